"""A running JupyterLab and a page in it, for browser tests and for screenshots.

JupyterLab is started by the command that the README gives, with a home folder of its own, so that
nobody's progress or settings leak in or out.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import nbformat
from playwright.sync_api import Browser, Locator, Page, Playwright

from scripts import chromium
from switch_edu import content

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # every other host is refused inside the browser, whatever asks for it
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
)
SECONDS = 1000


@dataclass(frozen=True)
class Lab:
    """A JupyterLab that runs: where it answers, and the folders it works in."""

    address: str
    token: str
    notebooks: Path
    home: Path

    def url(self, path: str) -> str:
        """Return the address of a path, with the key that lets the browser in."""
        joint = "&" if "?" in path else "?"
        return f"{self.address}/{path.lstrip('/')}{joint}token={self.token}"

    def add(self, name: str, *cells: str) -> str:
        """Put a notebook of these code cells into the folder and return its name."""
        notebook: Any = nbformat.v4.new_notebook()
        notebook.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3"}
        notebook.cells = [
            nbformat.v4.new_code_cell(text, id=f"cell-{number}")
            for number, text in enumerate(cells)
        ]
        nbformat.write(notebook, self.notebooks / name)
        return name

    def read(self, name: str) -> str:
        """Return the text of a notebook as it was last saved."""
        return (self.notebooks / name).read_text(encoding="utf-8")

    def start_afresh(self) -> None:
        """Stop all kernels, forget all progress and bring back the notebooks as shipped."""
        self.stop_kernels()
        shutil.rmtree(self.home / "data", ignore_errors=True)
        shutil.copytree(content.notebooks(), self.notebooks, dirs_exist_ok=True)

    def stop_kernels(self) -> None:
        """Stop all kernels."""
        for session in self._ask("GET", "api/sessions"):
            self._ask("DELETE", f"api/sessions/{session['id']}")

    def _ask(self, method: str, path: str) -> Any:
        request = urllib.request.Request(self.url(path), method=method)
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.loads(answer.read() or "null")


@contextmanager
def running_lab(home: Path) -> Iterator[Lab]:
    """Start `switch-edu --no-browser` with `home` as its home folder; stop it at the end."""
    notebooks = home / "notebooks"
    with (home / "server.log").open("w") as log:
        server = subprocess.Popen(
            [sys.executable, "-m", "switch_edu", "--no-browser", "--dir", str(notebooks)],
            env=_environment(home),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
        try:
            address, token = _wait_for_address(server, home / "server.log")
            yield Lab(address, token, notebooks, home)
        finally:
            stop(server)


def stop(server: subprocess.Popen[str]) -> None:
    """Stop a server as Ctrl+C does, or by force when it takes too long."""
    server.send_signal(signal.SIGINT)
    try:
        server.wait(timeout=20)
    except subprocess.TimeoutExpired:
        server.kill()


def change_theme(page: Page, theme: str) -> None:
    """Switch JupyterLab to its theme "Light" or "Dark"."""
    page.evaluate(
        """async theme => {
          await window.jupyterapp.commands.execute('apputils:change-theme', { theme });
        }""",
        f"JupyterLab {theme}",
    )


def _environment(home: Path) -> dict[str, str]:
    config = home / "config"
    config.mkdir(parents=True)
    # lets a test await a command of JupyterLab instead of guessing when it has finished
    settings = {"LabApp": {"expose_app_in_browser": True}}
    (config / "jupyter_lab_config.json").write_text(json.dumps(settings))
    return {
        **os.environ,
        "HOME": str(home),
        "XDG_DATA_HOME": str(home / "data"),
        "XDG_CONFIG_HOME": str(home / "config"),
        "JUPYTER_CONFIG_DIR": str(config),
        "JUPYTER_DATA_DIR": str(home / "jupyter"),
        "JUPYTER_RUNTIME_DIR": str(home / "runtime"),
        "IPYTHONDIR": str(home / "ipython"),
    }


def _wait_for_address(server: subprocess.Popen[str], log: Path) -> tuple[str, str]:
    assert server.stdout
    for line in server.stdout:
        if found := re.search(r"http://\S+", line):
            parts = urlsplit(found[0])
            return f"{parts.scheme}://{parts.netloc}", parse_qs(parts.query)["token"][0]
    ended = f"switch-edu ended with {server.wait()} before it gave an address"
    raise RuntimeError(f"{ended}:\n{log.read_text(encoding='utf-8')}")


def launch(playwright: Playwright) -> Browser:
    """Start a headless Chromium that reaches nothing but this machine."""
    return playwright.chromium.launch(executable_path=chromium.find(), args=FLAGS)


def outside(url: str) -> bool:
    """Say whether an address is on another machine."""
    parts = urlsplit(url)
    return parts.scheme not in ("data", "blob", "about") and parts.hostname != "127.0.0.1"


class Notebook:
    """An open notebook with a kernel that is ready."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.panel = page.locator(".jp-NotebookPanel:visible")

    @classmethod
    def open(cls, page: Page, lab: Lab, name: str, *, alone: bool = False) -> Notebook:
        """Open a notebook, in the lab or `alone` in the page, and wait for its kernel."""
        page.goto(lab.url(f"{'doc' if alone else 'lab'}/tree/{name}?reset"))
        notebook = cls(page)
        notebook.wait_ready()
        return notebook

    def wait_ready(self) -> None:
        """Wait until the kernel is there: before that, Run All would ask which kernel to use."""
        self.page.wait_for_function(
            """() => {
              const panel = window.jupyterapp?.shell.currentWidget;
              return panel?.context?.isReady && panel.sessionContext?.isReady
                && panel.sessionContext.session?.kernel?.status === 'idle';
            }""",
            timeout=60 * SECONDS,
        )

    def menu(self, *names: str) -> None:
        """Choose from the menus by mouse, for example `menu("Run", "Run All Cells")`."""
        for name in names:
            self.page.get_by_role("menuitem", name=name, exact=True).click()

    def run_all(self) -> None:
        """Run every cell and wait until all have ended."""
        self._command("notebook:run-all-cells")

    def run_cell(self, number: int) -> None:
        """Select one code cell and run it."""
        self.cell(number).locator(".jp-InputPrompt").click()
        self._command("notebook:run-cell")

    def restart_and_run_all(self) -> None:
        """Restart the kernel, say yes to the question, and wait until all cells have run."""
        self._begin("notebook:restart-run-all")
        self.page.locator(".jp-Dialog").get_by_role("button", name="Confirm").click()
        self._finish()

    def save(self) -> None:
        """Save the notebook."""
        self._command("docmanager:save")

    def wait_idle(self) -> None:
        """Wait until no cell is waiting or running, after something chosen from a menu."""
        self.page.evaluate("window.idleSince = null")
        self.page.wait_for_function(
            """() => {
              const idle = /\\| Idle/.test(document.querySelector('#jp-main-statusbar').textContent)
                && ![...document.querySelectorAll('.jp-InputPrompt')]
                  .some(prompt => prompt.textContent.includes('*'));
              window.idleSince = idle ? window.idleSince ?? performance.now() : null;
              return idle && performance.now() - window.idleSince > 250;
            }""",
            timeout=60 * SECONDS,
        )

    def cell(self, number: int) -> Locator:
        """Return a code cell, counted from 0."""
        return self.panel.locator(".jp-CodeCell").nth(number)

    def output(self, number: int) -> Locator:
        """Return what a code cell shows."""
        return self.cell(number).locator(".jp-OutputArea")

    def _command(self, name: str) -> None:
        self._begin(name)
        self._finish()

    def _begin(self, name: str) -> None:
        start = "name => { window.pendingCommand = window.jupyterapp.commands.execute(name); }"
        self.page.evaluate(start, name)

    def _finish(self) -> None:
        self.page.evaluate("async () => { await window.pendingCommand; }")


def picture(target: Page | Locator, path: Path, mask: Sequence[Locator] = ()) -> Path:
    """Save a screenshot with animations at their end, and return its path."""
    path.parent.mkdir(parents=True, exist_ok=True)
    target.screenshot(path=path, animations="disabled", mask=list(mask))
    return path
