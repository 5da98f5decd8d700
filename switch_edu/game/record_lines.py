"""The lines of records read: headings such as "seed: 7", and plays by rounds of turns."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator
from typing import TYPE_CHECKING, NamedTuple, TypeVar
from urllib.parse import unquote

from switch_edu.cards import card_text, read_cards
from switch_edu.errors import BadRecord, SwitchError, did_you_mean
from switch_edu.game.game import Game
from switch_edu.game.given import read_players, shown
from switch_edu.game.record_writing import written
from switch_edu.game.turns import Play

if TYPE_CHECKING:
    from switch_edu.game.match import Match

T = TypeVar("T")

GAME = "switch-edu record, version 1"
MATCH = "switch-edu match, version 1"
MOST_PLAYS = 10_000
_HEAD = re.compile(r"(\w+):\s*(.*)")


class Line(NamedTuple):
    """A line of a record and its number in the text, from 1."""

    number: int
    text: str


Head = dict[str, Line]


def tells_match(text: object) -> bool:
    """Return whether a text is the record of a match rather than of one game."""
    if not isinstance(text, str):
        return False
    return next((line.text for line in _told(text)), "") == MATCH


def record_lines(text: object, title: str, longest: int) -> list[Line]:
    """Return the lines of a record after its title, numbered, without remarks and blank ones.

    Raises BadRecord when it is none, or one of the other kind.
    """
    if not isinstance(text, str) or len(text) > longest:
        raise BadRecord(f"A record is a text of at most {longest} characters.")
    lines = _told(text)
    what, other = ("game", "match") if title == GAME else ("match", "game")
    if lines and lines[0].text in (GAME, MATCH) and lines[0].text != title:
        reader = "replay" if other == "game" else "replay_match"
        raise BadRecord(f"This is the record of a {other}, not of a {what}: {reader} reads it.")
    if not lines or lines[0].text != title:
        raise BadRecord(f"This is not a record of a {what}: its first line has to be “{title}”.")
    return lines[1:]


def _told(text: str) -> list[Line]:
    """Return the lines that say something; some editors put a mark (U+FEFF) before the first."""
    rows = enumerate(text.removeprefix("\ufeff").splitlines(), 1)
    lines = [Line(number, line.strip()) for number, line in rows]
    return [line for line in lines if line.text and not line.text.startswith("#")]


def read_head(lines: list[Line], keys: Collection[str]) -> Head:
    """Take the headings off the front of the lines; return what each says, with its line.

    Raises BadRecord for a heading that is not one of the keys, or is there twice.
    """
    head: Head = {}
    while lines and not lines[0].text[0].isdigit():
        number, line = lines.pop(0)
        found = _HEAD.fullmatch(line)
        if not found or found[1] not in keys:
            hint = did_you_mean(shown(line.partition(":")[0]), keys)
            raise BadRecord(
                f"Line {number}: “{shown(line)}” is no heading of a record{hint}; plays begin with "
                "a number, such as “1. You: 9D”."
            )
        if found[1] in head:
            raise BadRecord(f"Line {number}: “{found[1]}” is there twice; keep one of them.")
        head[found[1]] = Line(number, found[2])
    return head


def check_head(head: Head, wanted: Collection[str]) -> None:
    """Raise BadRecord for a heading that is missing, or that names a file."""
    for key in wanted:
        if key not in head:
            raise BadRecord(f"The heading “{key}:” is missing; write it before the plays.")
    for number, value in head.values():
        if ".toml" in value.lower():
            raise BadRecord(f"Line {number}: a record names rules by their line, not by a file.")


def read_value(head: Head, key: str, read: Callable[[str], T]) -> T:
    """Return what a heading says; raises BadRecord with its line when it cannot be read."""
    number, text = head[key]
    try:
        return read(text)
    except SwitchError as error:
        raise BadRecord(f"Line {number}: {error}") from None


def read_revealed(played: Game | Match, head: Head) -> None:
    """Reveal the rules if a heading says so; raises BadRecord for another word than "yes"."""
    if "revealed" not in head:
        return
    number, text = head["revealed"]
    if text != "yes":
        raise BadRecord(f"Line {number}: “revealed” is “yes”, or the line is left out.")
    played.reveal()


def read_names(text: str) -> tuple[str, ...]:
    """Return the players' names as they are listed in a record."""
    return read_players([unquote(name) for name in text.split(",")])


def read_seen(game: Game, head: Head) -> None:
    """Note the cards that an undo has shown, if the headings list any."""
    if "seen" in head:
        game.seen = frozenset(map(card_text, read_value(head, "seen", read_cards)))


def read_dealer(text: str) -> int:
    """Return the seat of the dealer, which is written from 1 on."""
    if not re.fullmatch(r"[1-9]", text):
        raise BadRecord(f"“{shown(text)}” is no dealer: write the dealer’s seat, from 1 on.")
    return int(text) - 1


def read_plays(game: Game, lines: Collection[Line]) -> None:
    """Play what the lines say; raises BadRecord for the first that cannot be read or played."""
    for round_number, (number, line) in enumerate(lines, 1):
        if len(game.plays) > MOST_PLAYS:
            raise BadRecord(f"Line {number}: a record has at most {MOST_PLAYS} plays.")
        _check_round(number, line, round_number)
        for play in _plays_of(game, number, line):
            _add(game, number, play)


def _check_round(number: int, line: str, expected: int) -> None:
    count, dot, _ = line.partition(".")
    if not dot or not count.isdigit():
        raise BadRecord(
            f"Line {number}: “{shown(line)}” does not begin with a number and a dot, such as "
            "“1. You: 9D; Robin: draw”."
        )
    if count != str(expected):
        raise BadRecord(
            f"Line {number}: “{shown(count)}.” should be “{expected}.”: rounds are numbered in "
            "order, each on a line of its own."
        )


def _plays_of(game: Game, number: int, line: str) -> Iterator[Play]:
    for entry in line.partition(".")[2].split(";"):
        seat, moves = _read_entry(game, number, entry.strip())
        for move in moves:
            yield Play(seat, move.removesuffix("?"), refused=move.endswith("?"))


def _add(game: Game, number: int, play: Play) -> None:
    try:
        game.add(play)
    except SwitchError as error:
        what = f"{game.names[play.seat]} cannot play “{shown(play.move)}” here"
        raise BadRecord(f"Line {number}: {what}: {error}") from None


def _read_entry(game: Game, number: int, entry: str) -> tuple[int, list[str]]:
    """Return the seat and the moves of an entry such as "You: AH, =S"."""
    name, colon, moves = entry.partition(":")
    names = {written(known): seat for seat, known in enumerate(game.names)}
    if not colon or name.strip() not in names:
        hint = did_you_mean(shown(name.strip()), names)
        raise BadRecord(
            f"Line {number}: “{shown(entry)}” does not begin with a player of this game{hint}: "
            f"write “{game.names[0]}: 9D”, for example."
        )
    return names[name.strip()], [move.strip() for move in moves.split(",")]
