"""What all widgets share: messages that act once, errors in words, pictures without a kernel."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import anywidget
import traitlets

from switch_edu.errors import SwitchError
from switch_edu.userdata import kept_by_browser
from switch_edu.widgets import assets, still
from switch_edu.widgets.cells import replace_in_cell
from switch_edu.widgets.keeping import browsers_copy
from switch_edu.widgets.messages import Message

LOOK = {"size": "normal", "suits": "four"}
_LOST = "This browser lets the page keep nothing more: what you do from now on ends with the page."
log = logging.getLogger("switch_edu.widgets")

# Jupyter swallows what a handler raises; a test run sets this so that it fails instead.
raise_faults = False


class SwitchWidget(anywidget.AnyWidget):
    """A view on a table in the page.

    `state` is everything that the page shows, as plain data, and only what one seat may see; `look`
    is how large and in which colours. The page sends messages {"type": …, "number": …}; one whose
    number is not that of the state is a repetition, or comes from an old view, and does nothing.
    Where the browser `keeps` the progress, the page also tells what it has, in a "recall", and by
    "lost" that it may keep nothing.
    """

    _esm = assets.script()
    _css = assets.style() + still.STYLE
    state = traitlets.Dict().tag(sync=True)
    look = traitlets.Dict(LOOK).tag(sync=True)
    keeps = traitlets.Bool(False).tag(sync=True)

    def __init__(self) -> None:
        super().__init__(state={**self._content(), **_frame(1)}, keeps=kept_by_browser())
        self.cells: set[str] = set()
        self.on_msg(lambda _, message, __: self.receive(message))

    # -- for the kinds of widgets ---------------------------------------------------------------

    def _act(self, kind: str, message: Message) -> Iterable[str]:
        """Do what a message asks for and return the sentences to say; may raise SwitchError."""
        raise NotImplementedError

    def _content(self) -> dict[str, Any]:
        """Return what there is to show: "kind", "table" and "panel"."""
        raise NotImplementedError

    def _still(self) -> still.Still:
        """Return what a saved notebook keeps, with nothing in it that the learner may not see."""
        raise NotImplementedError

    def _recalled(self) -> Iterable[str]:
        """Take note of progress that has come from the browser; return the sentences to say."""
        return ()

    # -- messages ------------------------------------------------------------------------------

    def receive(self, message: Any) -> None:
        """Act on a message of the page, once, and show what came of it; every error is shown."""
        if not isinstance(message, Mapping):
            return
        if message.get("type") == "recall":
            self._recall(message.get("files"))
        elif message.get("type") == "lost":
            self.keeps = False
            self._show_error(_LOST)
        elif message.get("number") == self.state["number"]:
            self._react(message)
            self._keep()

    def _react(self, message: Message) -> None:
        kind = str(message.get("type", ""))
        with self._faults_in_words(kind, message):
            said = self._act(kind, message)
            self.state = {**self._content(), **self._next_frame(said)}

    @contextmanager
    def _faults_in_words(self, kind: str, message: Message) -> Iterator[None]:
        """Show what goes wrong inside; nothing that fails vanishes."""
        error = fault = None
        try:
            yield
        except SwitchError as refused:
            error = str(refused)
        except Exception as raised:
            log.exception("The message %r failed", dict(message))
            error, fault = _apology(kind, message), raised
        if error:
            self._show_error(error)
        if fault and raise_faults:
            raise fault

    def _recall(self, files: object) -> None:
        if self.keeps and browsers_copy().take(files):
            said, content = self._recalled(), self._content()
            if said or content != {part: self.state.get(part) for part in content}:
                self.state = {**content, **self._next_frame(said)}
        self._keep()

    def _keep(self) -> None:
        changes = browsers_copy().changes() if self.keeps else {}
        if changes:
            self.send({"type": "keep", "files": changes})

    def _show_error(self, error: str) -> None:
        """Show an error over what is there; if even that fails, over what was there before."""
        try:
            content = self._content()
        except Exception:
            log.exception("The widget cannot be drawn")
            content = {}
        self.state = {**self.state, **content, **self._next_frame(()), "error": error}

    def _next_frame(self, said: Iterable[str]) -> dict[str, Any]:
        before = self.state
        text = " ".join(said)
        say = {"n": before["say"]["n"] + 1, "text": text} if text else before["say"]
        return {**_frame(before["number"] + 1), "say": say}

    # -- notebooks -----------------------------------------------------------------------------

    def _repr_mimebundle_(self, **options: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        """Return the living view together with a picture and text for where no kernel runs."""
        data, metadata = super()._repr_mimebundle_(**options) or ({}, {})
        return {**data, **self._still().bundle()}, metadata

    def _ipython_display_(self) -> None:
        """Show the picture and the living view as two outputs.

        JupyterLab shows one output in its best form only, and a view whose kernel is gone as an
        error: the picture stays readable because it stands apart. Beside a living view it is
        hidden.
        """
        from IPython.display import display

        self._open_again()
        replace_in_cell(self)
        data, metadata = super()._repr_mimebundle_() or ({}, {})
        show: Any = display
        show(self._still().bundle(), raw=True)
        show({**data, "text/plain": ""}, metadata=metadata, raw=True)

    def close(self) -> None:
        """Close the widget and the layout that belongs to it."""
        if self.comm is not None:
            super().close()
            self.layout.close()

    def _open_again(self) -> None:
        """Bring a widget back that was closed when its cell showed another one."""
        if self.comm is None:
            del self._repr_mimebundle_  # closing has hidden the method behind an attribute
            self.layout.open()
            self.open()


def _frame(number: int) -> dict[str, Any]:
    return {"number": number, "say": {"n": 0, "text": ""}, "error": None}


def _apology(kind: str, message: Message) -> str:
    parts = [kind, *(message[key] for key in ("move", "step", "name", "seed") if key in message)]
    what = " ".join(str(part) for part in parts)
    return (
        f"Something went wrong inside the program at “{what}”. "
        "Try it again; to begin afresh, run the cell again or, on a page without cells, "
        "load it again."
    )
