"""Voila with our pages, and kernels that have seats."""

from __future__ import annotations

import signal
from pathlib import Path
from typing import Any

from traitlets import Int
from voila.app import Voila

from switch_edu.serve.pages import Door, Front, Leave, Lesson, Line
from switch_edu.serve.reading import Pages
from switch_edu.serve.running import Cells, Run
from switch_edu.serve.seats import Seats

TEMPLATES = Path(__file__).parent / "templates"


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

    def stop(self) -> None:
        """Tell the pages and end the kernels; a second Ctrl-C does not disturb that."""
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        self.kernel_manager.say_goodbye()
        super().stop()

    def init_handlers(self) -> list[Any]:
        """Put our pages before those of Voila."""
        ours = [
            (r"/", Front),
            (r"/login", Door),
            (r"/voila/render/(.*)", Lesson),
            (r"/voila/execution/([\w-]+)", Cells),
            (r"/line/([\w-]+)", Line),
            (r"/voila/api/shutdown/([\w-]+)", Leave),
        ]
        return [*ours, *super().init_handlers()]
