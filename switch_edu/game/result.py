"""How a deal ended, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from switch_edu.cards import card_text, read_card
from switch_edu.game.position import Position
from switch_edu.game.scoring import fewest_words
from switch_edu.game.voice import Who, capital, counted, listed, number, ordinal, the_card


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a deal.

    `winner` is a seat, or None if nobody won; `card` the card that won; `left` the number of cards
    in each hand by name; `places` the order of finishing, names only, where the house plays on.
    `why` says in words how it came to an end and who came in later; `text` adds the cards left.
    """

    winner: int | None
    blocked: bool
    card: str | None
    left: dict[str, int]
    places: tuple[str, ...]
    title: str
    why: str
    text: str

    def __str__(self) -> str:
        return self.text


def result_of(end: Position, card: str | None) -> Result:
    """Return the result of a deal that is over; `card` is the card that won it, if one did."""
    names = end.shown_names
    left = {name: end.count(seat) for seat, name in enumerate(names)}
    order = sorted((place, name) for place, name in zip(end.places, names, strict=True) if place)
    places = tuple(name for _, name in order)
    winner = None if end.winner is None else Who(names[end.winner])
    title = f"{winner.does('win')}" if winner else _nobody_words(end)
    why = _blocked_words(end, winner) if end.blocked else _won_words(winner, card)
    why = " ".join(part for part in (why, _place_words(places)) if part)
    rest = _left_words({name: n for name, n in left.items() if n})
    text = f"{why} {rest}" if rest else why
    return Result(end.winner, end.blocked, card, left, places, title, why, text)


def winning_card(positions: Sequence[Position]) -> str | None:
    """Return the card with which somebody went out first, None if nobody has."""
    laid = None
    for event in (event for position in positions for event in position.happened):
        if event.name == "laid":
            laid = card_text(event.a)
        elif event.name == "won":
            return laid
    return None


def _won_words(winner: Who | None, card: str | None) -> str:
    if winner is None:
        return "The deal is over."
    last = f"the last card was {the_card(read_card(card))}" if card else "no card is left"
    return f"{winner.does('win')}: {last}."


def _nobody_words(end: Position) -> str:
    return f"{'Stopped' if end.stopped else 'Blocked'}: nobody wins"


def _blocked_words(end: Position, winner: Who | None) -> str:
    ending = f"{winner.did('win')} with {fewest_words(end.house)}" if winner else "nobody wins"
    if end.stopped:
        cards = counted(int(str(end.house.value("turn-limit"))))
        return f"The deal is stopped: its limit of {cards} is reached, so {ending}."
    turns = f"{number(end.idle)} turns in a row brought neither a play nor a draw"
    passes = f"{number(end.idle)} turns in a row ended with a pass"
    why = turns if end.house.value("idle") == "no-play-no-draw" else passes
    return f"The deal is blocked: {why}, so {ending}."


def _place_words(places: tuple[str, ...]) -> str:
    later = enumerate(places[1:], 2)
    return _sentence([f"{Who(name).did('come')} {ordinal(place)}" for place, name in later])


def _left_words(left: dict[str, int]) -> str:
    return _sentence([f"{Who(name).did('have')} {counted(n)} left" for name, n in left.items()])


def _sentence(parts: list[str]) -> str:
    """Return parts as one sentence; a name at its start keeps its spelling."""
    text = listed(parts, "and")
    return f"{capital(text) if text.startswith('you ') else text}." if text else ""
