"""A whole match as text that people can read, and that reads back to the same match.

    switch-edu match, version 1
    rules: classic~match=rounds-lowest
    players: You, Robin, Alex
    seed: 7
    rounds: 2
    dealer: 1

    Round 1
    # You deal.
    1. Robin: 9D; Alex: draw; You: AH
    …

A round has the lines that the record of a game has; `rounds:` and `dealer:` are there only where
the players agreed on them, `revealed: yes` where rules that were not said aloud have been revealed.
Lines that begin with # are remarks, which nothing depends on.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from switch_edu.errors import BadRecord, SwitchError
from switch_edu.game.given import read_seed, shown
from switch_edu.game.match import Match
from switch_edu.game.match_setup import MOST_ROUNDS
from switch_edu.game.record_lines import (
    MATCH,
    Head,
    Line,
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
from switch_edu.game.record_writing import revealed_line, written
from switch_edu.rules import house

LONGEST = 2_000_000
_WANTED = ("rules", "players", "seed")
_KEYS = (*_WANTED, "rounds", "dealer", "revealed")
_ROUND = re.compile(r"Round ([0-9]{1,4})")


def write_match(match: Match, rounds: Sequence[Sequence[str]]) -> str:
    """Return a match as text; `rounds` are the lines of each round."""
    head = [
        f"rules: {match.house.line}",
        f"players: {', '.join(written(name) for name in match.names)}",
        f"seed: {match.seed}",
    ]
    if match.rounds is not None:
        head.append(f"rounds: {match.rounds}")
    if match.agreed_dealer is not None:
        head.append(f"dealer: {match.agreed_dealer + 1}")
    head += revealed_line(match)
    parts = [MATCH, *head]
    for number, lines in enumerate(rounds, 1):
        parts += ["", f"Round {number}", *lines]
    return "\n".join(parts) + "\n"


def replay_match(text: str) -> Match:
    """Return the match that a record describes.

    Raises BadRecord in one sentence with the number of the line that cannot be read or played.
    """
    lines = record_lines(text, MATCH, LONGEST)
    sections = _sections(lines)
    before = lines[: _first_round(lines)]
    head = read_head(before, _KEYS)
    match = _begin(head)
    read_revealed(match, head)
    if before:
        raise BadRecord(f"Line {before[0].number}: plays begin after the line “Round 1”.")
    for number, (start, section) in enumerate(sections, 1):
        if start.text != f"Round {number}":
            raise BadRecord(f"Line {start.number}: “{start.text}” should be “Round {number}”.")
        if number > 1:
            _next_round(match, start)
        read_seen(match.round, read_head(section, ("seen",)))
        read_plays(match.round, section)
    return match


def _first_round(lines: Sequence[Line]) -> int:
    rounds = [at for at, line in enumerate(lines) if _ROUND.fullmatch(line.text)]
    return rounds[0] if rounds else len(lines)


def _sections(lines: Sequence[Line]) -> list[tuple[Line, list[Line]]]:
    """Return the heading of each round with the lines beneath it."""
    sections: list[tuple[Line, list[Line]]] = []
    for line in lines[_first_round(lines) :]:
        if _ROUND.fullmatch(line.text):
            sections.append((line, []))
        else:
            sections[-1][1].append(line)
    return sections


def _begin(head: Head) -> Match:
    check_head(head, _WANTED)
    rules, seed = read_value(head, "rules", house), read_value(head, "seed", read_seed)
    rounds = read_value(head, "rounds", _read_rounds) if "rounds" in head else None
    dealer = read_value(head, "dealer", read_dealer) if "dealer" in head else None
    return read_value(
        head, "players", lambda names: Match(rules, read_names(names), seed, rounds, dealer)
    )


def _read_rounds(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,3}", text):
        raise BadRecord(f"“{shown(text)}” is no number of rounds from 1 to {MOST_ROUNDS}.")
    return int(text)


def _next_round(match: Match, start: Line) -> None:
    try:
        match.next_round()
    except SwitchError as error:
        raise BadRecord(f"Line {start.number}: {error}") from None
