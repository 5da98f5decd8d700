"""Notebooks as pages to read: their words at once, without what only makes sense beside code."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tornado.web import HTTPError
from voila.app import Voila
from voila.notebook_renderer import NotebookRenderer
from voila.utils import get_page_config

from switch_edu import content

# Stands in a page for the kernel that it is going to have.
KERNEL = "00000000-kernel-of-this-page"


@dataclass(frozen=True)
class Page:
    """A notebook to be read, and its HTML, in which `KERNEL` stands for the kernel."""

    notebook: Any
    html: str


class Pages:
    """The pages of a course, each made when it is first asked for."""

    def __init__(self, app: Voila) -> None:
        self._app = app
        self._made: dict[str, tuple[float, Page]] = {}
        self._making = asyncio.Lock()

    async def get(self, name: str) -> Page:
        """Return the page of a notebook; made anew when the file has changed."""
        changed = (Path(self._app.root_dir) / name).stat().st_mtime
        async with self._making:  # a whole class asks at once
            known = self._made.get(name)
            if known is None or known[0] != changed:
                try:
                    self._made[name] = (changed, await self._make(name))
                except HTTPError:  # it cannot be read, perhaps because it is just being written
                    if known is None:
                        raise
            return self._made[name][1]

    async def _make(self, name: str) -> Page:
        app = self._app
        settings, configuration = app.app.settings, app.voila_configuration
        renderer = _Renderer(
            voila_configuration=configuration,
            traitlet_config=app.config,
            notebook_path=name,
            template_paths=app.template_paths,
            config_manager=app.config_manager,
            contents_manager=app.contents_manager,
            base_url=app.base_url,
            kernel_spec_manager=app.kernel_spec_manager,
            page_config=get_page_config(app.base_url, settings, app.log, configuration),
        )
        await renderer.initialize()
        return Page(renderer.notebook, await renderer.generate_content_str(KERNEL))


class _Renderer(NotebookRenderer):  # type: ignore[misc]
    """Voila's, which would show every cell, and wait for a kernel."""

    async def load_notebook(self, path: str) -> Any:
        return for_reading(await super().load_notebook(path))

    async def _jinja_kernel_start(self, nb: Any, kernel_id: str, kernel_future: Any) -> str:
        return kernel_id

    async def _cleanup_resources(self) -> None:
        pass


def for_reading(notebook: Any) -> Any:
    """Leave out what makes sense only where code is seen, and name the page by its heading."""
    notebook.cells = [cell for cell in notebook.cells if not content.is_beside_code(cell)]
    notebook.metadata["title"] = content.title(notebook)
    return notebook
