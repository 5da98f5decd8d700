"""The rule sheet, the quick reference and the words that refusals use."""

import pytest

from switch_edu.rules import house, houses
from switch_edu.rules.check import check
from switch_edu.rules.declared import RULINGS
from switch_edu.rules.files import FOLDER, own_file
from switch_edu.rules.reference import reference
from switch_edu.rules.words import cards_in_words, counted, either_of, listed, power_in_words


@pytest.mark.parametrize("name", houses())
def test_a_sheet_fits_the_page_and_ends_with_the_line_that_restores_it(name) -> None:
    lines = house(name).sheet().splitlines()
    assert lines[0] == house(name).title
    assert lines[-1] == f"In one line: {name}"
    assert max(map(len, lines)) <= 88
    assert "{" not in house(name).sheet()


def test_a_sheet_says_powers_answers_and_sources() -> None:
    text = " ".join(house("practice-table").sheet().split())
    for part in (
        "A black jack: The next player picks up five cards. (Practice table, 03, Five effects) A "
        "black jack adds to it; a red jack cancels it all. (Practice table, 04, Stack it)",
        "An eight: The next player misses a turn. There is no answer to it. (Practice table, 03,",
        "play a card that has the suit or the rank of the top card",
        "How much does a player draw who does not play? One card. (Practice table, 05,",
        "Which cards may not start the pile? Aces, twos, eights and jacks.",
        "How many players may sit down? 3 players.",
    ):
        assert part in text


def test_a_sheet_leaves_out_what_the_house_never_asks() -> None:
    text = house("practice-table").sheet()
    assert "queen" not in text.lower()
    assert "What covers" not in text
    assert "ace count" not in text


def test_a_sheet_marks_what_the_source_leaves_open_and_what_the_table_agreed() -> None:
    text = " ".join(house("jack7~draw=until-playable").sheet().split())
    assert "Which way does play start? Clockwise. (jack7 leaves it open)" in text
    assert "Cards until one can be played. (This table)" in text


def test_a_sheet_held_against_a_house_marks_what_differs_and_how_it_is_there() -> None:
    # classic: aces reverse, queens have no power; the variation moves the reversal to the queens
    lines = house("classic~queens~draw=until-playable").sheet("classic").splitlines()
    assert "Held against Classic Switch: > marks the 3 rules that differ." in lines
    marked = [line for line in lines if line.startswith("> ")]
    assert [line.split("?")[0].split(":")[0] for line in marked] == [
        "> How much does a player draw who does not play", "> A queen", "> An ace",
    ]  # fmt: skip
    assert "  In Classic Switch: One card." in lines
    assert "  In Classic Switch: An ace: play turns round." in lines
    assert "  In Classic Switch: No power." in lines
    assert not [line for line in house("classic").sheet().splitlines() if line.startswith(">")]


def test_a_sheet_says_what_the_other_house_never_asks_and_when_nothing_differs() -> None:
    text = house("jack7").sheet("jack7~runs=off")
    assert "  In jack7 (runs: off): Never asked: there are no runs." in text
    same = house("classic").sheet(house("classic"))
    assert "Held against Classic Switch: no rule differs." in same
    assert ">" not in same


def test_other_words_for_the_same_cards_are_no_difference() -> None:
    # these rules give a power to aces, twos, eights and black jacks; red jacks answer one
    spelt_out = house("classic~starter=bury~starter-barred=A+2+8+J")
    assert "no rule differs" in spelt_out.sheet("classic~starter=bury")
    assert "> Which cards may not start" in spelt_out.sheet("classic~starter=bury~starter-barred=A")


def test_a_quick_reference_holds_the_rules_in_force() -> None:
    rows = {row["title"]: row["text"] for row in reference(house("practice-table"))}
    assert list(rows) == [
        "Deal", "Your turn", "Ace", "Two", "Eight", "Black jack", "Last card", "Finish", "Stock",
    ]  # fmt: skip
    assert rows["Two"] == "The next player picks up two cards. A two adds to it."
    assert "the turn ends" in rows["Your turn"]
    assert rows["Finish"] == "The first to empty the hand wins. Any card may be the last."
    jacks = {row["title"]: row["text"] for row in reference(house("jack7"))}
    assert jacks["Several cards"].startswith("In one turn a card may be followed by")
    assert "seven cards" in jacks["Black jack"]
    assert "What covers: any card." in jacks["Queen"]


