"""What all widgets share: a message acts once, errors are seen, notebooks stay readable."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from types import SimpleNamespace
from typing import Any

import pytest
from ipywidgets import Widget
from ipywidgets.widgets.widget import _instances

import switch_edu as sw
from switch_edu.errors import BadMove
from switch_edu.widgets import assets, base, cells
from switch_edu.widgets.base import SwitchWidget
from switch_edu.widgets.still import Still

VIEW = "application/vnd.jupyter.widget-view+json"
LINE = "9C 1+ AS5S7H9DKC/7/7 26 - - @practice-table"


class Counter(SwitchWidget):
    """A widget that counts, refuses and breaks on demand."""

    def __init__(self) -> None:
        self.count = 0
        self.drawable = True
        super().__init__()

    def _content(self) -> dict[str, Any]:
        if not self.drawable:
            raise ZeroDivisionError
        return {"kind": "table", "table": None, "panel": {"count": self.count}}

    def _act(self, kind: str, message: Mapping[str, Any]) -> list[str]:
        if kind == "refuse":
            raise BadMove("That is no move.")
        if kind == "break":
            raise ZeroDivisionError("by design")
        self.count += 1
        return [f"Now {self.count}."] if kind == "count" else []

    def _still(self) -> Still:
        return Still("Counter", None, "Run this cell.", ("<b>bold</b>",))


def send(widget: SwitchWidget, kind: str, **more: Any) -> dict[str, Any]:
    widget.receive({"type": kind, "number": widget.state["number"], **more})
    return dict(widget.state)


@pytest.fixture(autouse=True)
def _no_widget_is_left() -> Iterator[None]:
    yield
    Widget.close_all()


def test_a_message_acts_once() -> None:
    widget = Counter()
    message = {"type": "count", "number": 1}
    widget.receive(message)
    widget.receive(message)
    assert widget.count == 1
    assert widget.state["number"] == 2
    assert widget.state["say"] == {"n": 1, "text": "Now 1."}


@pytest.mark.parametrize("number", [0, 2, "1", None])
def test_a_message_with_another_number_changes_nothing(number: object) -> None:
    widget = Counter()
    before = widget.state
    widget.receive({"type": "count", "number": number})
    assert (widget.count, widget.state) == (0, before)


@pytest.mark.parametrize("message", [None, "count", [1], 3, {}])
def test_what_is_no_message_changes_nothing(message: object) -> None:
    widget = Counter()
    before = widget.state
    widget.receive(message)
    assert widget.state == before


def test_messages_arrive_through_the_comm() -> None:
    widget = Counter()
    content = {"type": "count", "number": 1}
    widget._handle_msg(
        {"content": {"data": {"method": "custom", "content": content}}, "buffers": []}
    )
    assert widget.count == 1


def test_the_live_region_speaks_only_when_there_is_something_to_say() -> None:
    widget = Counter()
    send(widget, "count")
    state = send(widget, "quietly")
    assert state["say"] == {"n": 1, "text": "Now 1."}
    assert state["panel"] == {"count": 2}


def test_a_refusal_is_shown_and_goes_with_the_next_message() -> None:
    widget = Counter()
    state = send(widget, "refuse")
    assert state["error"] == "That is no move."
    assert state["number"] == 2
    assert send(widget, "count")["error"] is None


def test_a_fault_is_shown_in_words_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    widget = Counter()
    state = send(widget, "break", move="9D")
    assert "break 9D" in state["error"]
    assert "Traceback" not in state["error"]
    assert "by design" in caplog.text
    assert state["panel"] == {"count": 0}


def test_a_fault_fails_a_test_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(base, "raise_faults", True)
    widget = Counter()
    with pytest.raises(ZeroDivisionError):
        send(widget, "break")
    assert widget.state["error"]


def test_a_widget_that_cannot_be_drawn_shows_what_it_showed_before() -> None:
    widget = Counter()
    send(widget, "count")
    widget.drawable = False
    state = send(widget, "count")
    assert state["error"]
    assert state["panel"] == {"count": 1}


def test_two_widgets_do_not_share_anything() -> None:
    one, other = Counter(), Counter()
    send(one, "count")
    one.look = {"size": "projector", "suits": "two"}
    assert (other.count, other.state["number"]) == (0, 1)
    assert other.look == {"size": "normal", "suits": "four"}


def test_the_bundle_has_a_view_a_picture_and_text() -> None:
    data, _ = Counter()._repr_mimebundle_()
    assert set(data) == {VIEW, "text/html", "text/plain"}
    assert "&lt;b&gt;bold&lt;/b&gt;" in data["text/html"]
    assert "Run this cell." in data["text/html"]
    assert data["text/plain"] == "Counter\n<b>bold</b>"


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """The outputs that widgets have shown, in order."""
    outputs: list[dict[str, Any]] = []
    monkeypatch.setattr("IPython.display.display", lambda data, **_: outputs.append(data))
    return outputs


def test_a_widget_is_shown_beside_its_picture(shown: list[dict[str, Any]]) -> None:
    Counter()._ipython_display_()
    assert [set(output) for output in shown] == [
        {"text/html", "text/plain"},
        {"text/plain", VIEW},
    ]


@pytest.fixture
def run_cell(monkeypatch: pytest.MonkeyPatch, shown: list[dict[str, Any]]) -> Any:
    """Show widgets as if a cell with this id had run."""
    monkeypatch.setattr(cells, "_shown", {})
    runs = iter(range(1000))

    def run(cell: str, *widgets: SwitchWidget) -> None:
        parent = {"metadata": {"cellId": cell}, "header": {"msg_id": f"run-{next(runs)}"}}
        shell = SimpleNamespace(parent_header=parent)
        monkeypatch.setattr("IPython.get_ipython", lambda: shell)
        for widget in widgets:
            widget._ipython_display_()

    return run


def test_running_a_cell_twenty_times_leaves_one_widget(run_cell: Any) -> None:
    before = len(_instances)
    for _ in range(20):
        run_cell("a", Counter())
    alive = [widget for widget in _instances.values() if isinstance(widget, Counter)]
    assert len(alive) == 1
    assert len(_instances) - before <= 2  # the counter and its layout


def test_widgets_of_one_run_and_of_other_cells_stay(run_cell: Any) -> None:
    first, second, elsewhere = Counter(), Counter(), Counter()
    run_cell("a", first, second)
    run_cell("b", elsewhere, first)
    run_cell("a", Counter())
    assert first.comm is not None  # cell b shows it still
    assert second.comm is None
    assert elsewhere.comm is not None


def test_showing_the_same_widget_again_keeps_it(run_cell: Any) -> None:
    widget = Counter()
    run_cell("a", widget)
    run_cell("a", widget)
    assert widget.comm is not None


def test_a_closed_widget_can_be_shown_again(run_cell: Any, shown: list[dict[str, Any]]) -> None:
    widget = Counter()
    run_cell("a", widget)
    run_cell("a", Counter())
    assert widget.comm is None
    run_cell("b", widget)
    assert VIEW in shown[-1]
    assert send(widget, "count")["panel"] == {"count": 1}


def test_importing_the_widgets_makes_none() -> None:
    import subprocess
    import sys

    code = "import switch_edu.widgets, ipywidgets; print(len(ipywidgets.Widget.widgets))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "0"


def test_every_module_of_the_page_is_joined() -> None:
    names = json.loads((assets.STATIC / "modules.json").read_text(encoding="utf-8"))
    on_disk = {path.name for path in assets.STATIC.iterdir()} - {"modules.json"}
    assert {*names["js"], *names["css"]} == on_disk
    assert assets.script().count("export default") == 1
    assert "♠" in assets.script()


def test_nothing_of_the_page_comes_from_elsewhere() -> None:
    for text in (assets.script(), assets.style()):
        assert "http" not in text.replace("http://www.w3.org/2000/svg", "")
        assert "@import" not in text


def test_the_state_is_plain_data() -> None:
    widget = sw.table(LINE)
    assert json.loads(json.dumps(widget.state)) == widget.state
