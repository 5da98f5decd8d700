"""A session as the page drives it: answers, moves, hints, ways through the steps, progress."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Any

import pytest

from switch_edu.errors import BadFile, BadMove, SwitchError
from switch_edu.rules import house
from switch_edu.teaching import (
    FileStore,
    MemoryStore,
    Session,
    lesson,
    read_lesson,
)
from switch_edu.teaching.lesson import Course


def at(step: str, store: MemoryStore | FileStore | None = None) -> Session:
    session = Session(lesson(step.rpartition("-")[0]), None, store or MemoryStore())
    session.handle({"type": "go", "step": step})
    return session


def answer(session: Session, *value: str) -> dict[str, Any]:
    session.handle({"type": "answer", "value": list(value)})
    return dict(session.panel()["step"])


def move(session: Session, text: str) -> dict[str, Any]:
    session.handle({"type": "move", "move": text})
    return dict(session.panel()["step"])


# -- questions ---------------------------------------------------------------------------------


def test_a_wrong_pick_names_the_card_and_the_rule_and_what_would_follow() -> None:
    step = answer(at("matching-1"), "4C", "5S")
    assert step["reply"]["kind"] == "wrong"
    assert "5♠" in step["reply"]["text"]
    assert any("Practice table" in line for line in step["reply"]["more"])
    assert any("refused" in line for line in step["reply"]["more"])
    assert not step["done"]


def test_part_of_the_answer_is_told_apart_from_a_wrong_one() -> None:
    step = answer(at("matching-1"), "4C")
    assert step["reply"]["text"] == "Right so far, but two more are right as well."


def test_a_right_prediction_lets_the_table_play_on() -> None:
    session = at("effects-4")
    assert session.position is not None
    assert session.position.top == "9H"
    step = answer(session, "Alex")
    assert step["done"]
    assert session.position.top == "8H"
    assert session.position.turn == 2
    assert session.events


def test_the_deal_is_kept_back_until_its_question_is_answered() -> None:
    session = at("deal-2")
    assert session.position is None
    answer(session, "30")
    assert session.position is not None
    assert session.position.stock == 30


def test_options_show_what_was_chosen_and_how_it_went() -> None:
    session = at("effects-4")
    assert [option["state"] for option in session.panel()["step"]["options"]] == ["", "", ""]
    step = answer(session, "Robin")
    assert {o["id"]: o["state"] for o in step["options"]} == {
        "Alex": "",
        "Robin": "wrong",
        "You": "",
    }


def test_a_second_wrong_guess_is_shown_what_would_follow() -> None:
    session = at("effects-4")
    assert answer(session, "You")["reply"]["more"] == []
    more = answer(session, "Robin")["reply"]["more"]
    assert more == ["This would follow: You play the eight of hearts. Robin misses a turn."]


def test_moves_to_pick_stand_beside_the_table_and_cards_in_the_hand() -> None:
    options = at("effects-3").panel()["step"]["options"]
    assert options == [{"id": "take", "text": "Take two cards", "state": ""}]
    assert at("matching-3").panel()["step"]["options"] is None
    step = answer(at("effects-3"), "2D", "take")
    assert step["options"][0]["state"] == "right"
    assert step["done"]


def test_two_answers_to_one_question_are_not_taken() -> None:
    session = at("effects-4")
    assert answer(session, "Alex", "You")["reply"]["kind"] == "info"
    assert session.record.mark(session.step).state == "todo"


def test_an_answer_that_is_not_offered_is_one_sentence() -> None:
    with pytest.raises(BadMove, match="not one of the answers"):
        answer(at("effects-4"), "Robyn")


def test_a_move_that_is_not_asked_for_is_not_wrong() -> None:
    session = at("matching-3")
    assert answer(session, "7S", "draw")["reply"]["kind"] == "info"
    assert session.record.mark(session.step).state == "todo"


# -- moves -------------------------------------------------------------------------------------


def test_a_refused_card_leaves_the_table_as_it_was() -> None:
    session = at("matching-2")
    before = session.position
    step = move(session, "5S")
    assert step["reply"]["kind"] == "wrong"
    assert session.position == before
    assert move(session, "9D")["done"]


def test_an_ace_waits_for_its_suit_and_only_then_the_step_is_done() -> None:
    session = at("matching-7")
    assert not move(session, "AC")["done"]
    assert session.position is not None
    assert session.position.waits_for == "suit"
    assert move(session, "=S")["done"]
    assert session.position.suit == "S"


def test_a_legal_move_that_misses_the_task_is_taken_back() -> None:
    session = at("stacking-9")
    before = session.position
    step = move(session, "JD")
    assert step["reply"]["kind"] == "wrong"
    assert "calls the whole thing off" in step["reply"]["text"]
    assert "cancel five cards" in step["reply"]["more"][0]
    assert session.position == before
    assert move(session, "JC")["done"]
    assert session.position is not None
    assert session.position.owed is not None
    assert session.position.owed.cards == 10


def test_a_finished_move_step_takes_no_second_card() -> None:
    session = at("matching-2")
    move(session, "9D")
    after = session.position
    assert session.quiet
    assert move(session, "4C")["done"]
    assert session.position == after
    assert session.record.mark(session.step).state == "right"


def test_trying_is_never_wrong() -> None:
    session = at("matching-4")
    step = move(session, "KD")
    assert step["done"]
    assert "king of diamonds" in step["reply"]["text"]
    assert session.record.mark(session.step).state == "right"


def test_a_second_card_in_a_turn_is_refused_as_a_second_card() -> None:
    session = at("matching-14")
    assert not move(session, "5S")["done"]
    assert move(session, "5H")["done"]
    assert session.run.outcome is not None
    assert session.run.outcome.reasons == ("one-card",)


def test_cards_cannot_be_played_where_a_question_is_asked() -> None:
    session = at("matching-1")
    assert session.quiet
    assert not session.shows_playable
    with pytest.raises(BadMove, match="only to be looked at"):
        move(session, "9D")


def test_what_a_learner_may_not_see_is_not_in_the_position() -> None:
    for name in ("deal", "effects", "stacking"):
        session = Session(lesson(name), None, MemoryStore())
        for step in session.lesson.steps:
            session.handle({"type": "go", "step": step.id})
            if session.position is not None:
                others = {0, 1, 2} - {session.seat}
                assert all(session.position.hand(seat) == () for seat in others)


# -- ways through the steps --------------------------------------------------------------------


def test_next_and_back_walk_through_the_steps() -> None:
    session = Session(lesson("matching"), None, MemoryStore())
    session.handle({"type": "next"})
    assert session.step.id == "matching-2"
    session.handle({"type": "back"})
    session.handle({"type": "back"})
    assert session.step.id == "matching-1"


def test_a_show_step_is_watched_move_by_move() -> None:
    session = at("drawing-14")
    idle = []
    for _ in range(3):
        session.handle({"type": "next"})
        assert session.position is not None
        idle.append(session.position.idle)
    assert idle == [1, 2, 3]
    assert session.position is not None
    assert session.position.blocked
    session.handle({"type": "next"})
    assert session.finished


def test_the_deal_is_told_sentence_by_sentence() -> None:
    session = at("deal-1")
    told = [session.handle({"type": "next"})[0] for _ in range(3)]
    assert "until everybody had seven" in told[0]
    assert "that is the stock" in told[2]
    assert session.events[-3:] == tuple(told)
    session.handle({"type": "next"})
    assert session.step.id == "deal-2"


def test_again_begins_a_step_afresh() -> None:
    session = at("effects-4")
    answer(session, "Alex")
    session.handle({"type": "again"})
    assert not session.run.done
    assert session.position is not None
    assert session.position.top == "9H"
    assert session.record.mark(session.step).state == "right"


def test_the_summary_lists_what_went_wrong_so_that_it_can_be_repeated() -> None:
    session = at("effects-15")
    answer(session, "You")
    answer(session, "Robin")
    session.handle({"type": "go", "step": "effects-16"})
    answer(session, "none")
    said = session.handle({"type": "next"})
    summary = session.panel()["summary"]
    assert summary["again"] == [{"id": "effects-15", "text": "Expect nothing from a king"}]
    assert said[-1] == summary["text"]
    session.handle({"type": "go", "step": "effects-15"})
    assert session.panel()["summary"] is None
    assert not session.run.done
    answer(session, "Robin")
    assert session.record.mark(session.step).state == "right"


def test_a_message_that_makes_no_sense_is_one_sentence() -> None:
    session = at("matching-1")
    for message in ({"type": "dance"}, {"type": "go", "step": "matching-99"}, {}):
        with pytest.raises(SwitchError) as error:
            session.handle(message)
        assert "\n" not in str(error.value)


@pytest.mark.parametrize("value", [None, 7, {"a": 1}, "", [None], "<b>9D</b>"])
def test_strange_answers_do_no_harm(value: object) -> None:
    session = at("matching-1")
    with contextlib.suppress(SwitchError):
        session.handle({"type": "answer", "value": value})
    assert session.record.mark(session.step).state == "todo"


def test_the_panel_is_plain_data() -> None:
    for name in ("deal", "matching", "effects", "stacking", "drawing", "last-card"):
        session = Session(lesson(name), None, MemoryStore())
        for step in session.lesson.steps:
            session.handle({"type": "go", "step": step.id})
            json.dumps(session.panel())


# -- progress ----------------------------------------------------------------------------------


def test_progress_outlives_the_session(tmp_path: Path) -> None:
    file = tmp_path / "progress.json"
    session = Session(lesson("effects"), None, FileStore(file))
    answer(session, "skip")
    answer(session, "two")
    session.handle({"type": "next"})
    again = Session(lesson("effects"), None, FileStore(file))
    assert again.step.id == "effects-2"
    assert again.panel()["steps"][0]["state"] == "mended"
    again.handle({"type": "reset"})
    assert again.step.id == "effects-1"
    assert Session(lesson("effects"), None, FileStore(file)).step.id == "effects-1"


def test_progress_under_another_house_is_kept_apart() -> None:
    store = MemoryStore()
    answer(Session(lesson("matching"), None, store), "4C", "9D", "AH")
    other = Session(lesson("matching"), house("practice-table~must-play=no"), store)
    assert other.panel()["steps"][0]["state"] == "todo"


def test_a_hint_that_names_the_answer_counts_as_help() -> None:
    session = at("effects-4")
    for _ in session.run.hints:
        session.handle({"type": "hint"})
    assert session.panel()["step"]["hintsLeft"] == 0
    assert session.handle({"type": "hint"}) == [
        "There are no more hints: the last one says it all."
    ]
    answer(session, "Alex")
    assert session.record.mark(session.step).state == "mended"


def test_a_damaged_progress_file_is_reported_in_the_panel(tmp_path: Path) -> None:
    file = tmp_path / "progress.json"
    file.write_text("{ not json")
    session = Session(lesson("effects"), None, FileStore(file))
    assert "damaged" in session.panel()["step"]["reply"]["text"]
    assert (tmp_path / "progress.json.damaged-1").exists()


# -- other houses ------------------------------------------------------------------------------


def under(step: str, rules: str) -> Session:
    session = Session(lesson(step.rpartition("-")[0]), house(rules), MemoryStore())
    session.handle({"type": "go", "step": step})
    assert session.step.id == step
    return session


def test_where_nobody_must_play_drawing_is_accepted() -> None:
    loose = "practice-table~must-play=no"
    assert answer(under("matching-5", loose), "AC")["reply"]["kind"] == "wrong"
    assert answer(under("matching-5", loose), "AC", "draw")["done"]
    assert answer(at("matching-5"), "AC", "draw")["reply"]["kind"] == "wrong"


def test_where_a_drawn_card_may_be_played_the_answer_changes() -> None:
    loose = "practice-table~drawn-card=may"
    assert answer(under("drawing-1", loose), "yes")["done"]
    assert answer(under("drawing-1", loose), "no")["reply"]["kind"] == "wrong"


def test_where_a_black_jack_costs_seven_the_answer_is_added() -> None:
    seven = "practice-table~powers.black-J=pickup-7"
    step = answer(under("effects-10", seven), "7")
    assert step["done"]
    assert [option["id"] for option in step["options"]] == ["0", "2", "5", "10", "7"]
    assert answer(under("effects-10", seven), "5")["reply"]["kind"] == "wrong"


def test_where_twos_and_jacks_mix_more_cards_answer() -> None:
    mixed = "practice-table~answers.2.black-J=add"
    assert answer(under("stacking-2", mixed), "2S", "JC", "take")["done"]
    assert answer(under("stacking-2", mixed), "2S", "take")["reply"]["kind"] == "wrong"


def test_where_one_red_jack_cancels_one_the_claim_changes() -> None:
    one = "practice-table~answers.black-J.red-J=cancel-one~cancel.rest=passes"
    assert answer(under("stacking-10", one), "five")["done"]
    pays = "practice-table~answers.black-J.red-J=cancel-one"
    assert answer(under("stacking-10", pays), "half")["done"]


def test_with_jokers_in_the_pack_the_stock_is_counted_anew() -> None:
    session = under("deal-2", "practice-table~jokers=2")
    assert session.panel()["step"]["text"][0].startswith("The pack holds 54 cards.")
    assert answer(session, "32")["done"]


def test_where_an_ace_may_not_be_last_the_win_is_gone() -> None:
    barred = "practice-table~finish.barred=A~finish.then=barred"
    session = Session(lesson("last-card"), house(barred), MemoryStore())
    assert "last-card-5" in session.skipped


@pytest.mark.parametrize(
    ("step", "rules"),
    [
        ("deal-4", "practice-table~starter=acts"),
        ("effects-1", "practice-table~powers.2=pickup-3"),
        ("effects-4", "practice-table~powers.8=plain"),
        ("drawing-14", "practice-table~blocked=lowest-hand"),
        ("last-card-13", "practice-table~score=losers"),
    ],
)
def test_a_step_whose_needs_are_not_met_is_left_out(step: str, rules: str) -> None:
    session = Session(lesson(step.rpartition("-")[0]), house(rules), MemoryStore())
    assert "is about a rule that" in session.skipped[step]


def test_steps_that_have_no_place_are_passed_over_with_a_sentence() -> None:
    session = Session(lesson("matching"), house("practice-table~must-play=no"), MemoryStore())
    assert session.skipped == {}
    drawing = Session(lesson("drawing"), house("practice-table~must-play=no"), MemoryStore())
    drawing.handle({"type": "go", "step": "drawing-3"})
    said = drawing.handle({"type": "next"})
    assert drawing.step.id == "drawing-5"
    assert said[0].startswith("“Try to draw all the same” is left out.")
    assert drawing.panel()["steps"][3]["state"] == "skipped"
    assert drawing.panel()["step"]["reply"]["text"] == said[0]
    assert drawing.handle({"type": "go", "step": "drawing-4"}) == said[:1]
    assert drawing.step.id == "drawing-5"


@pytest.mark.parametrize(
    "name", ["deal", "matching", "effects", "stacking", "drawing", "last-card"]
)
@pytest.mark.parametrize(
    "rules", ["jack7", "switch", "classic", "jaques", "black-jack", "j28", "peanuckle"]
)
def test_every_lesson_can_be_taken_under_every_house(name: str, rules: str) -> None:
    session = Session(lesson(name), house(rules), MemoryStore())
    for step in session.lesson.steps:
        if step.id in session.skipped:
            continue
        session.handle({"type": "go", "step": step.id})
        if step.type in ("predict", "pick"):
            answer(session, *session.run.key)
        for one in session.run.key if step.type in ("move", "try") else ():
            move(session, one)
        assert session.run.done or step.type == "show"


# -- lesson files ------------------------------------------------------------------------------

TAUGHT = Course("A course", "practice-table", ("You", "Robin", "Alex"), ("mine",), "Well done.")
HEAD = (
    'id = "mine"\ntitle = "Mine"\nsubtitle = "s"\nsource = "table/01"\nclose = "c"\ngoals = ["g"]\n'
)
STEP = '[[steps]]\nid = "mine-1"\ntype = "show"\nobjective = "o"\ntext = "t"\n'


def read(tmp_path: Path, text: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    read_lesson(file, TAUGHT)


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("id = ", "not TOML"),
        (HEAD, "no steps"),
        (HEAD + STEP + 'tpye = "x"\n', "did you mean type"),
        (HEAD + STEP.replace("show", "shwo"), "did you mean show"),
        (HEAD + STEP + STEP, "used twice"),
        (HEAD + STEP.replace('text = "t"', ""), "text is missing"),
        (HEAD + STEP + 'hints = "one"\n', "list of texts"),
        (HEAD + STEP + 'options = [{ id = "a", clam = {} }]\n', "did you mean claim"),
        (HEAD + STEP + 'options = [{ text = "a" }]\n', "not complete"),
        (HEAD + STEP + 'wrong.5S = "no"\n', "table in braces"),
        ('titel = "x"\n' + HEAD + STEP, "did you mean title"),
    ],
)
def test_a_damaged_lesson_is_one_clear_sentence(tmp_path: Path, text: str, part: str) -> None:
    with pytest.raises(BadFile, match=part) as error:
        read(tmp_path, text)
    assert "mine" in str(error.value)
    assert str(error.value).count("\n") == 0


def test_an_unknown_lesson_is_answered_with_the_nearest() -> None:
    with pytest.raises(BadFile, match="did you mean matching"):
        lesson("maching")
