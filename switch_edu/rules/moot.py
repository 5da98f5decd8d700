"""Answers that nothing in the game ever asks for: no runs, so no question how a run goes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from switch_edu.rules.dealing import cards_each, pack_size
from switch_edu.rules.entries import waits

if TYPE_CHECKING:
    from switch_edu.rules.house import House

Condition = Callable[["House"], bool]


def moot(house: House) -> dict[str, str]:
    """Return the rulings that do nothing in a house, each with the reason: "there are no runs"."""
    found: dict[str, str] = {}
    for holds, reason, rulings in _MOOT:
        if holds(house):
            for ruling in rulings:
                found.setdefault(ruling, reason)
    return found


def has_power(house: House, *powers: str) -> bool:
    """Say whether any card has one of the powers."""
    return any(power in powers for power in house.powers.values())


def several_cards(house: House) -> bool:
    """Say whether a turn may ever hold more than one card."""
    return bool(
        house.value("run.steps")
        or house.value("together") != "no"
        or has_power(house, "dump", "cover")
    )


def _is(ruling: str, *values: object) -> Condition:
    return lambda house: house.value(ruling) in values


def _is_not(ruling: str, *values: object) -> Condition:
    return lambda house: house.value(ruling) not in values


def _lacks(*powers: str) -> Condition:
    return lambda house: not has_power(house, *powers)


def _hands_fit(house: House) -> bool:
    least, most = house.players
    return all(
        count * cards_each(house, count) + 2 <= pack_size(house, count)
        for count in range(least, most + 1)
    )


def _no_pickups(house: House) -> bool:
    return not any(waits(power) and power != "skip" for power in house.powers.values())


def _no_answers_to_skips(house: House) -> bool:
    return not any(house.powers[attacker] == "skip" for attacker in house.answers)


def _no_skips_add(house: House) -> bool:
    if has_power(house, "skip") and several_cards(house):
        return False
    skips = [house.answers[key] for key in house.answers if house.powers[key] == "skip"]
    return not any("add" in given.values() for given in skips)


def _no_sequences(house: House) -> bool:
    steps = house.value("run.steps")
    return isinstance(steps, tuple) and "next" not in steps


def _no_sets(house: House) -> bool:
    steps = house.value("run.steps")
    return isinstance(steps, tuple) and "rank" not in steps


def _no_answers_to_pickups(house: House) -> bool:
    return all(house.powers[attacker] == "skip" for attacker in house.answers)


def _covering_ends(house: House) -> bool:
    """Say whether nothing could follow the card that covers."""
    return not (
        house.value("run.steps") or house.value("together") != "no" or has_power(house, "dump")
    )


def _no_part_cancelled(house: House) -> bool:
    return not any("cancel-one" in given.values() for given in house.answers.values())


def _nothing_cancelled(house: House) -> bool:
    return not any(
        how.startswith("cancel") for given in house.answers.values() for how in given.values()
    )


def _never_anticlockwise(house: House) -> bool:
    return house.value("direction") == "clockwise" and not has_power(house, "reverse")


def _joker_not_barred(house: House) -> bool:
    barred = house.value("finish.barred")
    return not (isinstance(barred, tuple) and {"joker", "powers"} & set(barred))


def _nothing_counted(house: House) -> bool:
    return house.value("score") == "none" and house.value("blocked") != "lowest-points"


_NAMING = (
    "name.when", "name.same", "name.on-cancel", "name.on-rank", "named.follow", "named.life"
)  # fmt: skip
_CALLS = (
    "call.window", "call.lapses", "call.missed", "call.lasts", "call.same-turn", "call.excused",
    "call.false",
)  # fmt: skip
_VALUES = ("value.jack", "value.court", "value.ace", "value.eight", "value.joker")

_MOOT: tuple[tuple[Condition, str, tuple[str, ...]], ...] = (
    (_hands_fit, "the hands always fit the pack", ("hand-too-big",)),
    (_is("run.steps", ()), "there are no runs", ("run.first", "run.way", "run.ends", "run.equal")),
    (_no_sets, "no equal ranks are laid in a run", ("run.equal",)),
    (_no_sequences, "no sequences are laid", ("run.way", "run.ends")),
    (lambda house: not several_cards(house), "a turn is one card",
     ("run.powers", "run.repeats", "run.under-pickup", "finish.together", "illegal.run",
      "call.excused", "drawn-run")),
    (lambda house: not house.powers, "no card has a power", ("run.powers", "run.repeats")),
    (_no_pickups, "no card makes a pickup",
     ("may-take", "after-taking", "taking", "run.under-pickup", "short-supply", "empty-stock")),
    (_is("drawn-card", "never"), "a card just drawn is never laid", ("drawn-run",)),
    (_is("refill", "never"), "the stock is never refilled", ("refill-how", "refill-during")),
    (_nothing_cancelled, "nothing cancels a pickup or skip", ("cancel.turn", "name.on-cancel")),
    (_lacks("as-declared"), "no joker counts as another card", ("joker.answers", "finish.joker")),
    (lambda house: not house.answers, "nothing is ever answered", ("joker.answers",)),
    (_joker_not_barred, "no joker is barred from being the last", ("finish.joker",)),
    (_no_answers_to_pickups, "no pickup is ever answered", ("may-take", "run.under-pickup")),
    (lambda house: not house.answers, "nothing is ever answered", ("answer.match",)),
    (_no_part_cancelled, "no answer cancels only a part", ("cancel.rest",)),
    (_lacks("skip"), "no card skips",
     ("must-answer-skip", "skips.add", "skips.seat", "skips.whom")),
    (_no_answers_to_skips, "skips are not answered", ("must-answer-skip",)),
    (_no_skips_add, "skips never add up", ("skips.add", "skips.seat")),
    (_is("skips.add", "next-players"), "nobody misses two turns in a row", ("skips.seat",)),
    (_never_anticlockwise, "play always goes clockwise", ("skips.whom",)),
    (_lacks("reverse"), "no card turns play round",
     ("reverse.two", "reverse.left", "starter-reverse")),
    (_lacks("cover"), "no card has to be covered",
     ("cover.with", "cover.missing", "cover.carries", "cover.in-run", "cover.acts", "cover.last")),
    (_covering_ends, "nothing follows a cover", ("cover.in-run",)),
    (_is("cover.missing", "not-playable"), "no queen is ever left uncovered", ("cover.carries",)),
    (_is("cover.missing", "nothing"), "an uncovered queen costs nothing", ("cover.last",)),
    (_is("reverse.two", "nothing"), "a reversal does nothing special between two",
     ("reverse.left",)),
    (_lacks("dump"), "no card sheds its suit", ("dump.choice", "dump.acts")),
    (_lacks("wild", "name", "as-declared"), "no card names a suit", _NAMING),
    (_lacks("wild", "name"), "no card that starts the pile names a suit", ("starter-names",)),
    (_is("finish.barred", ()), "no card is barred from being the last",
     ("finish.then", "finish.card")),
    (_is("finish.then", "barred"), "a barred card is never played last", ("finish.card",)),
    (_is_not("game-end", "first-out"), "the others play on", ("finish.acts",)),
    (_is("call.when", "none"), "nothing is called",
     ("call.word", "call.noticed", "call.price", *_CALLS)),
    (_is("call.when", "automatic"), "the table makes the call",
     ("call.noticed", "call.price", *_CALLS)),
    (_is("call.missed", "may-not-play"), "the last card waits for its call",
     ("call.price", "call.lapses")),
    (_is("call.missed", "no-win"), "a forgotten call shows with the last card", ("call.lapses",)),
    (_is("call.missed", "costs"), "no call is needed to win", ("call.same-turn",)),
    (_is("call.noticed", "table"), "the table notices", ("call.lapses",)),
    (_is_not("draw", "up-to-limit"), "the number of cards drawn is fixed", ("draw-limit",)),
    (_is("illegal.card", "refused"), "a wrong card is only refused",
     ("illegal.then", "illegal.run")),
    (_is("starter", "neutral", "acts"), "any card may start the pile", ("starter-barred",)),
    (_is_not("starter", "acts", "redraw-then-acts"), "no starter takes effect",
     ("starter-reverse", "starter-names")),
    (_is("turn-limit", 0), "no deal stops by itself", ("turn-limit",)),
    (_is("blocked", "never"), "no deal is ever blocked", ("idle", "idle-turns")),
    (_is("score", "none"), "nothing is scored", ("tie",)),
    (_nothing_counted, "nothing is scored", _VALUES),
    (_is("jokers", 0), "there are no jokers", ("value.joker",)),
    (_is_not("match", "rounds-lowest", "rounds-highest"), "no number of rounds is played",
     ("match-rounds",)),
    (_is_not("match", "ceiling-stop", "ceiling-elimination"), "no match has a ceiling",
     ("ceiling", "ceiling-exact")),
    (_is("match", "single-round"), "a round stands alone", ("tie",)),
    (_is("game-end", "first-out"), "the game ends with the first player out",
     ("last-place", "out.acts", "reverse.left")),
)  # fmt: skip
