"""`sw.settle`: every known question against answers worked out by hand, and free questions."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import switch_edu as sw
from switch_edu.errors import SwitchError
from switch_edu.explore.comparing.disputes import counted_houses, find
from switch_edu.explore.comparing.words import ASPECTS
from switch_edu.rules.entries import read_entry
from tests.unit.command_checks import check_complaint, run

FILE = Path(__file__).parent / "data" / "settle_answers.toml"
ANSWERS: list[dict[str, Any]] = tomllib.loads(FILE.read_text(encoding="utf-8"))["answers"]
NAMES = ("switch", "turbo-switch", "peanuckle")
NINE = ("practice-table", *NAMES, "black-jack", "j28", "classic", "jaques", "jack7")
LINE = "9C 1+ 5S8C9DKC/7/7 26 - - @practice-table"
BLACK_JACK = "Can I put a black jack on a two?"


def among(names: list[str]) -> Iterator[str]:
    for name in names:
        yield from {"nine": NINE, "switches": NAMES}.get(name, (name,))


# -- the known questions -----------------------------------------------------------------------


@pytest.mark.parametrize("answer", ANSWERS, ids=lambda answer: str(answer["id"]))
def test_a_question_is_answered_as_the_sources_do(answer: dict[str, Any]) -> None:
    cells = {cell.house.line: cell for cell in sw.settle(answer["id"]).row.cells}
    assert tuple(sorted(cells)) == tuple(sorted(NINE))
    for key, legal in (("yes", True), ("no", False), ("cannot", None)):
        said = {house: cells[house].legal for house in among(answer.get(key, []))}
        assert said == dict.fromkeys(said, legal)
    for then in answer.get("then", []):
        facts = {name: fact for name, fact in then.items() if name != "houses"}
        for house in among(then["houses"]):
            outcome = cells[house].as_dict()
            assert {name: outcome[name] for name in facts} == facts, house


def test_every_question_has_an_answer_worked_out_by_hand() -> None:
    assert [row["id"] for row in ANSWERS] == [dispute.id for dispute in sw.disputes()]
    assert len(ANSWERS) >= 50
    assert all(row["source"] for row in ANSWERS)


def test_questions_are_whole_and_name_what_there_is() -> None:
    known = sw.disputes()
    assert len({dispute.question for dispute in known}) == len(known)
    assert len({dispute.id for dispute in known}) == len(known)
    for dispute in known:
        assert find(dispute.question).id == find(dispute.id).id == dispute.id
    for dispute in known:
        assert dispute.question.endswith("?")
        assert set(dispute.asks) <= set(ASPECTS)
        assert not dispute.ruling or read_entry(dispute.ruling)
        assert bool(dispute.ruling) <= bool(dispute.asks)  # only what follows is cited by it


def test_the_rule_sets_of_the_documents_are_asked() -> None:
    assert sorted(counted_houses()) == sorted(NINE)
    assert set(counted_houses()) < set(sw.houses())


# -- words -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words",
    [BLACK_JACK, "can i put a black jack on a two", "  Can I put a black-jack on a TWO?? ",
     "May I put a black jack on a two?", "black-jack-on-two", "black jack onto twos",
     "Could you play a blakc jack on a two"],
)  # fmt: skip
def test_wording_may_differ_a_little(words: str) -> None:
    assert sw.settle(words).question == BLACK_JACK


@pytest.mark.parametrize(
    ("asked", "meant"),
    [
        ("Do twos stack?", "Do twos add up?"),
        ("Can I win on an ace?", "Can I finish on an ace?"),
        ("May I go out on a two?", "Can I finish on a two?"),
        ("Can I end on a jack?", "Can I finish on a jack?"),
    ],
)
def test_another_usual_word_for_the_same_is_understood(asked: str, meant: str) -> None:
    assert sw.settle(asked).question == meant


def test_the_order_of_the_words_matters() -> None:
    asked = sw.settle("Can I put a two onto a black jack?")
    assert asked.question == "Can I put a two on a black jack?"


@pytest.mark.parametrize(
    ("asked", "part"),
    [
        ("Can I finish on a three?", "did you mean “Can I finish on a"),
        ("Is a five a pickup card?", "did you mean “Is a four a pickup card?”"),
        ("Is a fork a pickup card?", "did you mean “Is a four a pickup card?”"),
        ("stacking", "did you mean “Do twos add up?”, “Do eights add up?” or “Do two black jacks"),
        ("Can you stack eights?", "did you mean “Do eights add up?”"),
        ("Can I stack a black jack on a two?", "did you mean “Can I put a black jack on a two?”"),
        ("What about the weather", "“What about the weather” is not a question"),
        ("x" * 100_000, "is not a question"),
        ("", "is not a question"),
    ],
)
def test_what_is_no_known_question_is_one_sentence_with_the_nearest(asked: str, part: str) -> None:
    with pytest.raises(SwitchError) as caught:
        sw.settle(asked)
    assert part in str(caught.value)
    assert len(str(caught.value)) < 600


@pytest.mark.parametrize("where", [LINE, sw.position(LINE)])
def test_a_position_needs_a_move(where: Any) -> None:
    with pytest.raises(SwitchError, match="settled by a move"):
        sw.settle(where)


# -- a position and a move ---------------------------------------------------------------------


def test_a_move_in_a_position_is_put_to_all() -> None:
    settled = sw.settle(LINE, "5S")
    assert settled.legal_in == ()
    assert settled.headline == "All nine agree: no."
    assert sw.settle(sw.position(LINE), "9D").headline == "All nine agree: yes."


def test_what_follows_is_told_where_that_is_the_dispute() -> None:
    settled = sw.settle(LINE, "8C")  # skips at once, or may be answered by an eight
    assert settled.headline == "Two answers from nine rule sets."
    assert "Seat 2 misses a turn, Seat 3 is next" in str(settled)
    assert "Seat 2 faces a skip, an eight answers" in str(settled)


def test_the_houses_may_be_chosen() -> None:
    settled = sw.settle(BLACK_JACK, rules=["jack7", "jack7~answers.2.black-J=none", "classic"])
    assert settled.legal_in == ("jack7",)
    assert settled.headline == "Legal in one of three."


def test_where_it_cannot_come_up_is_told_apart_from_no() -> None:
    settled = sw.settle("joker-as-card")
    assert settled.legal_in == ("jack7",)
    assert settled.headline == "One answers: yes. In eight it cannot come up."
    assert "– No answer, in eight houses: It cannot come up." in str(settled)
    assert "  - classic: This position cannot arise under Classic Switch" in str(settled)
    nowhere = sw.settle("joker-as-card", rules=["classic", "jaques"])
    assert nowhere.headline == "In none of two rule sets can this come up."


# -- the card ----------------------------------------------------------------------------------


def test_the_card_says_yes_and_no_with_every_source() -> None:
    card = str(sw.settle(BLACK_JACK))
    assert card.startswith(f"{BLACK_JACK}\nLegal in two of nine.\n")
    assert "✓ Yes, in one house: The jack of spades answers a two and adds five cards." in card
    assert "✓ Yes, in one house: The jack of spades answers a two and adds seven cards." in card
    assert "✗ No, in seven houses: The jack of spades is no answer to a two: only a two is." in card
    assert "  - practice-table: Practice table, 04, Stack it" in card
    assert "The nine of spades lies on the pile. Alex is to play." in card
    assert "Played: 2♠, then J♠?" in " ".join(card.split())
    assert "  - black-jack: Encyclopedia, Black Jack, Magic cards" in card


def test_a_price_is_named_where_cards_are_not_what_is_asked() -> None:
    card = str(sw.settle("last-two-makes-a-debt"))
    assert "→ In one house: costs two cards: Robin faces two cards" in card
    assert "✗ Not allowed, in one house: The two of clubs may not be the last card." in card
    assert "Yes" not in card


def test_what_a_last_card_does_is_no_yes_or_no() -> None:
    card = str(sw.settle("finish-on-ace"))  # switch-end: not with an ace, a card is drawn
    assert "→ In five houses: you win" in card
    assert "→ In three houses: the deal goes on, you draw one card" in card


@pytest.mark.parametrize("dispute", sw.disputes(), ids=lambda dispute: str(dispute.id))
def test_every_card_is_the_same_each_time_and_fits_a_page(dispute: Any) -> None:
    settled = sw.settle(dispute.question)
    assert str(settled) == str(sw.settle(dispute.question))
    assert settled._repr_html_() == sw.settle(dispute.question)._repr_html_()
    assert max(map(len, str(settled).splitlines()[:-1])) <= 90
    assert json.loads(json.dumps(settled.as_dict()))["question"] == dispute.question
    signs = {True: "→ In" if dispute.asks else "✓ Yes", False: "", None: "– No answer"}
    for cell in settled.row.cells:
        assert cell.house.line in str(settled)
        assert signs[cell.legal] in str(settled)
        assert settled.source(cell), cell.house.line


def test_hostile_names_are_text_on_the_card() -> None:
    names = "%3Cimg%20src=x%20onerror=alert(1)%3E,B,C"
    settled = sw.settle(f"9C 1+ 5S8C9DKC/7/7 26 - - names={names} @practice-table", "8C")
    assert "<img" not in settled._repr_html_()
    page = settled.page()
    assert page.startswith("<!doctype html>")
    assert "<img" not in page
    assert "<script" not in page


# -- the command -------------------------------------------------------------------------------


def test_the_command_lists_answers_and_writes_a_page(tmp_path: Path) -> None:
    assert run("settle").stdout.splitlines() == [dispute.question for dispute in sw.disputes()]
    assert run("settle", BLACK_JACK).stdout == f"{sw.settle(BLACK_JACK)}\n"
    asked = run("settle", LINE, "8C", "--houses", "jaques").stdout
    assert asked.splitlines()[1] == "One answers: yes."
    page = tmp_path / "card.html"
    assert "open it in a browser" in run("settle", BLACK_JACK, "--html", str(page)).stdout
    assert page.read_text(encoding="utf-8") == sw.settle(BLACK_JACK).page()


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (("Can I finish on a three?",), "did you mean"),
        ((LINE,), "settled by a move"),
        ((LINE, "banana"), "“banana” is not a move"),
        (("9C 1+ rubbish", "8C"), "The line ends before its part"),
        ((BLACK_JACK, "--houses", "jack8"), "did you mean jack7?"),
        ((BLACK_JACK, "--houses", ","), "No house is named"),
    ],
)
def test_the_command_answers_mistakes_in_one_sentence(words: tuple[str, ...], part: str) -> None:
    shown = run("settle", *words)
    check_complaint(shown, part)


def test_where_twos_add_up_is_cited_by_the_rule_and_not_by_the_power_of_a_two() -> None:
    """What a two does is in part 03 of the practice table, that twos add up in part 04."""
    settled = sw.settle("Do twos add up?", rules=["practice-table"])
    assert settled.source(settled.row.cells[0]) == "Practice table, 04, Stack it"


def test_a_challenge_is_told_with_the_name_of_who_is_challenged() -> None:
    question = "Can a forgotten call be punished after the next player has played?"
    assert sw.settle(question).scene.endswith("Robin 5♣, then Alex challenges you?")
