"""Faults that card programs have had, as properties of games nobody has played yet.

Games are random, with mistakes, calls and challenges in them, in all shipped houses and in the
houses of the covering array.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from switch_edu.bots import bot
from switch_edu.cards import FACES, UNKNOWN, card_text, read_card
from switch_edu.errors import SwitchError
from switch_edu.game import Game, Position, deal, position, replay
from switch_edu.game.hidden import ONLOOKER
from switch_edu.game.match import match
from switch_edu.game.scoring import hand_points
from switch_edu.rules import House, house
from tests.property.covering import covering, house_of
from tests.property.soundness import assert_followed, assert_sound
from tests.property.test_positions import EVERY_HOUSE

pytestmark = pytest.mark.xdist_group("compiled")  # make the covering array in one process only

NAMES = ("You", "Robin", "Alex", "Sam", "Kim", "Jo", "Max", "Lou")
FEW = max(20, settings.default.max_examples // 2) if settings.default else 20
# Small hands, of which one is empty soon; the others play on, and mistakes cost them cards.
PLAYED_ON = ("game-end=one-left", "hand=2", "hand-by-players=fixed", "players=2-8", "packs=2",
             "finish.barred=none", "illegal.card=draw-2", "out-of-turn=blunder")  # fmt: skip
CARDS = [card_text(kind) for kind in range(FACES + 2)]
SEEDS = st.integers(0, 2**32 - 1)


@st.composite
def houses_to_play(draw: st.DrawFn) -> House:
    """Shipped houses with a variation or switch, and houses that mix everything."""
    if draw(st.booleans()):
        return house(draw(st.sampled_from(EVERY_HOUSE)))
    rows = covering().rows
    return house_of(rows[draw(st.integers(0, 10_000)) % len(rows)])


@st.composite
def games(draw: st.DrawFn, most: int = 60, *items: str) -> Game:
    """Games that have been played for a while, mistakes and talk out of turn included.

    `items` are rules that all of them have.
    """
    rules = draw(houses_to_play()).with_(*items)
    names = NAMES[: draw(st.integers(*rules.players))]
    game = deal(rules, names, draw(SEEDS), draw(st.integers(0, len(names) - 1)))
    chance = random.Random(draw(st.integers(0, 10**6)))
    for _ in range(draw(st.integers(0, most))):
        if game.over:
            break
        do_something(game, chance)
    return game


def do_something(game: Game, chance: random.Random) -> None:
    """Let a seat move; now and then let any seat speak, or try a card that may be a mistake."""
    table = game.table
    roll, anybody = chance.random(), chance.randrange(table.seats)
    talk = [move for move in table.moves(anybody) if move.startswith(("call", "challenge"))]
    if roll < 0.1 and talk:
        game.play(chance.choice(talk), anybody)
    elif roll < 0.2 and table.waits_for != "joker":
        game.attempt(chance.choice([*table.hand(anybody), *CARDS[:3]]), anybody)
    else:
        game.play(chance.choice(game.moves()))


@settings(max_examples=FEW)
@given(games())
def test_every_position_of_a_game_is_sound(game: Game) -> None:
    for before, after in zip(game.positions, game.positions[1:], strict=False):
        assert_sound(after.compiled, after.state)
        assert_followed(after.compiled, before.state, after.state)


@settings(max_examples=FEW)
@given(games(60, *PLAYED_ON))
def test_who_is_out_is_passed_over_and_does_nothing_any_more(game: Game) -> None:
    out: dict[int, int] = {}
    for pos in game.positions:
        for seat, place in out.items():
            assert pos.places[seat] == place
            assert pos.over or (pos.turn != seat and pos.count(seat) == 0)
            assert pos.moves(seat) == ()
        if not pos.over:
            out |= {seat: place for seat, place in enumerate(pos.places) if place}


@settings(max_examples=FEW)
@given(games(40))
def test_every_line_of_a_game_reads_back_and_plays_on_alike(game: Game) -> None:
    for pos in game.positions[-8:]:
        again = position(pos.line)
        assert again == pos
        for seat in range(pos.seats):
            assert again.moves(seat) == pos.moves(seat)
        for move in pos.moves()[:3]:
            assert again.play(move) == pos.play(move)


@settings(max_examples=FEW)
@given(games(40))
def test_under_its_own_house_a_position_is_itself(game: Game) -> None:
    pos = game.table
    assert pos.under(pos.house) == pos
    assert pos.under(pos.house.line) == pos


@settings(max_examples=FEW)
@given(games())
def test_a_record_reads_back_to_an_equal_game(game: Game) -> None:
    again = replay(game.record())
    assert again == game
    assert again.positions == game.positions
    assert (again.log, again.plays, again.result) == (game.log, game.plays, game.result)


@settings(max_examples=FEW)
@given(games(), st.integers(0, 8))
def test_going_back_is_exact_and_the_same_moves_lead_to_the_same_place(
    game: Game, seat: int
) -> None:
    positions, plays = game.positions, game.plays
    while game.plays:
        game.undo(None if seat >= len(game.names) else seat)
        assert game.positions == positions[: len(game.plays) + 1]
        assert game.plays == plays[: len(game.plays)]
    for play in plays:
        game.add(play)
    assert game.positions == positions


@settings(max_examples=FEW)
@given(houses_to_play(), SEEDS, st.integers(0, 7))
def test_equal_seeds_deal_equal_tables(rules: House, seed: int, dealer: int) -> None:
    names = NAMES[: rules.players[1]]
    one, other = (deal(rules, names, seed, dealer % len(names)) for _ in range(2))
    assert one.table == other.table
    assert position(one.table.line) == other.table


def secrets_of(pos: Position, seat: int) -> Counter[str]:
    """Return the cards that a seat does not see."""
    hands = [pos.hand(other) for other in range(pos.seats) if other != seat]
    return Counter(card for hand in hands for card in hand) + Counter(pos.stock_cards)


@settings(max_examples=FEW)
@given(games(), st.integers(0, 8))
def test_a_view_says_nothing_that_its_seat_does_not_see(game: Game, number: int) -> None:
    pos = game.table
    seat = number if number < pos.seats else ONLOOKER
    parts = pos.view(seat).line.split()
    hands, stock = parts[2].split("/"), parts[3]
    assert not any(part.startswith(("rng=", "seed=")) for part in parts)
    assert stock.partition(":")[0].removesuffix("..").isdigit()
    for other, hand in enumerate(hands):
        waiting = pos.waits_for == "joker" and other == pos.turn  # it lies there for all to see
        if other != seat and not waiting:
            cards = hand.partition("#")[0].partition("~")[0]
            assert cards == "" or cards.isdigit()
    assert not pos.view(seat).stock_cards


def with_other_secrets(pos: Position, seat: int, chance: random.Random) -> Position:
    """Return the table with the cards that a seat does not see dealt anew, and other luck."""
    table = pos.state.copy()
    others = [s for s in range(table.seats) if s != seat]
    fixed = [kind for kind in (table.joker, table.drawn) if kind >= 0 and table.player != seat]
    hidden = [k for s in others for k, n in enumerate(table.count[s]) for _ in range(n)]
    hidden += table.stock[: table.nstock]
    for kind in fixed:
        hidden.remove(kind)
    chance.shuffle(hidden)
    for s in others:
        size, table.count[s] = table.hand[s], [0] * (UNKNOWN + 1)
        kept = fixed if s == table.player else []
        for kind in [*kept, *(hidden.pop() for _ in range(size - len(kept)))]:
            table.count[s][kind] += 1
        row = table.count[s]
        table.held[s] = sum(1 << face for face in range(FACES) if row[face])
        table.held[s] |= 1 << FACES if row[FACES] + row[FACES + 1] else 0
    table.stock[: table.nstock] = hidden
    table.rng = chance.randrange(1, 2**32)
    return Position(table, pos.house, pos.names)


@settings(max_examples=FEW)
@given(games(), st.integers(0, 10**6))
def test_tables_that_differ_in_hidden_cards_only_look_alike(game: Game, luck: int) -> None:
    pos, chance = game.table, random.Random(luck)
    for seat in range(pos.seats):
        other = with_other_secrets(pos, seat, chance)
        assert other.view(seat) == pos.view(seat)
        assert other.view(seat).moves(seat) == pos.moves(seat)


@settings(max_examples=FEW)
@given(games(), st.integers(0, 10**6), st.sampled_from(["sensible", "random"]))
def test_a_bot_chooses_by_what_its_seat_sees(game: Game, luck: int, kind: str) -> None:
    pos = game.table
    if pos.turn is None:
        return
    player, seat = bot(kind, seed=luck), pos.turn
    before = pos.line
    other = with_other_secrets(pos, seat, random.Random(luck))
    chosen = player.choose(pos)
    assert chosen == player.choose(other) == player.choose(pos.view(seat))
    assert chosen in pos.moves()
    assert (pos.line, Position(pos.state, pos.house, pos.names).line) == (before, before)


@settings(max_examples=FEW)
@given(games())
def test_looking_at_a_table_does_not_change_it(game: Game) -> None:
    pos = game.table
    before = pos.state.copy()
    for move in ("9D", "draw", "end", "=H", "call", *pos.moves()):
        try:
            pos.why(move)
            pos.attempt(move)
        except SwitchError:
            continue
    pos.view(0)
    assert all(getattr(before, name) == getattr(pos.state, name) for name in before.__slots__)


@settings(max_examples=FEW)
@given(houses_to_play(), st.integers(2, 8), SEEDS, st.booleans())
def test_what_is_scored_is_what_is_left_in_hands(
    rules: House, seats: int, seed: int, winner_scores: bool
) -> None:
    """The points of a round are those of the hands, for the losers or for the one winner."""
    rules = rules.with_("game-end=first-out", "match=single-round", "hand=2")
    rules = rules.with_("score=winner" if winner_scores else "score=losers")
    seats = min(max(seats, rules.players[0]), rules.players[1])
    played = match(rules, NAMES[:seats], seed)
    chance = random.Random(seed)
    while not played.round.over and len(played.round.plays) < 200:
        do_something(played.round, chance)
    if not played.round.over or played.played[-1].void:
        return
    end, last = played.round.table, played.played[-1]
    left = [hand_points(rules, map(read_card, end.hand(seat))) for seat in range(seats)]
    losing = [0 if seat in last.winners else count for seat, count in enumerate(left)]
    if winner_scores and len(last.winners) == 1:
        assert [last.scores[seat] for seat in last.winners] == [sum(losing)]
        assert sum(last.scores) == sum(losing)
    else:
        assert list(last.scores) == [0 if winner_scores else count for count in losing]
    assert list(played.totals.values()) == list(last.scores)
