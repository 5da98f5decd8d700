"""Compiling a house into the rules that the kernel reads.

A house is read by its ruling ids, powers and answers only; nothing here knows a house by name.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, cast

from switch_edu.cards import (
    ALL_FACES,
    FACES,
    JOKER_BIT,
    RANK_SETS,
    RANKS,
    SUIT_SETS,
    breadth,
    faces_in,
    rank_of,
    select,
    suit_of,
)
from switch_edu.engine.compile_sections import SECTIONS, option_of, price_in
from switch_edu.engine.rules import NAME_GO_ON, Rules
from switch_edu.errors import BadHouse
from switch_edu.rules.dealing import cards_each, pack_size, packs_for
from switch_edu.rules.points import points

JACK = RANKS.index("J")
TWO = RANKS.index("2")


class HouseLike(Protocol):
    """What the compiler needs of a house."""

    @property
    def powers(self) -> Mapping[str, str]:
        """{selector: power}."""

    @property
    def answers(self) -> Mapping[str, Mapping[str, str]]:
        """{attacking selector: {answering selector: how}}."""

    def value(self, ruling: str, /) -> object:
        """Return the answer to a ruling."""


def compile_rules(house: HouseLike, seats: int) -> Rules:
    """Return the rules of a house for a number of seats.

    Raises BadHouse when that many players may not sit down or the hands do not fit the pack.
    """
    rules = Rules()
    _setup(rules, house, seats)
    _powers(rules, house)
    _answers(rules, house)
    _ranks(rules, house)
    rules.worth = [points(house, kind) for kind in range(FACES + 1)]
    for read in SECTIONS:
        read(rules, house.value)
    rules.rank_spreads = int(rules.next_number > 0 or _own_rank_spreads(rules))
    rules.single = int(
        not (rules.runs or rules.dump or rules.together or rules.cover)
        and rules.name_when != NAME_GO_ON
    )
    return rules


def _setup(rules: Rules, house: HouseLike, seats: int) -> None:
    least, most = cast("tuple[int, int]", house.value("players"))
    if not least <= seats <= most:
        span = str(least) if least == most else f"{least} to {most}"
        raise BadHouse(f"{seats} players cannot sit down: this house is for {span} players.")
    rules.seats = seats
    rules.packs = packs_for(house, seats)
    rules.jokers = pack_size(house, seats) - FACES * rules.packs
    rules.hand_size = _hand_size(house, seats)
    rules.first_offset = {"dealer-left": 1, "dealer-right": -1, "first-seat": 0}[
        str(house.value("first-player"))
    ]
    rules.fixed_first = int(house.value("first-player") == "first-seat")
    rules.clockwise = int(house.value("direction") == "clockwise")
    rules.starter = option_of(
        house.value("starter"),
        "neutral", "redraw-under", "redraw-shuffled", "bury", "acts", "redraw-then-acts",
    )  # fmt: skip
    rules.starter_names = option_of(
        house.value("starter-names"), "nobody", "dealer", "first-player"
    )
    rules.starter_reverse = option_of(
        house.value("starter-reverse"), "first-player", "other-side", "dealer"
    )


def _hand_size(house: HouseLike, seats: int) -> int:
    size, pack = cards_each(house, seats), pack_size(house, seats)
    if seats * size + 1 <= pack and house.value("hand-too-big") != "fewer":
        return size
    match str(house.value("hand-too-big")):
        case "fewer":
            return min(size, (pack - 2) // seats)
        case "five" if seats * 5 + 1 <= pack:
            return 5
    raise BadHouse(
        f"{seats} hands of {size} cards and a card to start the pile need "
        f"{seats * size + 1} cards, but the pack has {pack}: deal fewer cards or use two packs."
    )


def _narrowest_first(selectors: Mapping[str, object]) -> list[str]:
    return sorted(selectors, key=breadth)


def _powers(rules: Rules, house: HouseLike) -> None:
    taken = 0
    rules.attacks = tuple(
        name for name in house.powers if house.powers[name].split("-")[0] in ("pickup", "skip")
    )
    fields = {"wild": "wild", "name": "names", "skip": "skip", "reverse": "reverse",
              "cover": "cover", "dump": "dump", "pickup": "pickup"}  # fmt: skip
    rules.attack_of[:] = [-1] * (FACES + 1)
    for selector in _narrowest_first(house.powers):
        power = house.powers[selector]
        cards = select(selector) & ~taken
        taken |= cards
        if power == "as-declared":
            rules.declares = 1
        field = fields.get(power.split("-")[0] if power.startswith("pickup") else power)
        if field is None:
            continue
        setattr(rules, field, getattr(rules, field) | cards)
        for face in faces_in(cards):
            if selector in rules.attacks:
                rules.attack_of[face] = rules.attacks.index(selector)
            rules.size_of[face] = price_in(power)
    rules.powers = rules.wild | rules.names | rules.pickup | rules.skip | rules.reverse
    rules.powers |= rules.cover | rules.dump | JOKER_BIT
    for attacked in house.answers.values():
        for selector, how in attacked.items():
            if how.startswith("cancel"):
                rules.powers |= select(selector)


def _own_rank_spreads(rules: Rules) -> bool:
    return any(rules.mates[face] != RANK_SETS[rank_of(face)] for face in range(FACES))


def _answers(rules: Rules, house: HouseLike) -> None:
    fields = {"add": "add", "replace": "replace", "pass": "pass_on", "cancel": "cancel",
              "cancel-one": "cancel_one", "pass-and-act": "act_on", "pay": "pay",
              "show": "show"}  # fmt: skip
    for index, attacker in enumerate(rules.attacks):
        answers = house.answers.get(attacker, {})
        taken = 0
        for selector in _narrowest_first(answers):
            cards = select(selector) & ~taken
            taken |= cards
            sets: list[int] = getattr(rules, fields[answers[selector]])
            sets[index] |= cards
        rules.answers[index] = taken
        rules.answering |= taken
        rules.unit[index] = price_in(house.powers[attacker])


def _ranks(rules: Rules, house: HouseLike) -> None:
    ends = house.value("run.ends")
    first, last = (1, 0) if ends == "ace-high" else (0, 12)  # ranks at the ends of a sequence
    equal = RANK_SETS[JACK] | RANK_SETS[TWO] if house.value("run.equal") != "none" else 0
    on_pile = house.value("run.equal") == "J2-on-pile"
    covers = str(house.value("cover.with"))
    for face in range(FACES):
        mates = RANK_SETS[rank_of(face)]
        rules.run_mates[face] = mates | (equal if equal >> face & 1 else 0)
        rules.mates[face] = rules.run_mates[face] if on_pile else mates
        low = suit_of(face) * 13
        if rank_of(face) != last or ends == "wrap":
            rules.above[face] = 1 << (low + (rank_of(face) + 1) % 13)
        if rank_of(face) != first or ends == "wrap":
            rules.below[face] = 1 << (low + (rank_of(face) - 1) % 13)
        suit = SUIT_SETS[suit_of(face)]
        rules.cover_set[face] = {
            "any": ALL_FACES | JOKER_BIT, "suit": suit, "suit-or-queen": suit | mates
        }[covers]  # fmt: skip
