"""Voila with our pages, and kernels that have seats."""

from __future__ import annotations

import signal
from contextlib import suppress
from http import HTTPStatus
from pathlib import Path
from typing import Any

from jupyter_server.base.handlers import FileFindHandler
from jupyter_server.services.kernels.handlers import KernelHandler
from tornado.ioloop import IOLoop
from tornado.web import ErrorHandler
from traitlets import Int
from voila.app import Voila
from voila.static_file_handler import MultiStaticFileHandler, TemplateStaticFileHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from switch_edu.errors import BadFile
from switch_edu.serve.answers import in_words
from switch_edu.serve.pages import Door, Front, Leave, Lesson, Line
from switch_edu.serve.reading import Pages
from switch_edu.serve.running import Cells, Run
from switch_edu.serve.seats import Seats

TEMPLATES = Path(__file__).parent / "templates"
# what a page asks Voila for: its kernel, scripts, styles; Voila would list and show files as well
_NEEDED = (
    KernelHandler,
    VoilaKernelWebsocketHandler,
    TemplateStaticFileHandler,
    MultiStaticFileHandler,
    FileFindHandler,
)


class CourseApp(Voila):  # type: ignore[misc]
    """The server; `most` seats."""

    most = Int(config=True)

    def initialize(self, argv: list[str] | None = None) -> None:
        """Read what the server is told."""
        super().initialize(argv)
        self.seats = Seats(self.most)
        self.pages = Pages(self)
        self.runs: dict[str, Run] = {}  # what pages have not asked for yet, by kernel

    def setup_template_dirs(self) -> None:
        """Put our template before those of Voila."""
        super().setup_template_dirs()
        self.template_paths.insert(0, str(TEMPLATES))

    def forget(self, kernel_id: str) -> None:
        """Let go of what a page has never asked for, now that its kernel has ended."""
        run = self.runs.pop(kernel_id, None)
        if run:
            run.close()

    def stop(self) -> None:
        """Tell the pages and end the kernels; a second Ctrl-C does not disturb that."""
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        self.kernel_manager.say_goodbye()
        super().stop()

    def listen(self) -> None:
        """Answer until Ctrl-C; raises `BadFile` when another program has been quicker."""
        try:
            self.app.listen(self.port, self.ip)
        except OSError as problem:
            raise BadFile(
                f"Another program has just taken the port {self.port}: start the class again."
            ) from problem
        self.ioloop = IOLoop.current()
        try:
            with suppress(KeyboardInterrupt):
                self.ioloop.start()
        finally:
            self.stop()

    def init_handlers(self) -> list[Any]:
        """Offer our pages, and of Voila's answers those that they ask for, but nothing else."""
        ours = [
            (r"/", Front),
            (r"/login", Door),
            (r"/voila/render/(.*)", Lesson),
            (r"/voila/execution/([\w-]+)", Cells),
            (r"/line/([\w-]+)", Line),
            (r"/voila/api/shutdown/([\w-]+)", Leave),
        ]
        theirs = [rule for rule in super().init_handlers() if rule[1] in _NEEDED]
        nowhere = (r".*", ErrorHandler, {"status_code": HTTPStatus.NOT_FOUND})
        return [in_words(*rule) for rule in (*ours, *theirs, nowhere)]
