"""Voila with a front page, seats, and kernels that keep nothing for anybody."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from pathlib import Path
from typing import Any

from jupyter_server._tz import utcnow
from jupyter_server.base.handlers import JupyterHandler
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from tornado.web import authenticated
from traitlets import Int
from voila.app import Voila
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.tornado.handler import TornadoVoilaHandler

from switch_edu.serve.front import front_page, full_page
from switch_edu.serve.seats import Seats

# Who loads a page anew leaves a seat and asks for one at the same moment: so a little is waited.
_TRIES, _PAUSE = 5, 0.4  # seconds
_GONE = timedelta(minutes=3)
TEMPLATES = Path(__file__).parent / "templates"


class Kernels(AsyncMappingKernelManager):  # type: ignore[misc]
    """Kernels that tell the seats when one has started."""

    async def start_kernel(self, **options: Any) -> str:
        """Start a kernel and return its id."""
        kernel_id: str = await super().start_kernel(**options)
        self.parent.seats.seated()
        return kernel_id

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        """End a kernel whose page has gone without a word, as when a tablet falls asleep."""
        idle = utcnow() - self.get_kernel(kernel_id).last_activity
        if not self.connections(kernel_id) and idle > _GONE:
            await self.shutdown_kernel(kernel_id)
        else:
            await super().cull_kernel_if_idle(kernel_id)

    def connections(self, kernel_id: str) -> int:
        """Return how many pages are connected to a kernel."""
        return int(self._kernel_connections.get(kernel_id, 0))


class Front(JupyterHandler):  # type: ignore[misc]
    """The list of the lessons."""

    @authenticated  # type: ignore[untyped-decorator]
    def get(self) -> None:
        """Answer with the page."""
        self.finish(front_page(Path(self.settings["voila"].root_dir)))


class Lesson(TornadoVoilaHandler):  # type: ignore[misc]
    """A notebook as a page, as long as there is a seat."""

    @authenticated  # type: ignore[untyped-decorator]
    async def get(self, path: str | None = None) -> None:
        """Answer with the page, or say politely that all seats are taken."""
        seats: Seats = self.settings["voila"].seats
        for _ in range(_TRIES):
            with seats.take() as seated:
                if seated:
                    await super().get(path)
                    return
            await asyncio.sleep(_PAUSE)
        self.set_status(503)
        self.set_header("Retry-After", "30")
        self.finish(full_page(seats.most))


class Leave(VoilaShutdownKernelHandler):  # type: ignore[misc]
    """What a page says as it is closed: its seat is free."""

    def check_xsrf_cookie(self) -> None:
        """Ask for nothing: a closing page can send no key, and knows the kernel's secret name."""

    @authenticated  # type: ignore[untyped-decorator]
    async def post(self, kernel_id: str) -> None:
        """Free the seat at once, and then end the kernel, which takes a moment."""
        self.settings["voila"].leaving.add(kernel_id)
        await super().post(kernel_id)


class CourseApp(Voila):  # type: ignore[misc]
    """The server; `most` seats."""

    most = Int(config=True)

    def initialize(self, argv: list[str] | None = None) -> None:
        """Read what the server is told."""
        super().initialize(argv)
        self.seats = Seats(self.most, self._taken)
        self.leaving: set[str] = set()

    def setup_template_dirs(self) -> None:
        """Put our template before those of Voila."""
        super().setup_template_dirs()
        self.template_paths.insert(0, str(TEMPLATES))

    def init_handlers(self) -> list[Any]:
        """Put our pages before those of Voila."""
        options = {
            "template_paths": self.template_paths,
            "config": self.config,
            "voila_configuration": self.voila_configuration,
        }
        ours = [
            (r"/", Front),
            (r"/voila/render/(.*)", Lesson, options),
            (r"/voila/api/shutdown/(.*)", Leave),
        ]
        return [*ours, *super().init_handlers()]

    def _taken(self) -> int:
        """Return how many kernels pages have: all but those that are kept warm."""
        manager = self.kernel_manager
        pools = getattr(manager, "_pools", {})  # there are none when nothing is kept warm
        warm = {
            task.result()["kernel_id"]
            for pool in pools.values()
            for task in pool
            if task.done() and not task.cancelled() and not task.exception()
        }
        running = set(manager.list_kernel_ids())
        self.leaving &= running
        return len(running - warm - self.leaving)
