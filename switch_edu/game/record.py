"""A game as text that people can read, and that reads back to the same game.

    switch-edu record, version 1
    rules: practice-table
    players: You, Robin, Alex
    seed: 7
    dealer: 1

    1. You: 9D; Robin: draw; Alex: AH, =S
    2. You: KH?, 4S

A line is a round, `;` stands between players and `,` between moves; a `?` marks a try that was
refused. A game that began from a position has `start:` with its line in place of rules, players,
seed and dealer; `seen:` lists cards that an undo has shown, `revealed: yes` stands where rules
that were not said aloud have been revealed. Lines that begin with # are remarks.
"""

from __future__ import annotations

from switch_edu.errors import BadRecord
from switch_edu.game.dealing import deal_position
from switch_edu.game.game import Game
from switch_edu.game.given import read_seed
from switch_edu.game.position import position
from switch_edu.game.record_lines import (
    GAME,
    Head,
    check_head,
    read_dealer,
    read_head,
    read_names,
    read_plays,
    read_revealed,
    read_seen,
    read_value,
    record_lines,
)
from switch_edu.game.record_writing import play_lines, revealed_line, written
from switch_edu.rules import House, house

LONGEST = 200_000
_DEALT = ("rules", "players", "seed", "dealer")
_EXTRA = ("revealed", "seen")
_KEYS = (*_DEALT, "start", *_EXTRA)


def write_record(game: Game) -> str:
    """Return a game as text."""
    return "\n".join([GAME, *_head(game), "", *play_lines(game)]).rstrip("\n") + "\n"


def _head(game: Game) -> list[str]:
    if game.seed is None:
        head = [f"start: {game.start.line}"]
    else:
        head = [
            f"rules: {game.house.line}",
            f"players: {', '.join(written(name) for name in game.names)}",
            f"seed: {game.seed}",
            f"dealer: {game.dealer + 1}",
        ]
    seen = [f"seen: {' '.join(sorted(game.seen))}"] if game.seen else []
    return [*head, *revealed_line(game), *seen]


def replay(text: str) -> Game:
    """Return the game that a record describes.

    Raises BadRecord in one sentence with the number of the line that cannot be read or played.
    """
    lines = record_lines(text, GAME, LONGEST)
    head = read_head(lines, _KEYS)
    game = _begin(head)
    read_plays(game, lines)
    return game


def _begin(head: Head) -> Game:
    wanted = ("start",) if "start" in head else _DEALT
    check_head(head, wanted)
    extra = [key for key in head if key not in (*wanted, *_EXTRA)]
    if extra:
        number = head[extra[0]].number
        raise BadRecord(f"Line {number}: “{extra[0]}” is not needed beside “start”; leave it out.")
    if "start" in head:
        game = read_value(head, "start", lambda line: Game(position(line)))
    else:
        rules = read_value(head, "rules", house)
        seed, dealer = read_value(head, "seed", read_seed), read_value(head, "dealer", read_dealer)
        game = read_value(head, "players", lambda names: _dealt(rules, names, seed, dealer))
    read_seen(game, head)
    read_revealed(game, head)
    return game


def _dealt(rules: House, names: str, seed: int, dealer: int) -> Game:
    return Game(deal_position(rules, read_names(names), seed, dealer), (), seed, dealer)
