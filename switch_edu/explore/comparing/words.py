"""What follows a move, in words: one phrase for each aspect, and how two outcomes differ."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from switch_edu.cards import SUIT_NAMES, SUITS, read_card
from switch_edu.errors import BadMove, did_you_mean
from switch_edu.explore.comparing.outcome import DRAWN_CARD, NAMED, Outcome
from switch_edu.game.voice import Who, counted, listed, ordinal, the_card
from switch_edu.rules.words import either_of


class Aspect(NamedTuple):
    """One side of what follows: the facts that are compared, and the phrase that says them.

    `usual` tells whether it goes without saying where nothing is compared.
    """

    facts: Callable[[Outcome], object]
    say: Callable[[Outcome], str]
    usual: Callable[[Outcome], bool]


def follow_words(outcome: Outcome) -> str:
    """Return what follows in a few words: "Robin misses a turn, Alex is next"."""
    return aspect_words(outcome, [name for name in ASPECTS if not ASPECTS[name].usual(outcome)])


def parting(outcomes: Sequence[Outcome]) -> tuple[str, ...]:
    """Return the names of the aspects in which outcomes differ, in reading order."""
    return tuple(
        name
        for name, aspect in ASPECTS.items()
        if len({aspect.facts(outcome) for outcome in outcomes}) > 1
    )


def aspect_words(outcome: Outcome, names: Iterable[str]) -> str:
    """Return what some aspects of an outcome are: what is not usual, or the first of them.

    Whether the deal is over is said in any case. Raises BadMove for an unknown aspect.
    """
    aspects = {name: aspect_named(name) for name in names}
    telling = [name for name in aspects if name == _END or not aspects[name].usual(outcome)]
    phrases = {name: aspects[name].say(outcome) for name in telling or list(aspects)[:1]}
    going_on = phrases.pop(_MORE, "") if outcome.more != (DRAWN_CARD,) else ""
    rest = ", ".join(phrases.values())
    return f"{going_on}; if not, {rest}" if going_on and rest else going_on or rest


def aspect_named(name: str) -> Aspect:
    """Return an aspect by its name; raises BadMove with "did you mean" for an unknown one."""
    if name not in ASPECTS:
        hint = did_you_mean(name, ASPECTS)
        raise BadMove(f"Nothing that follows a move is called “{name}”{hint}.")
    return ASPECTS[name]


def _end(outcome: Outcome) -> str:
    if outcome.place and not outcome.over:
        return f"{Who(outcome.mover).did('are')} out in {ordinal(outcome.place)} place"
    if outcome.winner and outcome.over:
        return Who(outcome.winner).did("win")
    return "nobody wins" if outcome.over else "the deal goes on"


def _next(outcome: Outcome) -> str:
    if outcome.over:
        return "nobody is next"
    who = Who(outcome.next)
    if outcome.owed or outcome.turns:
        cards = [counted(outcome.owed)] if outcome.owed else []
        skips = ["a skip" if outcome.turns == 1 else f"{counted(outcome.turns, 'turn')} to miss"]
        return f"{who.did('face')} {' and '.join(cards + skips * bool(outcome.turns))}"
    if outcome.waits_for in _WAITING:
        return f"{who.did('have')} {_WAITING[outcome.waits_for]}"
    return f"it is {who.whose} turn" if outcome.next == outcome.mover else f"{who.did('are')} next"


_WAITING = {"joker": "to say which card the joker is"}


def _answers(outcome: Outcome) -> str:
    if not outcome.owed and not outcome.turns:
        return "nothing is to be answered"
    return f"{either_of(outcome.answers)} answers" if outcome.answers else "nothing answers that"


def _suit(outcome: Outcome) -> str:
    if outcome.suit == NAMED:
        return f"{Who(outcome.mover).did('name')} the suit"
    return f"{SUIT_NAMES[SUITS.index(outcome.suit)]} are in force"


def _direction(outcome: Outcome) -> str:
    return f"play goes {'clockwise' if outcome.direction > 0 else 'anticlockwise'}"


def _drawn(outcome: Outcome) -> str:
    who = [f"{Who(name).did('draw')} {counted(cards)}" for name, cards in outcome.drawn]
    return listed(who, "and") or "nobody draws"


def _skipped(outcome: Outcome) -> str:
    names = list(dict.fromkeys(outcome.skipped))
    if not names:
        return "nobody misses a turn"
    missed = [
        f"{Who(name).did('miss')} {'a turn' if n == 1 else counted(n, 'turn')}"
        for name in names
        if (n := outcome.skipped.count(name))
    ]
    return listed(missed, "and")


def _more(outcome: Outcome) -> str:
    who = Who(outcome.mover)
    if not outcome.more:
        return "the turn ends"
    bound = outcome.next == outcome.mover
    if outcome.more == (DRAWN_CARD,):
        return f"{who.did('may')} lay what fits{', or draw again' if bound else ' of that'}"
    cards = [the_card(read_card(card)) for card in outcome.more]
    few = listed(cards) if len(cards) < 4 else f"any of {counted(len(cards))}"
    return f"{who.did('have') + ' to' if bound else who.did('may')} go on with {few}"


def _call(outcome: Outcome) -> str:
    who = Who(outcome.mover)
    calls = {"due": f"{who.did('have')} to call", "announced": "the last card is announced"}
    return calls.get(outcome.call, "no call is due")


def _queen(outcome: Outcome) -> str:
    return "the queen stays open" if outcome.queen_open else "no queen waits for a cover"


_END = "end"
_MORE = "more"  # is said first, the rest is what follows if nothing more is laid


def _goes_on(outcome: Outcome) -> bool:
    """Whether the mover has to go on, which is said of what the hand can lay."""
    return outcome.next == outcome.mover and bool(outcome.more)


# In the order in which they are read.
ASPECTS: dict[str, Aspect] = {
    _END: Aspect(
        lambda it: (it.over, it.winner if it.over else "", it.place),
        _end,
        lambda it: not it.over and not it.place,
    ),
    "skipped": Aspect(lambda it: it.skipped, _skipped, lambda it: not it.skipped),
    "drawn": Aspect(lambda it: it.drawn, _drawn, lambda it: not it.drawn),
    _MORE: Aspect(lambda it: it.more, _more, lambda it: not it.more),
    "next": Aspect(
        lambda it: (it.next, it.waits_for, it.owed, it.turns),
        _next,
        lambda it: it.over or _goes_on(it),
    ),
    "answers": Aspect(lambda it: it.answers, _answers, lambda it: not it.owed and not it.turns),
    "suit": Aspect(lambda it: it.over or it.suit, _suit, lambda it: it.suit != NAMED or it.over),
    "direction": Aspect(
        lambda it: it.over or it.direction, _direction, lambda it: not it.turned or it.over
    ),
    "call": Aspect(lambda it: it.call, _call, lambda it: not it.call),
    "queen": Aspect(
        lambda it: not it.over and it.queen_open, _queen, lambda it: it.over or not it.queen_open
    ),
}
