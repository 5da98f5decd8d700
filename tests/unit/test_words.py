"""Events as sentences: who did what, "You" spoken to, and nothing told that a seat may not know."""

from __future__ import annotations

import random
import re

import pytest

from switch_edu.cards import RANK_NAMES, SUIT_NAMES
from switch_edu.game import Game, deal, position
from switch_edu.game.voice import Who, counted, listed, these_cards
from switch_edu.rules import houses

AT = "names=You,Robin,Alex @practice-table"


@pytest.mark.parametrize(
    ("line", "move", "told"),
    [
        (f"9C 1+ 4C5S/7/7 20.. - - {AT}", "4C",
         ("You play the four of clubs.", "“Last card”: you have one card left.")),
        (f"9C 2+ 4/4C5S9D/7 20.. - - {AT}", "4C", ("Robin plays the four of clubs.",)),
        (f"9C 1+ 5S4D/7/7 20.. - - {AT}", "draw", ("You draw a card.",)),
        (f"9C 2+ 5/5S4D/7 20.. - - {AT}", "draw", ("Robin draws a card.",)),
        (f"9C 1+ 2C5S4D/7/7 20.. - - {AT}", "2C",
         ("You play the two of clubs.", "Robin must take two cards or answer.")),
        (f"2C 2+ 5/2H5S4D/7 20.. 2:2 - {AT}", "2H",
         ("Robin plays the two of hearts.", "Alex must take four cards or answer.")),
        (f"JC 1+ JH5S4D/7/7 20.. 10:black-J - {AT}", "JH",
         ("You play the jack of hearts.", "You cancel ten cards.")),
        (f"2C 1+ 5S4D/7/7 20.. 4:2 - {AT}", "take", ("You take four cards.",)),
        (f"9C 1+ 8C5S4D/7/7 20.. - - {AT}", "8C",
         ("You play the eight of clubs.", "Robin misses a turn.")),
        (f"9C 1+ AH5S4D/7/7 20.. - - {AT}", "AH =S",
         ("You play the ace of hearts.", "You name spades.")),
        (f"9C 1+ 4C/7/7 20.. - - {AT}", "4C",
         ("You play the four of clubs.", "You win: your last card is played.")),
        (f"9C 2+ 3/4C/7 20.. - - {AT}", "4C",
         ("Robin plays the four of clubs.", "Robin wins: Robin’s last card is played.")),
        (f"9C 1+ 5D6D/7/7 0.. - - {AT}", "pass", ("You pass: there is nothing to draw.",)),
        (f"9C 1+ 5D6D/7/7 0.. - - idle=2 {AT}", "pass",
         ("You pass: there is nothing to draw.", "The deal is blocked: nobody wins.")),
    ],
)  # fmt: skip
def test_what_a_move_does_is_told(line: str, move: str, told: tuple[str, ...]) -> None:
    assert position(line).play(move).events == told


def test_a_pickup_across_a_refill_is_told_in_order() -> None:
    """Practice table, 05: the older discards make a new stock while the penalty is drawn."""
    told = position(f"2H 1+ 5D6D/5/5 1:10.. 4:2 - {AT}").play("take").events
    assert told == ("The stock is refilled: ten cards.", "You take four cards.")


def test_a_pickup_that_cannot_be_paid_in_full_is_told() -> None:
    """Practice table, 05: what remains is taken, and no debt is left."""
    told = position(f"2H 1+ 5D6D/5/5 1:2.. 4:2 - {AT}").play("take").events
    assert told[-1] == "You take three of four cards: there are no more, and nothing more is owed."


@pytest.mark.parametrize(
    ("line", "move", "told"),
    [
        ("9C 1+ KC5S4D/7/7 20.. - - @jack7", "KC end",
         "Play turns round: it goes anticlockwise now."),
        ("9C 1+ 4CJK1/7/7 20.. - - @jack7", "JK1=9H", "You play a joker as the nine of hearts."),
        ("9C 1+ 4C5S/7/7 20.. - - @jack7", "call", "You say “Cards!”."),
        ("9C 1+ 4C5S/7/7 20.. - - @peanuckle", "call", "You say “Supper-peaknuckle”."),
        ("9C 1+ 4C5S6D/7/7 20.. - - @peanuckle", "call", "You say “Peaknuckle”."),
        ("9C 1+ 4C5S/7/7 20.. - - @switch", "call", "You say “Last card”."),
        ("9C>QC 1+ 4H5S/7/7 20.. - - @jack7", "end",
         "You draw two cards for the queen that was left uncovered."),
        ("9C 1+ KC/7/7 20.. - 1c @jack7", "KC",
         "You draw two cards because that card does not win as the last one."),
        ("9C 1+ 4C/7/7 20.. - - @jack7", "4C",
         "You draw two cards for the call that was not made."),
        ("JC 1+ JH5S/7/7 20.. 10:black-J - @switch", "JH end",
         "You draw five cards that were not cancelled."),
        ("9C 1+ 4C5S/3/1 20.. - 3m @classic", "challenge 3",
         "You challenge Alex: no call was made, so Alex draws two cards."),
    ],
)  # fmt: skip
def test_what_other_houses_know_is_told(line: str, move: str, told: str) -> None:
    before, rules = line.rsplit(" ", 1)
    events = position(f"{before} names=You,Robin,Alex {rules}").play(move).events
    assert told in events


