"""What an interview asks: positions that are argued about, how many cards are dealt, and rulings.

What a house answers is worked out by the engine or read from the house; nothing is typed twice.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from typing import TypeAlias

from switch_edu.explore.comparing.columns import places
from switch_edu.explore.comparing.disputes import Dispute, disputes
from switch_edu.explore.comparing.settle import settled
from switch_edu.explore.comparing.steps import read_steps, take_step
from switch_edu.game import Position, position
from switch_edu.game.voice import capital, counted, number
from switch_edu.rules import House
from switch_edu.rules.dealing import cards_each
from switch_edu.rules.declared import RULINGS
from switch_edu.rules.moot import moot
from switch_edu.rules.saying import value_in_words

NEVER = ""  # the answer of a house in which a question cannot come up
_DEALT_TO = (2, 4, 7)
NO = "No"
REFUSED = "It is not allowed"
# How many cards are dealt is asked in cards; how many may play tells no table from another.
_ASKED_OTHERWISE = frozenset({"hand", "hand-by-players", "players"})


@dataclass(frozen=True, eq=False)
class PositionQuestion:
    """A dispute, with the position that decides it.

    As every kind of question it has an `id`, a `text`, the `entry` of a house that answers it (""
    where that is not a single one), a `position` to look at and the `scene` in words (None and ""
    where there is none), and answers that are offered in any case (`always`).
    """

    dispute: Dispute

    @property
    def id(self) -> str:
        """The id of the dispute."""
        return self.dispute.id

    @property
    def text(self) -> str:
        """The dispute in plain words."""
        return self.dispute.question

    @property
    def scene(self) -> str:
        """The position in words, and what is played in it."""
        return settled(self.dispute, self._start, [self._start.house]).scene

    @property
    def entry(self) -> str:
        """The entry that answers the dispute, where it is a single one."""
        return self.dispute.ruling

    @property
    def always(self) -> tuple[str, ...]:
        """Yes and no, where it is asked whether a move is allowed."""
        return () if self.dispute.asks else ("Yes", NO)

    @property
    def position(self) -> Position:
        """The table at the moment of the dispute."""
        (place,) = places(self._start, [self._start.house])
        here = place.position or self._start
        before = self.dispute.before
        for step in read_steps(before, here.shown_names) if before else ():
            _, after = take_step(step, here, here.house)
            here = after or here
        return here

    def answer(self, house: House) -> str:
        """Return what a house says of the move, "" where the position cannot arise there."""
        settlement = settled(self.dispute, self._start, [house])
        (cell,) = settlement.row.cells
        if cell.legal is None:
            return NEVER
        if not cell.outcome:
            return NO if settlement.yes_or_no else REFUSED
        if settlement.yes_or_no:
            return f"Yes, for {counted(cell.price)}" if cell.price else "Yes"
        return capital(settlement.words(cell))

    @cached_property
    def _start(self) -> Position:
        return position(self.dispute.line)


@dataclass(frozen=True, eq=False)
class _WithoutTable:
    """A question that needs no position."""

    @property
    def scene(self) -> str:
        """No scene."""
        return ""

    @property
    def position(self) -> None:
        """No position."""
        return

    @property
    def always(self) -> tuple[str, ...]:
        """Only what houses say."""
        return ()


@dataclass(frozen=True, eq=False)
class DealQuestion(_WithoutTable):
    """How many cards a number of players are dealt."""

    players: int

    @property
    def id(self) -> str:
        """A name such as "deal-4"."""
        return f"deal-{self.players}"

    @property
    def text(self) -> str:
        """The question in plain words."""
        return f"How many cards does each player get when {number(self.players)} play?"

    @property
    def entry(self) -> str:
        """The entry that a table would change."""
        return "hand"

    def answer(self, house: House) -> str:
        """Return the size of the hands, "" where the house does not seat so many."""
        least, most = house.players
        seats = least <= self.players <= most
        return capital(counted(cards_each(house, self.players))) if seats else NEVER


@dataclass(frozen=True, eq=False)
class RulingQuestion(_WithoutTable):
    """A ruling, asked as it is declared."""

    entry: str

    @property
    def id(self) -> str:
        """The id of the ruling."""
        return self.entry

    @property
    def text(self) -> str:
        """The question in plain words."""
        return RULINGS[self.entry].question

    def answer(self, house: House) -> str:
        """Return the option that the house takes, "" where nothing there ever asks for it."""
        if self.entry in moot(house):
            return NEVER
        return capital(value_in_words(self.entry, house.value(self.entry)))


Question: TypeAlias = PositionQuestion | DealQuestion | RulingQuestion


@cache
def all_questions() -> tuple[Question, ...]:
    """Return every question that an interview may ask: those with a position first.

    There is one object for each, which is equal to itself alone.
    """
    asked = [PositionQuestion(dispute) for dispute in disputes()]
    dealt = [DealQuestion(players) for players in _DEALT_TO]
    taken = {question.id for question in asked} | _ASKED_OTHERWISE
    ruled = [
        RulingQuestion(ruling.id)
        for ruling in RULINGS.values()
        if not ruling.rare and ruling.id not in taken
    ]
    return (*asked, *dealt, *ruled)


@cache
def answer_of(question: Question, house: House) -> str:
    """Return what a house answers; it is worked out once."""
    return question.answer(house)
