"""The full game as the page plays it: ticks, undo, hints, deals, saving, hidden hands, results."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import switch_edu as sw
from switch_edu.errors import BadHouse, BadRecord, BadSeed, SwitchError
from switch_edu.widgets import saves
from tests.unit.widget_checks import (
    MOST_MESSAGES,
    cards_told,
    follow_hint,
    hidden_cards,
    play_out,
    send,
    to_my_turn,
)

pytestmark = pytest.mark.usefixtures("faults_fail")


@pytest.mark.parametrize("seed", range(1, 9))
def test_a_game_is_played_to_its_result(seed: int) -> None:
    widget = sw.play(seed=seed)
    state = play_out(widget)
    result = state["table"]["result"]
    assert result["title"] in ("You win", "Robin wins", "Alex wins", "Blocked: nobody wins")
    left = {row["name"]: row["cards"] for row in result["left"]}
    assert left == {
        name: widget.game.table.count(seat) for seat, name in enumerate(widget.game.names)
    }
    if not result["blocked"]:
        assert 0 in left.values()
        assert result["text"].startswith("The last card was the")
    assert not any(f"{name} had" in result["text"] for name in left)  # the list says it
    assert state["panel"]["waiting"] is False
    assert state["table"]["quiet"] is True


def test_no_hidden_card_is_told_at_any_time() -> None:
    widget = sw.play(seed=3)
    public: set[str] = set()
    for _ in range(MOST_MESSAGES):
        table = widget.game.table
        played = {table.top, *table.laid}
        public |= played | set(table.hand(0))
        assert not cards_told(widget) & (hidden_cards(table, 0) - public)
        if widget.state["table"]["result"]:
            break
        send(widget, "tick") if widget.state["panel"]["waiting"] else follow_hint(widget)
    assert widget.state["table"]["result"]


def test_the_page_is_told_nothing_of_the_order_of_the_stock() -> None:
    widget = sw.play(seed=3)
    told = cards_told(widget)
    assert told == {*widget.game.table.hand(0), widget.game.table.top}
    assert "rng" not in str(widget.state)


def test_one_tick_is_one_move() -> None:
    widget = sw.play(seed=1)
    follow_hint(widget)
    before = len(widget.game.plays)
    assert widget.state["panel"]["waiting"] is True
    assert widget.state["table"]["quiet"] is True
    send(widget, "tick")
    assert len(widget.game.plays) == before + 1


def test_a_tick_in_the_learners_turn_does_nothing() -> None:
    widget = sw.play(seed=1)
    assert widget.state["panel"]["waiting"] is False
    send(widget, "tick")
    assert widget.game.plays == ()


def test_two_views_tick_once() -> None:
    widget = sw.play(seed=1)
    follow_hint(widget)
    tick = {"type": "tick", "number": widget.state["number"]}
    before = len(widget.game.plays)
    widget.receive(tick)
    widget.receive(tick)
    assert len(widget.game.plays) == before + 1


def test_a_card_that_does_not_fit_is_explained_and_costs_nothing_here() -> None:
    widget = sw.play(seed=1)
    bad = next(held for held in widget.state["table"]["hand"] if not held["playable"])
    before = widget.game.position
    state = send(widget, "move", move=bad["card"])
    assert state["error"] is None
    assert "neither" in state["say"]["text"]
    assert widget.game.position == before


def test_under_other_rules_a_mistake_costs_what_they_say() -> None:
    widget = sw.play(seed=1, house="jack7")
    while widget.game.turn != 0:
        send(widget, "tick")
    bad = next(held for held in widget.state["table"]["hand"] if not held["playable"])
    held = widget.game.position.count(0)
    send(widget, "move", move=bad["card"])
    assert widget.game.position.count(0) == held + 2  # "it is taken back and two cards are drawn"


def test_a_card_out_of_turn_is_explained() -> None:
    widget = sw.play(seed=1)
    follow_hint(widget)
    card = widget.game.position.hand(0)[0]
    state = send(widget, "move", move=card)
    assert "not your turn" in state["say"]["text"]
    assert len(widget.game.plays) == 1


@pytest.mark.parametrize("move", ["11H", "", "<script>", "challenge 9"])
def test_what_is_no_move_is_told_in_words(move: str) -> None:
    widget = sw.play(seed=1)
    state = send(widget, "move", move=move)
    assert state["error"] or state["say"]["text"]
    assert widget.game.plays == ()


def test_undo_goes_back_to_the_learners_last_turn_and_marks_what_was_seen() -> None:
    widget = sw.play(seed=1)
    assert widget.state["panel"]["undo"] is False
    before = widget.game.position
    follow_hint(widget)
    to_my_turn(widget)  # Robin and Alex have shown cards that go back into their hands
    assert widget.state["panel"]["seen"] is False
    state = send(widget, "undo")
    assert widget.game.position == before
    assert state["panel"]["seen"] is True
    assert state["panel"]["undo"] is False


def test_undo_and_the_same_move_again_lead_to_the_same_game() -> None:
    widget = sw.play(seed=2)
    follow_hint(widget)
    to_my_turn(widget)
    after = widget.game.position
    send(widget, "undo")
    assert widget.game.plays == ()
    follow_hint(widget)
    to_my_turn(widget)
    assert widget.game.position == after


def test_nothing_to_undo_is_told_in_words() -> None:
    assert send(sw.play(seed=1), "undo")["error"]


def test_a_hint_has_its_reason_and_goes_with_the_next_move() -> None:
    widget = sw.play(seed=1)
    text = send(widget, "hint")["panel"]["hint"]["text"]
    assert ": " in text
    state = follow_hint(widget)
    assert state["panel"]["hint"] is None
    assert "wait" in send(widget, "hint")["error"]


def test_pause_and_pace() -> None:
    widget = sw.play(seed=1)
    assert send(widget, "pause", on=True)["panel"]["paused"] is True
    assert send(widget, "pause", on=False)["panel"]["paused"] is False
    assert send(widget, "pace", seconds=0)["panel"]["pace"] == 0.0
    assert send(widget, "pace", seconds=2.5)["panel"]["pace"] == 2.5


@pytest.mark.parametrize("seconds", [-1, 99, "fast", None, float("nan"), True])
def test_a_pace_that_is_none(seconds: object) -> None:
    widget = sw.play(seed=1)
    state = send(widget, "pace", seconds=seconds)
    assert state["panel"]["pace"] == 1.5
    assert state["error"]


def test_a_new_deal_by_seed() -> None:
    widget = sw.play(seed=1)
    follow_hint(widget)
    state = send(widget, "deal", seed=" 7 ")
    assert state["panel"]["seed"] == 7
    assert widget.game == sw.play(seed=7).game


def test_a_new_deal_without_a_seed_is_any() -> None:
    widget = sw.play(seed=1)
    seeds = {send(widget, "deal", seed="")["panel"]["seed"] for _ in range(3)}
    assert len(seeds) > 1


@pytest.mark.parametrize("seed", ["seven", "-1", "1.5", "99999999999999", "<b>7</b>", "7; drop"])
def test_a_bad_seed_is_told_beside_the_field_and_changes_nothing(seed: str) -> None:
    widget = sw.play(seed=1)
    game = widget.game
    state = send(widget, "deal", seed=seed)
    assert "is not a seed" in state["error"]
    assert widget.game is game


def test_saved_and_resumed() -> None:
    widget = sw.play(seed=1)
    follow_hint(widget)
    to_my_turn(widget)
    saved = widget.game.record()
    assert send(widget, "save", name="tuesday")["panel"]["saved"] == "tuesday"
    send(widget, "deal", seed="5")
    state = send(widget, "load", name="tuesday")
    assert state["error"] is None
    assert state["panel"]["saved"] == "tuesday"
    assert widget.game.record() == saved
    assert sw.play(record=saved).game.record() == saved
    assert follow_hint(widget)["error"] is None


def test_a_game_is_loaded_from_its_text() -> None:
    played = sw.play(seed=1)
    follow_hint(played)
    widget = sw.play(seed=2)
    send(widget, "load", text=played.state["panel"]["record"])
    assert widget.game == played.game


@pytest.mark.parametrize("text", ["", "nonsense", "switch-edu record, version 1\nrules: nowhere\n"])
def test_a_text_that_is_no_game(text: str) -> None:
    widget = sw.play(seed=1)
    game = widget.game
    assert send(widget, "load", text=text)["error"]
    assert widget.game is game


def test_loading_what_was_never_saved_names_what_was() -> None:
    widget = sw.play(seed=1)
    assert "nothing is saved yet" in send(widget, "load", name="tuesday")["error"]
    send(widget, "save", name="tuesday")
    assert "did you mean tuesday" in send(widget, "load", name="teusday")["error"]


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("../../etc/passwd", "etc passwd"),
        ("a/b\\c", "a b c"),
        ("con", "con"),
        ("<script>x</script>", "script x script"),
        ("x" * 500, "x" * 40),
        ("näme 1", "näme 1"),
        ("a\0b\n", "a b"),
    ],
)
def test_hostile_names_stay_in_the_folder(name: str, kept: str) -> None:
    widget = sw.play(seed=1)
    state = send(widget, "save", name=name)
    assert state["panel"]["saved"] == kept
    assert kept in state["say"]["text"]
    (file,) = saves.folder().iterdir()
    assert file.parent == saves.folder()
    assert saves.saved_names() == [kept]


def test_only_files_are_saved_games() -> None:
    """A folder in their place is not offered; a file of something else is refused in a sentence."""
    widget = sw.play(seed=1)
    send(widget, "save", name="tuesday")
    (file,) = saves.folder().iterdir()
    file.with_name(file.name.replace("tuesday", "monday")).mkdir()
    assert saves.saved_names() == ["tuesday"]
    assert "no saved game “monday”" in send(widget, "load", name="monday")["error"]
    file.write_bytes(b"\xff\0")
    assert "is not a text file" in send(widget, "load", name="tuesday")["error"]


def test_a_saved_game_with_the_mark_of_an_editor_is_read() -> None:
    widget = sw.play(seed=1)
    record = widget.state["panel"]["record"]
    assert send(widget, "load", text=f"\ufeff{record}")["error"] is None
    assert widget.state["panel"]["record"] == record


@pytest.mark.parametrize("name", ["", "   ", "../..", "///", "\0"])
def test_a_name_of_which_nothing_is_left(name: str) -> None:
    state = send(sw.play(seed=1), "save", name=name)
    assert "name" in state["error"]
    assert not saves.folder().exists() or not list(saves.folder().iterdir())


def test_a_folder_that_cannot_be_written(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    monkeypatch.setenv("SWITCH_EDU_PROGRESS", str(blocked / "progress.json"))
    state = send(sw.play(seed=1), "save", name="tuesday")
    assert "cannot be saved" in state["error"]
    assert state["panel"]["saved"] is None


def test_the_reference_is_that_of_the_rules_in_force() -> None:
    def titles(house: str) -> set[str]:
        return {row["title"] for row in sw.play(seed=1, house=house).state["panel"]["reference"]}

    assert "Joker" not in titles("practice-table")
    assert "Joker" in titles("jack7")


def test_a_game_from_a_position_keeps_its_hands_to_itself() -> None:
    start = sw.position("9C 1+ 5S7H9D/4D8H9S/3CQS 26 - - names=You,Robin,Alex @practice-table")
    record = f"switch-edu record, version 1\nstart: {start.line}\n"
    widget = sw.play(record=record)
    assert not cards_told(widget) & hidden_cards(start, 0)


def test_a_game_from_a_position_with_unknown_cards_is_played_to_its_end() -> None:
    """They are dealt: the others could not choose among cards that nobody knows."""
    start = "9C 1+ KC9D7H5S/7/7 26 - - names=You,Robin,Alex @practice-table"
    text = f"switch-edu record, version 1\nstart: {start}\n\n1. You: 9D\n"
    widget = sw.play(seed=1)
    assert send(widget, "load", text=text)["error"] is None
    assert widget.game.table.hand(0) == ("KC", "7H", "5S")
    assert play_out(widget)["table"]["result"]
    again = sw.replay(widget.game.record())
    assert again == widget.game


def test_a_game_that_its_cards_do_not_allow_leaves_the_old_one() -> None:
    start = "9C 1+ KC9D7H5S/7/7 20.. - - names=You,Robin,Alex @practice-table"
    text = f"switch-edu record, version 1\nstart: {start}\n\n1. You: 9D; Robin: draw, 9C\n"
    widget = sw.play(seed=1)
    before = widget.game
    assert send(widget, "load", text=text)["error"]
    assert widget.game is before


def test_every_event_is_logged_shown_and_spoken() -> None:
    widget = sw.play(seed=1)
    before = widget.state["panel"]["log"]
    follow_hint(widget)
    log = widget.state["panel"]["log"]
    assert log[: len(before)] == before
    assert widget.state["say"]["text"] == " ".join(log[len(before) :])
    assert widget.state["table"]["events"] == log[-6:]


def test_the_representation_is_always_the_same() -> None:
    assert repr(sw.play(seed=7)) == "play(seed=7)"
    assert repr(sw.play()) == "play()"
    assert repr(sw.play(seed=7, house="jack7")) == "play(seed=7, house='jack7')"
    one, other = (sw.play(seed=7)._still().bundle() for _ in range(2))
    assert one == other


def test_players_and_house_are_the_callers() -> None:
    widget = sw.play(seed=1, house="jack7", players=("You", "Sam"))
    assert [seat["name"] for seat in widget.state["table"]["seats"]] == ["You", "Sam"]


@pytest.mark.parametrize(
    ("given", "error"),
    [
        ({"seed": -1}, BadSeed),
        ({"seed": "x"}, BadSeed),
        ({"house": "jack6"}, BadHouse),
        ({"players": ("You", "You")}, SwitchError),
        ({"record": "nonsense"}, BadRecord),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(
    given: dict[str, Any], error: type[SwitchError]
) -> None:
    with pytest.raises(error):
        sw.play(**given)


@pytest.mark.parametrize("given", ["jack7", sw.house("jack7")])
def test_a_house_in_the_place_of_the_seed_is_told_its_own_place(given: Any) -> None:
    with pytest.raises(BadSeed, match=r"house='jack7'"):
        sw.play(given)


def test_an_unknown_message_is_told_in_words() -> None:
    assert "did you mean undo" in send(sw.play(seed=1), "undoo")["error"]


def test_two_games_do_not_disturb_each_other() -> None:
    one, other = sw.play(seed=1), sw.play(seed=1)
    follow_hint(one)
    assert other.game.plays == ()
