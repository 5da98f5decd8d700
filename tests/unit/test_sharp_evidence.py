"""What a seat can work out from what it has seen, case by case, worked out by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from switch_edu.bots import RandomBot, SensibleBot
from switch_edu.bots.evidence import Evidence
from switch_edu.bots.history import History, history_of
from switch_edu.bots.memory import memory_of
from switch_edu.bots.worlds import Worlds, worlds_of
from switch_edu.cards import card_text
from switch_edu.engine.deal import start_random
from switch_edu.engine.table import Table
from switch_edu.engine.worlds import (
    CAN,
    FIRST,
    HIDDEN,
    IN_STOCK,
    NOWHERE,
    SPOT,
    WHERE,
    arrange,
    lay_out,
)
from switch_edu.game import Game, deal, position
from switch_edu.rules import houses


def tables_of(worlds: Worlds, number: int) -> Iterator[Table]:
    """Yield tables with the cards of so many worlds on them."""
    luck = Table()
    start_random(luck, 11)
    for _ in range(number):
        arrange(luck, worlds.places, worlds.cards, 2)
        table = worlds.table.copy()
        lay_out(table, worlds.places, worlds.cards)
        yield table


def hands_of(game: Game, viewer: int, seat: int, number: int = 200) -> list[set[str]]:
    """The hands that a viewer imagines a seat to hold."""
    tables = tables_of(worlds_of(memory_of(history_of(game, viewer)), 1), number)
    return [
        {card_text(kind) for kind in range(54) if table.count[seat][kind]} for table in tables
    ]


def often(game: Game, card: str, seat: int = 1) -> float:
    """In how many of the worlds that seat 1 imagines another seat holds a card."""
    hands = hands_of(game, 0, seat, 600)
    return sum(card in hand for hand in hands) / len(hands)


def started(line: str, seed: int = 1) -> Game:
    """A game from a position, its unknown cards dealt."""
    return Game(position(line).fill(seed))


# -- what was done instead of laying a card --------------------------------------------------------

NINE = "9C 2+ 5S7H/3D8H10S/7 20.. - - @practice-table"


def test_who_must_play_and_draws_holds_nothing_that_fits() -> None:
    # clubs, nines and aces (wild) would have fitted; only the card drawn after that may be one
    game = started(NINE)
    before = [len(fitting(hand)) for hand in hands_of(game, 0, 1)]
    game.play("draw", 1)
    after = [len(fitting(hand)) for hand in hands_of(game, 0, 1)]
    assert max(before) > 1
    assert max(after) == 1


def fitting(hand: set[str]) -> set[str]:
    """The cards of a hand that fit on the nine of clubs."""
    return {card for card in hand if card[-1] == "C" or card[:-1] in ("9", "A")}


def test_who_may_hold_back_and_draws_hardly_holds_what_fits() -> None:
    free = started(f"{NINE}~must-play=no")
    before = often(free, "4C")  # one of 49 cards not seen, three of them in this hand
    free.play("draw", 1)
    assert 0.03 < before < 0.1
    assert 0 < often(free, "4C") < 0.05


def test_who_takes_a_pickup_hardly_holds_an_answer_and_who_must_answer_holds_none() -> None:
    line = "2C 2+ 5S7H/3D8H10S/7 20.. 2:2 - @practice-table"
    may, must = started(line), started(f"{line}~may-take=no")
    before = often(may, "2H")
    may.play("take", 1)
    must.play("take", 1)
    # by chance 5 of 49; as one of the two cards taken alone, 2 of 46
    assert before > 0.03
    assert often(must, "2H") < 0.075
    assert often(may, "2H") < 0.085


def test_who_keeps_a_card_that_would_have_to_be_laid_drew_one_that_does_not_fit() -> None:
    game = started("9C 2+ 5S7H/3D8H/7 4S+20.. - - @practice-table~drawn-card=must")
    game.play("draw end", 1)
    assert not any(fitting(hand) for hand in hands_of(game, 0, 1))


def test_who_draws_until_a_card_fits_has_one_that_does_and_none_before() -> None:
    game = started(
        "9C 2+ 5S7H/3D8H/7 4S6H7C+20.. - - @practice-table~draw=until-playable~drawn-card=may"
    )
    game.play("draw", 1)  # the four of spades, the six of hearts, and the seven of clubs
    hands = hands_of(game, 0, 1)
    assert {len(hand) for hand in hands} == {5}
    assert {len(fitting(hand)) for hand in hands} == {1}


# -- cards that were seen --------------------------------------------------------------------------


@pytest.mark.parametrize("house", ["practice-table", "practice-table~illegal.card=draw-1"])
def test_a_card_taken_back_is_known(house: str) -> None:
    game = started(f"9C 2+ 5S7H/3D8H10S/7 20.. - - @{house}")
    game.attempt("3D", 1)
    assert all("3D" in hand for hand in hands_of(game, 0, 1))
    assert often(game, "3D", 2) == 0


def test_a_card_taken_back_and_laid_later_is_not_there_any_more() -> None:
    game = started("9C 2+ 5S7H/3D8C10S/3S5D 20.. - - @practice-table")
    game.attempt("3D", 1)
    game.play("8C", 1)
    game.play("5S", 0) if game.table.why("5S", 0) else game.play("draw", 0)
    assert often(game, "8C") == often(game, "8C", 2) == 0
    assert often(game, "3D") == 1


REFILL = "9C 2+ 5S7H/3D8H10S/3H5H6H 1:4C4D4H4S.. - - @practice-table"


def test_after_a_refill_the_discards_are_in_the_stock_or_were_drawn_from_it() -> None:
    game = started(REFILL)
    fours = {"4C", "4D", "4H", "4S"}
    game.play("draw", 1)  # the last card of the old stock
    game.play("draw", 2)  # the first of the new one
    assert all(not fours & hand for hand in hands_of(game, 0, 1))
    assert all(len(fours & hand) == 1 for hand in hands_of(game, 0, 2))


def test_discards_turned_over_keep_their_order() -> None:
    game = started(f"{REFILL}~refill-how=turned-over")
    game.play("draw", 1)
    game.play("draw", 2)
    assert all("4S" in hand for hand in hands_of(game, 0, 2))  # the oldest one
    worlds = worlds_of(memory_of(history_of(game, 0)), 1)
    last = [table.stock[:3] for table in tables_of(worlds, 20)]
    assert {tuple(map(card_text, stock)) for stock in last} == {("4C", "4D", "4H")}


# -- what agrees with everything -------------------------------------------------------------------


def played(name: str, seed: int, moves: int) -> Game:
    """A game with random players, mistakes and words in it."""
    game = deal(name, seed=seed)
    bots = [RandomBot(seed), SensibleBot(seed, forgets=0.5), RandomBot(seed + 1)]
    for at in range(moves):
        if game.over:
            break
        seat = game.turn or 0
        if at % 13 == 7 and game.table.waits_for != "joker":
            game.attempt(game.table.hand(seat)[0], seat)
            continue
        game.play(bots[seat].choose(game, seat), seat)
        for other in range(3):
            words = None if game.over else bots[other].speak(game, other)
            if words:
                game.play(words, other)
    return game


def could_be_true(worlds: Worlds, table: Table) -> bool:
    """Whether the cards of a table are one of the arrangements (of one pack)."""
    lies = {table.stock[at]: (IN_STOCK, at) for at in range(table.nstock)}
    for seat in range(table.seats):
        lies.update({kind: (seat, 0) for kind in range(54) if table.count[seat][kind]})
    taken: dict[int, int] = {}

    def find(at: int, tried: set[int]) -> bool:
        row = worlds.places[at]
        for card in range(54):
            there = lies.get(card, (NOWHERE, 0)) == (row[WHERE], row[SPOT])
            if row[CAN] >> card & 1 and (there or not row[HIDDEN] >> card & 1):
                key = card + 100 * row[FIRST]
                if key not in tried:
                    tried.add(key)
                    if key not in taken or find(taken[key], tried):
                        taken[key] = at
                        return True
        return False

    return all(find(at, set()) for at in range(len(worlds.places)))


MIXES = [
    "black-jack~illegal.run=from-there~illegal.then=try-again~jokers=2",
    "switch~taking=one-by-one~refill-how=turned-over~refill-during=stops~finish.card=returns"
    "~reverse.left=seated~cover.missing=as-mistake~powers.Q=cover",
    "j28~answers.AH.AS=show~answers.2.KH=show~skips.add=one-player-more~hand=9",
    "classic~refill=when-empty~draw=until-playable~drawn-card=must",
    "jack7~game-end=all-out",
]
TWO_PACKS = [
    "black-jack~packs=2",
    "jack7~packs=2~jokers=2~run.steps=rank+next+suit~run.under-pickup=free",
]


@pytest.mark.parametrize("name", TWO_PACKS)
def test_what_happens_with_two_packs_can_be_followed(name: str) -> None:
    for seed in range(6):
        game = played(name, seed, 12 + 25 * seed)
        for seat in range(3):
            history = history_of(game, seat)
            check_adds_up(history)
            assert len(worlds_of(memory_of(history), seed).places) > 0


@pytest.mark.parametrize("name", [*sorted(houses()), *MIXES])
def test_the_truth_is_always_one_of_the_worlds(name: str, many: Callable[[int], int]) -> None:
    looked = 0
    for seed in range(many(6)):
        game = played(name, seed, 12 + 17 * seed)
        for seat in range(3):
            history = history_of(game, seat)
            check_adds_up(history)
            assert could_be_true(worlds_of(memory_of(history), seed), game.table.state)
            looked += 1
    assert looked


def check_adds_up(history: History) -> None:
    """Everything seen can be followed: `add` raises what `Memory` would begin anew for."""
    evidence = Evidence(history.rules, history.seat, history.start)
    for glimpse in history.glimpses:
        evidence.add(glimpse)
    assert evidence.unseen == memory_of(history).evidence.unseen


# -- how worlds are drawn --------------------------------------------------------------------------


def test_every_arrangement_is_as_likely_as_any_other_but_for_doubts() -> None:
    # four places for the cards 0 to 3: the first two may not have card 0, the last hardly has it
    cards, places = [1, 2, 0, 3], []
    for can, doubted in ((0b1110, 0), (0b1110, 0), (0b1111, 0), (0b1111, 0b0001)):
        places.append([can, 0, doubted, 0, NOWHERE, 0, 0, 4, 0b1111, 0])
    luck, found = Table(), Counter[tuple[int, ...]]()
    start_random(luck, 5)
    draws = 20_000
    for _ in range(draws):
        arrange(luck, places, cards, 2)
        found[tuple(cards)] += 1
    # card 0 lies third or last, the other three anywhere: 6 arrangements each, 10 to 1
    assert len(found) == 12
    for arrangement, times in found.items():
        share = (10 if arrangement[2] == 0 else 1) / 66
        assert abs(times - share * draws) < 5 * (share * draws) ** 0.5
