"""The end of a game: the last card, calls, places, points and matches."""

from __future__ import annotations

from collections.abc import Iterator

from switch_edu.cards import ALL_FACES
from switch_edu.rules.checking.basis import Check, listed_in, number_in, said, settles
from switch_edu.rules.house import House


def last_card(house: House) -> Iterator[str]:
    """Yield bars on the last card that bar all cards or none, and a last effect nobody feels."""
    bars = listed_in(house, "finish.barred")
    if house.settled.cards(bars) & ALL_FACES == ALL_FACES:
        yield "Every card is barred from being the last, so nobody can ever win (finish.barred)."
    if bars == ("powers",) and not house.powers and settles(house, "finish.barred", "powers"):
        yield "No card has a power, so finish.barred=powers does nothing."
    unfelt = house.value("score") == "none" and house.value("game-end") == "first-out"
    if house.value("finish.acts") == "applied" and unfelt and settles(house, "finish.acts"):
        yield (
            "Play stops with the first player out and nothing is scored, so finish.acts=applied "
            "changes nothing."
        )


def price_of_silence(house: House) -> Iterator[str]:
    """Yield forgotten calls that cost nothing."""
    asked = house.value("call.when") not in ("none", "automatic")
    if not asked or number_in(house, "call.price"):
        return
    missed = house.value("call.missed")
    if missed == "costs" and settles(house, "call.price", "call.missed", "call.when"):
        yield "A forgotten call costs nothing and stops no win: nobody has to call (call.price=0)."
    if missed == "no-win":
        yield (
            "A forgotten call is to stop the win with the cards that are drawn for it, but none "
            "are (call.missed=no-win, call.price=0)."
        )


def words_and_ears(house: House) -> Iterator[str]:
    """Yield calls whose words or witnesses do not fit the moment of the call."""
    when, missed = house.value("call.when"), house.value("call.missed")
    if when in ("none", "automatic"):
        return
    twice = house.value("call.word") == "peaknuckle" and when != "two-and-one-left"
    if twice and settles(house, "call.word", "call.when"):
        yield (
            "“Peaknuckle” is said at two cards and “supper-peaknuckle” at one, but only one call "
            f"is due ({said(house, 'call.when')})."
        )
    watched = missed != "costs" and house.value("call.noticed") == "players"
    if watched and settles(house, "call.missed", "call.noticed"):
        yield (
            "A forgotten call shows when the last card is played, so nobody has to notice it "
            f"(call.noticed=players, {said(house, 'call.missed')})."
        )


def points(house: House) -> Iterator[str]:
    """Yield matches and scores that do not fit each other."""
    score, match = house.value("score"), house.value("match")
    if match != "single-round" and score == "none":
        yield f"Points decide ({said(house, 'match')}), but nothing is scored (score=none)."
    if match == "rounds-highest" and score == "losers":
        yield "The losers score and the highest total wins: that rewards losing (match, score)."
    if match not in ("single-round", "rounds-highest") and score == "winner":
        yield f"The winner scores, but {said(house, 'match')} punishes a high total (match, score)."
    if str(match).startswith("rounds") and number_in(house, "match-rounds") == 1:
        yield f"One round is played (match-rounds=1), so {said(house, 'match')} is a single round."
    if score != "none" and house.value("game-end") == "all-out":
        yield "Everybody plays until all are out, so no card is left to score (game-end=all-out)."


CHECKS: tuple[Check, ...] = (last_card, price_of_silence, words_and_ears, points)
