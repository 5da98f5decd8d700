"""Card selectors as houses write them: "AH", "black-J", "2", "hearts", "red", "joker"."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from switch_edu.cards import (
    FACES,
    JOKER,
    RANK_NAMES,
    RANKS,
    SUIT_NAMES,
    breadth,
    faces_in,
    read_card,
    select,
)
from switch_edu.errors import BadCard, BadHouse, did_you_mean

_WORDS = ("joker", "red", "black", *SUIT_NAMES, *RANKS)


def read_selector(text: str) -> str:
    """Return the selector that `text` means, in its one spelling; raises BadHouse for none."""
    word = text.strip()
    colour, dash, rank = word.lower().partition("-")
    rank = "10" if rank == "t" else rank.upper()
    if dash and colour in ("red", "black") and rank in RANKS:
        return f"{colour}-{rank}"
    known = {name.lower(): name for name in _WORDS} | {"t": "10", "jokers": "joker"}
    if word.lower() in known:
        return known[word.lower()]
    try:
        kind = read_card(word)
    except BadCard:
        hint = did_you_mean(word.lower(), [*known, "black-j", "red-j"])
        raise BadHouse(
            f"“{text}” names no cards{hint}: write a card (AH), a rank (2), a colour and rank "
            "(black-J), a suit (hearts), a colour (red) or joker."
        ) from None
    return "joker" if kind >= FACES else RANKS[kind % 13] + "CDHS"[kind // 13]


def selector_order(selector: str) -> tuple[int, int, int]:
    """Return a sort key: aces, twos … kings, jokers, whole suits; narrow selectors first."""
    lowest = next(faces_in(select(selector)))
    rank = 13 if lowest == JOKER else lowest % 13
    size = breadth(selector)
    return (14 if size > 4 else rank, size, lowest)


def narrowest(selectors: Iterable[str], face: int) -> str | None:
    """Return the narrowest of the selectors that names the face (`JOKER` for a joker), or None."""
    fitting = [selector for selector in selectors if select(selector) >> face & 1]
    return min(fitting, key=breadth, default=None)


def in_force(table: Mapping[str, str], selector: str) -> set[str]:
    """Return what a table keyed by selectors gives the cards of one ("" where nothing)."""
    found = (narrowest(table, face) for face in faces_in(select(selector)))
    return {"" if key is None else table[key] for key in found}


def cards_in_words(selector: str, number: int = 1) -> str:
    """Return a selector in words: "a black jack", "the ace of hearts"; "twos" for several."""
    return f"{_article(selector)} {_singular(selector)}" if number == 1 else _plural(selector)


def _article(selector: str) -> str:
    if selector in ("joker", "red", "black", *SUIT_NAMES) or "-" in selector:
        return "a"
    if selector in RANKS:
        return "an" if selector in ("A", "8") else "a"
    return "the"


def _singular(selector: str) -> str:
    if selector == "joker":
        return "joker"
    if selector in RANKS:
        return RANK_NAMES[RANKS.index(selector)]
    if selector in SUIT_NAMES:
        return selector[:-1]
    colour, dash, rank = selector.partition("-")
    if colour in ("red", "black"):
        return f"{colour} {RANK_NAMES[RANKS.index(rank)] if dash else 'card'}"
    kind = read_card(selector)
    return f"{RANK_NAMES[kind % 13]} of {SUIT_NAMES[kind // 13]}"


def _plural(selector: str) -> str:
    word = _singular(selector)
    if " of " in word:
        rank, _, suit = word.partition(" of ")
        return f"{_plural_of(rank)} of {suit}"
    return _plural_of(word)


def _plural_of(word: str) -> str:
    return word + ("es" if word.endswith("x") else "s")
