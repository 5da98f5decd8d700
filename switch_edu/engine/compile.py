"""Compiling a house into the rules that the kernel reads.

A house is read by its ruling ids, powers and answers only; nothing here knows a house by name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
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
from switch_edu.engine.rules import MISSED_COSTS, NAME_GO_ON, Rules
from switch_edu.errors import BadHouse
from switch_edu.rules.dealing import cards_each, pack_size, packs_for

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
    for section in (_turn, _runs, _penalties, _finish):
        section(rules, lambda ruling: house.value(ruling))
    rules.single = int(
        not (rules.runs or rules.dump or rules.together or rules.cover)
        and rules.name_when != NAME_GO_ON
    )
    return rules


_Value = Callable[[str], object]


def _option(value: object, *options: str) -> int:
    """Return the index of an answer; the declarations guarantee that it is one of the options."""
    return options.index(str(value))


def _price(value: object) -> int:
    """Return the number at the end of an answer such as "draw-2", or 0."""
    tail = str(value).rpartition("-")[2]
    return int(tail) if tail.isdigit() else 0


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
    rules.starter = _option(
        house.value("starter"),
        "neutral", "redraw-under", "redraw-shuffled", "bury", "acts", "redraw-then-acts",
    )  # fmt: skip
    rules.starter_turns = int(house.value("starter-reverse") == "other-side")


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
            rules.size_of[face] = _price(power)
    rules.powers = rules.wild | rules.names | rules.pickup | rules.skip | rules.reverse
    rules.powers |= rules.cover | rules.dump | JOKER_BIT
    for attacked in house.answers.values():
        for selector, how in attacked.items():
            if how.startswith("cancel"):
                rules.powers |= select(selector)


def _answers(rules: Rules, house: HouseLike) -> None:
    fields = {"add": "add", "replace": "replace", "pass": "pass_on", "cancel": "cancel",
              "cancel-one": "cancel_one"}  # fmt: skip
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
        rules.unit[index] = _price(house.powers[attacker])


def _ranks(rules: Rules, house: HouseLike) -> None:
    wraps = house.value("run.ends") == "wrap"
    equal = RANK_SETS[JACK] | RANK_SETS[TWO] if house.value("run.equal") == "J2" else 0
    covers = str(house.value("cover.with"))
    for face in range(FACES):
        mates = RANK_SETS[rank_of(face)]
        rules.mates[face] = mates
        rules.run_mates[face] = mates | (equal if equal >> face & 1 else 0)
        low = suit_of(face) * 13
        if rank_of(face) < 12 or wraps:
            rules.above[face] = 1 << (low + (rank_of(face) + 1) % 13)
        if rank_of(face) > 0 or wraps:
            rules.below[face] = 1 << (low + (rank_of(face) - 1) % 13)
        suit = SUIT_SETS[suit_of(face)]
        rules.cover_set[face] = {
            "any": ALL_FACES | JOKER_BIT, "suit": suit, "suit-or-queen": suit | mates
        }[covers]  # fmt: skip


def _selected(value: object, powers: int) -> int:
    cards = 0
    for selector in value if isinstance(value, tuple) else ():
        cards |= powers if selector == "powers" else select(str(selector))
    return cards


def _turn(rules: Rules, value: _Value) -> None:
    rules.starter_barred = _selected(value("starter-barred"), rules.powers) | JOKER_BIT
    rules.must_play = int(value("must-play") != "no")
    rules.spare_wild = int(value("must-play") == "yes-but-wild")
    rules.until_playable = int(value("draw") == "until-playable")
    rules.must_draw_on = int(value("draw") == "up-to-limit")
    rules.draw_limit = int(str(value("draw-limit"))) if rules.must_draw_on else 1
    rules.may_play_drawn = int(value("drawn-card") != "never")
    rules.must_play_drawn = int(value("drawn-card") == "must")
    rules.any_after_draw = int(value("drawn-card") == "any-card")
    rules.mistake_cards = _price(value("illegal.card"))
    rules.mistake_ends = int(value("illegal.then") == "turn-over")
    rules.mistake_keeps = int(value("illegal.run") == "from-there")
    rules.out_of_turn_costs = int(value("out-of-turn") == "blunder")
    rules.refills = int(value("refill") != "never")
    rules.refill_at_once = int(value("refill") == "when-empty")
    rules.carry_debt = int(value("short-supply") == "carried")
    rules.blocks = _option(value("blocked"), "never", "void", "lowest-hand")
    rules.idle_passes = int(value("idle") != "no-play-no-draw")
    rules.idle_kept = int(value("idle") == "every-pass")
    rules.idle_extra = int(value("idle-turns") == "once-round-and-one")
    rules.empty_pickup = int(value("empty-stock") == "pickup")
    rules.turn_limit = int(str(value("turn-limit")))


def _runs(rules: Rules, value: _Value) -> None:
    steps = value("run.steps")
    assert isinstance(steps, tuple)
    rules.runs = sum(bit for word, bit in (("rank", 1), ("next", 2), ("suit", 4)) if word in steps)
    rules.next_number = int(bool(rules.runs) and value("run.first") == "next-number")
    rules.way = _option(value("run.way"), "free", "one-way", "one-way-per-suit", "up")
    rules.powers_act = _option(value("run.powers"), "closing-block", "last-power", "every")
    rules.powers_add = int(value("run.repeats") == "add")
    rules.free_under_pickup = int(value("run.under-pickup") == "free")
    jacks = RANK_SETS[JACK]
    rules.together = jacks if value("together") == "jacks" else 0
    rules.dump_all = int(value("dump.choice") == "all")
    rules.lone_finish = int(value("finish.together") == "forbidden")
    rules.name_when = _option(value("name.when"), "on-play", "go-on", "end-of-turn")
    rules.must_change = int(value("name.same") == "must-change")
    rules.rank_on_named = int(value("named.follow") == "suit-or-rank")
    rules.named_stays = int(value("named.life") == "until-named")


def _penalties(rules: Rules, value: _Value) -> None:
    rules.may_take = int(value("may-take") == "yes")
    rules.must_answer_skip = int(value("must-answer-skip") == "yes")
    rules.play_after_taking = int(value("after-taking") == "may-play")
    rules.answer_must_match = int(value("answer.match") == "yes")
    rules.rest_passes = int(value("cancel.rest") == "passes")
    rules.skip_next_players = int(value("skips.add") == "next-players")
    rules.seat_missing_faces = int(value("skips.seat") == "missing")
    rules.again_with_two = int(value("reverse.two") == "again")
    rules.cover_needed = int(value("cover.missing") == "not-playable")
    rules.cover_price = _price(value("cover.missing"))
    rules.cover_carries = int(value("cover.carries") == "yes")
    rules.cover_ends = int(value("cover.in-run") == "ends")


def _finish(rules: Rules, value: _Value) -> None:
    barred = _selected(value("finish.barred"), rules.powers)
    rules.finish_barred = barred
    rules.joker_barred = int(bool(barred & JOKER_BIT))
    rules.finish_bars = int(value("finish.then") == "barred")
    rules.finish_price = _price(value("finish.then"))
    rules.finish_acts = int(value("finish.acts") == "applied")
    when = str(value("call.when"))
    rules.call_automatic = int(when == "automatic")
    rules.call_due = {"none": 0, "automatic": 0}.get(
        when,
        _option(when, "", "one-left", "two-and-one-left", "turn-before")
        if when in ("one-left", "two-and-one-left", "turn-before")
        else 0,
    )
    rules.call_missed = _option(value("call.missed"), "costs", "no-win", "may-not-play")
    rules.call_watched = int(rules.call_due > 0 and rules.call_missed == MISSED_COSTS)
    rules.call_next_starts = int(value("call.window") == "next-starts")
    rules.call_by_table = int(value("call.noticed") == "table")
    rules.call_lapse = _option(value("call.lapses"), "next-acts", "next-ends", "own-turn")
    rules.call_price = int(str(value("call.price")))
    rules.call_one_turn = int(value("call.lasts") == "one-turn")
    rules.call_excused = int(value("call.excused") == "yes")
    rules.play_on = _option(value("game-end"), "first-out", "one-left", "all-out")
