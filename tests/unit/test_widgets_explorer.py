"""The explorer: what the page is told, and what becomes of each message."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import switch_edu as sw
from switch_edu.errors import SwitchError
from switch_edu.widgets.explorer import ExplorerWidget
from tests.unit.widget_checks import send

pytestmark = pytest.mark.usefixtures("faults_fail")

LINE = "9C 1+ 2CKCASQH/7/7 26 - - names=You,Robin,Alex"
HOUSES = ("practice-table", "jack7", "classic")


@pytest.fixture
def explorer() -> ExplorerWidget:
    return sw.explorer(LINE, rules=HOUSES)


def act(widget: ExplorerWidget, kind: str, **more: Any) -> dict[str, Any]:
    """Send a message that has to succeed, and return the panel."""
    state = send(widget, kind, **more)
    assert state["error"] is None
    panel: dict[str, Any] = state["panel"]
    return panel


def refused(widget: ExplorerWidget, kind: str, **more: Any) -> str:
    """Send a message that has to fail without changing anything, and return the sentence."""
    before = widget.text
    error = send(widget, kind, **more)["error"]
    assert error
    assert widget.text == before
    assert widget.state["panel"]["houses"]
    return str(error)


def tops(panel: dict[str, Any]) -> list[str]:
    return [house["table"]["pile"]["top"] for house in panel["houses"]]


def signs(panel: dict[str, Any]) -> list[str]:
    return [house["answer"]["sign"] for house in panel["houses"]]


# -- playing on all tables -------------------------------------------------------------------------


def test_a_king_is_played_everywhere_and_turns_play_round_in_jack7_alone(
    explorer: ExplorerWidget,
) -> None:
    panel = act(explorer, "move", house=0, move="KC")
    assert [house["table"]["pile"]["laid"] or house["table"]["pile"]["top"]
            for house in panel["houses"]] == ["KC", ["KC"], "KC"]  # fmt: skip
    answers = [house["answer"] for house in panel["houses"]]
    assert signs(panel) == ["yes", "yes", "yes"]
    assert [answer["odd"] for answer in answers] == [False, True, False]
    assert answers[0]["text"] == "Robin is next."
    assert answers[1]["text"] == "Once the turn ends, Alex is next, play goes anticlockwise."
    assert "in jack7 Alex is next, play goes anticlockwise" in panel["said"]
    assert explorer.state["say"]["text"] == panel["said"]


def test_a_house_that_refuses_stays_as_it_was_and_says_why(explorer: ExplorerWidget) -> None:
    panel = act(explorer, "move", house=0, move="AS")
    assert signs(panel) == ["yes", "yes", "no"]
    classic = panel["houses"][2]
    assert classic["table"]["pile"]["top"] == "9C"
    assert classic["answer"]["odd"]
    assert "neither a club nor a nine" in classic["answer"]["text"]
    assert classic["answer"]["mistake"].endswith("it costs nothing: it is only refused.")
    assert "in practice-table you have to name a suit; in jack7 you may go on" in panel["parted"]
    panel = act(explorer, "move", house=0, move="=H")  # which jack7 asks for as the turn ends
    for house in panel["houses"][:2]:
        assert house["table"]["suit"] == {"id": "H", "named": True, "awaited": False}
    assert panel["houses"][2]["table"]["pile"]["top"] == "9C"


def test_a_card_that_no_house_allows_changes_nothing_and_tells_what_a_mistake_costs(
    explorer: ExplorerWidget,
) -> None:
    before = explorer.text
    panel = act(explorer, "move", house=1, move="QH")
    assert signs(panel) == ["no", "no", "no"]
    assert panel["houses"][1]["answer"]["mistake"] == (
        "Laid all the same, it costs two cards and the turn."
    )
    assert (explorer.text, panel["undo"]) == (before, False)
    assert panel["said"].startswith("Q♥: not allowed in any house")


def test_differences_are_marked_before_a_move_and_told_in_sentences(
    explorer: ExplorerWidget,
) -> None:
    panel = explorer.state["panel"]
    for house in panel["houses"]:
        marked = {held["card"] for held in house["table"]["hand"] if held["differs"]}
        assert marked == {"2C", "KC", "AS"}
    assert any(text.startswith("K♣: in jack7 Alex is next") for text in panel["differences"])
    assert any("in classic not allowed" in text for text in panel["differences"])


def test_a_house_without_jokers_says_that_the_position_cannot_arise() -> None:
    panel = sw.explorer("9C 1+ JK15D/5/5 20.. - - @jack7 | practice-table").state["panel"]
    assert panel["houses"][0]["table"]
    assert panel["houses"][1]["table"] is None
    assert "cannot arise" in panel["houses"][1]["problem"]


def test_undo_and_reset_lead_back(explorer: ExplorerWidget) -> None:
    start = explorer.text
    act(explorer, "move", house=0, move="KC")
    act(explorer, "add", line="jaques")
    act(explorer, "undo")
    assert tops(act(explorer, "undo")) == ["9C", "9C", "9C"]
    assert explorer.text == start
    act(explorer, "move", house=0, move="KC")
    act(explorer, "reset")
    assert explorer.text == start
    assert act(explorer, "undo")["undo"]
    assert explorer.text.endswith("; 1 KC")


def test_a_message_counts_once(explorer: ExplorerWidget) -> None:
    message = {"type": "move", "number": explorer.state["number"], "house": 0, "move": "KC"}
    explorer.receive(message)
    after = dict(explorer.state)
    explorer.receive(message)
    explorer.receive({"type": "undo"})
    assert explorer.state == after


def test_what_cannot_be_done_is_one_sentence(explorer: ExplorerWidget) -> None:
    assert "cannot “shout”" in refused(explorer, "shout")
    assert "no house in place 7" in refused(explorer, "move", house=7, move="KC")
    assert "is no house in place" in refused(explorer, "answer", house="0", question="hand")
    refused(explorer, "move", house=0, move="<b>KC</b>")
    refused(explorer, "dispute", id="none")
    refused(explorer, "go", step=1)


# -- the houses ------------------------------------------------------------------------------------


def test_houses_are_added_chosen_pasted_and_removed(explorer: ExplorerWidget) -> None:
    assert not act(explorer, "add", line="jaques")["more"]
    assert "Two to four houses" in refused(explorer, "add", line="switch")
    act(explorer, "house", house=2, line="jack7~jokers=0")
    assert "on the table already" in refused(explorer, "house", house=2, line="jaques")
    assert "did you mean jack7?" in refused(explorer, "house", house=2, line="jack8")
    act(explorer, "remove", house=0)
    panel = act(explorer, "remove", house=0)
    assert [house["line"] for house in panel["houses"]] == ["jack7~jokers=0", "jaques"]
    refused(explorer, "remove", house=0)


def test_an_answer_changes_the_house_and_its_table_at_once(explorer: ExplorerWidget) -> None:
    panel = act(explorer, "answer", house=0, question="king-role", value="reverse")
    assert panel["houses"][0]["line"] == "practice-table~powers.K=reverse"
    assert not any(text.startswith("K♣: in jack7") for text in panel["differences"])
    sentence = refused(explorer, "answer", house=0, question="hand-size", value="99")
    assert "from 1 to 9" in sentence


def test_plays_are_made_again_under_changed_rules(explorer: ExplorerWidget) -> None:
    act(explorer, "move", house=0, move="KC")
    panel = act(explorer, "answer", house=0, question="king-role", value="reverse")
    assert panel["houses"][0]["table"]["direction"] == -1


def test_variations_and_switches(explorer: ExplorerWidget) -> None:
    act(explorer, "house", house=0, line="switch")
    form = act(explorer, "open", panel="rules", house=0)["open"]["form"]
    name = form["variations"][0]["name"]
    panel = act(explorer, "vary", house=0, name=name, on=True)
    assert panel["houses"][0]["line"] == f"switch~{name}"
    assert panel["open"]["form"]["variations"][0]["on"]
    assert act(explorer, "vary", house=0, name=name, on=False)["houses"][0]["line"] == "switch"
    panel = act(explorer, "vary", house=1, name="runs", value="off")
    assert panel["houses"][1]["line"] == "jack7~runs=off"


def test_a_remark_of_the_checker_comes_with_the_change(explorer: ExplorerWidget) -> None:
    act(explorer, "open", panel="rules", house=0)
    assert explorer.state["panel"]["houses"][0]["checks"] == 0
    panel = act(explorer, "answer", house=0, question="normal-draw", value="until-playable")
    panel = act(explorer, "answer", house=0, question="drawn-card-play", value="never")
    assert panel["houses"][0]["checks"] == 1
    assert "may not play it" in panel["open"]["form"]["checks"][0]


# -- for a class -----------------------------------------------------------------------------------


def test_hidden_verdicts_are_nowhere_until_they_are_revealed(explorer: ExplorerWidget) -> None:
    panel = act(explorer, "quiz", on=True)
    assert panel["differences"] == []
    assert not any(house["table"]["marked"] for house in panel["houses"])
    panel = act(explorer, "move", house=0, move="AS")
    assert (panel["asked"], tops(panel)) == ("A♠", ["9C", "9C", "9C"])
    assert [house["answer"] for house in panel["houses"]] == [None, None, None]
    assert "classic" not in explorer.state["say"]["text"]
    panel = act(explorer, "reveal")
    assert signs(panel) == ["yes", "yes", "no"]
    assert tops(panel) == ["9C", "9C", "9C"]
    assert act(explorer, "quiz", on=True)["hidden"]
    assert not act(explorer, "quiz", on=False)["hidden"]


def test_a_list_of_positions_is_walked_through_and_a_chosen_house_stays() -> None:
    other = "KH 1+ 2C5D/7/7 26 - - names=You,Robin,Alex"
    explorer = sw.explorer(positions=[LINE, other], rules=["practice-table", "jack7"])
    assert explorer.state["panel"]["list"] == {"at": 0, "count": 2}
    act(explorer, "house", house=1, line="classic")
    panel = act(explorer, "go", step=1)
    assert tops(panel) == ["KH", "KH"]
    assert [house["line"] for house in panel["houses"]] == ["practice-table", "classic"]
    assert "no position after" in refused(explorer, "go", step=1)
    assert tops(act(explorer, "go", step=-1)) == ["9C", "9C"]


# -- text, notebooks -------------------------------------------------------------------------------


def test_the_text_carries_position_houses_and_plays(explorer: ExplorerWidget) -> None:
    act(explorer, "move", house=0, move="KC")
    text = explorer.text
    assert text.endswith("@practice-table | jack7 | classic ; 1 KC")
    assert sw.explorer(text).text == text
    assert sw.explorer(text).state["panel"]["houses"] == explorer.state["panel"]["houses"]
    other = sw.explorer()
    act(other, "use", text=text)
    assert other.text == text


def test_a_pasted_line_keeps_the_houses_on_show(explorer: ExplorerWidget) -> None:
    panel = act(explorer, "use", text="KH 1+ 2C5D/7/7 26 - -")
    assert [house["line"] for house in panel["houses"]] == list(HOUSES)
    panel = act(explorer, "use", text="KH 1+ 2C5D/7/7 26 - - @jaques")
    assert [house["line"] for house in panel["houses"]] == ["jaques", "practice-table", "jack7"]


@pytest.mark.parametrize(
    "text",
    ["", "<img src=x onerror=alert(1)>", "9C 1+ | |", "x" * 50_000, f"{LINE} ; 9 KC",
     f"{LINE} ; 1", f"{LINE} @jack7 | nowhere"],
)  # fmt: skip
def test_a_text_that_cannot_be_read_is_refused_in_one_sentence(
    explorer: ExplorerWidget, text: str
) -> None:
    sentence = refused(explorer, "use", text=text)
    assert len(sentence) < 400


def test_every_dispute_can_be_put_on_the_tables(explorer: ExplorerWidget) -> None:
    edit = act(explorer, "open", panel="position", house=0)["open"]["edit"]
    assert len(edit["disputes"]) >= 40
    for dispute in edit["disputes"]:
        act(explorer, "dispute", id=dispute["id"])
        assert explorer.state["say"]["text"] == dispute["question"]


def test_a_question_brings_its_position() -> None:
    explorer = sw.explorer("Can I put a black jack on a two?", rules=["switch", "jack7"])
    assert tops(explorer.state["panel"]) == ["2S", "2S"]
    for house in explorer.state["panel"]["houses"]:  # the turn is over, also where it could go on
        assert house["table"]["owed"]["power"] == "2"
        assert house["table"]["turn"] == 0
        assert house["answer"] is None
    with pytest.raises(SwitchError):
        sw.explorer("Shall we dance?")


def test_only_the_open_panel_is_sent(explorer: ExplorerWidget) -> None:
    assert explorer.state["panel"]["open"] is None
    assert explorer.form == {}
    act(explorer, "open", panel="rules", house=1)
    assert len([q for theme in explorer.form["themes"] for q in theme["questions"]]) == 153
    assert act(explorer, "open", panel="rules", house=1)["open"] is None


def test_the_notebook_keeps_a_picture_and_a_line_of_code(explorer: ExplorerWidget) -> None:
    assert repr(sw.explorer()) == "explorer()"
    assert repr(sw.explorer(rules=iter(HOUSES))) == f"explorer(rules={list(HOUSES)!r})"
    assert repr(explorer) == f"explorer({LINE!r}, rules={list(HOUSES)!r})"
    data, _ = explorer._repr_mimebundle_()
    assert "practice-table | jack7 | classic" in data["text/plain"]
    assert "K♣: in jack7" in data["text/plain"]


def test_hostile_titles_stay_text(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('title = "<img src=x onerror=alert(1)>"\nparent = "switch"\n', encoding="utf-8")
    explorer = sw.explorer(LINE, rules=[str(file), "jack7"])
    assert explorer.state["panel"]["houses"][0]["title"].startswith("<img")
    data, _ = explorer._repr_mimebundle_()
    assert "<img" not in data["text/html"]


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"position": LINE, "positions": [LINE]}, "not both"),
        ({"positions": LINE}, "as a list"),
        ({"positions": []}, "empty"),
        ({"position": 5}, "no position"),
        ({"rules": ["jack7"]}, "Two to four"),
        ({"rules": "jack7"}, "as a list"),
        ({"rules": sw.houses()}, "Two to four"),
        ({"position": "7H", "rules": ["jack7", "switch"]}, "ends before"),
    ],
)
def test_what_cannot_be_explored_is_said_in_one_sentence(given: dict[str, Any], told: str) -> None:
    with pytest.raises(SwitchError, match=told):
        sw.explorer(**given)
