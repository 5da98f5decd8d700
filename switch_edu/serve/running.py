"""Running the cells of a page in its kernel, and sending what they show one after the other."""

from __future__ import annotations

import asyncio
import copy
import json
from collections.abc import AsyncIterator
from typing import Any

from jupyter_server.base.handlers import JupyterHandler
from jupyter_server.base.websocket import WebSocketMixin
from nbclient.exceptions import DeadKernelError
from tornado.websocket import WebSocketClosedError, WebSocketHandler
from traitlets.config import Config
from voila.execute import VoilaExecutor

from switch_edu.serve.kernels import LOST


class Run:
    """The cells of a notebook, to be run once in a kernel that may still be starting."""

    def __init__(self, notebook: Any, kernel: Any, config: Config) -> None:
        self.total = len(notebook.cells)
        self._executor = VoilaExecutor(
            copy.deepcopy(notebook), km=kernel, config=config, allow_errors=True
        )
        # who has opened a page loads its scripts meanwhile
        self._ready = asyncio.ensure_future(self._executor.async_start_new_kernel_client())
        # a page that has gone asks for nothing: that its kernel was never ready is no failure then
        self._ready.add_done_callback(lambda ready: ready.cancelled() or ready.exception())

    async def results(self) -> AsyncIterator[dict[str, Any]]:
        """Yield each cell with what it shows.

        Raises `DeadKernelError` when the kernel ends, `RuntimeError` when it never was ready.
        """
        await self._ready
        for index, cell in enumerate(self._executor.nb.cells):
            done = await self._executor.execute_cell(cell, None, index, store_history=False)
            yield {**done, "source": ""}

    def close(self) -> None:
        """Let go of the kernel."""
        self._ready.cancel()
        if self._executor.kc:
            self._executor.kc.stop_channels()


class Cells(WebSocketMixin, WebSocketHandler, JupyterHandler):  # type: ignore[misc]
    """Where Voila's page asks for its cells to be run, and gets the results."""

    def open(self, kernel_id: str) -> None:
        """Take the cells of the page whose kernel this is; they are run only once."""
        super().open()
        self.kernel_id = kernel_id
        self.run: Run | None = self.settings["voila"].runs.pop(kernel_id, None)
        self.write_message({"action": "initialized", "payload": {}})

    def on_message(self, message: str | bytes) -> None:
        """Begin to run the cells when the page is ready for them.

        Their end is not waited for: a socket that is not read meanwhile is taken for dead.
        """
        if self.run and _asks_for_cells(message):
            self.running = asyncio.ensure_future(self._run_for_page(self.run))
            self.run = None

    async def _run_for_page(self, run: Run) -> None:
        """Run the cells for as long as the page is there."""
        try:
            if await self.kernel_manager.heard(self.kernel_id):
                await self._send_results(run)
        except WebSocketClosedError:
            pass  # nobody is there any more
        except (DeadKernelError, RuntimeError):
            await self.kernel_manager.end(self.kernel_id, LOST)
        finally:
            run.close()

    async def _send_results(self, run: Run) -> None:
        index = 0
        async for cell in run.results():
            payload = {"output_cell": cell, "cell_index": index, "total_cell": run.total}
            await self.write_message({"action": "execution_result", "payload": payload})
            index += 1

    def on_close(self) -> None:
        """Let go of cells that the page has never asked for."""
        if self.run:
            self.run.close()


def _asks_for_cells(message: str | bytes) -> bool:
    try:
        asked = json.loads(message)
    except ValueError:
        return False
    return isinstance(asked, dict) and asked.get("action") == "execute"
