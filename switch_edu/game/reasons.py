"""A reason for which a move is allowed or refused, and the case that it belongs to."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from switch_edu.cards import FACES, UNKNOWN
from switch_edu.engine.calls import is_silent
from switch_edu.engine.judge import allowed, judge
from switch_edu.engine.layout import (
    CARD_BITS,
    CHALLENGE,
    CHALLENGE_BIT,
    DECLARE,
    DRAW,
    JOKER_1,
    JOKER_BIT,
    OPEN,
    SITUATION,
    Judgement,
)
from switch_edu.engine.rules import Rules
from switch_edu.engine.table import Table
from switch_edu.game.voice import Who, the_card
from switch_edu.rules import House, Provenance
from switch_edu.rules.selectors import narrowest

Kind = Literal["ground", "bar", "price", "lack"]

# All documents agree on matching by suit or rank, so that it is no ruling: these entries come from
# the same section as the sentence on matching, the first one that has a section is cited.
MATCHING_ENTRIES = ("", "must-play", "run.first", "draw")


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason about a move.

    `kind` is "ground" (allows it), "bar" (forbids it), "price" (allowed, but it costs cards) or
    "lack" (nothing allows it). `ruling` is the entry of the house that it follows (a ruling,
    "powers.A", "answers.2.2"; empty where all houses agree), `source` where the house has that
    from (None for a plain fact). `text` is a sentence, `brief` its gist for a label: "neither a
    club nor a nine".
    """

    id: str
    kind: Kind
    ruling: str
    text: str
    source: Provenance | None
    brief: str

    def __str__(self) -> str:
        if self.source is None:
            return self.text
        if self.source.open:
            return f"{self.text} ({self.source.cite or self.source.title} leaves this open)"
        return f"{self.text} ({self.source})"


@dataclass(frozen=True)
class Case:
    """One question: may this seat do this here? `name` is how the seat is spoken of."""

    house: House
    rules: Rules
    table: Table
    seat: int
    action: int
    name: str = "You"

    @cached_property
    def judged(self) -> Judgement:
        """What the judge says of the seat."""
        return judge(self.rules, self.table, self.seat)

    @cached_property
    def who(self) -> Who:
        """The seat in sentences."""
        return Who(self.name)

    @property
    def situation(self) -> int:
        """What the seat faces, as the judge sees it."""
        return self.judged[SITUATION]

    @property
    def bit(self) -> int:
        """The action as a member of the judge's sets."""
        if self.action >= CHALLENGE:
            return CHALLENGE_BIT
        return JOKER_BIT if JOKER_1 <= self.action < DRAW else 1 << self.action

    @property
    def is_card(self) -> bool:
        """Whether the action lays or declares a card."""
        return bool(self.bit & CARD_BITS)

    @property
    def declaring(self) -> bool:
        """Whether the seat has to say which card its joker is."""
        return self.table.phase == DECLARE and self.seat == self.table.player

    @property
    def is_open(self) -> bool:
        """Whether the action is a move that is open at all."""
        return bool(self.judged[OPEN] & self.bit) and not self.spared

    @property
    def spared(self) -> bool:
        """Whether the action challenges a seat that has forgotten nothing, or is one's own."""
        target = self.action - CHALLENGE
        return target >= 0 and (target == self.seat or not is_silent(self.table, target))

    @property
    def held(self) -> bool:
        """Whether the card is seen to be in the hand; a declared card need not be."""
        return self.declaring or bool(self.table.held[self.seat] & self.bit)

    @property
    def fitting(self) -> int:
        """The known cards of the hand that the seat may lay."""
        return self.table.held[self.seat] & CARD_BITS & allowed(self.judged)

    @property
    def unseen(self) -> bool:
        """Whether the hand has cards that cannot be seen."""
        return self.table.count[self.seat][UNKNOWN] > 0

    @property
    def card(self) -> str:
        """The card inside a sentence: "the ten of hearts", "the joker as the ten of hearts"."""
        words = the_card(self.action)
        return f"the joker as {words}" if self.declaring and self.action < FACES else words

    @property
    def face(self) -> int:
        """The face of the card, 52 for a joker that is not declared."""
        return min(self.action, FACES)

    @property
    def last_laid(self) -> int:
        """The face of the card last laid in this turn, or of the top card."""
        n = self.table.nlaid
        return self.table.laid_face[n - 1] if n else self.table.face

    @property
    def attacker(self) -> str:
        """The selector of the power that waits for an answer ("2", "black-J"), or nothing."""
        attack = self.table.attack
        return self.rules.attacks[attack] if attack >= 0 else ""

    @property
    def attacking_power(self) -> str:
        """The entry of the power that waits for an answer: "powers.2"."""
        return f"powers.{self.attacker}"

    def power(self, face: int) -> str:
        """Return the entry of the power of a face: "powers.A", or nothing."""
        selector = narrowest(self.house.powers, face)
        return f"powers.{selector}" if selector else ""

    def say(self, id: str, kind: Kind, text: str, *entries: str, brief: str = "") -> Reason:
        """Return a reason; of several entries the first one that has a section is cited.

        Without any entry it is a plain fact of the table that no house rules on.
        """
        sources = [self.house.source(entry) for entry in entries if entry]
        source = next((found for found in sources if found.section), None)
        source = source or next(iter(sources), None)
        gist = brief or (text[:1].lower() + text[1:] if not text.startswith(self.name) else text)
        return Reason(id, kind, entries[0] if entries else "", text, source, gist.rstrip("."))
