"""Rules that may not be said aloud: a table that punishes mistakes and gives no reason for it.

The rules page has a variation with "rules you cannot say aloud", where a mistake is punished by a
draw; here it is one card.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import switch_edu as sw
from switch_edu.errors import BadRecord, SwitchError
from switch_edu.game import Game
from switch_edu.widgets.game_widget import GameWidget
from tests.unit.widget_checks import follow_hint, play_out, send

pytestmark = pytest.mark.usefixtures("faults_fail")

HOUSE = "classic~mao"
# Words that rules and reasons are told with. "costs" and "rules" alone are no reason.
TELLING = (
    "neither", "match", "skip", "miss", "revers", "turns round", "clockwise", "pick", "answer",
    "cancel", "follow", "wild", "because", "must", "may ", " owe", "face", "legal", "power",
    "in force", "not called", "in time", "instead", "otherwise", "classic", "mistake costs",
)  # fmt: skip


def at(line: str, **more: Any) -> GameWidget:
    """Return the full game that begins from a position, in which the learner sits first."""
    start = line.replace(" @", " names=You,Robin,Alex @")
    return sw.play(record=f"switch-edu record, version 1\nstart: {start}\n", **more)


def texts(value: Any) -> Iterator[str]:
    """Yield all texts of a page's state, without its keys."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from texts(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from texts(inner)


def telling(state: dict[str, Any]) -> list[str]:
    """Return what a page's state says of the rules."""
    return [text for text in texts(state) if any(word in text.lower() for word in TELLING)]


def labels(state: dict[str, Any]) -> list[str]:
    return [move["label"] for move in state["table"]["moves"]]


# -- before the rules are revealed -----------------------------------------------------------------


@pytest.mark.parametrize("seed", range(1, 7))
def test_no_reason_and_no_rule_is_told_in_a_whole_game(seed: int) -> None:
    """The learner tries anything, refused or not, until the deal is over."""
    luck = random.Random(seed)
    widget = sw.play(seed=seed, house=HOUSE)
    for _ in range(400):
        state = dict(widget.state)
        assert telling(state) == []
        assert all(held["playable"] is None and not held["why"] for held in state["table"]["hand"])
        assert all(move["legal"] and not move["why"] for move in state["table"]["moves"])
        assert not any(widget.game.house.line in text for text in texts(state))
        assert telling({"still": widget._still().text()}) == []
        if state["table"]["result"]:
            break
        if state["panel"]["waiting"]:
            send(widget, "tick")
        elif luck.random() < 0.3:
            cards = [held["card"] for held in state["table"]["hand"]]
            choices = state["table"]["choices"] or {"options": []}
            moves = [move["id"] for move in (*state["table"]["moves"], *choices["options"])]
            send(widget, "move", move=luck.choice(cards + moves))
        else:
            follow_hint(widget)
    assert widget.state["table"]["result"]


def test_a_mistake_says_only_what_it_costs() -> None:
    widget = at(f"9C 1+ 5H7D4S/7/7 30 - - @{HOUSE}")
    state = send(widget, "move", move="5H")
    assert state["error"] is None
    assert state["say"]["text"] == (
        "That is not allowed. You try to play the five of hearts, which is a mistake. "
        "That costs you one card."
    )
    assert widget.game.position.count(0) == 4


def test_what_stands_by_the_table_is_the_same_whatever_is_allowed() -> None:
    """A two waits, with nothing to answer it; or any card fits: both look alike."""
    always = ["Draw", "End your turn", "Say “Last card”", "Challenge Robin", "Challenge Alex"]
    attacked = at(f"2S 1+ 5H7D4S/7/7 30 2:2 - @{HOUSE}").state
    free = at(f"2S 1+ 5S7S4S/7/7 30 - - @{HOUSE}").state
    for state in (attacked, free):
        assert labels(state) == always
        assert state["table"]["owed"] is None
        assert state["table"]["situation"] == {"id": "unspoken", "text": "You are to play."}
        assert state["table"]["marked"] is False
    assert [{**held, "card": ""} for held in attacked["table"]["hand"]] == [
        {**held, "card": ""} for held in free["table"]["hand"]
    ]


def test_the_button_to_draw_takes_what_is_owed() -> None:
    """A two on top: drawing means to take two cards, and everybody sees it."""
    widget = at(f"2S 1+ 5H7D4S/7/7 30 2:2 - @{HOUSE}")
    assert send(widget, "move", move="draw")["say"]["text"].startswith("You take two cards.")
    assert widget.game.position.count(0) == 5


def test_a_power_works_in_silence() -> None:
    """An eight skips Robin, an ace turns play round: only whose turn it is can be seen."""
    widget = at(f"9C 1+ 8C7D4S/7/7 30 - - @{HOUSE}")
    assert send(widget, "move", move="8C")["say"]["text"] == "You play the eight of clubs."
    assert widget.game.turn == 2
    widget = at(f"9C 1+ AC7D4S/7/7 30 - - @{HOUSE}")
    send(widget, "move", move="AC")
    assert widget.game.turn == 2
    assert widget.state["table"]["direction"] == 0


def test_a_hint_names_the_move_and_no_reason() -> None:
    assert send(at(f"9C 1+ 5H7C4S/7/7 30 - - @{HOUSE}"), "hint")["panel"]["hint"]["text"] == (
        "Play the seven of clubs."
    )
    attacked = at(f"2S 1+ 5H7D4S/7/7 30 2:2 - @{HOUSE}")
    assert send(attacked, "hint")["panel"]["hint"]["text"] == "Draw."
    silent = at(f"9C 1+ 5H7C4S/4D/7 30 - 2m @{HOUSE}")
    assert send(silent, "hint")["panel"]["hint"]["text"] == "Challenge Robin."


