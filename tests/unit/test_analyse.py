"""Chances of moves: against an exact count, blind to hidden cards, and how they show themselves."""

from __future__ import annotations

import json
import re
import sys
from itertools import permutations
from threading import Event, Lock

import pytest

import switch_edu as sw
from switch_edu.bots import SensibleBot
from switch_edu.cards import card_text, read_cards
from switch_edu.engine import compiled
from switch_edu.errors import BadMove, SwitchError
from switch_edu.explore import analyse_ready
from switch_edu.explore.analyse import analyse, start_analysis
from switch_edu.game import Position, position

LINE = "9C 1+ 2C7C5H9D/3/4 30 - - @practice-table"

# -- exact -----------------------------------------------------------------------------------------

RULES = "practice-table~players=2-7~refill=never~blocked=lowest-hand"
SMALL = [
    ("9C", "7C9D5H", "2CKS8D", "6H4C", RULES),
    ("4S", "4C8S2H", "2S8HQD", "AH4D", RULES),
    ("QH", "QS3H", "AC7H9H", "JHJSKD", RULES),
    ("6D", "6C8D9D", "8C2D5D", "6S3S", "switch~refill=never~blocked=lowest-hand"),
]


def small(top: str, own: str, other: str, stock: str, house: str) -> str:
    """A position of two players in which all cards but those of `other` and `stock` are seen."""
    used = set(read_cards(top + own + other + stock))
    older = "".join(card_text(kind) for kind in range(52) if kind not in used)
    return f"{top} 1+ {own}/{other} {stock}:{older} - - @{house}"


def wins(pos: Position, move: str) -> bool:
    """Whether seat 1 wins if it makes a move and everybody plays sensibly from there."""
    player = SensibleBot(notices=0)
    if player.choose(pos) == "call":
        pos = pos.play("call")
    pos = pos.play(move)
    while not pos.over:
        pos = pos.play(player.choose(pos))
    return pos.winner == 0


@pytest.mark.parametrize(("top", "own", "other", "stock", "house"), SMALL)
def test_it_agrees_with_the_exact_expectation(
    top: str, own: str, other: str, stock: str, house: str
) -> None:
    hidden = [card_text(kind) for kind in read_cards(other + stock)]
    deals = [
        small(top, own, "".join(cards[:3]), "".join(cards[3:]), house)
        for cards in permutations(hidden)
        if list(cards[:3]) == sorted(cards[:3])
    ]
    seen = position(small(top, own, other, stock, house)).view(0)
    found = analyse(seen, precision=0.05)
    assert found.worlds >= 200
    for chance in found.chances:
        exact = sum(wins(position(line), chance.move) for line in deals) / len(deals)
        error = max(0.01, (exact * (1 - exact) / found.worlds) ** 0.5)
        assert abs(chance.wins.value - exact) < 4 * error, (chance.move, exact)


# -- what it may know ------------------------------------------------------------------------------


