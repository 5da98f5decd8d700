"""Cells that are run again, restarted, reopened, shown twice: what classes meet in notebooks."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.harness import Lab, Notebook
from tests.browser.table import Widget

OPEN = Callable[..., Notebook]
IMPORT = "import switch_edu as sw"
# Three known hands, so that whoever sits here moves for all of them; nine of hearts on top.
TABLE = "9H 1+ 4HAHACKD/ASAD6S/5H5S7C 20.. - - names=Ann,Ben,Cy @practice-table"
SHOW = f"sw.table({TABLE!r})"
COUNT = """from ipywidgets.widgets.widget import _instances
len([one for one in _instances.values() if type(one).__module__.startswith("switch_edu")])"""
GROWTH = 2_000  # bytes of a saved notebook after twenty runs; one picture has about 6,000
SOURCES = """() => window.jupyterapp.shell.currentWidget.content.widgets.map(
  cell => [cell.model.type, cell.model.sharedModel.getSource()])"""


def widget_in(notebook: Notebook, cell: int) -> Widget:
    """Return the one living widget that a cell shows."""
    views = notebook.output(cell).locator(".switch-edu")
    expect(views).to_have_count(1)
    return Widget(notebook.page, views)


def play_once(widget: Widget, card: str) -> None:
    """Play a card and see that it is played once: the state moves on by one."""
    before = int(widget.number)
    widget.click(widget.card(card))
    expect(widget.find("[data-top]")).to_have_attribute("data-top", card)
    assert int(widget.number) == before + 1


def test_a_cell_run_twenty_times_leaves_one_table_and_a_small_file(
    lab: Lab, open_notebook: OPEN
) -> None:
    name = lab.add("again.ipynb", IMPORT, SHOW, COUNT)
    notebook = open_notebook(name)
    notebook.run_all()
    notebook.save()
    once = len(lab.read(name))
    for _ in range(20):
        notebook.run_cell(1)
    notebook.run_cell(2)
    expect(notebook.output(2).locator("pre")).to_have_text("1")
    widget = widget_in(notebook, 1)
    expect(notebook.output(1).locator(".switch-edu-still")).to_be_hidden()
    play_once(widget, "4H")
    notebook.save()
    assert len(lab.read(name)) - once < GROWTH


def test_restart_and_run_all_and_a_reopened_notebook(lab: Lab, open_notebook: OPEN) -> None:
    name = lab.add("reopened.ipynb", IMPORT, SHOW)
    notebook = open_notebook(name)
    notebook.run_all()
    play_once(widget_in(notebook, 1), "4H")
    notebook.restart_and_run_all()
    play_once(widget_in(notebook, 1), "4H")
    notebook.save()
    kept = json.loads(lab.read(name))
    assert kept["metadata"].get("widgets") is None
    reopened = open_notebook(name)  # the kernel still runs: the table lives on
    living = widget_in(reopened, 1)
    expect(living.find("[data-top]")).to_have_attribute("data-top", "4H")
    lab.stop_kernels()
    reopened = open_notebook(name)  # nothing runs: a picture, and how to go on
    still = reopened.output(1).locator(".switch-edu-still")
    expect(still).to_be_visible()
    expect(still).to_contain_text("run this cell (Shift+Enter)")
    expect(still.get_by_title("nine of hearts").first).to_be_visible()
    expect(reopened.panel.get_by_text("model not found")).to_have_count(0)
    reopened.run_all()
    expect(reopened.output(1).locator(".switch-edu-still")).to_be_hidden()
    play_once(widget_in(reopened, 1), "4H")


def test_widgets_stand_by_themselves_and_views_of_one_agree(lab: Lab, open_notebook: OPEN) -> None:
    shown = (f"one = {SHOW}\none", "one", SHOW, "sw.play(seed=7)")
    notebook = open_notebook(lab.add("several.ipynb", IMPORT, *shown))
    notebook.run_all()
    first, again, other, game = (widget_in(notebook, cell) for cell in (1, 2, 3, 4))
    play_once(first, "4H")
    expect(again.find("[data-top]")).to_have_attribute("data-top", "4H")
    play_once(other, "AC")
    assert (first.number, again.number, other.number, game.number) == ("2", "2", "2", "1")
    notebook.run_cell(1)  # a new widget here; the old one goes on living in the next cell
    play_once(widget_in(notebook, 1), "AH")
    play_once(again, "AS")
    play_once(game, game.hand(".swe-playable")[0])


def test_one_press_counts_once_and_every_press_counts(lab: Lab, open_notebook: OPEN) -> None:
    notebook = open_notebook(lab.add("presses.ipynb", IMPORT, SHOW))
    notebook.run_all()
    widget = widget_in(notebook, 1)
    before = widget.seen()
    for turn in (2, 3):  # the same wrong card twice: refused twice, and nothing has changed
        widget.click(widget.card("KD"))
        assert widget.number == str(turn)
        expect(widget.live).to_contain_text("king of diamonds is neither a heart nor a nine")
        expect(widget.find(".swe-said")).to_contain_text("neither a heart nor a nine")
        assert widget.seen() == before
    widget.card("AH").dblclick(force=True)
    expect(widget.find(".swe-choices")).to_be_visible()
    assert widget.number == "4"
    widget.click(widget.move("=H"))  # hearts are in force already
    expect(widget.find(".swe-suit-named")).to_contain_text("hearts")
    widget.click(widget.card("AD"))
    widget.click(widget.move("=H"))  # and named a second time
    expect(widget.find(".swe-own .swe-name")).to_have_text("Cy")
    expect(widget.find(".swe-suit-named")).to_contain_text("hearts")
    assert widget.number == "7"


def test_keys_in_the_widget_change_no_cell(lab: Lab, open_notebook: OPEN) -> None:
    notebook = open_notebook(lab.add("keys.ipynb", IMPORT, SHOW, "sw.play(seed=7)"))
    notebook.run_all()
    page = notebook.page
    table, game = widget_in(notebook, 1), widget_in(notebook, 2)
    cells = page.evaluate(SOURCES)
    table.card("KD").focus()
    press_all(page, "j k d d x a b c v z m y 0 0 i i ArrowLeft ArrowDown ArrowUp Enter")
    assert page.evaluate(SOURCES) == cells
    expect(table.find(".swe-hand :focus")).to_have_count(1)
    game.field("seed").focus()
    press_all(page, "Control+a d d x a b j")
    expect(game.field("seed")).to_have_value("ddxabj")
    assert page.evaluate(SOURCES) == cells
    expect(game.field("seed")).to_be_focused()


def press_all(page: Page, keys: str) -> None:
    for key in keys.split():
        page.keyboard.press(key)


def test_a_fault_in_the_program_is_one_friendly_line(lab: Lab, open_notebook: OPEN) -> None:
    break_it = "table = " + SHOW + "\ntable._try = lambda move: 1 / 0\ntable"
    notebook = open_notebook(lab.add("fault.ipynb", IMPORT, break_it, "del table._try"))
    notebook.run_cell(0)
    notebook.run_cell(1)
    widget = widget_in(notebook, 1)
    before = widget.seen()
    widget.click(widget.card("4H"))
    expect(widget.error).to_have_count(1)
    expect(widget.error).to_contain_text("Something went wrong inside the program at “move 4H”")
    expect(widget.live).to_contain_text("Something went wrong")
    expect(notebook.panel.get_by_text("Traceback")).to_have_count(0)
    assert widget.seen() == before
    notebook.run_cell(2)
    play_once(widget, "4H")
    expect(widget.error).to_have_count(0)