def test_a_silence_is_not_pointed_out() -> None:
    silent = at(f"9C 1+ 5H7C4S/4D/7 30 - 2m @{HOUSE}").state
    spoken = at(f"9C 1+ 5H7C4S/4D/7 30 - - @{HOUSE}").state
    assert labels(silent) == labels(spoken)
    widget = at(f"9C 1+ 5H7C4S/4D/7 30 - - @{HOUSE}")
    assert "That is not allowed." in send(widget, "move", move="challenge 2")["say"]["text"]
    widget = at(f"9C 1+ 5H7C4S/4D/7 30 - 2m @{HOUSE}")
    said = send(widget, "move", move="challenge 2")["say"]["text"]
    assert said.startswith("You challenge Robin: that costs Robin two cards.")


def test_the_house_is_not_named_by_its_rules() -> None:
    widget = sw.play(seed=1, house="classic~mao~powers.4=pickup-4")
    assert widget.state["panel"]["house"] == widget.state["table"]["house"]
    assert widget.state["table"]["house"] == {"line": "", "title": "Unspoken rules"}
    assert "pickup-4" not in json.dumps(widget.state)


def test_a_card_table_keeps_its_rules_too() -> None:
    line = f"2S 1+ 7D5H4S/7/7 30 2:2 - @{HOUSE}"
    widget = sw.table(line)
    assert telling(dict(widget.state)) == []
    assert labels(dict(widget.state))[:2] == ["Draw", "End your turn"]
    assert labels(dict(widget.state))[-1] == "Reveal the rules"
    assert send(widget, "move", move="5H")["say"]["text"] == "That is not allowed."
    assert send(widget, "move", move="draw")["say"]["text"] == "You take two cards."
    assert labels(dict(widget.state))[0] == "Seat 2: draw"
    assert "Seat 2: challenge Seat 3" in labels(dict(widget.state))
    assert telling({"still": widget._still().text()}) == []
    assert telling(dict(widget.state)) == []
    state = send(widget, "move", move="reveal")
    assert state["table"]["line"]
    assert "Reveal the rules" not in labels(state)
    assert repr(sw.table(line, reveal=True)) == f"table('{line}', seat=0, reveal=True)"


# -- after -----------------------------------------------------------------------------------------


def test_once_revealed_everything_is_told() -> None:
    widget = at(f"2S 1+ 5H7D4S/7/7 30 2:2 - @{HOUSE}")
    send(widget, "move", move="5H")
    state = send(widget, "reveal")
    assert "rules are revealed" in state["say"]["text"]
    assert state["panel"]["unspoken"] is False
    assert state["panel"]["house"]["line"] == HOUSE
    assert {row["title"] for row in state["panel"]["reference"]} >= {"Two", "Eight", "Ace"}
    assert state["table"]["line"]
    assert "You draw one card for the mistake." in state["panel"]["log"]
    fresh = send(widget, "deal", seed="3")
    assert fresh["panel"]["unspoken"] is False  # what is known stays known
    assert f"rules: {HOUSE}" in fresh["panel"]["record"]
    assert "already" in send(widget, "reveal")["error"]


def test_rules_may_be_revealed_from_the_start() -> None:
    widget = at(f"9C 1+ 5H7D4S/7/7 30 - - @{HOUSE}", reveal=True)
    assert [held["playable"] for held in widget.state["table"]["hand"]] == [False] * 3
    assert "neither" in send(widget, "move", move="5H")["say"]["text"]
    assert repr(sw.play(seed=1, house=HOUSE, reveal=True)) == (
        "play(seed=1, house='classic~mao', reveal=True)"
    )


def test_elsewhere_there_is_nothing_to_reveal() -> None:
    widget = sw.play(seed=1, reveal=True)
    assert widget.state["panel"]["unspoken"] is False
    assert "already" in send(widget, "reveal")["error"]
    assert "revealed" not in widget.game.record()


# -- games and records -----------------------------------------------------------------------------


def test_a_record_keeps_whether_the_rules_are_revealed() -> None:
    game = sw.deal(HOUSE, seed=1)
    assert game.log == game.told(revealed=False)
    assert sw.replay(game.record()).revealed is False
    game.reveal()
    assert "\nrevealed: yes\n" in game.record()
    assert sw.replay(game.record()).revealed is True
    with pytest.raises(BadRecord, match="Line 6: “revealed” is “yes”"):
        sw.replay(game.record().replace("revealed: yes", "revealed: perhaps"))


def test_a_saved_game_is_as_silent_as_before() -> None:
    widget = sw.play(seed=2, house=HOUSE)
    send(widget, "save", name="mao")
    loaded = sw.play(seed=1)
    assert send(loaded, "load", name="mao")["panel"]["unspoken"] is True
    send(widget, "reveal")
    send(widget, "save", name="mao")
    assert send(loaded, "load", name="mao")["panel"]["unspoken"] is False


def test_a_match_tells_earlier_rounds_again_once_the_rules_are_revealed() -> None:
    widget = sw.play(seed=3, house=f"{HOUSE}~match=rounds-lowest", rounds=2)
    play_out(widget)
    send(widget, "next")
    assert telling({"log": widget.state["panel"]["log"]}) == []
    before = len(widget.state["panel"]["log"])
    send(widget, "reveal")
    match = widget.match
    assert match is not None
    assert len(match.log) > before
    assert telling({"log": list(match.log)})
    again = sw.replay_match(match.record())
    assert again.revealed
    assert again.round.revealed
    assert again.log == match.log


def test_a_teacher_who_asks_python_is_told() -> None:
    game: Game = sw.deal(HOUSE, seed=1)
    card = next(card for card in game.table.hand(1) if not game.why(card))
    with pytest.raises(SwitchError, match="neither"):
        game.play(card)
