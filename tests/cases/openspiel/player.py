"""A table that is played step by step with the cards that another program drew."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from switch_edu.cards import RANKS, SUITS, faces_in
from switch_edu.engine import supply
from switch_edu.engine.compile import compile_rules
from switch_edu.engine.deal import clear, deal_hands, fill_pack, turn_up
from switch_edu.engine.judge import judge, legal
from switch_edu.engine.layout import (
    DRAW,
    DRAW_BIT,
    END,
    END_BIT,
    NAME_0,
    NAME_BITS,
    OVER,
    PASS,
    TAKE,
    TAKE_BIT,
)
from switch_edu.engine.seats import first_player
from switch_edu.engine.step import step
from switch_edu.engine.table import Table
from switch_edu.rules import House
from switch_edu.rules.points import points

OVER_THERE = "".join("T" if rank == "10" else rank for rank in RANKS)


def face(card: str) -> int:
    """Return the face of a card written suit first: "HT"."""
    return SUITS.index(card[0]) * 13 + OVER_THERE.index(card[1])


def text(face: int) -> str:
    """Return a face, suit first."""
    return SUITS[face // 13] + OVER_THERE[face % 13]


def rules_line(params: dict[str, Any]) -> str:
    """Return the house that plays by the parameters of a game."""
    line = "openspiel-crazy-eights"
    line += "~special" if params["use_special_cards"] else ""
    line += "~reshuffled" if params["reshuffle"] else ""
    return f"{line}~draw-limit={params['max_draw_cards']}~turn-limit={params['max_turns']}"


class Player:
    """A deal whose cards come in a given order; what is left of the pack lies below them."""

    def __init__(
        self, rules: House, seats: int, dealer: int, cards: Sequence[str], patch: pytest.MonkeyPatch
    ) -> None:
        self.house = rules
        self.rules = compile_rules(rules, seats)
        self.table = Table()
        self.coming: list[int] = []
        self.held = 0
        patch.setattr(supply, "shuffle_stock", lambda table: self._stack())
        clear(self.rules, self.table)
        self.table.dealer = dealer
        fill_pack(self.rules, self.table)
        self._expect(cards)
        deal_hands(self.rules, self.table)
        self.table.player = first_player(self.rules, self.table)
        turn_up(self.rules, self.table)

    @property
    def over(self) -> bool:
        return self.table.phase >= OVER

    @property
    def seat(self) -> int:
        return self.table.player

    def actions(self) -> set[str]:
        """Return what the seat in turn may do, in the words of the other program."""
        open_to = legal(judge(self.rules, self.table, self.seat), self.table, self.seat)
        actions = {text(card) for card in faces_in(open_to & self.table.held[self.seat])}
        actions |= {f"={SUITS[suit]}" for suit in faces_in((open_to & NAME_BITS) >> NAME_0)}
        if open_to & (DRAW_BIT | TAKE_BIT):
            actions.add("draw")
        if open_to & (END_BIT | 1 << PASS):
            actions.add("pass")
        return actions

    def do(self, action: str, drawn: Iterable[str] = ()) -> None:
        """Do an action of the seat in turn; the cards drawn meanwhile are these."""
        judged = judge(self.rules, self.table, self.seat)
        number = self._number(action, legal(judged, self.table, self.seat))
        self._expect(drawn)
        step(self.rules, self.table, self.seat, number, judged)
        if action == "draw":
            assert self._drawn_so_far() == len(self.coming)

    def hands(self) -> list[list[int]]:
        """Return the cards left, by seat."""
        rows = self.table.count[: self.table.seats]
        return [[kind for kind, n in enumerate(row) for _ in range(n)] for row in rows]

    def scores(self) -> list[int]:
        """Return what the cards left cost, by seat; an empty hand costs nothing."""
        return [-sum(points(self.house, kind) for kind in hand) for hand in self.hands()]

    def _number(self, action: str, open_to: int) -> int:
        if action == "draw":
            return TAKE if open_to & TAKE_BIT else DRAW
        if action == "pass":
            return PASS if open_to >> PASS & 1 else END
        return NAME_0 + SUITS.index(action[1]) if action[0] == "=" else face(action)

    def _expect(self, cards: Iterable[str]) -> None:
        self.coming = [face(card) for card in cards]
        self.held = sum(self.table.hand)
        self._stack()

    def _drawn_so_far(self) -> int:
        return sum(self.table.hand) - self.held

    def _stack(self) -> None:
        """Put the cards to come on top of the stock, as far as they are in it."""
        stock, top = self.table.stock, self.table.nstock
        for card in self.coming[max(self._drawn_so_far(), 0) :]:
            if card not in stock[:top]:
                break
            top -= 1
            at = stock.index(card)
            stock[at], stock[top] = stock[top], card