def test_a_mistake_is_told_with_its_price() -> None:
    """Jack7, Your turn: two penalty cards, and the turn ends."""
    after = position("9C 1+ 4C5S6D/7/7 20.. - - names=You,Robin,Alex @jack7").attempt("5S")
    assert after.events == ("You draw two cards for the mistake.",)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("9C 1+ 4C5S/7/7 20.. - - {names} @practice-table",
         "Your turn: a club or a nine, or any ace."),
        ("9C 2+ 4/5/7 20.. - - {names} @practice-table",
         "Robin’s turn: a club or a nine, or any ace."),
        ("AH=S 2+ 4/5/7 20.. - - {names} @practice-table", "Robin’s turn: a spade or an ace."),
        ("2C 2+ 4/5/7 20.. 4:2 - {names} @practice-table",
         "Robin faces four cards: a two, or take them."),
        ("8C 1+ 4C5S/7/7 20.. 1t:8 - {names} @black-jack",
         "You face a skip: an eight, or miss the turn."),
        ("9C>AH 1+?suit 4C5S/7/7 20.. - - {names} @practice-table", "You have to name a suit."),
        ("9C>QC 1+ 4C5S/7/7 20.. - - {names} @black-jack",
         "You have to cover the queen of clubs with a club."),
        ("QC* 2+ 4/7/7 20.. - - {names} @jack7",
         "Robin has to cover the queen of clubs with any card, or draw two cards."),
        ("9C>6S 1+ 4C5S/7/7 20.. - - {names} @jack7",
         "You may go on with a six, the five of spades or the seven of spades, or end the turn."),
        ("9C over+ #1/5/5 20.. - - {names} @practice-table", "You have won."),
    ],
)  # fmt: skip
def test_the_situation_is_a_sentence_for_everybody(line: str, says: str) -> None:
    assert position(line.format(names="names=You,Robin,Alex")).situation == says


@pytest.mark.parametrize("rules", houses())
def test_sentences_are_sound_and_name_no_card_that_is_not_on_the_pile(rules: str) -> None:
    """A card may be named once it has been laid face up, not before."""
    card = re.compile(rf"the ({'|'.join(RANK_NAMES)}) of ({'|'.join(SUIT_NAMES)})")
    for seed in range(6):
        game = played(rules, seed)
        open_cards = set(card.findall(game.log[0]))
        for sentence in game.log:
            assert sentence.endswith(".")
            assert "  " not in sentence
            named = set(card.findall(sentence))
            if " tries to " not in sentence and " try to " not in sentence:
                laid = " play " in sentence or " plays " in sentence
                open_cards |= named if laid else set()
                assert named <= open_cards, sentence


def played(rules: str, seed: int) -> Game:
    """Return a random game with mistakes in it."""
    chance = random.Random(seed)
    game = deal(rules, seed=seed)
    for _ in range(80):
        if game.over:
            break
        if chance.random() < 0.1:
            game.attempt(chance.choice(["9D", "draw", "take", "KS"]))
        else:
            game.play(chance.choice(game.moves()))
    return game


def test_you_are_spoken_to_and_others_are_spoken_of() -> None:
    you, robin = Who("You"), Who("Robin")
    assert [you.does("pass"), you.did("have"), you.whose] == ["You pass", "you have", "your"]
    assert [robin.does("pass"), robin.did("have"), robin.whose] == [
        "Robin passes", "Robin has", "Robin’s",
    ]  # fmt: skip
    assert [robin.does("may"), robin.does("try"), robin.does("draw")] == [
        "Robin may", "Robin tries", "Robin draws",
    ]  # fmt: skip


def test_numbers_lists_and_cards_in_words() -> None:
    assert [counted(0), counted(1), counted(12), counted(13)] == [
        "no cards", "one card", "twelve cards", "13 cards",
    ]  # fmt: skip
    assert [listed([]), listed(["a"]), listed(["a", "b", "c"])] == ["", "a", "a, b or c"]
    assert these_cards((1 << 52) - 1) == "any card"
    assert these_cards(0x1FFF) == "a club"
    assert these_cards(0b11) == "the ace of clubs or the two of clubs"
    assert these_cards(0b11111) == "any of five cards"
