"""An ordinary turn: drawing, runs, naming a suit, mistakes."""

from __future__ import annotations

from collections.abc import Iterator

from switch_edu.rules.checking.basis import Check, listed_in, number_in, settles
from switch_edu.rules.entries import pickup_of
from switch_edu.rules.house import House
from switch_edu.rules.moot import has_power, several_cards


def drawing(house: House) -> Iterator[str]:
    """Yield ways of drawing that lead nowhere."""
    draw, never = house.value("draw"), house.value("drawn-card") == "never"
    if draw == "until-playable" and never:
        yield "A player draws until a card can be played, but may not play it (drawn-card=never)."
    if draw == "up-to-limit" and never:
        yield "The first card drawn ends the turn (drawn-card=never), so draw=up-to-limit is idle."
    elif draw == "up-to-limit" and number_in(house, "draw-limit") == 1:
        yield "Only one card may be drawn (draw-limit=1), so draw=up-to-limit is the same as one."


def holding_back(house: House) -> Iterator[str]:
    """Yield leave to hold back wild cards where there are none."""
    if house.value("must-play") == "yes-but-wild" and not has_power(house, "wild", "as-declared"):
        yield "No card is wild, so must-play=yes-but-wild is the same as yes."


def endless(house: House) -> Iterator[str]:
    """Yield a deal that nothing ends."""
    if house.value("refill") == house.value("blocked") == "never":
        limit = number_in(house, "turn-limit")
        counted = " (passes are no cards played: turn-limit does not stop them)" if limit else ""
        yield (
            "The stock is never refilled and no deal is ever blocked: a game may never "
            f"end{counted}."
        )


def steps(house: House) -> Iterator[str]:
    """Yield steps and limits of a run that another step includes."""
    run = listed_in(house, "run.steps")
    if "suit" in run and "next" in run:
        yield "Any card of the suit may follow in a run, so the step “next” adds nothing."
    no_sets = run and "rank" not in run
    one_suit = no_sets and house.value("run.way") == "one-way-per-suit"
    if one_suit and settles(house, "run.steps", "run.way"):
        yield "A run never leaves its suit, so run.way=one-way-per-suit is the same as one-way."
    if no_sets and house.value("run.first") == "group" and settles(house, "run.steps", "run.first"):
        yield "No equal ranks are laid in a run, so run.first=group is the same as match."
    sheds = has_power(house, "dump") and house.value("dump.choice") == "any"
    shedders = [f"powers.{key}" for key, power in house.powers.items() if power == "dump"]
    if "suit" in run and sheds and settles(house, *shedders):
        yield "Any card of the suit may follow in a run, so shedding a suit adds nothing."


def together(house: House) -> Iterator[str]:
    """Yield leave to lay jacks together that nobody needs."""
    if house.value("together") != "jacks":
        return
    black = [house.powers.get(key, "") for key in ("black-J", "J") if key in house.powers]
    if not any(pickup_of(power) for power in black):
        yield "Black jacks make no pickup, so together=jacks does nothing."
    elif "rank" in listed_in(house, "run.steps") and settles(house, "together", "run.steps"):
        yield "Equal ranks may follow in a run, so together=jacks adds nothing."


def naming(house: House) -> Iterator[str]:
    """Yield moments for naming a suit that do not differ in a turn of one card."""
    if not has_power(house, "wild", "name") or not settles(house, "name.when", "run.steps"):
        return
    when = house.value("name.when")
    if when == "go-on" and not listed_in(house, "run.steps"):
        yield "There are no runs, so name.when=go-on is the same as on-play."
    if when == "end-of-turn" and not several_cards(house):
        yield "A turn is one card, so name.when=end-of-turn is the same as on-play."


def mistakes(house: House) -> Iterator[str]:
    """Yield mistakes that are to be punished where a mistake costs nothing."""
    if house.value("illegal.card") != "refused":
        return
    if house.value("out-of-turn") == "blunder":
        yield "A card out of turn is a mistake, but a mistake costs nothing (illegal.card=refused)."
    if house.value("secret") != "off":
        yield "Unspoken rules need a penalty, but a mistake costs nothing (illegal.card=refused)."


def reversals(house: House) -> Iterator[str]:
    """Yield reversals at a table where they do nothing."""
    turning = [key for key, power in house.powers.items() if power == "reverse"]
    for_two = house.players[1] == 2 and house.value("reverse.two") == "nothing"
    entries = [f"powers.{key}" for key in turning]
    if turning and for_two and settles(house, "players", "reverse.two", *entries):
        yield "Only two sit down and a reversal does nothing between them (reverse.two=nothing)."


CHECKS: tuple[Check, ...] = (
    drawing, holding_back, endless, steps, together, naming, mistakes, reversals,
)  # fmt: skip
