"""Two houses on one move: what each says, what follows, and the ruling that decides."""

from __future__ import annotations

import pytest

import switch_edu as sw
from switch_edu.errors import SwitchError

TABLE = "9C 1+ AH4D6S/7/7 20.. - - names=You,Robin,Alex"


def test_two_houses_part_and_the_ruling_is_named_with_both_sources():
    it = sw.contrast(f"{TABLE} @practice-table", "AH", rules=["practice-table", "jaques"])
    assert it
    assert [cell.legal for cell in it.cells] == [True, False]
    assert [ruling.entry for ruling in it.rulings] == ["powers.A"]
    assert "(Practice table, 03, Five effects)" in it.why[0]
    assert "Jaques" in it.why[0]


def test_a_picture_names_a_card_as_people_do():
    it = sw.contrast(f"{TABLE} @practice-table", "AH", rules=["practice-table", "jaques"])
    assert "AH: " not in it._repr_html_()
    assert "A♥" in it._repr_html_()


def test_houses_that_agree_are_no_contrast():
    it = sw.contrast(f"{TABLE} @practice-table", "AH", rules=["practice-table", "switch"])
    assert not it
    assert it.why == ()


def test_a_question_brings_its_position_and_what_was_played_before():
    it = sw.contrast("Can I put a black jack on a two?", rules=["practice-table", "jack7"])
    assert [here.top for here in it.positions] == ["2S", "2S"]
    assert [here.owed.cards for here in it.positions if here.owed] == [2, 2]
    refused, answered = it.cells
    assert refused.legal is False
    assert answered.outcome is not None
    assert answered.outcome.owed == 9


def test_only_rulings_that_decide_are_named():
    # J28 has an ace of hearts that costs five and is answered; neither matters to a jack.
    question = "May I go on myself with the suit that my jack names?"
    it = sw.contrast(question, rules=["jaques", "j28"])
    assert [each.entry for each in it.rulings] == ["run.steps", "name.when"]


def test_an_own_house_is_called_by_its_name():
    sw.save_house("practice-table~must-play=no~black-jack-size=7", "friday")
    houses = ["friday", "jaques"]
    assert "\nfriday: AH is allowed." in str(sw.contrast(TABLE, "AH", rules=houses))
    assert "- friday: Practice table" in str(sw.settle(TABLE, "AH", rules=houses))
    assert "\nfriday: AD is allowed." in str(sw.disagree(*houses))
    table = sw.compare(TABLE, rules=houses)
    assert table.grid.heads == (("friday",), ("jaques",))
    assert "A♥: in friday allowed; in jaques not allowed" in str(table)
    assert table.cell("AH", "friday") is table.cell("AH", sw.house("friday").line)


def test_text_and_html_tell_the_same_and_hostile_names_stay_text():
    line = "9C 1+ AH4D/7/7 20.. - - names=You,<b>x,Alex"
    it = sw.contrast(line, "AH", rules=["practice-table", "classic"])
    html = it._repr_html_()
    assert "<b>x" not in html
    assert str(it) == str(sw.contrast(line, "AH", rules=["practice-table", "classic"]))
    for sentence in it.why:
        assert sentence in str(it)


@pytest.mark.parametrize(
    ("position", "move", "rules", "said"),
    [
        (TABLE, "AH", ["practice-table"], "between two houses, and one came"),
        (TABLE, "AH", ["practice-table", "jack7", "j28"], "between two houses, and three came"),
        (TABLE, "AH", ["practice-table", "practise-table"], "practice-table"),
        (TABLE, "nine", ["practice-table", "jack7"], "nine"),
        (f"{TABLE} @practice-table", None, ["practice-table", "jack7"], "settled by a move"),
        ("Can I juggle?", None, ["practice-table", "jack7"], "sw.disputes()"),
        ("9C 1+ JK14D/7/7 20.. - - @jack7", "JK1=6C", ["jack7", "jaques"], "cannot arise"),
    ],
)
def test_what_cannot_be_contrasted_is_told_in_a_sentence(position, move, rules, said):
    with pytest.raises(SwitchError) as caught:
        sw.contrast(position, move, rules=rules)
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)
