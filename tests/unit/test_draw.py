"""Static pictures: everything said in words, nothing hidden shown, nothing typed becomes markup."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

import switch_edu as sw
from switch_edu.draw import (
    card,
    position_html,
    position_text,
    reference_html,
    verdict_html,
)
from switch_edu.draw.cards import SUIT_COLOURS, with_chips
from switch_edu.draw.tags import Html, tag
from switch_edu.errors import BadCard
from switch_edu.rules.reference import reference

FRAGMENT = "9C 1+ AS5S7H9DKC/7/6 26 - - names=You,Robin,Alex @practice-table"
LINES = (
    FRAGMENT,
    "2S 2+ 4S2H/3/7 30 4:2 - @practice-table",
    "QD* 1+ AH3H4H5H6S10SQC/7/7 32 - - @jack7",
    "2S>AH 1+?JK2 2C3C4CJK2/7/7 14 - 2c @jack7",
    "JK1=JC 2+ 4/AC3D3S6HKH/4 14 7:black-J 1cw @jack7",
    "AH=H 2+?+KH 6/3C6D7S9CKH/7 27 - - @switch",
    "KH 5+ 14/1/4/#2/8C9S/#1 58 - 4cn @black-jack~packs=2",
)


class Words(HTMLParser):
    """The text of a page, and the tags and attributes that it uses."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.said: list[str] = []
        self.tags: set[str] = set()
        self.open: list[str] = []
        self.attributes: set[str] = set()
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.open.append(tag)
        self.attributes |= {name for name, _ in attrs}

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open[-1:] != ["style"]:
            self.said.append(data)

    @property
    def text(self) -> str:
        return re.sub(r"\s+", " ", "".join(self.said))


@pytest.mark.parametrize("line", LINES)
def test_a_picture_is_small_script_free_and_always_the_same(line: str) -> None:
    html = position_html(sw.position(line))
    words = Words(html)
    assert words.open == []
    assert words.tags <= {"div", "span", "b", "code"}
    assert words.attributes <= {"style", "title"}
    assert len(html) < 15_000
    assert "http" not in html
    assert html == position_html(sw.position(line))


def test_a_picture_says_everything_in_words() -> None:
    text = Words(position_html(sw.position(FRAGMENT))).text
    for told in (
        "You 5 cards ▶ to play",
        "Robin 7 cards",
        "Alex 6 cards",
        "stock 26",
        "top card 9♣",
        "♣ clubs in force",
        "clockwise",
        "You are to play. Clubs are in force.",
    ):
        assert told in text
    for own in ("A♠", "5♠", "7♥", "9♦", "K♣"):
        assert own in text


def test_what_is_owed_and_by_whom() -> None:
    text = Words(position_html(sw.position(LINES[1]))).text
    assert "Seat 2 faces four cards" in text


def test_a_joker_is_shown_with_the_card_that_it_stands_for() -> None:
    assert "joker as J♣" in Words(position_html(sw.position(LINES[4]))).text


def test_a_named_suit_is_told_apart_from_a_printed_one() -> None:
    assert "♥ hearts named" in Words(position_html(sw.position(LINES[5]))).text


def test_places_and_unknown_cards() -> None:
    text = Words(position_html(sw.position(LINES[6]))).text
    assert "finished first" in text
    assert "finished second" in text
    part = sw.position("9C 1+ 7H+3/5 20.. - - @practice-table~players=2")
    assert "4 cards, 3 of them unknown" in Words(position_html(part)).text


def test_a_seats_view_shows_no_other_hand() -> None:
    whole = sw.position("9C 1+ 5S7H/4D8H/3CQS 26 - - @practice-table")
    text = Words(position_html(whole.view(0))).text
    assert all(card in text for card in ("5♠", "7♥"))
    assert not any(card in text for card in ("4♦", "8♥", "3♣", "Q♠"))


def test_names_are_never_markup() -> None:
    position = sw.position(FRAGMENT).with_names(("<b>You</b>", "<script>x</script>", "\"&'"))
    html = position_html(position)
    assert "<script" not in html
    assert "<b>You" not in html
    assert "&lt;script&gt;x&lt;/script&gt;" in html
    assert "\"&'" in Words(html).text


def test_the_text_form() -> None:
    assert position_text(sw.position(FRAGMENT)).splitlines() == [
        "You    K♣ 9♦ 7♥ A♠ 5♠  (5 cards)  <- to play",
        "Robin  7 cards",
        "Alex   6 cards",
        "table  top nine of clubs, clubs in force, stock 26, clockwise",
        "You are to play. Clubs are in force.",
        "9C 1+ KC9D7HAS5S/7/6 26 - - names=You,Robin,Alex @practice-table",
    ]


def test_the_four_colours() -> None:
    assert SUIT_COLOURS == ("#00735a", "#005bb5", "#b8350a", "#000000")
    for text, colour in zip(("9C", "9D", "9H", "9S"), SUIT_COLOURS, strict=True):
        assert colour in card(text)


def test_no_picture_of_what_is_no_card() -> None:
    with pytest.raises(BadCard, match="11H"):
        card("11H")


def test_cards_in_a_sentence_become_chips_and_the_rest_is_escaped() -> None:
    html = with_chips("Play 10♥ & not <9>")
    assert "Play " in html
    assert ">10♥</span>" in html
    assert "&amp; not &lt;9&gt;" in html


def test_tags_escape_attributes_and_text() -> None:
    assert tag("a", "<x>", Html("<i></i>"), class_="b", aria_label='"') == (
        '<a class="b" aria-label="&quot;">&lt;x&gt;<i></i></a>'
    )


def test_a_verdict_shows_each_reason_with_its_source() -> None:
    position = sw.position(FRAGMENT)
    no, yes = verdict_html(position.why("7H")), verdict_html(position.why("9D"))
    assert "✗ The seven of hearts is neither a club nor a nine." in Words(no).text
    assert "Find the match" in Words(no).text
    assert Words(yes).text.startswith("✓ ")


def test_a_quick_reference_is_a_table_with_headings() -> None:
    words = Words(reference_html("Practice table", reference(sw.house("practice-table"))))
    assert {"table", "caption", "th", "td"} <= words.tags
    assert "Practice table" in words.text
