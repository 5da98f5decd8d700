"""A disagreement: where two houses part, what each says there, which ruling decides, a witness."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from switch_edu.explore.comparing.cells import Cell
from switch_edu.explore.disagreeing import words
from switch_edu.explore.disagreeing.disagreement_picture import disagreement_html
from switch_edu.explore.disagreeing.hunt import Target
from switch_edu.explore.disagreeing.lines import Spot
from switch_edu.explore.disagreeing.rulings import DecidingRuling
from switch_edu.explore.disagreeing.witness import Witness, find_witness
from switch_edu.game import Position
from switch_edu.rules import House
from switch_edu.rules.words import capital


@dataclass(frozen=True, eq=False, repr=False)
class Disagreement:
    """What tells two houses apart; made by `sw.disagree(a, b)`. It is true if a position does.

    `cells` are what each house says of the move; `rulings` are those that decide it, or all that
    the houses answer differently where no position tells them apart. `size` counts the cards and
    the things pending of the position, or of the largest ones searched; `looked` are the positions
    looked at. `areas` are where the houses differ without a position ("the deal", "the calls");
    `proven` says that no larger position can tell them apart either.
    """

    first: House
    second: House
    spot: Spot | None = None
    cells: tuple[Cell, ...] = ()
    rulings: tuple[DecidingRuling, ...] = ()
    size: tuple[int, int] = (0, 0)
    looked: int = 0
    areas: tuple[str, ...] = ()
    proven: bool = False

    def __bool__(self) -> bool:
        return self.spot is not None

    @property
    def names(self) -> tuple[str, str]:
        """What the two houses are called: their titles, or their lines where those are alike."""
        one, other = self.first, self.second
        alike = one.title == other.title
        return (one.line, other.line) if alike else (one.title, other.title)

    @property
    def line(self) -> str:
        """The position as a line without rules, that both houses read; "" where there is none."""
        return self.spot.line if self.spot else ""

    @property
    def move(self) -> str:
        """The move on which the houses part, "" where there is none."""
        return self.spot.move if self.spot else ""

    @property
    def aspect(self) -> str:
        """In what they part: "legal", "price" or "result"; "" where they do not."""
        return self.spot.aspect if self.spot else ""

    @cached_property
    def positions(self) -> tuple[Position, ...]:
        """The position in the first house and in the second one, none where there is none."""
        return (self.spot.under(self.first), self.spot.under(self.second)) if self.spot else ()

    @cached_property
    def witness(self) -> Witness | None:
        """A game from a deal that comes to a position which holds this one and shows the same.

        It is looked for when it is first asked for. None if there is no position, or none of the
        games tried came to it.
        """
        if self.spot is None:
            return None
        found = self.spot.found
        target = Target(found.node.base, found.node.path, found.parting)
        return find_witness(self.first, self.second, target)

    @property
    def label(self) -> str:
        """The deciding rulings, or the areas, in a few words."""
        return ", ".join(ruling.entry for ruling in self.rulings) if self else words.areas(self)

    @property
    def question(self) -> str:
        """The questions that the deciding rulings answer, or the areas."""
        asked = " ".join(ruling.question for ruling in self.rulings) if self else ""
        return asked or capital(words.areas(self))

    @property
    def text(self) -> str:
        """The disagreement in one sentence."""
        return words.headline(self)

    @property
    def why(self) -> tuple[str, ...]:
        """The rulings behind it, each with both answers and their sources, as sentences."""
        return tuple(words.ruling(ruling, *self.names) for ruling in self.rulings)

    @property
    def said(self) -> tuple[str, ...]:
        """What each house says of the move and what follows, as sentences with the source."""
        return tuple(words.said(self, cell) for cell in self.cells)

    @property
    def how(self) -> str:
        """How large the position is, or how far was searched, as a sentence."""
        return words.searched(self)

    @property
    def coming(self) -> str:
        """How a game comes to the position, or that none was found, as a sentence."""
        return words.witness(self.witness)

    def as_dict(self) -> dict[str, object]:
        """Return it in plain values that JSON knows too, the witness left out."""
        return {
            "first": self.first.line,
            "second": self.second.line,
            "position": self.line,
            "move": self.move,
            "aspect": self.aspect,
            "rulings": [ruling.entry for ruling in self.rulings],
            "areas": list(self.areas),
            "cards": self.size[0],
            "pending": self.size[1],
            "looked": self.looked,
            "proven": self.proven,
            "text": self.text,
        }

    def __str__(self) -> str:
        return words.full_text(self)

    def __repr__(self) -> str:
        return f"<Disagreement {self.first.line} {self.second.line}: {self.text}>"

    def _repr_html_(self) -> str:
        return disagreement_html(self)
