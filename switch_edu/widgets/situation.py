"""What the learner's seat faces, as a sentence above the hand."""

from __future__ import annotations

from switch_edu.cards import RANKS, SUITS
from switch_edu.draw.words import names_of, owed_words, turn_words
from switch_edu.game import Position
from switch_edu.game.voice import Who, a_rank, a_suit, capital, listed
from switch_edu.rules.selectors import cards_in_words


def situation(view: Position, me: int) -> dict[str, str]:
    """Return the situation of a seat as {"id", "text"}; the id is that of the seat's verdicts."""
    id = view.why("draw", me).situation
    return {"id": id, "text": _WORDS.get(id, _plain)(view, me)}


def _plain(view: Position, me: int) -> str:
    return turn_words(view)


def _matching(view: Position, me: int) -> str:
    """Say what fits an ordinary top card; powers beyond wild cards are left to the reference."""
    house = view.house
    fits = [a_suit(SUITS.index(view.suit))]
    if view.rank and not (view.suit_named and house.value("named.follow") == "suit"):
        fits.append(a_rank(RANKS.index(view.rank)))
    fits += [cards_in_words(cards) for cards, power in house.powers.items() if power == "wild"]
    turn = capital(f"{Who(names_of(view)[me]).whose} turn")
    return f"{turn}: {listed([*dict.fromkeys(fits)])}."


def _pickup(view: Position, me: int) -> str:
    cards = view.owed.cards if view.owed else 0
    return f"{owed_words(view)}: {_answers(view)}take {'it' if cards == 1 else 'them'}."


def _skip(view: Position, me: int) -> str:
    turns = view.owed.turns if view.owed else 0
    return f"{owed_words(view)}: {_answers(view)}miss {'it' if turns == 1 else 'them'}."


def _answers(view: Position) -> str:
    right = view.house.answers.get(view.owed.power, {}) if view.owed else {}
    return f"answer with {listed([cards_in_words(cards) for cards in right])}, or " if right else ""


def _covering(view: Position, me: int) -> str:
    return f"{Who(names_of(view)[me]).does('have')} to cover the card on top."


def _running(view: Position, me: int) -> str:
    return f"{Who(names_of(view)[me]).does('may')} lay further cards, or end the turn."


_WORDS = {
    "matching": _matching,
    "facing-pickup": _pickup,
    "facing-skip": _skip,
    "covering": _covering,
    "running": _running,
}
