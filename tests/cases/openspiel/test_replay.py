"""A hundred games of another implementation, replayed: the same legal actions, the same scores."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from switch_edu.rules import house
from tests.cases.openspiel.player import Player, rules_line, text

LINES = gzip.decompress(Path(__file__).with_name("games.jsonl.gz").read_bytes()).splitlines()
GAMES: list[dict[str, Any]] = [json.loads(line) for line in LINES[1:]]


def decisions(game: dict[str, Any]) -> list[tuple[int, set[str], str, list[str]]]:
    """Return each decision of a game: seat, legal actions, action, and the cards drawn then."""
    found: list[tuple[int, set[str], str, list[str]]] = []
    for each in game["steps"]:
        if each[0] == "+":
            found[-1][3].append(each[1:])
            continue
        seat, rest = each.split(": ")
        options, action = rest.split(" | ")
        found.append((int(seat), set(options.split()), action, []))
    return found


def test_the_games_say_where_they_are_from() -> None:
    head = json.loads(LINES[0])
    assert "OpenSpiel" in head["origin"]
    assert "Apache License, Version 2.0" in head["origin"]
    assert len(GAMES) == 100
    assert sum(len(decisions(game)) for game in GAMES) == 10_091


@pytest.mark.parametrize("game", GAMES, ids=[f"game{n}" for n in range(1, len(GAMES) + 1)])
def test_a_game_offers_the_same_actions_and_scores_the_same(
    game: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    cards = [*game["deal"].split(), game["turn_up"].split()[-1]]
    seats = game["params"]["players"]
    player = Player(house(rules_line(game["params"])), seats, game["dealer"], cards, monkeypatch)
    for seat, options, action, drawn in decisions(game):
        assert player.seat == seat
        assert player.actions() == options
        player.do(action, drawn)
    assert player.over
    assert [{text(card) for card in hand} for hand in player.hands()] == [
        set(hand.split()) for hand in game["hands"]
    ]
    assert player.scores() == game["scores"]
