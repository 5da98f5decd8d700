"""Cards, faces and sets of cards.

A *kind* is an int: 0 to 51 for a face, 52 and 53 for the jokers, 54 for a card nobody has seen.
A *face* is `suit * 13 + rank` with suits C D H S = 0..3 and ranks A 2 .. 10 J Q K = 0..12.
A *set of faces* is an int with one bit per face; bit 52 stands for a joker as such.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache

from switch_edu.errors import BadCard, did_you_mean

SUITS = "CDHS"
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUIT_NAMES = ("clubs", "diamonds", "hearts", "spades")
RANK_NAMES = (
    "ace", "two", "three", "four", "five", "six", "seven",
    "eight", "nine", "ten", "jack", "queen", "king",
)  # fmt: skip
GLYPHS = "♣♦♥♠"

FACES = 52
JOKER = 52
UNKNOWN = 54
KINDS = 55

ALL_FACES = (1 << FACES) - 1
JOKER_BIT = 1 << JOKER
SUIT_SETS = tuple(0x1FFF << (13 * suit) for suit in range(4))
RANK_SETS = tuple(sum(1 << (13 * suit + rank) for suit in range(4)) for rank in range(13))
RED = SUIT_SETS[1] | SUIT_SETS[2]
BLACK = SUIT_SETS[0] | SUIT_SETS[3]

_CARD = re.compile(r"(10|[2-9TJQKA])\s*([CDHS♣♦♥♠♧♢♡♤])|JK([12])", re.IGNORECASE)
_SUIT_OF = {**{s: i for i, s in enumerate(SUITS)}, **{g: i for i, g in enumerate(GLYPHS)}}
_SUIT_OF.update({g: i for i, g in enumerate("♧♢♡♤")})


def rank_of(face: int) -> int:
    """Return the rank (0 for an ace to 12 for a king) of a face."""
    return face % 13


def suit_of(face: int) -> int:
    """Return the suit (0 clubs, 1 diamonds, 2 hearts, 3 spades) of a face."""
    return face // 13


def card_text(kind: int) -> str:
    """Return the text form of a kind: "10H", "JK1", or "??" for an unseen card."""
    if kind < FACES:
        return RANKS[kind % 13] + SUITS[kind // 13]
    return "??" if kind == UNKNOWN else f"JK{kind - FACES + 1}"


def card_label(kind: int) -> str:
    """Return a kind as people write it: "10♥", "joker 1", "a card"."""
    if kind < FACES:
        return RANKS[kind % 13] + GLYPHS[kind // 13]
    return "a card" if kind == UNKNOWN else f"joker {kind - FACES + 1}"


def card_name(kind: int) -> str:
    """Return a kind in words: "ten of hearts", "joker 1", "unseen card"."""
    if kind < FACES:
        return f"{RANK_NAMES[kind % 13]} of {SUIT_NAMES[kind // 13]}"
    return "unseen card" if kind == UNKNOWN else f"joker {kind - FACES + 1}"


@cache
def all_card_texts() -> tuple[str, ...]:
    """Return the text forms of the 52 faces and the two jokers."""
    return tuple(card_text(kind) for kind in range(FACES + 2))


def read_card(text: str) -> int:
    """Return the kind that a text such as "10H", "th", "10♥" or "JK1" names.

    Raises BadCard with the nearest card when the text names none.
    """
    match = _CARD.fullmatch(text.strip())
    if not match:
        hint = did_you_mean(text.strip().upper(), all_card_texts())
        raise BadCard(
            f"“{text}” is not a card{hint}: write a rank (A, 2 to 10, J, Q, K) and a suit "
            "(C, D, H, S), such as 10H, or JK1 for a joker."
        )
    return _kind(match)


def read_cards(text: str) -> list[int]:
    """Return the kinds named one after another in a text such as "7H3C JK1".

    Raises BadCard naming the first part that is no card.
    """
    kinds: list[int] = []
    rest = text.strip()
    while rest:
        match = _CARD.match(rest)
        if not match:
            read_card(re.split(r"[\s/+>~=]", rest)[0][:5] or rest)
            raise BadCard(f"“{rest}” does not begin with a card, such as 10H.")
        kinds.append(_kind(match))
        rest = rest[match.end() :].lstrip(" ,")
    return kinds


def _kind(match: re.Match[str]) -> int:
    if match[3]:
        return FACES + int(match[3]) - 1
    rank = "10" if match[1].upper() == "T" else match[1].upper()
    return _SUIT_OF[match[2].upper()] * 13 + RANKS.index(rank)


def read_suit(text: str) -> int:
    """Return the suit (0..3) that "H", "♥", "heart" or "hearts" names; raises BadCard otherwise."""
    word = text.strip()
    if word.upper() in _SUIT_OF:
        return _SUIT_OF[word.upper()]
    for suit, name in enumerate(SUIT_NAMES):
        if word.lower() in (name, name[:-1]):
            return suit
    raise BadCard(f"“{text}” is not a suit: write C, D, H or S.")


def faces_in(cards: int) -> Iterator[int]:
    """Yield the bit numbers of a set, lowest first (52 is a joker)."""
    while cards:
        low = cards & -cards
        yield low.bit_length() - 1
        cards ^= low


def set_of(faces: Iterable[int]) -> int:
    """Return the set that holds the given faces."""
    result = 0
    for face in faces:
        result |= 1 << face
    return result


@cache
def select(selector: str) -> int:
    """Return the set of faces (bit 52 for the joker) that a card selector names.

    Selectors: one card ("AH"), colour and rank ("black-J"), suit and rank class ("hearts"),
    a colour ("red"), a rank ("2") or "joker". Raises BadCard for anything else.
    """
    if selector == "joker":
        return JOKER_BIT
    if selector in RANKS:
        return RANK_SETS[RANKS.index(selector)]
    if selector in SUIT_NAMES:
        return SUIT_SETS[SUIT_NAMES.index(selector)]
    colour, _, rank = selector.partition("-")
    if colour in ("red", "black") and (not rank or rank in RANKS):
        return (RED if colour == "red" else BLACK) & (
            RANK_SETS[RANKS.index(rank)] if rank else ALL_FACES
        )
    kind = read_card(selector)
    return JOKER_BIT if kind >= FACES else 1 << kind


def breadth(selector: str) -> int:
    """Return how many faces a selector names: the narrowest selector wins."""
    return select(selector).bit_count()
