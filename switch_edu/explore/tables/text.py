"""A position with its houses and plays as one line of text, to be copied and pasted.

    LINE @house{" | "house}{" ; "seat move{", "seat move}}

A line holds no "|" and no ";", so that the parts come apart again:
`9C 1+ 7H3C/5/5 20.. - - @switch | jack7~jokers=0 ; 1 3C, 2 draw`.
"""

from __future__ import annotations

from collections.abc import Sequence

from switch_edu.errors import BadLine, BadMove
from switch_edu.explore.comparing.columns import read_rules, read_start
from switch_edu.explore.comparing.steps import Step
from switch_edu.explore.tables.side_by_side import SideBySide
from switch_edu.game import Position
from switch_edu.game.given import shown
from switch_edu.game.moves import read_moves
from switch_edu.rules import House

LONGEST = 40_000
_MOST_PLAYS = 200


def side_text(table: SideBySide) -> str:
    """Return what is side by side as text; `read_side_text` reads it back."""
    line = table.start.line.rpartition(" @")[0]
    text = f"{line} @{' | '.join(house.line for house in table.houses)}"
    plays = ", ".join(f"{(play.seat or 0) + 1} {play.move}" for play in table.plays)
    return f"{text} ; {plays}" if plays else text


def read_side_text(
    text: str, others: Sequence[House] = ()
) -> tuple[Position, tuple[House, ...], tuple[Step, ...]]:
    """Return the position, the houses and the plays that a text names.

    The line is read under the first of its houses in which it can arise, else under one of the
    `others`. Raises BadLine, BadHouse or BadMove in one sentence.
    """
    if len(text) > LONGEST:
        raise BadLine(f"Such a text has at most {LONGEST} characters; this one has {len(text)}.")
    front, _, played = text.partition(";")
    line, *more = (part.strip() for part in front.split("|"))
    line, named, own = line.rpartition("@")
    if not named:
        line = own
    houses = read_rules([own, *more] if named else more) if named or more else ()
    start = read_start(line, [*houses, *others])
    return start, houses, _read_plays(played, start.seats)


def _read_plays(text: str, seats: int) -> tuple[Step, ...]:
    parts = [part.strip() for part in text.split(",") if part.strip()]
    if len(parts) > _MOST_PLAYS:
        raise BadMove(f"At most {_MOST_PLAYS} plays are read after “;”; there are {len(parts)}.")
    return tuple(_read_play(part, seats) for part in parts)


def _read_play(part: str, seats: int) -> Step:
    seat, _, move = part.partition(" ")
    if not (seat.isascii() and seat.isdigit() and 1 <= int(seat[:2]) <= seats and move.strip()):
        raise BadMove(
            f"“{shown(part)}” is no play: write the seat (1 to {seats}) and the move, such as 1 3C."
        )
    return Step(" ".join(map(str, read_moves(move))), int(seat[:2]) - 1)
