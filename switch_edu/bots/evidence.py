"""What a seat can work out about the cards that it does not see, from all that it has seen.

What counts as evidence is written down in docs/decisions/0010-what-a-sharp-player-knows.md.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from switch_edu.bots.history import Glimpse
from switch_edu.bots.places import Place, Shuffle, both_of, set_of
from switch_edu.bots.silence import silence
from switch_edu.cards import UNKNOWN
from switch_edu.engine.events import Event
from switch_edu.engine.judge import allowed, judge
from switch_edu.engine.layout import CARD_BITS, DRAW
from switch_edu.engine.rules import Rules
from switch_edu.engine.supply import can_draw
from switch_edu.engine.table import Table
from switch_edu.engine.worlds import CARD_KINDS
from switch_edu.game.pack import pack_of

NOBODY_KNOWS = -1  # in the pile of a position whose older discards are not known


class Lost(Exception):
    """What was seen does not add up (more happened at once than is noted): begin anew."""


class Evidence:
    """The hidden cards as one seat sees them: which may lie where.

    `hands`, `stock` and `older` are the places of cards that the seat has not seen. `known` are the
    cards of each seat that it has: all of its own, and what others have shown. A hand keeps the
    places from which cards were laid, since nobody saw which ones these were; `unseen` is how many
    it still holds.
    """

    def __init__(self, rules: Rules, seat: int, view: Table) -> None:
        self.rules = rules
        self.seat = seat
        free = [[kind + CARD_KINDS] * (n > 1) + [kind] * (n > 0) for kind, n in _pack(rules)]
        piled = [*view.older[: view.nolder], view.top, *view.laid[: view.nlaid]]
        self.pile = [free[kind].pop() if kind < UNKNOWN else NOBODY_KNOWS for kind in piled]
        self.known = [
            [free[kind].pop() for kind in range(UNKNOWN) for _ in range(view.count[other][kind])]
            for other in range(view.seats)
        ]
        first = Shuffle(set_of(card for cards in free for card in cards))
        self.unseen = [view.count[other][UNKNOWN] for other in range(view.seats)]
        self.hands = [first.add_places(number) for number in self.unseen]
        self.stock = first.add_places(view.nstock)
        self.older = first.add_places(self.pile.count(NOBODY_KNOWS))
        first.add_places(first.cards.bit_count() - len(first.places))  # of a fragment: nowhere
        self.shuffles = [first]
        self._drew: list[Place] = []  # by the viewer, who sees only later which cards
        self._left: list[Place] = []  # of a stock that was refilled while somebody drew

    # -- what is seen --------------------------------------------------------------------------

    def add(self, glimpse: Glimpse) -> None:
        """Take in one thing that was done; raises Lost if it does not add up."""
        acts = glimpse.seat == glimpse.before.player and glimpse.seat != self.seat
        action = glimpse.move.action if acts and glimpse.move else -1
        self._take_silence(glimpse, action)
        for event in glimpse.events:
            self._take_in(event)
        if action == DRAW and self.rules.until_playable:
            self._drew_until(glimpse)
        for kind in glimpse.shown:
            self._show(glimpse.seat, kind)
        self._look_at_hands(glimpse.after)
        self._check(glimpse.after)

    def _take_in(self, event: Event) -> None:
        match event.name:
            case "laid":
                self.pile.append(self._out_of_hand(event.seat, event.a))
            case "took-back":
                for _ in range(event.a):
                    self.known[event.seat].append(self.pile.pop())
            case "shown":
                self._show(event.seat, event.a)
            case "refilled":
                self._refill(event.a)
            case "drew" | "took" | "fined":
                self._draw(event.seat, event.a)
            case "challenged":
                self._draw(event.a, event.b)

    def _out_of_hand(self, seat: int, kind: int) -> int:
        """Return the card of a kind that a seat lays, the known one if there is one."""
        for card in self.known[seat]:
            if card % CARD_KINDS == kind:
                self.known[seat].remove(card)
                return card
        return self._reveal(seat, kind)

    def _show(self, seat: int, kind: int) -> None:
        if all(card % CARD_KINDS != kind for card in self.known[seat]):
            self.known[seat].append(self._reveal(seat, kind))

    def _reveal(self, seat: int, kind: int) -> int:
        """Return the card of a kind that has turned up out of a hand, whichever place it had."""
        for card in (kind, kind + CARD_KINDS):
            for place in self.hands[seat]:
                if place.hides(card):
                    inside = [other for other in self.hands[seat] if other.hides(card)]
                    place.shuffle.reveal(card, inside)
                    self.unseen[seat] -= 1
                    return card
        raise Lost

    def _refill(self, number: int) -> None:
        turned, self.pile = self.pile[:number], self.pile[number:]
        if NOBODY_KNOWS in turned or len(turned) < number:
            raise Lost
        again = Shuffle(set_of(turned))
        self.shuffles.append(again)
        self._left += reversed(self.stock)
        self.stock = again.add_places(number)
        if self.rules.refill_turned:  # the oldest comes first, as everybody knows
            for place, card in zip(reversed(self.stock), turned, strict=True):
                again.narrow(card, [place])

    def _draw(self, seat: int, number: int) -> None:
        drawn = self._left[:number]
        del self._left[:number]
        if number - len(drawn) > len(self.stock):
            raise Lost
        drawn += [self.stock.pop() for _ in range(number - len(drawn))]
        if seat == self.seat:
            self._drew += drawn
        else:
            self.hands[seat] += drawn
            self.unseen[seat] += number

    def _look_at_hands(self, view: Table) -> None:
        """Find the viewer's own new cards, and cards of others that lie open."""
        had = Counter(card % CARD_KINDS for card in self.known[self.seat])
        for kind in range(UNKNOWN):
            for _ in range(view.count[self.seat][kind] - had[kind]):
                self.known[self.seat].append(self._drawn_card(kind))
        for seat in range(view.seats):
            for kind in range(UNKNOWN):
                if seat != self.seat and view.count[seat][kind]:
                    self._show(seat, kind)

    def _drawn_card(self, kind: int) -> int:
        for place in self._drew:
            for card in (kind, kind + CARD_KINDS):
                if place.hides(card):
                    self._drew.remove(place)
                    place.shuffle.forget(place, card)
                    return card
        raise Lost

    def _check(self, view: Table) -> None:
        piled = [*view.older[: view.nolder], view.top, *view.laid[: view.nlaid]]
        pile = [UNKNOWN if card < 0 else card % CARD_KINDS for card in self.pile]
        hands = [n + len(known) for n, known in zip(self.unseen, self.known, strict=True)]
        odd = pile != piled or hands != view.hand[: view.seats] or len(self.stock) != view.nstock
        if odd or self._left or self._drew:
            raise Lost

    # -- what it tells -------------------------------------------------------------------------

    def _take_silence(self, glimpse: Glimpse, action: int) -> None:
        """Take in what it tells that somebody laid nothing, before it is seen what was drawn."""
        told = silence(self.rules, glimpse.before, glimpse.seat, action)
        hand = self.hands[glimpse.seat]
        for place in hand[-1:] if told.drawn else hand:
            place.rule_out(both_of(told.never), both_of(told.hardly))

    def _drew_until(self, glimpse: Glimpse) -> None:
        """Take in that somebody drew until a card fitted: the last one does, no other."""
        number = sum(event.a for event in glimpse.events if event.name == "drew")
        fits = allowed(judge(self.rules, glimpse.before, glimpse.seat)) & CARD_BITS
        drawn = self.hands[glimpse.seat][-number:] if number else []
        if drawn and can_draw(self.rules, glimpse.after):
            drawn.pop().rule_out(both_of(CARD_BITS ^ fits), 0)
            for place in drawn:
                place.rule_out(both_of(fits), 0)


def _pack(rules: Rules) -> Iterable[tuple[int, int]]:
    return enumerate(pack_of(rules))
