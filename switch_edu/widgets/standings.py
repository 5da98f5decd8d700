"""The standings of a match as the page shows them: points round by round, totals, who is out."""

from __future__ import annotations

from typing import Any

from switch_edu.game import Match
from switch_edu.game.match_aim import aim_words, progress_words
from switch_edu.game.rounds import Round

NOT_THERE = "–"  # for a round in which a player did not play
_PLACES = ("1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th")


def match_panel(match: Match) -> dict[str, Any]:
    """Return the standings of a match, the best first, with what it is played for.

    Rounds that count for nothing are left out. Where nothing is scored, a round says how a player
    came in; rounds won are told where they decide.
    """
    rows = [
        {
            "place": line.place if any(not ended.void for ended in match.played) else None,
            "name": line.name,
            "rounds": _rounds(match, line.name),
            "points": line.points,
            "won": line.won if match.house.value("match") == "single-round" else None,
            "out": line.out,
        }
        for line in match.standings
    ]
    return {
        "round": len(match.played) + (not match.round.over),
        "aim": aim_words(match),
        "progress": progress_words(match),
        "rows": rows,
        "result": None if match.result is None else _result(match),
    }


def _rounds(match: Match, name: str) -> list[str]:
    seat = match.names.index(name)
    return [_cell(ended, seat, name) for ended in match.played if not ended.void]


def _cell(ended: Round, seat: int, name: str) -> str:
    """Return what a round was for a player: points, a place, or who won."""
    if seat not in ended.seats:
        return NOT_THERE
    if ended.scores:
        return str(ended.scores[seat])
    if seat == ended.loser:
        return "last"
    places = ended.result.places
    if len(places) > 1 and name in places:
        return _PLACES[places.index(name)]
    return "won" if seat in ended.winners else "lost"


def _result(match: Match) -> dict[str, str]:
    assert match.result is not None
    text = match.result.text.removeprefix(f"{match.result.title}: ")
    return {"title": match.result.title, "text": text[:1].upper() + text[1:]}
