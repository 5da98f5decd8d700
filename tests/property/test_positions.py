"""What always holds: cards are conserved, lines round-trip, somebody moves, views hide."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from switch_edu.cards import UNKNOWN, card_text
from switch_edu.game import Position, deal, position
from switch_edu.game.pack import cards_on, pack_of
from switch_edu.rules import house, houses

EVERY_HOUSE = [
    line
    for name in houses()
    for line in (
        name,
        *(f"{name}~{variation}" for variation in house(name).known_variations),
        *(
            f"{name}~{knob}={option}"
            for knob, found in house(name).known_knobs.items()
            for option in found.options
        ),
    )
]
HOUSES = st.sampled_from(EVERY_HOUSE)
SEEDS = st.integers(0, 2**32 - 1)


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """Positions reached by some legal play under some house."""
    rules = house(draw(HOUSES))
    least, most = rules.players
    seats = draw(st.integers(least, min(most, 5)))
    names = [f"P{seat}" for seat in range(seats)]
    pos = deal(rules, players=names, seed=draw(SEEDS)).table
    for choice in draw(st.lists(st.integers(0, 59), max_size=40)):
        if pos.over:
            break
        moves = pos.moves()
        pos = pos.play(moves[choice % len(moves)])
    return pos


@given(positions())
def test_cards_are_conserved(pos: Position) -> None:
    pack = Counter({kind: n for kind, n in enumerate(pack_of(pos.compiled)) if n})
    assert Counter(cards_on(pos.state)) == pack


@given(positions())
def test_lines_read_back_to_the_letter(pos: Position) -> None:
    again = position(pos.line)
    assert again.line == pos.line
    assert again.moves() == pos.moves()
    assert [again.moves(seat) for seat in range(pos.seats)] == [
        pos.moves(seat) for seat in range(pos.seats)
    ]


@given(positions())
def test_somebody_can_always_move(pos: Position) -> None:
    assert pos.over or pos.moves()


@given(positions(), st.integers(0, 7))
def test_a_view_names_no_hidden_card(pos: Position, number: int) -> None:
    seat = number % pos.seats
    view = pos.view(seat)
    hidden = Counter(
        card
        for other in range(pos.seats)
        if other != seat
        for card in pos.hand(other)
    ) + Counter(card_text(k) for k in pos.state.stock[: pos.stock] if k != UNKNOWN)
    if pos.waits_for == "joker" and pos.turn != seat:
        hidden -= Counter([card_text(pos.state.joker)])  # it lies on the table
    shown = Counter(card_text(k) for k in cards_on(view.state) if k != UNKNOWN)
    everything = Counter(card_text(k) for k in cards_on(pos.state) if k != UNKNOWN)
    assert shown == everything - hidden
    assert "rng" not in view.line
    assert set(view.state.stock) == {UNKNOWN}
    assert view.moves(seat) == pos.moves(seat)


@given(positions(), SEEDS)
def test_filling_a_view_gives_a_table_that_could_be(pos: Position, seed: int) -> None:
    if pos.turn is None:
        return
    filled = pos.view(pos.turn).fill(seed)
    assert filled.view(pos.turn).line.split(" rng")[0] == pos.view(pos.turn).line
    assert UNKNOWN not in cards_on(filled.state)


@given(positions())
def test_a_view_does_not_depend_on_what_it_hides(pos: Position) -> None:
    if pos.over or pos.turn is None:
        return
    view = pos.view(pos.turn)
    assert view.fill(1).view(pos.turn) == view.fill(2).view(pos.turn)
