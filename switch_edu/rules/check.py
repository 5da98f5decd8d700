"""Contradictory and pointless answers of a house, each as one sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from switch_edu.cards import ALL_FACES, breadth, select
from switch_edu.rules.dealing import cards_each, pack_size
from switch_edu.rules.declared import RULINGS
from switch_edu.rules.entries import pickup_of
from switch_edu.rules.house import House
from switch_edu.rules.moot import has_power, moot
from switch_edu.rules.values import value_text
from switch_edu.rules.words import cards_in_words

# Sources state these even where their own rules never ask for them.
_UNREMARKED = ("starter-barred", "last-place", "call.price")


def check(house: House) -> list[str]:
    """Return what is contradictory or pointless in a house, one sentence each (none: all is well).

    What a variation or switch makes pointless in the house beneath is no fault and not reported,
    but a switch of the house that can change nothing any more is.
    """
    return [sentence for found in _CHECKS for sentence in found(house)]


def _pointless(house: House) -> Iterator[str]:
    own = _own_entries(house)
    for ruling, reason in moot(house).items():
        value = house.value(ruling)
        stated = ruling in own and ruling not in _UNREMARKED
        if stated and value != RULINGS[ruling].default:
            yield f"{_capital(reason)}, so {ruling}={value_text(value)} does nothing."


def _idle_knobs(house: House) -> Iterator[str]:
    reasons = moot(house)
    for name, knob in house.known_knobs.items():
        touched = knob.touches()
        if touched and touched <= reasons.keys():
            yield f"{_capital(reasons[min(touched)])}, so the switch {name} does nothing."


def _own_entries(house: House) -> set[str]:
    """Return the entries that the house's own choices settle, or its file where it has none."""
    chosen = {entry for changes in house.chosen for entry in changes}
    chosen |= {entry for entry, _ in house.overrides}
    return chosen or set(house.file.changes)


def _drawing(house: House) -> Iterator[str]:
    if house.value("draw") == "until-playable" and house.value("drawn-card") == "never":
        yield "A player draws until a card can be played, but may not play it (drawn-card=never)."
    if house.value("must-play") == "yes-but-wild" and not has_power(house, "wild", "as-declared"):
        yield "No card is wild, so must-play=yes-but-wild is the same as yes."
    if house.value("refill") == "never" and house.value("blocked") == "never":
        yield "The stock is never refilled and no deal is ever blocked: a game may never end."


def _jokers(house: House) -> Iterator[str]:
    power = house.powers.get("joker", "")
    if house.value("jokers") and power not in ("wild", "as-declared"):
        has = f"the power {power}" if power else "no power"
        yield f"A joker has no suit and no rank, so with {has} it never fits (powers.joker=wild)."
    if power and not house.value("jokers") and "powers.joker" in _own_entries(house):
        yield f"There are no jokers in the pack, so powers.joker={power} does nothing."


def _room(house: House) -> Iterator[str]:
    players = house.value("players")
    assert isinstance(players, tuple)
    for count in range(int(players[0]), int(players[1]) + 1):
        needed, pack = count * cards_each(house, count) + 1, pack_size(house, count)
        if needed > pack and house.value("hand-too-big") == "refuse":
            yield (
                f"{count} players need {needed} cards for the deal, but the pack has {pack} "
                "(packs, hand, or hand-too-big)."
            )


def _last_card(house: House) -> Iterator[str]:
    barred = house.settled.cards(_tuple(house.value("finish.barred")))
    if barred & ALL_FACES == ALL_FACES:
        yield "Every card is barred from being the last, so nobody can ever win (finish.barred)."
    starters = house.settled.cards(_tuple(house.value("starter-barred")))
    if house.value("starter") not in ("neutral", "acts") and starters & ALL_FACES == ALL_FACES:
        yield "No card may start the pile, so no deal can begin (starter-barred)."


def _blunders(house: House) -> Iterator[str]:
    if house.value("illegal.card") != "refused":
        return
    if house.value("out-of-turn") == "blunder":
        yield "A card out of turn is a mistake, but a mistake costs nothing (illegal.card=refused)."
    if house.value("secret") != "off":
        yield "Unspoken rules need a penalty, but a mistake costs nothing (illegal.card=refused)."


def _points(house: House) -> Iterator[str]:
    score, match = house.value("score"), house.value("match")
    if match != "single-round" and score == "none":
        yield f"A match is won by points (match={match}), but nothing is scored (score=none)."
    if match == "rounds-highest" and score == "losers":
        yield "The losers score and the highest total wins: that rewards losing (match, score)."
    if match not in ("single-round", "rounds-highest") and score == "winner":
        yield f"The winner scores, but match={match} punishes a high total (match, score)."


def _doubled(house: House) -> Iterator[str]:
    for selector, power in house.powers.items():
        for broader, same in house.powers.items():
            inside = select(selector) & ~select(broader) == 0
            if inside and breadth(selector) < breadth(broader) and same == power:
                yield (
                    f"{_capital(cards_in_words(selector))} has the power {power} already, like "
                    f"all {cards_in_words(broader, 2)} (powers.{selector})."
                )
    steps = _tuple(house.value("run.steps"))
    if "suit" in steps and "next" in steps:
        yield "Any card of the suit may follow in a run, so the step “next” adds nothing."


def _together(house: House) -> Iterator[str]:
    black = [house.powers.get(key, "") for key in ("black-J", "J") if key in house.powers]
    attacks = any(pickup_of(power) for power in black)
    if house.value("together") == "jacks" and not attacks:
        yield "Black jacks make no pickup, so together=jacks does nothing."


def _tuple(value: object) -> tuple[object, ...]:
    return value if isinstance(value, tuple) else (value,)


def _capital(text: str) -> str:
    return text[0].upper() + text[1:]


_CHECKS: tuple[Callable[[House], Iterator[str]], ...] = (
    _drawing, _jokers, _room, _last_card, _blunders, _points, _doubled, _together,
    _pointless, _idle_knobs,
)  # fmt: skip
