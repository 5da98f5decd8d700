"""The sharp bot: what it can work out, the worlds that it imagines, and how it chooses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from switch_edu.bots import SensibleBot, SharpBot, bot, trying
from switch_edu.bots.history import history_of
from switch_edu.bots.memory import memory_of
from switch_edu.bots.trying import REPEATED, Trials
from switch_edu.engine.judge import judge, legal
from switch_edu.engine.layout import TALK_BITS
from switch_edu.engine.rules import Rules
from switch_edu.engine.specialising.specialise import specialised
from switch_edu.errors import SwitchError
from switch_edu.game import Game, deal, position
from switch_edu.rules import houses


def begun(name: str, seed: int, moves: int) -> Game:
    """A game that sensible bots have played on for some moves."""
    game, player = deal(name, seed=seed), SensibleBot()
    for _ in range(moves):
        if not game.over:
            game.play(player.choose(game.table))
    return game


@pytest.mark.parametrize("name", sorted(houses()))
def test_it_plays_legal_moves_under_every_house(name: str) -> None:
    game = deal(name, seed=5)
    players = [SharpBot(1, worlds=2), SensibleBot(), SensibleBot()]
    for _ in range(60):
        if not game.over:
            game.play(players[game.turn or 0].choose(game))


@pytest.mark.parametrize("name", sorted(houses()))
def test_swapping_hidden_cards_changes_nothing(name: str, many: Callable[[int], int]) -> None:
    player = SharpBot(4, worlds=8)
    for seed in range(many(2)):
        game = begun(name, seed, 8 + 5 * seed)
        if game.over:
            continue
        view = game.table.view(game.turn or 0)
        chosen = player.choose(view)
        assert {player.choose(view.fill(other)) for other in range(3)} == {chosen}


def test_a_past_with_other_hidden_cards_changes_nothing() -> None:
    line = "9C 2+ 9D4D7C/5/5 20 - - @practice-table~must-play=no"
    line = position(line).fill(1).view(0).line  # the same to see, with other cards behind it
    games = [Game(position(line).fill(seed)) for seed in (5, 6, 7)]
    for game in games:
        for seat in (1, 2):
            game.play("draw", seat)
    assert len({game.table.line for game in games}) == 3
    for player in (SharpBot(1, worlds=20), SharpBot(2, worlds=20)):
        assert len({player.choose(game) for game in games}) == 1
    rows = [Trials(memory_of(history_of(game, 0)), 7).play([21, 6], 30) for game in games]
    assert rows[0] == rows[1] == rows[2]


def test_it_sees_that_a_plain_card_wins_where_a_power_card_would_not() -> None:
    # two cards left, both fit; whoever lays the eight last pays for it, so it goes first
    pos = position("9C 1+ 8C3C/7/7 30 - 1cn @j28")
    assert SharpBot(worlds=40).choose(pos) == "8C"


def test_it_does_not_play_into_a_hand_that_it_has_seen() -> None:
    # seat 2 holds one unknown card beside the diamonds that it tried on a club and took back
    line = "9C 2+ 9D4D7C/3D10D 5H2S+20.. - - @practice-table~players=2-7"
    game = Game(position(line).fill(3))
    game.attempt("3D", 1)
    game.attempt("10D", 1)
    game.play("draw", 1)
    assert SensibleBot().choose(game) == "9D"  # most of its cards are diamonds
    for seed in range(3):
        assert SharpBot(seed).choose(game) == "7C"
    assert SharpBot(1).choose(game.table) == "9D"  # without a past there is nothing against it


def test_the_same_seed_imagines_the_same() -> None:
    game = begun("jack7", 3, 12)
    assert SharpBot(3, worlds=10).choose(game) == SharpBot(3, worlds=10).choose(game)
    memory = memory_of(history_of(game, game.turn or 0))
    one, two = (Trials(memory, 7).play([54], 30) for _ in range(2))
    assert one == two


@pytest.mark.parametrize("name", ["jack7", "switch"])
def test_a_kernel_made_for_the_house_comes_to_the_same(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = begun(name, 3, 12)
    memory = memory_of(history_of(game, game.turn or 0))
    actions = [at for at in range(63) if legal_in(game) >> at & 1]
    made: list[str] = []

    def recorded(rules: Rules, function: str, *, silent: bool) -> Callable[..., Any]:
        made.append(function)
        return specialised(rules, function, silent=silent)

    monkeypatch.setattr(trying, "specialised", recorded)
    few, many = (
        Trials(memory, 7, runtime="plain", expected=expected) for expected in (0, REPEATED)
    )
    assert few.play(actions, 40) == many.play(actions, 40)
    assert made == ["try_moves"]


def legal_in(game: Game) -> int:
    rules, table = game.table.compiled, game.table.state
    judged = judge(rules, table, table.player)
    return legal(judged, table, table.player) & ~TALK_BITS


def test_it_is_found_by_name_and_refuses_what_is_no_number_of_worlds() -> None:
    assert isinstance(bot("sharp", seed=3), SharpBot)
    with pytest.raises(SwitchError, match="worlds=0 is no number of worlds"):
        SharpBot(worlds=0)
    with pytest.raises(SwitchError, match="did you mean compiled"):
        SharpBot(runtime="compield").choose(position("9C 1+ 7C9D/7/7 30 - - @practice-table"))
