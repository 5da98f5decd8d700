"""A game told in sentences: how it opens, and what each play did."""

from __future__ import annotations

from switch_edu.cards import SUIT_NAMES, read_card, read_suit
from switch_edu.game.move_words import move_words
from switch_edu.game.moves import read_moves
from switch_edu.game.position import Position
from switch_edu.game.turns import Play
from switch_edu.game.unspoken import event_words
from switch_edu.game.voice import Who, capital, listed, the_card


def opening_words(start: Position, revealed: bool) -> tuple[str, ...]:
    """Return how a game opens: the card on the pile, what it did, who is in turn."""
    names = start.shown_names
    opening = [*_pile_words(start), *event_words(start, revealed)]
    if start.turn is not None:
        opening.append(f"{Who(names[start.turn]).does('are')} first to play.")
    return tuple(opening)


def _pile_words(start: Position) -> list[str]:
    """Return what lies on the pile, what a joker there counts as, and the suit that was named."""
    top, face = start.top, start.top_counts_as
    as_what = "" if face == top else f" as {the_card(read_card(face))}"
    words = [f"{capital(the_card(read_card(top)))} lies on the pile{as_what}."]
    if start.suit_named:
        words.append(f"{capital(SUIT_NAMES[read_suit(start.suit)])} were named.")
    return words


def play_words(before: Position, play: Play, after: Position, revealed: bool) -> tuple[str, ...]:
    """Return what a play did; a refused try is told as such.

    Here as above, what is not `revealed` is told without its rules (see unspoken).
    """
    seat, move, refused = play
    if not refused:
        return event_words(after, revealed)
    names = before.shown_names
    tried = [move_words(each, names) for each in read_moves(move)]
    start = f"{Who(names[seat]).does('try')} to {listed(tried, 'and')}"
    if after is before:
        return (f"{start}, which is refused.",)
    return (f"{start}, which is a mistake.", *event_words(after, revealed))
