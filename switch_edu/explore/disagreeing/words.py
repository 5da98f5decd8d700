"""A disagreement in words: what parts the houses, what each says, why, and how it was found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from switch_edu.explore.comparing.cells import Cell, cited
from switch_edu.explore.comparing.words import aspect_words, parting
from switch_edu.explore.disagreeing.areas import shared_seats
from switch_edu.explore.disagreeing.hunt import MOST_STEPS
from switch_edu.explore.disagreeing.rulings import DecidingRuling
from switch_edu.explore.disagreeing.witness import Witness
from switch_edu.game.voice import capital, counted, listed
from switch_edu.rules import Provenance

if TYPE_CHECKING:
    from switch_edu.explore.disagreeing.disagreement import Disagreement

_PARTS = {"legal": "whether it is allowed", "price": "what it costs", "result": "what follows"}


def headline(it: Disagreement) -> str:
    """Return the disagreement in one sentence."""
    pair = " and ".join(it.names)
    if it:
        return f"{pair} part on {it.move} in {it.line}: {_PARTS[it.aspect]}."
    if it.first == it.second:
        return f"{it.first.title} is one and the same house."
    if not shared_seats(it.first, it.second):
        return f"{pair} have no position in common: no number of players may sit down in both."
    if not it.areas:
        return f"{pair} answer alike whatever is ever asked in them."
    if it.proven:
        return f"{pair} differ only in {areas(it)}."
    return f"No position up to the size of {size(it)} tells {pair} apart."


def areas(it: Disagreement) -> str:
    """Return where two houses differ without a position: "the deal and the calls"."""
    return listed(it.areas, "and") or "nothing"


def size(it: Disagreement) -> str:
    """Return the size of a position in words: "two known cards and nothing pending"."""
    cards, pending = it.size
    things = f"{counted(pending, 'thing')} pending" if pending else "nothing pending"
    return f"{counted(cards, 'known card')} and {things}"


def said(it: Disagreement, cell: Cell) -> str:
    """Return what a house says of the move and what follows, as sentences with the source."""
    outcomes = [each.outcome for each in it.cells if each.outcome]
    return cell_words(cell, parting(outcomes) if it.aspect == "result" else ())


def cell_words(cell: Cell, asks: Sequence[str] = ()) -> str:
    """Return what a house says of a move and what follows, as sentences with the source.

    With `asks` only these sides of what follows are told.
    """
    source = f" ({cell.source})" if cell.source else ""
    follows = aspect_words(cell.outcome, asks) if cell.outcome and asks else cell.follows
    then = f" {capital(follows)}." if follows else ""
    if not cell.legal:
        return f"not allowed. {cell.reason}{source}{then}"
    price = f", at the price of {counted(cell.price)}" if cell.price else ""
    return f"allowed{price}. {cell.reason}{source}{then}"


def ruling(it: DecidingRuling, one: str, other: str) -> str:
    """Return a ruling with both answers and their sources as a sentence."""
    first = f"{one}: {it.mine}{_from(it.my_source)}"
    second = f"{other}: {it.theirs}{_from(it.their_source)}"
    return f"{it.question} {first}; {second}."


def _from(source: Provenance | None) -> str:
    return f" ({cited(source)})" if source else ""


def searched(it: Disagreement) -> str:
    """Return how large the position is, or how far was searched, as a sentence."""
    if it:
        looked = counted(it.looked, "position")
        return (
            f"The position has {size(it)}; of {looked} looked at in order none smaller tells them "
            "apart."
        )
    if it.proven:
        return "This follows from the rules themselves; nothing had to be searched."
    return f"{capital(counted(it.looked, 'position'))} were looked at."


def witness(it: Witness | None) -> str:
    """Return how a game comes to a position that holds the small one, or that none was found."""
    if it is None:
        return (
            f"No game came to such a position within {MOST_STEPS:,} moves by the rules of either "
            "house."
        )
    return (
        f"A game of {it.house.label} from seed {it.seed} comes to such a position after "
        f"{counted(it.turns, 'move')}."
    )


def full_text(it: Disagreement) -> str:
    """Return all there is to say, as lines of text."""
    lines = [it.text]
    for cell, sentences in zip(it.cells, it.said, strict=True):
        lines.append(f"{cell.house.label}: {it.move} is {sentences}")
    prefix = "Why" if it else "Answered differently"
    lines += [f"{prefix}: {sentence}" for sentence in it.why]
    lines.append(it.how)
    lines += [it.coming] if it else []
    lines += [it.witness.position.line] if it.witness else []
    return "\n".join(lines)
