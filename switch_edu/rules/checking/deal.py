"""The deal: hands that do not fit, a starter that cannot be, a dealer who is nobody."""

from __future__ import annotations

from collections.abc import Iterator

from switch_edu.cards import ALL_FACES
from switch_edu.rules.checking.basis import (
    Check,
    listed_in,
    number_in,
    said,
    settles,
)
from switch_edu.rules.dealing import cards_each, pack_size, packs_for
from switch_edu.rules.declared import RULINGS
from switch_edu.rules.house import House

_LARGEST_TABLE = RULINGS["players"].most


def room(house: House) -> Iterator[str]:
    """Yield the numbers of players for whom there are too few cards."""
    least, most = house.players
    for count in range(least, most + 1):
        needed, pack = count * cards_each(house, count) + 1, pack_size(house, count)
        if needed > pack and house.value("hand-too-big") == "refuse":
            yield (
                f"{count} players need {needed} cards for the deal, but the pack has {pack} "
                "(packs, hand, or hand-too-big)."
            )


def numbers(house: House) -> Iterator[str]:
    """Yield answers that only a larger table would feel."""
    most = house.players[1]
    larger = range(most + 1, _LARGEST_TABLE + 1)
    packs = packs_for(house, most)
    if settles(house, "packs", "players") and any(packs_for(house, n) > packs for n in larger):
        yield f"At most {most} players sit down, so {said(house, 'packs')} is the same as one pack."
    yield from _same_hand_for_all(house, larger)


def _same_hand_for_all(house: House, larger: range) -> Iterator[str]:
    """Yield a hand by the number of players that is the same at every table there may be."""
    by_players, (least, most) = house.value("hand-by-players") != "fixed", house.players
    if not by_players or not settles(house, "hand-by-players", "players", "hand"):
        return
    hand = number_in(house, "hand")
    if any(cards_each(house, count) != hand for count in range(least, most + 1)):
        return
    if any(cards_each(house, count) != hand for count in larger):
        yield f"At most {most} players sit down, so {said(house, 'hand-by-players')} does nothing."
    else:
        yield (
            f"The hand is that small already, so {said(house, 'hand-by-players')} does nothing "
            f"({said(house, 'hand')})."
        )


def fixed_hand(house: House) -> Iterator[str]:
    """Yield a size of hand that the number of players overrules."""
    overruled = house.value("hand-by-players") == "seven-for-2-else-five"
    if overruled and number_in(house, "hand") != 7 and settles(house, "hand"):
        yield f"The hand goes by the number of players, so {said(house, 'hand')} does nothing."


def starter(house: House) -> Iterator[str]:
    """Yield a deal that cannot begin, and ways with a power card that never starts a pile."""
    way = str(house.value("starter"))
    barred = house.settled.cards(listed_in(house, "starter-barred"))
    if way not in ("neutral", "acts") and barred & ALL_FACES == ALL_FACES:
        yield "No card may start the pile, so no deal can begin (starter-barred)."
    if way.startswith("redraw") or way == "bury":
        if not barred & ALL_FACES and settles(house, "starter", "starter-barred"):
            yield f"Any card may start the pile, so {said(house, 'starter')} does nothing."
    elif way == "acts" and not house.powers and settles(house, "starter", "powers"):
        yield "No card has a power, so starter=acts does nothing."


def dealer(house: House) -> Iterator[str]:
    """Yield what is asked of a dealer where no player deals."""
    first, then = house.value("dealer.first"), house.value("dealer.next")
    if first == "table":
        for ruling, usual in (("dealer.next", "table"), ("dealer.cut", "none")):
            if house.value(ruling) != usual and settles(house, ruling):
                yield f"The table deals, so {said(house, ruling)} means nobody."
    elif then == "table" and settles(house, "dealer.first", "dealer.next"):
        yield f"A player deals first ({said(house, 'dealer.first')}): the table cannot deal again."


CHECKS: tuple[Check, ...] = (room, numbers, fixed_hand, starter, dealer)
