"""The tutorial widget: a thin shell, so that here only what the shell adds is tested."""

from __future__ import annotations

import pytest

import switch_edu as sw
from switch_edu.errors import BadFile, BadHouse
from switch_edu.teaching import MemoryStore, lessons
from switch_edu.widgets.tutorial import TutorialWidget
from tests.unit.widget_checks import cards_told, hidden_cards, send

pytestmark = pytest.mark.usefixtures("faults_fail")

LESSONS = lessons()
MOST_ROUNDS = 200


def solve_step(widget: TutorialWidget) -> None:
    """Do what the step asks for, by messages alone; the session knows an accepted answer."""
    run = widget.session.run
    if widget.session.step.type in ("predict", "pick"):
        send(widget, "answer", value=list(run.key))
    elif widget.session.step.type in ("move", "try"):
        for move in run.key:
            send(widget, "move", move=move)
    assert widget.session.step.type == "show" or widget.state["panel"]["step"]["done"]


@pytest.mark.parametrize("name", LESSONS)
def test_a_tutorial_is_finished_by_messages_alone(name: str) -> None:
    widget = sw.tutorial(name, store=MemoryStore())
    for _ in range(MOST_ROUNDS):
        if widget.state["panel"]["summary"]:
            break
        solve_step(widget)
        assert send(widget, "next")["error"] is None
    assert widget.state["panel"]["summary"]["again"] == []
    assert widget.state["table"] is None  # the last step's table has gone with it
    assert {step["state"] for step in widget.state["panel"]["steps"]} == {"right"}


@pytest.mark.parametrize("name", LESSONS)
def test_no_step_tells_a_hidden_card(name: str) -> None:
    widget = sw.tutorial(name, store=MemoryStore())
    for _ in range(widget.state["panel"]["count"]):
        whole, seat = widget.session.run.position, widget.session.seat
        if whole is not None:
            panel = str(widget.state["panel"])  # a lesson may speak of a card of its own accord
            hidden = {card for card in hidden_cards(whole, seat) if card not in panel}
            table = {"table": widget.state["table"]}
            assert not any(f"'{card}'" in str(table) for card in hidden)
        send(widget, "go", step=_next_id(widget))


def _next_id(widget: TutorialWidget) -> str:
    steps = widget.session.lesson.steps
    return steps[(widget.session.index + 1) % len(steps)].id


def test_a_question_about_what_fits_does_not_mark_what_fits() -> None:
    widget = sw.tutorial("matching", store=MemoryStore())
    while widget.state["panel"]["step"]["type"] != "pick":
        solve_step(widget)
        send(widget, "next")
    table = widget.state["table"]
    assert table["marked"] is False
    assert "a nine" not in table["situation"]["text"]


def test_a_wrong_answer_is_told_and_announced() -> None:
    widget = sw.tutorial("matching", store=MemoryStore())
    step = widget.state["panel"]["step"]
    assert step["type"] in ("predict", "pick")
    state = send(widget, "answer", value=[])
    assert state["panel"]["step"]["reply"]["kind"] == "info"
    assert state["say"]["text"]


def test_a_double_click_on_next_goes_on_once() -> None:
    widget = sw.tutorial("deal", store=MemoryStore())
    message = {"type": "next", "number": widget.state["number"]}
    widget.receive(message)
    widget.receive(message)
    assert widget.state["panel"]["index"] <= 1


def test_what_makes_no_sense_is_an_error_in_words() -> None:
    widget = sw.tutorial("matching", store=MemoryStore())
    assert "dance" in send(widget, "dance")["error"]
    assert send(widget, "go", step="nowhere")["error"]


def test_progress_is_kept_from_one_widget_to_the_next() -> None:
    store = MemoryStore()
    widget = sw.tutorial("matching", store=store)
    solve_step(widget)
    assert sw.tutorial("matching", store=store).state["panel"]["index"] == 1


def test_without_a_kernel_the_question_can_be_read() -> None:
    widget = sw.tutorial("matching", store=MemoryStore())
    data, _ = widget._repr_mimebundle_()
    step = widget.state["panel"]["step"]
    for text in ("text/html", "text/plain"):
        assert step["objective"] in data[text]
        assert "Matching" in data[text]
    assert "run this cell" in data["text/html"]


def test_without_a_kernel_moves_stand_beside_the_cards_to_pick() -> None:
    widget = sw.tutorial("matching", store=MemoryStore())
    send(widget, "go", step="matching-1")
    assert '<p style="margin:.3em 0">or: ' in widget._still().html()


def test_another_house_is_named_in_the_representation() -> None:
    assert repr(sw.tutorial("matching", store=MemoryStore())) == "tutorial('matching')"
    other = sw.tutorial("matching", house="jack7", store=MemoryStore())
    assert repr(other) == "tutorial('matching', house='jack7')"
    assert other.state["panel"]["house"]["line"] == "jack7"


def test_a_tutorial_or_house_that_does_not_exist() -> None:
    with pytest.raises(BadFile, match="did you mean matching"):
        sw.tutorial("matchin")
    with pytest.raises(BadHouse, match="did you mean jack7"):
        sw.tutorial("matching", house="jack6")


def test_two_tutorials_do_not_disturb_each_other() -> None:
    one, other = (sw.tutorial("matching", store=MemoryStore()) for _ in range(2))
    solve_step(one)
    assert other.state["panel"]["step"]["done"] is False


def test_no_hand_of_another_player_is_in_the_saved_picture() -> None:
    widget = sw.tutorial("deal", store=MemoryStore())
    whole = widget.session.run.position
    if whole is not None:
        assert not cards_told(widget) & hidden_cards(whole, widget.session.seat)
