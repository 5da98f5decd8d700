"""Points for cards left in hands, and how totals decide a match of several rounds."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from switch_edu.rules import House
from switch_edu.rules.points import points


def hand_points(house: House, hand: Iterable[int]) -> int:
    """Return what the cards of a hand count together."""
    return sum(points(house, kind) for kind in hand)


def fewest_words(house: House) -> str:
    """Return what wins a deal in which nobody can go on, where that is won at all."""
    return f"the fewest {'points' if house.value('blocked') == 'lowest-points' else 'cards'}"


def round_scores(
    house: House, winners: Collection[int], hands: Sequence[Sequence[int]]
) -> tuple[int, ...]:
    """Return what each seat scores in a round, or () where nothing is scored.

    `hands` are the kinds left in each hand. Several winners share a blocked round: none of them
    scores cards of their own, and there is no one winner to score the others' cards.
    """
    left = [hand_points(house, hand) for hand in hands]
    losing = [0 if seat in winners else count for seat, count in enumerate(left)]
    match str(house.value("score")):
        case "losers":
            return tuple(losing)
        case "winner":
            alone = len(winners) == 1
            return tuple(
                sum(losing) if alone and seat in winners else 0 for seat in range(len(left))
            )
    return ()


def eliminated(house: House, totals: Sequence[int]) -> tuple[int, ...]:
    """Return the seats that the ceiling of a match puts out; none where a match has no ceiling."""
    if not str(house.value("match")).startswith("ceiling"):
        return ()
    ceiling = int(str(house.value("ceiling")))
    reaching = house.value("ceiling-exact") == "out"
    return tuple(
        seat
        for seat, total in enumerate(totals)
        if total > ceiling or (reaching and total == ceiling)
    )


def match_winners(
    house: House, totals: Sequence[int], rivals: Sequence[int] = ()
) -> tuple[int, ...]:
    """Return the seats that win a match with these totals: several share it, none if it goes on.

    A match by rounds is taken to be over; one with a ceiling is over when its rule says so.
    `rivals` are the seats that were still in before the last round (without any given, all were).
    """
    best = _best(house, totals, rivals or range(len(totals)))
    undecided = len(best) > 1 and house.value("tie") == "sudden-death"
    return () if undecided else tuple(best)


def still_in(house: House, totals: Sequence[int], rivals: Sequence[int]) -> tuple[int, ...]:
    """Return which rivals play on in a match; only passing the ceiling of some matches ends that.

    If a round puts out all that were left, the lowest totals among them stay in.
    """
    if house.value("match") != "ceiling-elimination":
        return tuple(rivals)
    out = eliminated(house, totals)
    left = tuple(seat for seat in rivals if seat not in out)
    return left or tuple(_lowest(totals, rivals))


def _best(house: House, totals: Sequence[int], rivals: Sequence[int]) -> list[int]:
    out = eliminated(house, totals)
    match str(house.value("match")):
        case "rounds-lowest":
            return _lowest(totals, rivals)
        case "rounds-highest":
            return _lowest([-total for total in totals], rivals)
        case "ceiling-stop" if out:
            return _lowest(totals, rivals)
        case "ceiling-elimination":
            left = [seat for seat in rivals if seat not in out]
            return left if len(left) == 1 else [] if left else _lowest(totals, rivals)
    return []


def _lowest(totals: Sequence[int], seats: Sequence[int]) -> list[int]:
    least = min(totals[seat] for seat in seats)
    return [seat for seat in seats if totals[seat] == least]
