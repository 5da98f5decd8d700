"""Rules of the page that other programs broke: clicks, marks, turns of the others, secrets.

Each test names the entry of `tests/cases/public/index.toml` that it proves.
"""

from __future__ import annotations

from typing import Any

import pytest

import switch_edu as sw
from switch_edu.widgets.table_state import table_state
from tests.unit.widget_checks import cards_told, hidden_cards, send

pytestmark = pytest.mark.usefixtures("faults_fail")

USUAL = "@from-scratch~powers.2=pickup-2~powers.8=skip~powers.A=wild~powers.K=reverse"
DRAWING = f"7C 1+ 3D/KH 4D5D.. - - names=You,Robin {USUAL}"
SECRETS = ("rng", "seed")


def begin(line: str) -> Any:
    """Return the widget of a game that begins with a position."""
    return sw.play(record=f"switch-edu record, version 1\nstart: {line}\n")


def test_two_clicks_with_one_number_draw_once() -> None:
    """B87: and the second one does nothing to the next player's turn."""
    widget = begin(DRAWING)
    click = {"type": "move", "move": "draw", "number": widget.state["number"]}
    widget.receive(click)
    after = dict(widget.state)
    widget.receive(click)
    assert [play.move for play in widget.game.plays] == ["draw"]
    assert widget.game.turn == 1
    assert widget.state == after
    assert widget.game.table.hand(0) == ("3D", "4D")


def test_two_clicks_on_a_card_table_draw_once() -> None:
    """B87."""
    widget = sw.table(DRAWING)
    click = {"type": "move", "move": "draw", "number": widget.state["number"]}
    widget.receive(click)
    widget.receive(click)
    assert (widget.position.turn, widget.position.stock) == (1, 1)


def test_what_is_marked_and_what_is_allowed_are_two_things() -> None:
    """B89: without marks and without having asked for a hint a legal card is accepted."""
    line = f"7C 1+ 3D9C/4D8C KHQH.. - - names=You,Robin {USUAL}"
    there = sw.position(line)
    plain = table_state(there, 0, marked=False)
    assert not plain["marked"]
    assert plain["hand"] == table_state(there, 0)["hand"]
    widget = begin(line)
    assert widget.state["panel"]["hint"] is None
    assert send(widget, "move", move="9C")["error"] is None
    assert widget.game.table.top == "9C"


def test_the_others_each_move_once_and_then_the_learner_is_in_turn() -> None:
    """B77."""
    hands = "3D/9C4D/10C5D/JC6D"
    widget = begin(f"7C 2+ {hands} 2D8D.. - - names=You,Robin,Alex,Sam {USUAL}")
    while widget.state["panel"]["waiting"]:
        send(widget, "tick")
    moved = [play for play in widget.game.plays if not play.move.startswith(("call", "challenge"))]
    assert [play.seat for play in moved] == [1, 2, 3]
    assert [play.move for play in moved] == ["9C", "10C", "JC"]
    assert widget.game.turn == 0


@pytest.mark.parametrize("moves", [(), ("draw",), ("draw", "undo")])
def test_what_a_page_and_a_notebook_keep_holds_no_secret(moves: tuple[str, ...]) -> None:
    """B85: no other hand, no order of the stock and no luck, after an undo neither."""
    widget = begin(DRAWING)
    for move in moves:
        send(widget, move) if move == "undo" else send(widget, "move", move=move)
        assert widget.state["error"] is None
    table = widget.game.table
    assert not cards_told(widget) & {*hidden_cards(table, 0), "5D"}
    kept = str([widget.get_state()["state"]["table"], widget._repr_mimebundle_()])
    assert not any(word in kept for word in SECRETS)


def test_a_link_to_what_a_seat_sees_holds_no_secret() -> None:
    """B85."""
    line = sw.position(DRAWING.replace("names=", "rng=77 names=")).view(0).line
    assert not any(word in line for word in ("KH", "4D", "5D", *SECRETS))
