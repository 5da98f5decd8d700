"""Every answer of every ruling with every other one: all that is allowed is played, in both
runtimes alike, and every refusal says why.

`covering` makes the houses from the declarations, so that this holds for rulings to come as well.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, islice
from typing import NamedTuple

import pytest

from switch_edu.cards import FACES, card_text
from switch_edu.engine import compiled
from switch_edu.engine.compile import compile_rules
from switch_edu.engine.layout import DECLARE, OVER
from switch_edu.engine.playouts import ENDED
from switch_edu.engine.policies import RANDOM, SENSIBLE
from switch_edu.engine.rules import Rules
from switch_edu.errors import BadMove
from switch_edu.game import Position
from switch_edu.rules import House, house
from switch_edu.rules.check import check
from switch_edu.rules.declared import RULINGS
from switch_edu.rules.entries import HOWS, POWERS, pickup_of
from tests.property.covering import COLUMNS, Level, Row, covering, house_of, levels_in
from tests.property.soundness import assert_followed, assert_sound
from tests.runtimes import (
    CompiledTable,
    Deal,
    OtherTable,
    SpecialisedTable,
    everything,
    first_difference,
)

needs_numba = pytest.mark.skipif(
    not compiled.available(), reason="needs numba: pip install switch_edu[fast]"
)
pytestmark = pytest.mark.xdist_group("compiled")  # make the array and compile in one process only

LONG_DEAL = 20_000  # moves; a deal that is only long is over by then
MOST_ACTIONS = 150
# What no house may say for itself, each worked out from what the answers mean.
NEVER: dict[Level, str] = {
    ("run.steps", "next+suit"): "any card of the suit includes its neighbours",
    ("run.steps", "rank+next+suit"): "any card of the suit includes its neighbours",
    ("match-rounds", "1"): "one round is no match",
    ("answers.8.8", "cancel-one"): "an eight skips or is wild: it has no cards to take one off",
    ("answers.8.8", "pay"): "an eight skips or is wild: it has no cards to pay for",
    ("cover.missing", "as-mistake"): "a house says a number, or that nothing happens",
}


class Table(NamedTuple):
    """A row of the array, ready to be played."""

    name: str
    house: House
    rules: Rules


def tables() -> Iterator[Table]:
    """Yield a table for every row of the array."""
    for number, row in enumerate(covering().rows):
        rules = house_of(row)
        yield Table(f"row {number}: {rules.line}", rules, compile_rules(rules, seats_in(row)))


def seats_in(row: Row) -> int:
    return int(dict(levels_in(row))["seats"])


def every_level() -> list[Level]:
    return [(at, text) for at, texts in COLUMNS.items() for text in texts]


def test_every_answer_that_is_offered_is_in_a_row() -> None:
    held = {level for row in covering().rows for level in levels_in(row)}
    offered = set(every_level())
    assert offered - held == NEVER.keys()
    choices = {(id, text) for id, ruling in RULINGS.items() for text in ruling.options}
    assert {level for level in choices if RULINGS[level[0]].kind == "choice"} <= offered
    powers = {text for at, text in offered if at.startswith("powers.")}
    assert powers >= POWERS.keys()
    assert any(map(pickup_of, powers))
    assert {text for at, text in offered if at.startswith("answers.")} >= HOWS.keys()


def test_nearly_all_pairs_meet_and_the_checker_says_why_the_others_do_not(
    record_property: Callable[[str, object], None],
) -> None:
    rows, apart = covering().rows, covering().apart
    levels = [level for level in every_level() if level not in NEVER]
    pairs = {(one, other) for one, other in combinations(levels, 2) if one[0] != other[0]}
    met = {pair for row in rows for pair in combinations(levels_in(row), 2)}
    assert pairs - met == apart.keys()
    assert len(apart) < 0.01 * len(pairs)
    assert all(sentence.endswith(".") for sentence in apart.values())
    record_property("pairs", f"{len(rows)} houses hold {len(pairs) - len(apart)} of {len(pairs)}")


def test_every_row_is_a_house_without_contradiction_that_reads_back() -> None:
    for table in tables():
        assert check(table.house) == [], table.name
        assert house(table.house.line) == table.house, table.name


@needs_numba
def test_both_runtimes_agree_in_every_state(many: Callable[[int], int]) -> None:
    for table in tables():
        assert_same_states(table, CompiledTable(table.rules), many(2))


def test_kernels_specialised_for_a_house_agree_in_every_state(many: Callable[[int], int]) -> None:
    for table in islice(tables(), 0, None, max(1, 5 // many(1))):
        assert_same_states(table, SpecialisedTable(table.rules), 2)


def assert_same_states(table: Table, other: OtherTable, seeds: int) -> None:
    for seed in range(seeds):
        deal = Deal(table.rules, seed, other)
        for action in range(MOST_ACTIONS):
            plain, swift = everything(deal.plain), other.everything()
            assert plain == swift, (table.name, seed, action, first_difference(plain, swift))
            if deal.over:
                break
            deal.go_on()


def test_every_table_stays_sound(many: Callable[[int], int]) -> None:
    for table in tables():
        for seed in range(many(2)):
            deal = Deal(table.rules, seed)
            for action in range(MOST_ACTIONS):
                try:
                    assert_sound(table.rules, deal.plain)
                    before = deal.plain.copy()
                    if deal.over:
                        break
                    deal.go_on()
                    assert_followed(table.rules, before, deal.plain)
                except AssertionError as error:
                    error.add_note(f"{table.name}, seed {seed}, action {action}")
                    raise


@needs_numba
@pytest.mark.parametrize(("policy", "most_endless"), [(SENSIBLE, 0.03), (RANDOM, 0.03)])
def test_few_deals_do_not_end(
    policy: int,
    most_endless: float,
    many: Callable[[int], int],
    record_property: Callable[[str, object], None],
) -> None:
    """Whatever the rules say, deals come to an end, but for few that go round and round.

    Those are of houses in which a single card costs twenty: the whole pack is soon in the hands.
    """
    endless: Counter[str] = Counter()
    seeds = range(many(20))
    for table in tables():
        results = compiled.play_deals(table.rules, seeds, [policy] * table.rules.seats, LONG_DEAL)
        endless[table.name] = int((results[:, ENDED] < OVER).sum())
    share = endless.total() / (len(endless) * len(seeds))
    record_property("endless", f"{share:.1%} of the deals did not end")
    assert share <= most_endless, endless.most_common(3)


def positions_of(table: Table, many: Callable[[int], int]) -> Iterator[Position]:
    """Yield positions from the beginning, the middle and the end of random deals."""
    for seed in range(many(2)):
        deal = Deal(table.rules, seed)
        for action in range(MOST_ACTIONS):
            if deal.over:
                break
            if action % 40 == seed * 20 % 40:
                yield Position(deal.plain.copy(), table.house)
            deal.go_on()
        yield Position(deal.plain.copy(), table.house)


def moves_to_try(pos: Position, seat: int) -> Iterator[str]:
    """Yield every move that could mean something; jokers are alike, so that one will do."""
    declaring = pos.state.phase == DECLARE and pos.turn == seat
    yield from (("=" if declaring else "") + card_text(face) for face in range(FACES))
    if not declaring:
        jokers = [card for card in pos.hand(seat) if card.startswith("JK")]
        yield jokers[0] if jokers else "JK1"
    yield from ("draw", "take", "end", "pass", "call", "=C", "=D", "=H", "=S")
    yield from (f"challenge {other + 1}" for other in range(pos.seats))


def test_every_refusal_says_why_and_only_what_is_legal_is_allowed(
    many: Callable[[int], int],
) -> None:
    for table in tables():
        for number, pos in enumerate(positions_of(table, many)):
            seat = number % pos.seats if number % 3 == 0 or pos.over else pos.state.player
            legal, allowed = set(pos.moves(seat)), set()
            for move in moves_to_try(pos, seat):
                verdict = pos.why(move, seat)
                where = f"{move} by seat {seat}: {pos.line}"
                assert verdict.reasons or (verdict and move not in ("draw", "pass")), where
                for reason in verdict.reasons:
                    assert reason.text.endswith("."), where
                    assert reason.source is not None or not reason.ruling, where
                if verdict:
                    allowed.add(move)
            assert legal == allowed, pos.line


def test_a_move_that_can_mean_nothing_is_told_in_a_sentence() -> None:
    for table in tables():
        pos = Position(Deal(table.rules, 0).plain.copy(), table.house)
        with pytest.raises(BadMove, match="joker"):
            pos.why("=9D")
