"""The answers of several rule sets to one question, in words and on a card."""

from __future__ import annotations

from dataclasses import dataclass

from switch_edu.draw import Answer, AnswerCard, card_html, card_page, card_text
from switch_edu.draw.comparison_card import Kind
from switch_edu.explore.comparing.cells import Cell, cited
from switch_edu.explore.comparing.rows import Row, alike
from switch_edu.explore.comparing.words import aspect_words
from switch_edu.game.voice import capital, counted, number

_ORDER = (True, False, None)


@dataclass(frozen=True, eq=False, repr=False)
class Settlement:
    """The answers of several rule sets to one question; made by `sw.settle(…)`.

    `row` holds the answer of each house, `asks` what of that which follows is in question (names
    of `ASPECTS`), `ruling` the entry that such answers rest on. `position` is the line that it is
    about, `scene` the same in words. With `yes_or_no` it is asked whether the move is allowed,
    otherwise only what follows.
    """

    question: str
    row: Row
    asks: tuple[str, ...]
    position: str
    scene: str
    ruling: str = ""
    yes_or_no: bool = True

    @property
    def legal_in(self) -> tuple[str, ...]:
        """The houses in which the move is allowed."""
        return tuple(cell.house.line for cell in self.row.answers if cell.legal)

    @property
    def groups(self) -> tuple[tuple[Cell, ...], ...]:
        """The answers, those in the same words together: yes before no, many before few.

        Houses in which the question cannot come up are the last.
        """
        groups: dict[tuple[bool | None, str], list[Cell]] = {}
        for cell in self.row.cells:
            groups.setdefault((cell.legal, self.words(cell)), []).append(cell)
        order = sorted(groups, key=lambda key: (_ORDER.index(key[0]), -len(groups[key])))
        return tuple(tuple(groups[key]) for key in order)

    @property
    def headline(self) -> str:
        """The answer in one sentence: "Legal in five of nine."""
        asked, yes = len(self.row.answers), len(self.legal_in)
        unable = len(self.row.cells) - asked
        tail = f" In {number(unable)} it cannot come up." if unable else ""
        if not asked:
            return f"In none of {counted(unable, 'rule set')} can this come up."
        ways = len(alike((cell for cell in self.row.answers if cell.outcome), self.asks))
        if 0 < yes < asked:
            how = f", in {number(ways)} ways" if ways > 1 else ""
            return f"Legal in {number(yes)} of {number(asked)}{how}.{tail}"
        if ways > 1:
            return f"{capital(counted(ways, 'answer'))} from {counted(asked, 'rule set')}.{tail}"
        said = self.words(self.row.answers[0]) if self.asks and yes else "yes" if yes else "no"
        who = f"All {number(asked)} agree" if asked > 1 else "One answers"
        return f"{who}: {said}.{tail}"

    def source(self, cell: Cell) -> str:
        """Return where a house has its answer from, or why the question cannot come up there."""
        if cell.verdict is None:
            return cell.problem
        if cell.legal and self.asks:
            ruled = cited(cell.house.source(self.ruling)) if self.ruling else cell.power_source
            return ruled or cell.source
        return cell.source

    def words(self, cell: Cell) -> str:
        """Return the answer of a house without its source."""
        if cell.verdict is None:
            return "It cannot come up."
        follows = aspect_words(cell.outcome, self.asks) if cell.outcome and self.asks else ""
        costs = f"costs {counted(cell.price)}" if cell.price and "drawn" not in self.asks else ""
        return ": ".join(part for part in (costs, follows) if part) or cell.reason

    def as_dict(self) -> dict[str, object]:
        """Return the settlement in plain values that JSON knows too."""
        return {
            "question": self.question,
            "headline": self.headline,
            "position": self.position,
            "scene": self.scene,
            "answers": [
                {"house": cell.house.line, "legal": cell.legal, "words": self.words(cell),
                 "source": self.source(cell)}
                for cell in self.row.cells
            ],
        }  # fmt: skip

    @property
    def card(self) -> AnswerCard:
        """The settlement as the words of a card, for pictures and text."""
        answers = [
            Answer(
                self._kind(group[0]),
                self.words(group[0]),
                tuple((cell.house.label, self.source(cell)) for cell in group),
            )
            for group in self.groups
        ]
        return AnswerCard(self.question, self.headline, tuple(answers), self.scene, self.position)

    def __str__(self) -> str:
        return card_text(self.card)

    def __repr__(self) -> str:
        return f"<{self.question} {self.headline}>"

    def _repr_html_(self) -> str:
        return card_html(self.card)

    def page(self) -> str:
        """Return the card as a whole page of HTML, to open or print."""
        return card_page(self.card)

    def _kind(self, cell: Cell) -> Kind:
        if cell.verdict is None:
            return "unable"
        if self.yes_or_no:
            return "yes" if cell.legal else "no"
        return "says" if cell.outcome else "refuses"
