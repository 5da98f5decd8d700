"""`sw.settle`: one question answered by all rule sets at once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from switch_edu.cards import read_card
from switch_edu.draw.words import state_sentence
from switch_edu.engine.layout import CHALLENGE
from switch_edu.errors import BadMove
from switch_edu.explore.comparing.columns import Rules, places, read_rules, read_start
from switch_edu.explore.comparing.disputes import Dispute, counted_houses, find
from switch_edu.explore.comparing.rows import Row
from switch_edu.explore.comparing.settlement import Settlement
from switch_edu.explore.comparing.steps import read_steps, step_rows
from switch_edu.game import Position
from switch_edu.game.moves import read_moves
from switch_edu.game.reading import FIELDS
from switch_edu.game.voice import Who, capital, the_card


def settle(
    position: Position | str,
    move: str | None = None,
    rules: Iterable[Rules] | None = None,
) -> Settlement:
    """Return the answers of the rule sets to one question.

    It is either a position (or its line) and a move of the seat in turn, or plain words such as
    "Can I put a black jack on a two?": those that `sw.disputes()` lists bring their position.
    Without `rules` the rule sets of the documents are asked.

    Raises SwitchError with the nearest questions for words that are none of them; BadLine, BadMove,
    BadCard or BadHouse in one sentence for what cannot be read.
    """
    dispute = asked(position, move)
    houses = counted_houses() if rules is None else rules
    return settled(dispute, position if move is not None else dispute.line, houses)


def asked(position: Position | str, move: str | None) -> Dispute:
    """Return what is asked: a move in a position, or a question in plain words.

    Raises SwitchError for words that are no known question, BadMove for a position without a move.
    """
    if move is not None:
        return Dispute("", "", "", move)
    if not isinstance(position, str) or (len(position.split()) >= len(FIELDS) and "/" in position):
        raise BadMove('A position is settled by a move: write sw.settle(position, "7H").')
    return find(position)


def settled(dispute: Dispute, where: Position | str, rules: Iterable[Rules]) -> Settlement:
    """Return the answers of rule sets to a dispute, put to them in a position.

    Raises BadLine, BadMove, BadCard or BadHouse in one sentence for what cannot be read.
    """
    houses = read_rules(rules)
    start = read_start(where, houses)
    steps = list(read_steps([*dispute.before, dispute.move], start.shown_names))
    steps[-1] = replace(steps[-1], refused=dispute.mistake)
    rows = step_rows(steps, places(start, houses))
    row = rows[-1]
    return Settlement(
        question=dispute.question or row.question,
        row=row,
        asks=dispute.asks if dispute.id else row.parting,
        position=start.line,
        scene=_scene(start, rows),
        ruling=dispute.ruling,
        yes_or_no=not dispute.asks,
    )


def _scene(start: Position, rows: Sequence[Row]) -> str:
    """Return a position in words, and what is played in it: "Played: 2♠, then J♠?"."""
    top = capital(the_card(read_card(start.top)))
    played = ", then ".join(_played(row, start.shown_names) for row in rows)
    return f"{top} lies on the pile. {state_sentence(start)} Played: {played}?"


def _played(row: Row, names: Sequence[str]) -> str:
    """Return a step for people: "Robin 5♣", "Alex challenges you"."""
    move = read_moves(row.move)[0]
    if move.kind != "challenge" or not row.who or move.action < CHALLENGE:
        return row.label
    return f"{Who(row.who).does('challenge')} {Who(names[move.action - CHALLENGE]).inner}"
