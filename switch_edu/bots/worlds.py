"""The worlds that a seat holds possible, in the form in which the kernel draws them."""

from __future__ import annotations

from dataclasses import dataclass

from switch_edu.bots.evidence import Evidence, Lost
from switch_edu.bots.memory import Memory
from switch_edu.bots.places import Place, Shuffle, cards_in, set_of
from switch_edu.cards import FACES, JOKER_BIT, UNKNOWN
from switch_edu.engine.deal import start_random
from switch_edu.engine.table import Table
from switch_edu.engine.worlds import (
    CARD_KINDS,
    IN_OLDER,
    IN_STOCK,
    NOWHERE,
    arrange,
)

SETTLING = 20  # sweeps until the first arrangement is as good as any
_KINDS = (1 << CARD_KINDS) - 1
_Spot = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Worlds:
    """A table with what is known, the places of all other cards, and one arrangement of them."""

    table: Table
    places: list[list[int]]
    cards: list[int]


def worlds_of(memory: Memory, seed: int) -> Worlds:
    """Return the worlds that agree with all that a seat has seen."""
    view = memory.view
    try:
        found = _worlds(memory.evidence, view)
    except Lost:  # no arrangement agrees with it all: what lies there must do
        found = _worlds(Evidence(memory.rules, memory.seat, view), view)
    luck = Table()
    start_random(luck, seed)
    arrange(luck, found.places, found.cards, SETTLING)
    return found


def _worlds(evidence: Evidence, view: Table) -> Worlds:
    spots = _spots(evidence)
    places: list[list[int]] = []
    cards: list[int] = []
    for shuffle in evidence.shuffles:
        open_places, open_cards = _open(shuffle)
        first = len(places)
        for place, card in zip(open_places, _match(open_places, open_cards), strict=True):
            can, doubt = open_cards & ~place.barred, open_cards & place.doubted
            places.append([
                can & _KINDS, can >> CARD_KINDS,
                doubt & _KINDS, doubt >> CARD_KINDS,
                *spots.get(id(place), (NOWHERE, 0)), first, len(open_places),
                shuffle.hidden & _KINDS, shuffle.hidden >> CARD_KINDS,
            ])  # fmt: skip
            cards.append(card)
    return Worlds(_known_table(evidence, view), places, cards)


def _spots(evidence: Evidence) -> dict[int, _Spot]:
    spots = {id(place): (seat, 0) for seat, hand in enumerate(evidence.hands) for place in hand}
    spots.update((id(place), (IN_STOCK, at)) for at, place in enumerate(evidence.stock))
    unknown = [at for at, card in enumerate(evidence.pile) if card < 0]
    spots.update(
        (id(place), (IN_OLDER, at)) for at, place in zip(unknown, evidence.older, strict=False)
    )
    return spots


def _known_table(evidence: Evidence, view: Table) -> Table:
    """Return a table on which only cards that have been seen lie in hands."""
    table = view.copy()
    for seat, known in enumerate(evidence.known):
        row = [0] * (UNKNOWN + 1)
        for card in known:
            row[card % CARD_KINDS] += 1
        table.count[seat] = row
        table.hand[seat] = len(known)
        faces = set_of({min(card % CARD_KINDS, FACES) for card in known})
        table.held[seat] = faces & (JOKER_BIT * 2 - 1)
    return table


def _open(shuffle: Shuffle) -> tuple[list[Place], int]:
    """Return the places and cards of a shuffle among which there is anything left to find out.

    A card that has turned up goes with a place, if there is no difference between those from which
    it may have come.
    """
    places, cards = list(shuffle.places), shuffle.cards
    progress = True
    while progress:
        progress = False
        for card in cards_in(cards & ~shuffle.hidden):
            rest = cards & ~(1 << card)
            from_here = [place for place in places if not place.barred >> card & 1]
            if len({(place.barred & rest, place.doubted & rest) for place in from_here}) == 1:
                places.remove(from_here[0])
                cards = rest
                progress = True
    return places, cards


def _match(places: list[Place], cards: int) -> list[int]:
    """Return a card for each place such that it may lie there; raises Lost if there is none.

    By augmenting paths (Kuhn, "The Hungarian method", 1955).
    """
    place_of: dict[int, int] = {}
    untried = cards

    def find(at: int) -> bool:
        nonlocal untried
        while left := untried & ~places[at].barred:
            lowest = left & -left
            untried ^= lowest
            card = lowest.bit_length() - 1
            if card not in place_of or find(place_of[card]):
                place_of[card] = at
                return True
        return False

    for at in range(len(places)):
        untried = cards
        if not find(at):
            raise Lost
    return [card for card, _ in sorted(place_of.items(), key=lambda pair: pair[1])]
