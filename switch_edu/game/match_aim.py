"""What ends a match and who then wins it, in words, and how far it has come."""

from __future__ import annotations

from switch_edu.game.match import Match
from switch_edu.game.match_setup import match_length
from switch_edu.game.voice import Who, capital, counted
from switch_edu.rules import House


def aim_words(match: Match) -> str:
    """Return what a match is played for: "The match ends when somebody passes 100 points; …"."""
    said = [_aim(match.house, match_length(match.house, match.rounds)), _tie(match.house)]
    if match.house.value("last-place") == "eliminated":
        said.append("Whoever comes last sits out the next round.")
    return " ".join(said)


def progress_words(match: Match) -> str:
    """Return how far a match has come: "2 of 5 rounds played.", "Robin is nearest: 87 of 100.".

    Rounds that count for nothing are not counted.
    """
    played = sum(not ended.void for ended in match.played)
    if str(match.house.value("match")).startswith("ceiling"):
        return f"{capital(counted(played, 'round'))} played." if match.over else _nearest(match)
    length = match_length(match.house, match.rounds)
    if played > length or (played == length and not match.over):
        return f"{capital(counted(length, 'round'))} did not decide it: sudden death."
    return f"{played} of {length} rounds played."


def _aim(house: House, length: int) -> str:
    rounds = counted(length, "round")
    ceiling = _too_many(house)
    match str(house.value("match")):
        case "rounds-lowest":
            return f"The lowest total after {rounds} wins."
        case "rounds-highest":
            return f"The highest total after {rounds} wins."
        case "ceiling-stop":
            return f"The match ends when somebody {ceiling}; the lowest total wins."
        case "ceiling-elimination":
            return f"Whoever {ceiling} is out; the last one left wins."
    return "Whoever wins most rounds wins the match."


def _too_many(house: House) -> str:
    verb = "reaches" if house.value("ceiling-exact") == "out" else "passes"
    return f"{verb} {house.value('ceiling')} points"


def _tie(house: House) -> str:
    if house.value("tie") == "sudden-death":
        return "While the first are level, one more round is played."
    return "Those who are level share the win."


def _nearest(match: Match) -> str:
    still = [line for line in match.standings if not line.out]
    most = max(line.points or 0 for line in still)
    if not most:
        return "Nobody has points yet."
    near = [Who(line.name) for line in still if line.points == most]
    where = f"{most} of {match.house.value('ceiling')}"
    if len(near) > 1:
        return f"The nearest have {where}."
    return f"{near[0].does('are')} nearest: {where}."
