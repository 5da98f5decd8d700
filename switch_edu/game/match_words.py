"""A match in words: who deals, what a round scored, who wins and why."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from switch_edu.cards import FACES, card_name
from switch_edu.game.dealers import cutter_of
from switch_edu.game.game import Game
from switch_edu.game.rounds import Round
from switch_edu.game.scoring import fewest_words
from switch_edu.game.standing import Standing, Tally
from switch_edu.game.voice import Who, capital, counted, listed, number
from switch_edu.rules import House
from switch_edu.rules.points import EIGHT, points

_VALUED = {
    0: ("value.ace", "An ace"),
    EIGHT: ("value.eight", "An eight"),
    10: ("value.jack", "A black jack"),
    23: ("value.jack", "A red jack"),
    11: ("value.court", "A queen"),
    12: ("value.court", "A king"),
    FACES: ("value.joker", "A joker"),
}


@dataclass(frozen=True, slots=True)
class MatchResult:
    """The end of a match: the names of those who win it, the standings, and why in words."""

    winners: tuple[str, ...]
    standings: tuple[Standing, ...]
    title: str
    text: str

    def __str__(self) -> str:
        return self.text


def match_result(tally: Tally, last: Round) -> MatchResult:
    """Return the result of a match that ends with this round."""
    names = tuple(tally.names[seat] for seat in tally.winners)
    alone = len(names) == 1
    title = Who(names[0]).does("win") if alone else f"{capital(_people(names))} share the win"
    text = f"{title}: {_reason(tally)}."
    if alone and tally.counted == 1 and tally.house.value("match") == "single-round":
        text = last.result.text
    return MatchResult(names, tally.standings, title, text)


def _reason(tally: Tally) -> str:
    best, rounds = tally.totals[tally.winners[0]], counted(tally.counted, "round")
    match str(tally.house.value("match")):
        case "rounds-lowest":
            return f"the lowest total after {rounds} is {best}"
        case "rounds-highest":
            return f"the highest total after {rounds} is {best}"
        case "ceiling-stop":
            return f"a player {_has_passed(tally.house)}, and the lowest total is {best}"
        case "ceiling-elimination" if tally.last_under:
            return f"everybody else {_has_passed(tally.house)}"
        case "ceiling-elimination":
            return f"everybody {_has_passed(tally.house)}, the last ones with {best} at least"
    if tally.counted == 1:
        return f"{fewest_words(tally.house)} win the blocked round"
    each = " each" if len(tally.winners) > 1 else ""
    return f"{number(tally.won[tally.winners[0]])} of {rounds} won{each}"


def _has_passed(house: House) -> str:
    reached = "reached" if house.value("ceiling-exact") == "out" else "passed"
    return f"has {reached} the ceiling of {house.value('ceiling')}"


def value_words(house: House) -> tuple[str, ...]:
    """Return what cards left in hand count, a sentence for each value with where it comes from.

    There are none where no cards are counted.
    """
    if house.value("score") == "none" and house.value("blocked") != "lowest-points":
        return ()
    plain = {FACES} if not house.value("jokers") else set()
    plain |= {EIGHT} if points(house, EIGHT) == 8 else set()
    said = []
    for kind in (kind for kind in _VALUED if kind not in plain):
        ruling, name = _VALUED[kind]
        source = house.source(ruling)
        said.append(f"{name} counts {points(house, kind)} ({source}: {source.words}).")
    return (*said, "All other cards count their number.")


def scored_words(ended: Round, tally: Tally) -> tuple[str, ...]:
    """Return what a round scored and how the match stands after it, nothing without scoring."""
    if ended.void:
        return ("The round counts for nothing and is dealt again.",)
    if not ended.scores:
        return ()
    scored = {tally.names[seat]: ended.scores[seat] for seat in ended.seats}
    totals = dict(zip(tally.names, tally.totals, strict=True))
    out = [f"{Who(name).does('are')} out of the match." for name in tally.just_out]
    return (f"Points: {_counts(scored)}.", f"Totals: {_counts(totals)}.", *out)


def _counts(points: Mapping[str, int]) -> str:
    return ", ".join(f"{name} {count}" for name, count in points.items())


def dealt_words(
    house: House, names: Sequence[str], playing: Sequence[int], dealer: int | None
) -> str:
    """Return who cuts, who deals, who is not in it: "Robin deals; Alex does not play."."""
    deals = "the table deals" if dealer is None else Who(names[dealer]).did("deal")
    cutter = cutter_of(house, playing, dealer)
    deals = deals if cutter is None else f"{Who(names[cutter]).did('cut')} the pack and {deals}"
    missing = [name for seat, name in enumerate(names) if seat not in playing]
    verb = "do" if len(missing) > 1 or missing == ["You"] else "does"
    without = f"; {_people(missing)} {verb} not play" if missing else ""
    return f"{capital(deals)}{without}."


def cut_words(names: Sequence[str], cuts: Sequence[Mapping[int, int]]) -> tuple[str, ...]:
    """Return what each player cut for the first deal, a sentence for every cut."""
    said = []
    for cut in cuts:
        shown = [
            f"{Who(names[seat]).did('cut')} the {card_name(card)}" for seat, card in cut.items()
        ]
        said.append(f"{capital(listed(shown, 'and'))}.")
    return tuple(said)


def not_over(game: Game, round_number: int) -> str:
    """Return why there is no next round yet."""
    who = Who(game.names[game.turn or 0]).did("are")
    return f"Round {round_number} is not over: {who} in turn, so play it to its end first."


def _people(names: Iterable[str]) -> str:
    return listed([Who(name).inner for name in names], "and")
