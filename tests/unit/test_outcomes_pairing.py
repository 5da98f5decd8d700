"""The same deals with the same luck: what that means, and what it gains."""

from __future__ import annotations

import pytest

import switch_edu as sw
from switch_edu.engine.compile import compile_rules
from switch_edu.engine.deal import clear, start_random
from switch_edu.engine.layout import JOKER_1, OVER
from switch_edu.engine.paired import (
    begin_pair,
    deal_shared,
    fill_shared_pack,
    leave_out,
    pair_step,
    renew_luck,
)
from switch_edu.engine.supply import draw_number, shuffle_stock
from switch_edu.engine.table import Table
from switch_edu.engine.tally import OWN_TURNS, ROW_WIDTH
from switch_edu.errors import SwitchError
from switch_edu.explore.experiments.plan import Plan, read_plan
from switch_edu.explore.experiments.replaying import replayed


def test_a_game_has_the_cards_of_the_deal_by_its_seed() -> None:
    plan = read_plan("jack7", 4, 3, "sensible")
    for game in (0, 1, 6):
        start, _ = replayed(plan, 0, game)
        names = ("Ann", "Ben", "Cleo", "Dan")
        dealt = sw.deal("jack7", names, seed=plan.seed_of(game), dealer=plan.dealer_of(game)).table
        assert [start.hand(seat) for seat in range(4)] == [dealt.hand(seat) for seat in range(4)]
        assert (start.top, start.turn) == (dealt.top, dealt.turn)


def stock(line: str, pack: tuple[int, int]) -> list[int]:
    rules, table = compile_rules(sw.house(line), 3), Table()
    clear(rules, table)
    start_random(table, 99)
    fill_shared_pack(rules, table, pack)
    shuffle_stock(table)
    leave_out(table)
    return table.stock[: table.nstock]


def test_each_house_leaves_out_the_cards_that_it_lacks() -> None:
    pack = (2, 4)
    small, jokers, large = (
        stock(f"switch~{packs}", pack)
        for packs in ("packs=1~jokers=0", "packs=1~jokers=2", "packs=2~jokers=2")
    )
    assert (len(small), len(jokers), len(large)) == (52, 54, 108)
    assert small == [card for card in jokers if card < JOKER_1]
    assert sorted(set(large)) == list(range(54))
    rest = iter(large)
    assert all(card in rest for card in jokers)  # in the same order


def luck(seed: int, seat: int, turns: list[int]) -> int:
    table, row = Table(), [0] * ROW_WIDTH
    table.player = seat
    row[OWN_TURNS : OWN_TURNS + len(turns)] = turns
    renew_luck(table, seed, row)
    return draw_number(table, 1_000_000)


def test_luck_follows_from_the_seed_the_seat_and_its_own_turns_alone() -> None:
    assert luck(7, 1, [4, 2, 9]) == luck(7, 1, [0, 2, 1])
    others = [luck(8, 1, [4, 2, 9]), luck(7, 0, [2, 2, 9]), luck(7, 1, [4, 3, 9])]
    assert luck(7, 1, [4, 2, 9]) not in others


def test_luck_is_renewed_with_every_turn() -> None:
    plan = read_plan("jack7", 3, 1, "random")
    rules, table, row = plan.rules[0], Table(), [0] * ROW_WIDTH
    deal_shared(rules, table, plan.pack, 5, 0)
    begin_pair(rules, table, 5, row)
    turns = 0
    while table.phase < OVER:
        if pair_step(rules, table, 5, plan.policies(0), row):
            turns += 1
            now = table.copy()
            renew_luck(now, 5, row)
            assert table.rng == now.rng
    assert turns > 10


def plans(*lines: str) -> Plan:
    return read_plan(lines, 3, 1, "sensible")


@pytest.mark.parametrize(
    ("lines", "begins"),
    [
        (("switch", "switch~together=no"), "Each house plays the same deals"),
        (("switch", "switch~jokers=2"), "The pairing is partial, because the packs differ"),
        (("switch", "switch~hand=5"), "The pairing is partial, because the hands are not"),
    ],
)
def test_it_is_said_how_far_the_games_are_the_same(lines: tuple[str, ...], begins: str) -> None:
    assert plans(*lines).pairing.startswith(begins)


def test_a_change_of_scores_alone_changes_no_game() -> None:
    line = "jaques~value.ace=1"
    bots = ["random", "sensible", "random"]
    found = sw.outcomes(["jaques", line], games=120, workers=1, bots=bots)
    assert found.parted(line) == 0
    for measure in found.measures:
        it = found.difference(measure.name, line)
        if measure.name == "points":
            assert it.estimate.value < 0  # an ace counts less, and is left in some hand
        else:
            assert (it.estimate.value, it.estimate.spread, it.changed) == (0, 0, 0)
    assert found.difference("turns", line).sentence == "The same in each of 120 games."
    with pytest.raises(SwitchError, match="No game went differently"):
        found.divergence()


def test_pairing_makes_the_variance_of_a_real_difference_smaller() -> None:
    found = sw.outcomes(["switch", "switch~together=no"], games=200, workers=1)
    ratio = found.difference("turns", "switch~together=no").gain
    print(f"pairing is worth {ratio:.1f} times the games")  # noqa: T201
    assert ratio > 2
