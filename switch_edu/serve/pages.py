"""What the server answers: the list of lessons, lessons, and the line that each page keeps open."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from pathlib import Path

from jupyter_server.auth.decorator import allow_unauthenticated
from jupyter_server.base.handlers import JupyterHandler
from jupyter_server.base.websocket import WebSocketMixin
from tornado.web import HTTPError, authenticated
from tornado.websocket import WebSocketHandler
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler

from switch_edu.serve.front import door_page, front_page, full_page
from switch_edu.serve.kernels import LOST
from switch_edu.serve.reading import KERNEL
from switch_edu.serve.running import Run
from switch_edu.serve.seats import Seats

# Who loads a page anew leaves a seat and asks for one at the same moment: so a little is waited.
_TRIES, _PAUSE = 5, 0.4  # seconds


class Front(JupyterHandler):  # type: ignore[misc]
    """The list of the lessons."""

    @authenticated  # type: ignore[untyped-decorator]
    def get(self) -> None:
        """Answer with the page."""
        self.finish(front_page(Path(self.settings["voila"].root_dir)))


class Door(JupyterHandler):  # type: ignore[misc]
    """What somebody reads whose link has no key, or another one."""

    @allow_unauthenticated  # type: ignore[untyped-decorator]
    def get(self) -> None:
        """Answer with the page."""
        self.set_status(HTTPStatus.FORBIDDEN)
        self.finish(door_page(tried="token=" in self.get_argument("next", "")))


class Lesson(JupyterHandler):  # type: ignore[misc]
    """A notebook as a page, as long as there is a seat."""

    @authenticated  # type: ignore[untyped-decorator]
    async def get(self, name: str) -> None:
        """Answer with the page, or say politely that there is no such page, or no seat."""
        notebooks = Path(self.settings["voila"].root_dir)
        if name not in {notebook.name for notebook in notebooks.glob("*.ipynb")}:
            raise HTTPError(HTTPStatus.NOT_FOUND)
        seats: Seats = self.settings["voila"].seats
        for _ in range(_TRIES):
            with seats.take() as seated:
                if seated:
                    self.set_header("Cache-Control", "no-store")
                    self.finish(await self._seat(name))
                    return
            await asyncio.sleep(_PAUSE)
        self.set_status(HTTPStatus.SERVICE_UNAVAILABLE)
        self.set_header("Retry-After", "30")
        self.finish(full_page(seats.most))

    async def _seat(self, name: str) -> str:
        """Start a kernel for somebody and return their page."""
        app, kernels = self.settings["voila"], self.kernel_manager
        page = await app.pages.get(name)
        kernel_id = await kernels.start_kernel(kernel_name="python3", path="")
        app.runs[kernel_id] = Run(page.notebook, kernels.get_kernel(kernel_id), app.config)
        return str(page.html.replace(KERNEL, kernel_id))


class Line(WebSocketMixin, WebSocketHandler, JupyterHandler):  # type: ignore[misc]
    """A line that a page keeps open, so that either end notices when the other one goes."""

    def open(self, kernel_id: str) -> None:
        """Note that the page is there, or close at once when its kernel is not."""
        super().open()
        self.kernel_id = kernel_id
        if not self.kernel_manager.connect(kernel_id, self.close):
            self.close(LOST)

    def on_message(self, message: str | bytes) -> None:
        """Ignore it: the line is for noticing."""

    def on_close(self) -> None:
        """Note that the page has gone."""
        self.kernel_manager.disconnect(self.kernel_id, self.close)


class Leave(VoilaShutdownKernelHandler):  # type: ignore[misc]
    """What a page says as it is closed: its seat is free."""

    def check_xsrf_cookie(self) -> None:
        """Ask for nothing: a closing page can send no key, and knows the kernel's secret name."""

    @authenticated  # type: ignore[untyped-decorator]
    async def post(self, kernel_id: str) -> None:
        """End the kernel, unless it has ended already."""
        if kernel_id in self.kernel_manager:
            await super().post(kernel_id)
        else:
            self.set_status(204)
