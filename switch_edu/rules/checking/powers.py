"""Powers and answers: cards that have none, say it twice, or answer with nothing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from switch_edu.cards import breadth, select
from switch_edu.rules.checking.basis import Check, listed_in, said, settles
from switch_edu.rules.entries import pickup_of, waits
from switch_edu.rules.house import House
from switch_edu.rules.moot import has_power, several_cards
from switch_edu.rules.selectors import in_force
from switch_edu.rules.words import capital, cards_in_words


def jokers(house: House) -> Iterator[str]:
    """Yield jokers that never fit, and rules for jokers that are not in the pack."""
    power = house.powers.get("joker", "")
    if house.value("jokers"):
        if power not in ("wild", "as-declared"):
            has = f"the power {power}" if power else "no power"
            yield (
                f"A joker has no suit and no rank, so with {has} it never fits (powers.joker=wild)."
            )
        return
    absent = "There are no jokers in the pack, so"
    if power and settles(house, "powers.joker"):
        yield f"{absent} powers.joker={power} does nothing."
    for attacker, given in house.answers.items():
        if "joker" in given and settles(house, f"answers.{attacker}.joker"):
            yield f"{absent} answers.{attacker}.joker={given['joker']} does nothing."
    if listed_in(house, "finish.barred") == ("joker",) and settles(house, "finish.barred"):
        yield f"{absent} finish.barred=joker does nothing."


def doubled(house: House) -> Iterator[str]:
    """Yield powers and answers that a broader selector gives already."""
    for selector, power in house.powers.items():
        broader = _gives_already(house.powers, selector)
        if broader:
            yield (
                f"{capital(cards_in_words(selector))} has the power {power} already, like "
                f"all {cards_in_words(broader, 2)} (powers.{selector})."
            )
    for attacker, given in house.answers.items():
        for selector in given:
            broader = _gives_already(given, selector)
            if broader:
                yield (
                    f"{capital(cards_in_words(selector))} answers {cards_in_words(attacker)} so "
                    f"already, like all {cards_in_words(broader, 2)} "
                    f"(answers.{attacker}.{selector})."
                )


def _gives_already(table: Mapping[str, str], selector: str) -> str:
    """Return the next broader selector of a table if it gives a selector the same, else ""."""
    over = [
        key for key in table
        if select(selector) & ~select(key) == 0 and breadth(selector) < breadth(key)
    ]  # fmt: skip
    nearest = min(over, key=breadth, default="")
    return nearest if nearest and table[nearest] == table[selector] else ""


def shadowed(house: House) -> Iterator[str]:
    """Yield powers that narrower ones leave no card, and cards made plain that had no power."""
    for selector, power in house.powers.items():
        narrower = 0
        for key in house.powers:
            if breadth(key) < breadth(selector):
                narrower |= select(key)
        if select(selector) & ~narrower == 0 and settles(house, "powers"):
            cards = cards_in_words(selector, 2)
            yield f"All {cards} have narrower powers, so powers.{selector}={power} does nothing."
        others = {key: there for key, there in house.powers.items() if key != selector}
        if power == "plain" and in_force(others, selector) == {""} and settles(house, "powers"):
            cards = capital(cards_in_words(selector, 2))
            yield f"{cards} have no power anyway, so powers.{selector}=plain does nothing."


def answers(house: House) -> Iterator[str]:
    """Yield answers that have nothing to answer with."""
    for attacker, given in house.answers.items():
        for selector, how in given.items():
            if settles(house, f"answers.{attacker}.{selector}", f"powers.{selector}"):
                yield from _empty_answer(house, attacker, selector, how)
        if "cancel-one" in given.values() and settles(house, f"answers.{attacker}"):
            yield from _cancels_all(house, attacker)


def _empty_answer(house: House, attacker: str, selector: str, how: str) -> Iterator[str]:
    entry = f"answers.{attacker}.{selector}={how}"
    cards = capital(cards_in_words(selector))
    if how == "cancel-one" and house.powers[attacker] == "skip":
        yield f"A skip has no cards, so nothing of it can be cancelled card by card ({entry})."
    if how not in ("add", "replace") or selector == "joker":
        return
    if not any(waits(power) for power in in_force(house.powers, selector)):
        same = "pass" if how == "add" else "cancel"
        has = "makes no pickup and no skip"
        yield f"{cards} {has}, so {entry} is the same as answers.{attacker}.{selector}={same}."


def covering(house: House) -> Iterator[str]:
    """Yield a price of an uncovered queen that only says a number in other words."""
    if house.value("cover.missing") != "as-mistake" or not has_power(house, "cover"):
        return
    if not settles(house, "cover.missing", "illegal.card"):
        return
    price = house.value("illegal.card")
    same = "nothing" if price == "refused" else price
    yield (
        f"With {said(house, 'illegal.card')}, cover.missing=as-mistake is the same as "
        f"cover.missing={same}."
    )


def _cancels_all(house: House, attacker: str) -> Iterator[str]:
    adders = [given for given in house.answers.values() if "add" in given.values()]
    if pickup_of(house.powers[attacker]) and not adders and not several_cards(house):
        yield (
            f"{capital(cards_in_words(attacker))} is never added to, so to cancel one is to cancel "
            f"all (answers.{attacker})."
        )


CHECKS: tuple[Check, ...] = (jokers, doubled, shadowed, answers, covering)
