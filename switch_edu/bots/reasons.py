"""Why the sensible player prefers a move to the next best one, in words.

Each thing that the policy looks at has one function here; the numbers are read off the marks.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import NamedTuple

from switch_edu.bots.sight import Sight
from switch_edu.cards import JOKER, JOKER_BIT, SUIT_NAMES
from switch_edu.engine.layout import DRAW, END, GROUND, NAME_0, OPEN, PASS, TAKE
from switch_edu.engine.prospects import threat
from switch_edu.engine.seats import next_seat, players_left, seat_before
from switch_edu.engine.sensible import (
    CARD,
    CARDS,
    HIT,
    KEPT,
    PER_FOLLOWER,
    PER_REACH,
    PER_SUIT_CARD,
    REACH,
    RUN,
    SUIT,
    WINS,
    Mark,
)
from switch_edu.game.voice import counted, number, the_card

FEW = 2  # whoever has so few cards may soon be out


class Choice(NamedTuple):
    """The move chosen and the next best one, each with its mark."""

    best: int
    mark: Mark
    rival: int
    rival_mark: Mark

    def lead(self, aspect: int) -> int:
        """Return by how much the chosen move is ahead in one thing looked at."""
        return self.mark[aspect] - self.rival_mark[aspect]


def only_move(sight: Sight, action: int) -> str:
    """Return why there is nothing to choose."""
    if action < DRAW:
        return "no other card of yours may be played now"
    if action == TAKE:
        return "no card of yours answers"
    fitting = reduce(or_, sight.judged[GROUND:OPEN])
    if action == END or fitting & sight.table.held[sight.seat]:
        return "no card of yours may be played now"
    return "no card of yours fits" + (", and none can be drawn" if action == PASS else "")


def reason_of(sight: Sight, choice: Choice) -> str:
    """Return what decided between two moves: that in which the chosen one is furthest ahead."""
    aspect = max(_SAY, key=choice.lead)
    if choice.lead(aspect) <= 0:
        return "it does as well as anything else"
    return _SAY[aspect](sight, choice)


def reason_to_win(sight: Sight) -> str:
    """Return what there is to say for a card that empties the hand."""
    return f"it is your last card and {'takes you out' if sight.rules.play_on else 'wins'}"


def _wins(sight: Sight, choice: Choice) -> str:
    return reason_to_win(sight)


def _cards(sight: Sight, choice: Choice) -> str:
    cost = -choice.rival_mark[CARDS] // CARD
    if choice.rival == TAKE:
        return f"otherwise you take {counted(cost)}"
    if choice.rival == END and cost > 0:
        if sight.table.skips > 0 and sight.table.nlaid == 0:
            return f"otherwise you miss {counted(cost, 'turn')}"
        return f"leaving the queen uncovered costs {counted(cost)}"
    if choice.rival < DRAW and choice.rival_mark[CARDS] < CARD:
        return f"{the_card(choice.rival)} would cost you {counted(cost + 1)}"
    return "a card laid is a card fewer in your hand"


def _hit(sight: Sight, choice: Choice) -> str:
    table, rules = sight.table, sight.rules
    if choice.mark[HIT] <= 0:
        other = seat_before(table, sight.seat)
        comes = f"would let {sight.who(other).inner} play, {_left(sight, other)}"
        return f"{the_card(choice.rival)} {comes}"
    victim = next_seat(table, sight.seat)
    who = sight.who(victim)
    face = min(choice.best, JOKER) if choice.best < DRAW else table.laid_face[table.nlaid - 1]
    if rules.reverse >> face & 1:
        if players_left(table) == 2:
            return "you play again"
        return f"it turns play away from {who.inner}, {_left(sight, victim)}"
    if table.hand[victim] <= FEW:
        return f"{who.did('have')} only {counted(table.hand[victim])} left"
    if not rules.skip >> face & 1:
        return f"{who.did('face')} {counted(choice.mark[HIT] // threat(table, victim))}"
    if rules.answers[rules.attack_of[face]]:
        return f"{who.did('have')} to answer it or miss a turn"
    return f"{who.did('miss')} a turn"


def _left(sight: Sight, seat: int) -> str:
    return f"with {counted(sight.table.hand[seat])} left"


def _reach(sight: Sight, choice: Choice) -> str:
    own, other = (mark[REACH] // PER_REACH for mark in (choice.mark, choice.rival_mark))
    if own == 52:
        return "you keep a card that fits on anything"
    return f"your other cards then fit on {own} of the 52 cards, not only on {other}"


def _kept(sight: Sight, choice: Choice) -> str:
    spared = the_card(choice.rival)
    bit = 1 << min(choice.rival, JOKER)
    if bit & (sight.rules.wild | JOKER_BIT):
        return f"it keeps {spared} for when nothing else fits"
    if bit & sight.rules.answering:
        return f"it keeps {spared} to answer with"
    return f"it keeps {spared} to hit with later"


def _run(sight: Sight, choice: Choice) -> str:
    return f"{number(choice.mark[RUN] // PER_FOLLOWER)} more of your cards may follow in this turn"


def _suit(sight: Sight, choice: Choice) -> str:
    held = choice.mark[SUIT] // PER_SUIT_CARD
    if choice.best >= NAME_0:
        return f"you hold {counted(held, SUIT_NAMES[choice.best - NAME_0][:-1])}"
    return f"you hold {counted(held, 'more ' + SUIT_NAMES[choice.best // 13][:-1])}"


_SAY = {
    WINS: _wins,
    HIT: _hit,
    CARDS: _cards,
    KEPT: _kept,
    RUN: _run,
    REACH: _reach,
    SUIT: _suit,
}
