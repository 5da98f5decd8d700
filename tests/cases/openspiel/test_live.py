"""Fresh games against OpenSpiel itself, decision by decision. Needs `pip install -e .[oracle]`."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from switch_edu.cards import rank_of, suit_of
from switch_edu.rules import house
from tests.cases.openspiel.player import Player, rules_line

pyspiel = pytest.importorskip(
    "pyspiel", reason="needs OpenSpiel, a development extra: pip install -e .[oracle]"
)

BATCHES = 20


def some_game(chance: random.Random) -> dict[str, Any]:
    """Return parameters of the game."""
    return {
        "players": chance.choice((2, 2, 3, 3, 4, 5, 6, 7, 8)),
        "max_draw_cards": chance.choice((1, 2, 5, 9)),
        "max_turns": chance.choice((10, 40, 100, 100)),
        "use_special_cards": chance.random() < 0.7,
        "reshuffle": chance.random() < 0.5,
    }


def in_short(action: str) -> str:
    """Return an action as the replayed games write it: "Play H9" is "H9"."""
    words = action.split()
    return {"Draw": "draw", "Pass": "pass", "Nominate": f"={words[-1]}"}.get(words[0], words[-1])


def draw_all(state: Any, chance: random.Random) -> list[str]:
    """Let chance act as long as it is its turn; return the cards that it dealt."""
    cards = []
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        action = chance.choices(outcomes, weights)[0]
        cards.append(state.action_to_string(pyspiel.PlayerId.CHANCE, action).split()[-1])
        state.apply_action(action)
    return cards


def code_points(kind: int) -> int:
    """Return what a card costs by OpenSpiel's code, which adds its own number of a low card."""
    rank, suit = (rank_of(kind) - 1) % 13, suit_of(kind)
    return 50 if rank == 6 else 10 if rank >= 9 else rank * 4 + suit + 2


def start(params: dict[str, Any], chance: random.Random, patch: pytest.MonkeyPatch) -> Any:
    """Return a game of OpenSpiel after the deal, and ours with the same cards."""
    state = pyspiel.load_game("crazy_eights", params).new_initial_state()
    dealer = chance.randrange(params["players"])
    state.apply_action(52 + dealer)
    dealt = draw_all(state, chance)
    hands = params["players"] * (7 if params["players"] == 2 else 5)
    cards = [*dealt[:hands], dealt[-1]]
    return state, Player(house(rules_line(params)), params["players"], dealer, cards, patch)


@pytest.mark.parametrize("batch", range(BATCHES))
def test_fresh_games_agree_at_every_decision(
    batch: int, many: Callable[[int], int], monkeypatch: pytest.MonkeyPatch
) -> None:
    chance = random.Random(batch)
    for _ in range(many(1000) // BATCHES):
        params = some_game(chance)
        state, ours = start(params, chance, monkeypatch)
        while not state.is_terminal():
            options = {in_short(state.action_to_string(a)): a for a in state.legal_actions()}
            assert ours.seat == state.current_player(), params
            assert ours.actions() == set(options), params
            action = chance.choice(sorted(options))
            state.apply_action(options[action])
            ours.do(action, draw_all(state, chance))
        assert ours.over, params
        costs = [sum(map(code_points, hand)) for hand in ours.hands()]
        assert [-cost for cost in costs] == state.returns(), params