@pytest.mark.parametrize("house", ["practice-table", "jack7", "switch", "black-jack"])
def test_it_never_changes_when_only_unseen_cards_are_swapped(
    house: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("switch_edu.explore.analyse_run.BATCH", 40)
    table = sw.deal(house, seed=4).table
    seat = table.turn
    assert seat is not None
    view = table.view(seat)
    rows = analyse(view, precision=0.5).rows()
    for other in range(3):
        assert analyse(view.fill(other), precision=0.5).rows() == rows
    assert analyse(table, precision=0.5, seed=1).rows() != rows  # another seed, other worlds


def test_what_has_happened_changes_the_worlds() -> None:
    game = sw.deal("practice-table", seed=2)
    player = SensibleBot()
    while "draw" not in [play.move for play in game.plays]:
        game.play(player.choose(game))
    assert analyse(game, precision=0.5).rows() != analyse(game.table, precision=0.5).rows()


def test_without_numba_and_numpy_the_compiled_runtime_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("numba", "numpy"):
        monkeypatch.setitem(sys.modules, name, None)
    for function in ("available", "compiled_kernel"):  # both remember their answer
        monkeypatch.setattr(compiled, function, getattr(compiled, function).__wrapped__)
    with pytest.raises(SwitchError, match="needs numba"):
        analyse(sw.deal("switch", seed=1), runtime="compiled")


@pytest.mark.xdist_group("compiled")
@pytest.mark.skipif(not compiled.available(), reason="needs numba: pip install switch_edu[fast]")
@pytest.mark.parametrize("house", ["practice-table", "jack7", "black-jack~packs=2~players=2-8"])
def test_both_runtimes_come_to_the_same_numbers(house: str) -> None:
    game = sw.deal(house, seed=6)
    player = SensibleBot()
    for _ in range(9):
        game.play(player.choose(game))
    plain, fast = (analyse(game, precision=0.5, runtime=name) for name in ("plain", "compiled"))
    assert plain.rows() == fast.rows()


def test_the_numbers_are_the_same_however_the_work_is_cut() -> None:
    whole = analyse(position(LINE), precision=0.06, seed=5)
    run = start_analysis(position(LINE), precision=0.06, seed=5)
    while run.step(0):
        assert run.worlds < whole.worlds
        assert (run.result is None) == (run.worlds < 10)  # too few for an interval
    assert run.result is not None
    assert run.result.rows() == whole.rows()


def test_kept_code_is_read_once_and_nobody_waits_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    ready, read = Event(), Event()

    def compile_trials() -> None:
        assert ready.wait(10)
        read.set()

    monkeypatch.setattr(analyse_ready, "_begun", Lock())
    monkeypatch.setattr(analyse_ready, "is_kept", lambda: True)
    monkeypatch.setattr(analyse_ready, "is_loaded", read.is_set)
    monkeypatch.setattr(analyse_ready, "compile_trials", compile_trials)
    assert analyse_ready.quick_runtime() == "plain"
    assert analyse_ready.quick_runtime() == "plain"
    ready.set()
    assert read.wait(10)
    assert analyse_ready.quick_runtime() == "compiled"


# -- what it says ----------------------------------------------------------------------------------


def test_a_card_that_wins_at_once_wins_always() -> None:
    found = analyse(position("9C 1+ 7C/7/7 30 - - @practice-table"))
    assert found.verdict == "There is nothing to choose but 7♣."
    assert found.best.wins.value == 1


def test_the_better_of_two_cards_is_found_beyond_chance() -> None:
    # both of jack7's power cards would fit; a two hits the player who is about to go out
    found = analyse(position("9C 1+ 2C7C5H9D/1/4 30 - - @practice-table"), precision=0.03)
    assert found.best.move == "2C"
    assert all(chance.clearly_behind for chance in found.chances[1:])
    assert found.verdict.startswith("2♣ is best: it wins ")


def test_every_interval_is_as_narrow_as_asked_and_nothing_is_said_without_its_ground() -> None:
    found = analyse(position(LINE), precision=0.04, seed=3)
    assert all(chance.wins.margin <= 0.04 for chance in found.chances)
    text = str(found)
    assert f"{found.worlds:,} worlds" in text
    assert "seed 3, practice-table" in text
    assert all(f"{chance.words}  " in text for chance in found.chances)


def test_the_call_that_is_due_is_made_first() -> None:
    line = "9C 1+ 7C5H/5/5 30 - - @switch"
    found = analyse(position(line), precision=0.1)
    assert "after the call that is due" in found.about
    assert found.rows()[0]["wins"] == analyse(
        position(line).play("call"), precision=0.1
    ).rows()[0]["wins"]  # fmt: skip


def test_a_hint_gives_the_chance_as_its_reason_and_a_due_call_first() -> None:
    found = analyse(position("9C 1+ 2C7C5H9D/1/4 30 - - @practice-table"), precision=0.03)
    assert found.hint.move == "2C"
    assert str(found.hint).startswith("Play the two of clubs: it won ")
    assert "points more than" in str(found.hint)
    assert analyse(position("9C 1+ 7C5H/5/5 30 - - @switch"), precision=0.5).hint.move == "call"


def test_rows_go_into_json_and_into_a_frame() -> None:
    found = analyse(position(LINE), precision=0.5)
    rows = json.loads(json.dumps(found.rows()))
    assert {row["move"] for row in rows} == {"2C", "7C", "9D"}
    pytest.importorskip("pandas")
    frame = found.frame()
    assert list(frame["move"]) == [chance.move for chance in found.chances]


def test_html_has_a_bar_and_its_numbers_for_every_move() -> None:
    found = analyse(position(LINE), precision=0.5)
    html = found._repr_html_()
    assert html.count('aria-hidden="true"') == len(found.chances)
    for chance in found.chances:
        assert chance.text in html
        assert f"width:{100 * chance.wins.value:.1f}%" in html
    assert "<script" not in html


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"precision": 0}, "precision=0 is not offered: give a number from 0.002 to 0.5"),
        ({"precision": "fine"}, "precision=fine is not offered"),
        ({"players": "sensibel"}, "did you mean sensible"),
        ({"runtime": "fast"}, "There is no runtime “fast”"),
        ({"seed": -1}, "is not a seed"),
    ],
)
def test_bad_input_is_refused_in_a_sentence(options: dict[str, object], message: str) -> None:
    with pytest.raises(SwitchError, match=re.escape(message)):
        analyse(position(LINE), **options)  # type: ignore[arg-type]


def test_only_the_seat_in_turn_is_analysed_and_its_cards_have_to_be_known() -> None:
    with pytest.raises(BadMove, match="not the turn of Seat 2"):
        analyse(position(LINE).fill(1), 1)
    with pytest.raises(BadMove, match="unknown cards in hand"):
        analyse(position("9C 1+ 4/3/4 30 - - @practice-table"))
