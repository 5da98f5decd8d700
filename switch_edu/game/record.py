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
seed and dealer; `seen:` lists cards that an undo has shown. Lines that begin with # are remarks.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeVar
from urllib.parse import quote, unquote

from switch_edu.cards import card_text, read_cards
from switch_edu.errors import BadRecord, SwitchError, did_you_mean
from switch_edu.game.dealing import deal_position, read_players, read_seed, shown
from switch_edu.game.game import Game
from switch_edu.game.position import position
from switch_edu.game.turns import Play, turn_starts
from switch_edu.rules import House, house

T = TypeVar("T")

TITLE = "switch-edu record, version 1"
LONGEST = 200_000
MOST_PLAYS = 10_000
_DEALT = ("rules", "players", "seed", "dealer")
_KEYS = (*_DEALT, "start", "seen")
_HEAD = re.compile(r"(\w+):\s*(.*)")
_SPECIAL = re.compile(r"[%,:;#?]")


def write_record(game: Game) -> str:
    """Return a game as text."""
    return "\n".join([TITLE, *_head(game), "", *_rounds(game)]).rstrip("\n") + "\n"


def _head(game: Game) -> list[str]:
    if game.seed is None:
        head = [f"start: {game.start.line}"]
    else:
        head = [
            f"rules: {game.house.line}",
            f"players: {', '.join(_written(name) for name in game.names)}",
            f"seed: {game.seed}",
            f"dealer: {game.dealer + 1}",
        ]
    return head + ([f"seen: {' '.join(sorted(game.seen))}"] if game.seen else [])


def _rounds(game: Game) -> list[str]:
    """Return the plays, a line for each round of turns from the first player on."""
    rounds: list[list[str]] = []
    starts = set(turn_starts(game.positions, game.plays))
    for at, play in enumerate(game.plays):
        if not rounds or (at in starts and game.positions[at].turn == game.start.turn):
            rounds.append([])
        entry = play.move + ("?" if play.refused else "")
        if rounds[-1] and game.plays[at - 1].seat == play.seat:
            rounds[-1][-1] += f", {entry}"
        else:
            rounds[-1].append(f"{_written(game.names[play.seat])}: {entry}")
    return [f"{number}. {'; '.join(entries)}" for number, entries in enumerate(rounds, 1)]


def _written(name: str) -> str:
    return _SPECIAL.sub(lambda found: quote(found[0], safe=""), name)


def replay(text: str) -> Game:
    """Return the game that a record describes.

    Raises BadRecord in one sentence with the number of the line that cannot be read or played.
    """
    if not isinstance(text, str) or len(text) > LONGEST:
        raise BadRecord(f"A record is a text of at most {LONGEST} characters.")
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    lines = [(number, line) for number, line in lines if line and not line.startswith("#")]
    if not lines or lines[0][1] != TITLE:
        raise BadRecord(f"This is not a record of a game: its first line has to be “{TITLE}”.")
    head: dict[str, tuple[int, str]] = {}
    body = lines[1:]
    while body and not body[0][1][0].isdigit():
        _read_head(head, *body.pop(0))
    game = _begin(head, lines[0][0])
    for number, line in body:
        if len(game.plays) > MOST_PLAYS:
            raise BadRecord(f"Line {number}: a record has at most {MOST_PLAYS} plays.")
        _play_line(game, number, line)
    return game


def _read_head(head: dict[str, tuple[int, str]], number: int, line: str) -> None:
    found = _HEAD.fullmatch(line)
    if not found or found[1] not in _KEYS:
        hint = did_you_mean(shown(line.partition(":")[0]), _KEYS)
        raise BadRecord(
            f"Line {number}: “{shown(line)}” is no heading of a record{hint}; plays begin with a "
            "number, such as “1. You: 9D”."
        )
    if found[1] in head:
        raise BadRecord(f"Line {number}: “{found[1]}” is there twice; keep one of them.")
    head[found[1]] = number, found[2]


def _begin(head: dict[str, tuple[int, str]], last: int) -> Game:
    wanted = ("start",) if "start" in head else _DEALT
    for key in wanted:
        if key not in head:
            raise BadRecord(f"The heading “{key}:” is missing after line {last}.")
    extra = [key for key in head if key not in (*wanted, "seen")]
    if extra:
        number = head[extra[0]][0]
        raise BadRecord(f"Line {number}: “{extra[0]}” is not needed beside “start”; leave it out.")
    for number, value in head.values():
        if ".toml" in value.lower():
            raise BadRecord(f"Line {number}: a record names rules by their line, not by a file.")
    if "start" in head:
        game = _read(head, "start", lambda line: Game(position(line)))
    else:
        rules = _read(head, "rules", house)
        seed, dealer = _read(head, "seed", read_seed), _read(head, "dealer", _read_dealer)
        game = _read(head, "players", lambda names: _dealt(rules, names, seed, dealer))
    if "seen" in head:
        game.seen = frozenset(map(card_text, _read(head, "seen", read_cards)))
    return game


def _read(head: dict[str, tuple[int, str]], key: str, read: Callable[[str], T]) -> T:
    """Return what a heading says; raises BadRecord with its line when it cannot be read."""
    number, text = head[key]
    try:
        return read(text)
    except SwitchError as error:
        raise BadRecord(f"Line {number}: {error}") from None


def _read_dealer(text: str) -> int:
    if not re.fullmatch(r"[1-9]", text):
        raise BadRecord(f"“{shown(text)}” is no dealer: write the dealer’s seat, from 1 on.")
    return int(text) - 1


def _dealt(rules: House, names: str, seed: int, dealer: int) -> Game:
    players = read_players([unquote(name) for name in names.split(",")])
    return Game(deal_position(rules, players, seed, dealer), (), seed, dealer)


def _play_line(game: Game, number: int, line: str) -> None:
    _, dot, rest = line.partition(".")
    if not dot or not line[: line.index(".")].isdigit():
        raise BadRecord(
            f"Line {number}: “{shown(line)}” does not begin with a number and a dot, such as "
            "“1. You: 9D; Robin: draw”."
        )
    for entry in rest.split(";"):
        seat, moves = _read_entry(game, number, entry.strip())
        for move in moves:
            play = Play(seat, move.removesuffix("?"), refused=move.endswith("?"))
            _add(game, number, play)


def _add(game: Game, number: int, play: Play) -> None:
    try:
        game.add(play)
    except SwitchError as error:
        what = f"{game.names[play.seat]} cannot play “{shown(play.move)}” here"
        raise BadRecord(f"Line {number}: {what}: {error}") from None


def _read_entry(game: Game, number: int, entry: str) -> tuple[int, list[str]]:
    """Return the seat and the moves of an entry such as "You: AH, =S"."""
    name, colon, moves = entry.partition(":")
    names = {_written(known): seat for seat, known in enumerate(game.names)}
    if not colon or name.strip() not in names:
        hint = did_you_mean(shown(name.strip()), names)
        raise BadRecord(
            f"Line {number}: “{shown(entry)}” does not begin with a player of this game{hint}: "
            f"write “{game.names[0]}: 9D”, for example."
        )
    return names[name.strip()], [move.strip() for move in moves.split(",")]