@pytest.mark.parametrize(
    ("duty", "words"),
    [
        ("yes", "on top. No card to play? Draw"),
        ("yes-but-wild", "on top. No card to play, or only wild cards that you hold back? Draw"),
        ("no", "on top. Cannot or will not play? Draw"),
    ],
)
def test_a_quick_reference_says_who_may_draw(duty: str, words: str) -> None:
    rows = reference(house(f"practice-table~must-play={duty}"))
    assert words in next(row["text"] for row in rows if row["title"] == "Your turn")


def test_a_quick_reference_stays_short() -> None:
    for name in houses():
        assert sum(len(row["text"].split()) for row in reference(house(name))) <= 280, name


def test_cards_are_named_as_players_name_them() -> None:
    one = ("2", "A", "8", "black-J", "AH", "joker", "red")
    assert [cards_in_words(selector) for selector in one] == [
        "a two", "an ace", "an eight", "a black jack", "the ace of hearts", "a joker", "a red card",
    ]  # fmt: skip
    several = ("6", "red-J", "AH", "hearts", "joker")
    assert [cards_in_words(selector, 2) for selector in several] == [
        "sixes", "red jacks", "aces of hearts", "hearts", "jokers",
    ]  # fmt: skip


def test_powers_and_numbers_are_said_in_words() -> None:
    assert power_in_words("pickup-1") == "the next player picks up one card"
    assert power_in_words("skip") == "the next player misses a turn"
    assert [counted(number, "card") for number in (0, 1, 10, 12)] == [
        "no cards", "one card", "ten cards", "twelve cards",
    ]  # fmt: skip
    assert either_of(["2", "black-J", "red-J"]) == "a two, a black jack or a red jack"
    assert listed(["one"]) == "one"
    assert listed([]) == ""


OWN = """
title = "Our kitchen"
parent = "jack7~runs=off"
draw = "until-playable"
drawn-card = "must"
[powers]
4 = "pickup-4"
Q = "none"
[answers]
4 = { 4 = "add" }
[variations]
loud = { title = "loud", call.price = 5 }
"""


def test_an_own_house_is_a_file_that_becomes_a_line_of_its_shipped_parent(tmp_path) -> None:
    path = tmp_path / "kitchen.toml"
    path.write_text(OWN, encoding="utf-8")
    ours = house(str(path))
    assert ours.title == "Our kitchen"
    assert ours.name == own_file(path).name == "kitchen"
    assert ours.line == (
        "jack7~runs=off~draw=until-playable~drawn-card=must~powers.4=pickup-4~powers.Q=none"
        "~answers.4.4=add"
    )
    assert house(ours.line) == ours
    assert ours.with_("loud").value("call.price") == 5
    assert ours.with_("loud").line.count("call.price=5") == 1
    assert str(ours.source("draw")) == "Our kitchen"
    assert ours.source("powers.8").title.startswith("jack7")
    assert ours.diff(house(ours.line)) == []


def test_an_own_house_is_read_anew_after_its_file_has_changed(tmp_path) -> None:
    path = tmp_path / "ours.toml"
    path.write_text("hand = 5", encoding="utf-8")
    assert house(str(path)).value("hand") == 5
    path.write_text("hand = 6", encoding="utf-8")
    assert house(str(path)).value("hand") == 6


@pytest.mark.parametrize("name", houses())
def test_a_shipped_house_under_another_name_is_the_same_house(name, tmp_path) -> None:
    path = tmp_path / "renamed.toml"
    path.write_text((FOLDER / f"{name}.toml").read_text(encoding="utf-8"), encoding="utf-8")
    renamed = house(str(path))
    assert renamed.name == "renamed"
    assert renamed.diff(house(name)) == []
    assert check(renamed) == []
    assert house(renamed.line).diff(house(name)) == []
    for entry in renamed.settled.entries():
        assert renamed.source(entry) == house(name).source(entry)


def test_a_house_without_parent_is_built_from_scratch(tmp_path) -> None:
    path = tmp_path / "plain.toml"
    path.write_text('[powers]\n8 = "wild"\n', encoding="utf-8")
    assert house(str(path)).line == "from-scratch~powers.8=wild"


def test_fine_print_is_told_only_where_somebody_has_settled_it() -> None:
    told = "May a run go on from the card laid after drawing?"
    assert RULINGS["drawn-run"].rare
    assert told not in house("j28").sheet()
    assert told in house("j28~drawn-run=yes").sheet()
    assert told in house("j28").sheet("j28~drawn-run=yes")
    assert told not in house("j28").sheet("jaques")
    assert "How do the discards become the new stock?" in house("jack7").sheet()  # its source says
