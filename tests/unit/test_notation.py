"""The one-line form of positions: what it says, what it refuses, and that it reads back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from switch_edu.errors import SwitchError
from switch_edu.game import position

ROOT = Path(__file__).parents[2]
DOCUMENTED = re.findall(
    r"^\| `([^`]*@[^`]*)` \|", (ROOT / "docs" / "notation.md").read_text("utf-8"), re.MULTILINE
)


def test_the_document_has_examples() -> None:
    assert len(DOCUMENTED) >= 8


@pytest.mark.parametrize("line", DOCUMENTED)
def test_documented_lines_read_back_to_the_letter(line: str) -> None:
    assert position(line).line == line
    assert eval(repr(position(line)), {"position": position}) == position(line)


def test_cards_are_read_in_any_common_spelling() -> None:
    spellings = ("10H", "10h", "TH", "th", "10♥")
    lines = {position(f"9C 1+ {card}/5/5 20.. - - @practice-table").line for card in spellings}
    assert lines == {"9C 1+ 10H/5/5 20.. - - @practice-table"}


def test_without_a_colon_the_cards_not_named_are_older_discards() -> None:
    # 52 cards less the top card, three hands of seven and 26 in the stock leave four
    assert position("9C 1+ 7/7/7 26 - - @practice-table").older == 4


def test_after_a_colon_the_older_discards_are_as_said() -> None:
    pos = position("9C 1+ 5D/5/5 1:3.. - - @practice-table")
    assert (pos.stock, pos.older) == (1, 3)


def test_a_fragment_has_no_older_discards_unless_they_are_named() -> None:
    assert position("9C 1+ 5D/5/5 20.. - - @practice-table").older == 0


def test_the_stock_is_written_with_its_next_card_first() -> None:
    pos = position("9C 1+ 5D/5/5 9H3C.. - - @practice-table")
    assert pos.play("draw").hand(0) == ("5D", "9H")


def test_a_number_of_unknown_cards_ends_where_a_card_begins() -> None:
    """Found by play: a stock shuffled from cards of both kinds could not be read back."""
    line = "9C 1+ 5D/5/5 3S+28C+110H+12.. - - @practice-table"
    pos = position(line)
    assert pos.line == line
    assert pos.stock_cards == ("3S", "8C", "10H")
    assert pos.stock == 3 + 2 + 1 + 12


def test_what_waits_and_idle_turns_may_grow_beyond_the_pack() -> None:
    """Found by play: cards that answer each other without end, a deal that is never blocked."""
    pos = position("2S 1+ 2C3H/JC4H/JS5H 0:20.. 100:2 - @practice-table~powers.2=pickup-20")
    answered = pos.play("2C")
    assert answered.owed is not None
    assert answered.owed.cards == 120
    assert position(answered.line) == answered
    line = "6H 1+ 7C7S/JCJD/2 0.. - - idle=108 @practice-table~blocked=never"
    assert position(line).play("pass").idle == 109
    assert position(line).line == line


def test_who_comes_last_keeps_the_cards_in_hand() -> None:
    """Found by play: they were lost where others play on for places."""
    rules = "names=A,B,C @black-jack~game-end=one-left"
    pos = position(f"10S 3+ 9C8S/#1/4S 0 - 3c {rules}").play("4S")
    assert (pos.over, pos.places, pos.hand(0)) == (True, (3, 1, 2), ("9C", "8S"))
    assert pos.line.split()[2] == "9C8S#3/#1/#2"
    assert position(pos.line) == pos
    assert position(pos.line).hand(0) == ("9C", "8S")
    assert pos.view(1).line.split()[2] == "2#3/#1/#2"


def test_a_named_suit_is_not_the_printed_suit_said_twice() -> None:
    named = position("AH=H 1+ 4H/5/5 20.. - - @practice-table")
    printed = position("AH 1+ 4H/5/5 20.. - - @practice-table")
    assert (named.suit, named.suit_named) == ("H", True)
    assert (printed.suit, printed.suit_named) == ("H", False)
    assert named != printed


def test_names_with_spaces_and_marks_survive() -> None:
    names = ("Zoë M.", "a,b", "<b>")
    pos = position("9C 1+ 7/7/7 30 - - @practice-table").with_names(names)
    assert position(pos.line).names == names
    assert len(pos.line.split()) == 8


def test_the_longest_names_and_a_house_of_many_own_rules_read_back() -> None:
    ranks = ("3", "4", "5", "6", "7", "9", "10", "Q", "K")
    powers = "~".join(f"powers.{rank}=pickup-4" for rank in ranks)
    answers = "~".join(f"answers.{one}.{other}=replace" for one in ranks for other in ranks)
    pos = position(f"2C 1+ {'/'.join(['5'] * 8)} 11 - - @black-jack~players=2-8~{powers}~{answers}")
    named = pos.with_names(tuple(chr(0x1F600 + seat) * 30 for seat in range(8)))
    assert len(named.line) > 4000
    assert position(named.line) == named


def test_seats_without_names_are_shown_by_their_number() -> None:
    pos = position("9C 1+ 4C/5 20.. - - @switch")
    assert (pos.names, pos.shown_names) == ((), ("Seat 1", "Seat 2"))
    assert pos.with_names(("You", "Robin")).shown_names == ("You", "Robin")


def test_cards_may_wait_because_of_a_skip_where_every_card_of_a_run_acts() -> None:
    rules = "jack7~run.steps=suit~run.powers=every"
    pos = position(f"9H 1+ 2H4C5C8H/5H7S/3C4D 20.. - - @{rules}").play("2H 8H end")
    assert pos.line.split()[4] == "2:8"  # the skip itself has been served
    assert position(pos.line) == pos
    with pytest.raises(SwitchError, match="8 makes players miss turns"):
        position(pos.line.replace("every", "last-power"))


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("", "ends before its part “pile”"),
        ("9C 1+ 7/7/7", "ends before its part “stock”"),
        ("9C 1+ 7/7/7 30 - -", "by which rules"),
        ("1OH 1+ 7/7/7 30 - - @practice-table", "did you mean 10H?"),
        ("9C 9+ 7/7/7 30 - - @practice-table", "Seat 9 cannot be in turn"),
        ("9C 1 7/7/7 30 - - @practice-table", "whose turn it is"),
        ("9C 1+ 9C/7/7 30 - - @practice-table", "The card 9C is there too often"),
        ("9C 1+ JK1/7/7 30 - - @practice-table", "The card JK1 is not in this pack."),
        ("9C 1+ 7/7/7 31 - - @practice-table", "53 cards, but the pack has only 52"),
        ("9C 1+ 7/7 30 - - @practice-table", "2 players cannot sit down"),
        ("9C 1+ 7 30 - - @practice-table", "1 hand(s)"),
        ("9C 1+ 7/7/7 30 4:9 - @practice-table", "its attacking cards are"),
        ("9C 1+ 7/7/7 30 4:9 - @openspiel-crazy-eights", "it has no attacking cards"),
        ("9C 1+ 7/7/7 30 four - @practice-table", "not a debt"),
        ("9C 1+ 7/7/7 30 - 9c @practice-table", "not a call"),
        ("9C 1+ 7/7/7 30 - 1 @practice-table", "not a call"),
        ("9C 1+ 7/7/7 30 - 1c,1m @practice-table", "Seat 1 is there twice"),
        ("8C 1+ 7/7/7 30 4:8 - @classic", "8 makes players miss turns and take no cards"),
        ("2C 1+ 7/7/7 30 2t:2 - @classic", "2 makes players take cards and miss no turns"),
        ("2C 1+ 7/7/7 30 0:2 - @classic", "no debt, because nothing waits"),
        ("9C 1+ 7/7/7 30 - - fine=9 @practice-table", "Only a last card that waits"),
        ("9C>AH 1+?suit 0/7/7 36 - - fine=9 @classic", "No fault costs 9 cards in this house"),
        ("9C>AH=S>4S 1+ 3S/7/7 34 - - @jack7", "counts until the next one is laid"),
        ("9C>4C=S 1+ 3S/7/7 35 - - @jack7", "No suit is named for the four of clubs"),
        ("9C 1+ 7/7/7 30 - - idel=1 @practice-table", "did you mean idle?"),
        ("9C 1+ 7/7/7 30 - - idle=x @practice-table", "not a number of idle turns"),
        ("9C 1+ 7/7/7 30 - - @practise-table", "did you mean practice-table?"),
        ("9C 1+ 7/7/7 30 - - names=A,B @practice-table", "2 names for 3 hands"),
        ("9C 1+ 7/7/7 30 - - names=A,,C @practice-table", "names part: Player 2 has no name"),
        ("9C 1+ 7/7/7 30 - - names=A,B,A @practice-table", "Two players are called A"),
        ("9C 1+ 7/7/7 30 - - names=A,B,C%00 @practice-table", "“C�” is no name for a player"),
        ("9C 1+?what 7/7/7 30 - - @practice-table", "not a card"),
        ("9C 1+?suit 7/7/7 30 - - @practice-table", "waits for the suit of a card laid"),
        ("9C>5C 1+?suit 7/7/7 29 - - @practice-table", "No suit is named for the five of clubs"),
        ("9C 1+?JK1 JK1/7/7 30 - - @classic~jokers=2~powers.joker=wild", "is not declared"),
        ("9C 1+?JK1 7H/7/7 30 - - @jack7", "JK1 is to be declared, so the seat"),
        ("9C>JK1 1+ 7H/7/7 30 - - @jack7", "needs the card that it is"),
        ("9C 1+?+KC 7C/7/7 30 - - @classic", "KC has been drawn, so the seat in"),
        ("9C 1+?+KC KC/7/7 30 - - @practice-table", "A drawn card ends the turn"),
        ("9C>9D 1+ KC/7/7 30 - - @practice-table", "One card ends a turn in this house"),
        ("QC* 1+ KC/7/7 30 - - @practice-table", "need not be covered in this house"),
        ("9C 1+ 7/#0/7 30 - - @practice-table", "#0 is no place of its own"),
        ("9C 1+ 7/#1/#1 30 - - @practice-table", "#1 is no place of its own"),
        ("9C over+ 7/#2/7 30 - - @practice-table", "#2 and none is #1"),
        ("9C 1+ 7/2#1/7 30 - - @black-jack~game-end=one-left", "is out and holds no cards"),
        ("9C 1+ 7/#1/7 20 - 2m @black-jack~game-end=one-left", "no call of it can be missing"),
        ("9C 1+?JK1 JK1/7/7 20.. 7:black-J - @jack7~answers.black-J=none", "fits here as no card"),
        ("9C over+?suit 7/7/7 30 - - @practice-table", "whose turn it is"),
        ("9C 1+ 7/7/7 30 - - idle=1 idle=2 @practice-table", "“idle=” is there twice"),
        ("9C 1+ 7/7/7 30 - - dealer=4 @practice-table", "one of the seats 1 to 3"),
        ("9C 1+ ²/7/7 30 - - @practice-table", "not a number of cards"),
        (f"9C 1+ 7/7/7 {'2C' * 109} - - @practice-table", "109 cards are more than two packs"),
        ("9C 1+ 7/7/7 20:+99+99 - - @practice-table", "198 cards are more than two packs"),
        (f"9C{'>9D' * 200} 1+ 7/7/7 20 - - @jack7", "200 cards are more than two packs"),
        (f"9C 1+ 7/7/7 {'9' * 5000} - - @practice-table", "not a number of cards"),
        ("9C " * 7000, "at most 20000 characters"),
    ],
)
def test_a_bad_line_is_refused_in_one_sentence_that_says_why(line: str, says: str) -> None:
    with pytest.raises(SwitchError) as caught:
        position(line)
    text = str(caught.value)
    assert says in text
    assert "\n" not in text


def test_a_drawn_card_that_cannot_be_seen_is_not_taken_for_another() -> None:
    pos = position("9C 1+ JK14H/5/5 20.. - - @jack7~drawn-card=may").play("draw")
    assert pos.moves() == position(pos.line).moves()
    assert "JK1" not in pos.moves()
