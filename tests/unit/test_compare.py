"""`sw.compare` on a position: what is legal and what follows, house by house, from the sources."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from typing import Any

import pytest

import switch_edu as sw
from switch_edu.commands import console
from switch_edu.errors import SwitchError
from switch_edu.explore.comparing.words import ASPECTS, aspect_words
from tests.unit.command_checks import check_complaint, run

AT = "names=You,Robin,Alex @practice-table"
LINE = f"9C 1+ AHQC5SJS8C2C/7/7 20.. - - {AT}"
FOUR = "9C 1+ 5D8C/7/7/7 20.. - - @switch"


# -- what the sources say ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("house", "move", "facts"),
    [
        # table/03: skip the next player immediately; jaques/play: a chained eight passes it on
        ("practice-table", "8C", {"skipped": ["Robin"], "next": "Alex", "turns": 0}),
        ("jaques", "8C", {"skipped": [], "next": "Robin", "turns": 1, "answers": ["8"]}),
        # rules-page/variations: eights are wild in crazy eights
        ("crazy-eights", "8C", {"suit": "named", "next": "Robin"}),
        # table/03, jack7/pickups: two cards, and what answers them
        ("practice-table", "2C", {"owed": 2, "next": "Robin", "answers": ["2"]}),
        ("jack7", "2C", {"owed": 2, "next": "Robin", "answers": ["2", "black-J", "red-J"]}),
        ("jack7", "2C", {"more": ["JS"]}),  # jack7/runs: jacks and twos are one rank
        # jack7/queen: any card covers her; two cards if none does, and she stays open
        ("jack7", "QC", {"drawn": [["You", 2]], "queen_open": True, "next": "Robin"}),
        ("jack7", "QC", {"more": ["2C", "5S", "8C", "AH", "JS"]}),
        # black-jack-cards: she must be covered by her suit
        ("black-jack", "QC", {"more": ["2C", "8C"], "next": "You"}),
        ("classic", "QC", {"more": [], "next": "Robin", "drawn": []}),
        # table/03: an ace is wild and names a suit; jack7/ace: so it is there
        ("practice-table", "AH", {"suit": "named", "next": "Robin"}),
        ("jack7", "AH", {"suit": "named", "next": "Robin"}),
        # j28-rules: jacks at any time, and they change the suit
        ("j28", "JS", {"suit": "named", "next": "Robin"}),
        # rules-page/turn: who chooses not to play draws, and may play that card
        ("classic", "draw", {"drawn": [["You", 1]], "more": ["drawn"], "next": "Robin"}),
        # jack7/turn: who does not want to play picks up one card, which ends the turn
        ("jack7", "draw", {"drawn": [["You", 1]], "more": [], "next": "Robin"}),
    ],
)
def test_what_follows_is_what_the_source_says(
    house: str, move: str, facts: dict[str, object]
) -> None:
    cell = sw.compare(LINE).cell(move, house)
    assert cell.legal
    found = cell.as_dict()
    assert {name: found[name] for name in facts} == facts


@pytest.mark.parametrize(
    ("move", "refusing"),
    [
        ("AH", {"j28", "classic", "jaques", "crazy-eights", "openspiel-crazy-eights"}),
        ("5S", set(sw.houses())),
        ("8C", set()),
        ("JS", set(sw.houses()) - {"j28"}),
        ("draw", {"practice-table", "switch", "turbo-switch", "peanuckle", "black-jack", "j28",
                  "jaques"}),
    ],
)  # fmt: skip
def test_what_is_not_allowed_says_why_and_from_where(move: str, refusing: set[str]) -> None:
    row = next(row for row in sw.compare(LINE).rows if row.move == move)
    assert {cell.house.line for cell in row.cells if not cell.legal} == refusing
    for cell in row.cells:
        assert cell.reason.endswith(".")
        assert cell.brief
        assert cell.source
        assert bool(cell.follows) == bool(cell.legal)


def test_what_the_last_card_costs_is_a_price() -> None:
    # jack7/winning: a power card as last card costs two cards; table/06: it wins
    line = f"9C 1+ 2C/7/7 20.. - 1c {AT}"
    row = sw.compare(line, ["practice-table", "jack7"]).rows[0]
    assert [cell.price for cell in row.cells] == [0, 2]
    assert row.differs
    assert "in jack7 allowed for two cards" in row.sentence


def test_a_call_is_due_from_who_is_left_with_one_card() -> None:
    # table/06: announced by the table; jaques/play: the player has to; five cards: nothing is due
    row = sw.compare(f"9C 1+ 4C5S/7/7 20.. - - {AT}", ["practice-table", "jaques"]).rows[0]
    assert [cell.as_dict()["call"] for cell in row.cells] == ["announced", "due"]
    # switch-call: with two cards left a peanuckle player has to call; jack7/call: may, not must
    two = sw.compare(f"9C 1+ 4C5S6D/7/7 20.. - - {AT}", ["peanuckle", "switch", "jack7"]).rows[0]
    assert [cell.as_dict()["call"] for cell in two.cells] == ["due", "", ""]
    assert not any(row.as_dict()["call"] for row in sw.compare(LINE).cells if row.legal)


# -- rows and columns --------------------------------------------------------------------------


def test_there_is_a_row_for_each_card_and_for_each_move_that_is_open_somewhere() -> None:
    moves = [row.move for row in sw.compare(LINE).rows]
    assert moves == ["2C", "8C", "QC", "AH", "AH=C", "AH=S", "5S", "JS", "draw"]


def test_all_shipped_houses_are_columns_unless_some_are_named() -> None:
    assert sw.compare(LINE).houses == tuple(sw.houses())
    own = sw.house("jack7").with_("jokers=0")
    some = sw.compare(LINE, [own, "classic", "classic"])
    assert some.houses == ("jack7~jokers=0", "classic")
    assert len(some.cells) == len(some.rows) * 2


def test_a_suit_has_a_row_only_where_the_houses_part_on_it() -> None:
    # black-jack-cards: a run may lie on the ace, in the suit that was named
    comparison = sw.compare(LINE, ["practice-table", "black-jack", "classic"])
    named = {row.move: [cell.legal for cell in row.cells] for row in comparison.rows}
    assert named["AH=C"] == [True, True, None]
    assert comparison.cell("AH=C", "black-jack").as_dict()["more"] == ["2C", "8C", "QC"]
    assert "AH=H" not in named
    alike = sw.compare(LINE, ["practice-table", "switch"])
    assert not [row for row in alike.rows if "=" in row.move]


def test_a_call_is_compared_when_the_hand_is_nearly_out() -> None:
    many = sw.compare(LINE, ["switch", "jack7"])
    few = sw.compare(f"9C 1+ 4C5S/7/7 20.. - - {AT}", ["switch", "practice-table"])
    assert "call" not in [row.move for row in many.rows]
    assert "call" in [row.move for row in few.rows]


def test_what_waits_is_what_the_rows_are_about() -> None:
    line = f"9C>AH 1+?suit 5S4D/7/7 20.. - - {AT}"
    assert [row.move for row in sw.compare(line, ["practice-table", "switch"]).rows] == [
        "=C", "=D", "=H", "=S",
    ]  # fmt: skip
    owed = f"2C 1+ 5S2D4D6D/7/7 20.. 2:2 - {AT}"
    assert [row.move for row in sw.compare(owed, ["practice-table", "jaques"]).rows] == [
        "2D", "4D", "6D", "5S", "take",
    ]  # fmt: skip


def test_houses_that_answer_alike_share_a_column() -> None:
    columns = [column.houses for column in sw.compare(LINE).columns]
    assert ("practice-table", "switch", "turbo-switch", "peanuckle") in columns
    assert sorted(line for houses in columns for line in houses) == sorted(sw.houses())
    one = sw.compare(LINE, ["switch", "turbo-switch"])
    assert len(one.columns) == 1
    assert one.differences == ()
    assert one.parting is None
    assert one.summary == "Two houses agree on everything that is compared here."


def test_where_a_position_cannot_arise_a_sentence_says_so() -> None:
    comparison = sw.compare(FOUR, ["switch", "practice-table"])
    assert all(comparison.cell(row.move, "switch").legal is not None for row in comparison.rows)
    lost = [cell for cell in comparison.cells if cell.house.line == "practice-table"]
    assert lost
    assert {(cell.legal, cell.problem) for cell in lost} == {
        (
            None,
            "This position cannot arise under Practice table: 4 players cannot sit down: "
            "this house is for 3 players.",
        )
    }
    assert "4 players cannot sit down" in comparison.differences[0]
    assert "cannot arise" in str(comparison)
    assert not any(row.differs for row in comparison.rows)  # one house cannot differ from itself


def test_no_house_holds_it_and_it_still_shows() -> None:
    comparison = sw.compare("9C 1+ JK15D/7/7 20.. - - @jack7", ["classic", "practice-table"])
    assert comparison.rows == ()
    assert comparison.summary == "There is no move to compare."
    assert str(comparison).count("cannot arise") == 2
    assert comparison._repr_html_().count("cannot arise") == 2


def test_a_line_without_rules_is_read_by_the_first_house_that_can() -> None:
    assert sw.compare("9C 1+ 8C5D/7/7/7 20.. - -").problems[0][0] == "practice-table"
    assert sw.compare("9C 1+ 8C5D/7/7 20.. - -", ["jaques", "classic"]).problems == ()


# -- sentences ---------------------------------------------------------------------------------


def test_differences_are_sentences_with_their_sources() -> None:
    comparison = sw.compare(LINE, ["practice-table", "jaques", "classic"])
    told = {row.move: row.sentence for row in comparison.rows if row.differs}
    assert told["8C"] == (
        "8♣: in jaques Robin faces a skip, an eight answers (Jaques, How to play); in the other two"
        " houses Robin misses a turn, Alex is next (Practice table, 03, Five effects)."
    )
    assert told["AH"] == (
        "A♥: in practice-table allowed; in the other two houses not allowed, because the ace of"
        " hearts is neither a club nor a nine (Jaques, How to play)."
    )
    assert list(comparison.differences) == list(told.values())
    among_all = sw.compare(LINE).rows[1].sentence  # six skip, three let answer, two name a suit
    assert "; in black-jack, j28 and jaques Robin faces a skip" in among_all
    assert "; in the other six houses Robin misses a turn, Alex is next" in among_all


def test_every_aspect_has_words_for_every_outcome() -> None:
    for cell in sw.compare(LINE).cells:
        if cell.outcome:
            for name in ASPECTS:
                words = aspect_words(cell.outcome, [name])
                assert words
                assert words == words.strip()
            with pytest.raises(SwitchError, match="did you mean suit"):
                aspect_words(cell.outcome, ["suits"])


def test_an_answer_is_odd_that_most_houses_do_not_give() -> None:
    """An eight skips the next player at once at the practice table, and may be answered in Jaques.

    Whether a player must play makes no difference to that.
    """
    houses = ["jaques", "practice-table", "practice-table~must-play=no"]
    assert sw.compare(LINE, houses, moves="8C").rows[0].odd == (True, False, False)
    assert sw.compare(LINE, houses[1:], moves="8C").rows[0].odd == (False, False)


def test_what_may_still_be_laid_is_said_first_and_then_what_follows_without_it() -> None:
    """Jacks and twos are one rank in a run (jack7/runs); a queen must be covered in her suit."""
    follows = {
        house: sw.compare(LINE).cell(move, house).follows
        for house, move in (("jack7", "2C"), ("black-jack", "QC"))
    }
    assert follows["jack7"].startswith(
        "you may go on with the jack of spades; if not, Robin faces two cards"
    )
    assert follows["black-jack"] == (
        "you have to go on with the two of clubs or the eight of clubs"
    )


def test_a_last_card_wins_or_takes_its_player_out_for_a_place() -> None:
    """Nothing is announced any more of a card that is laid."""
    houses = ["switch", "switch~game-end=one-left"]
    row = sw.compare("9C 1+ 9S/7/7 20.. - 1c names=You,Robin,Alex @switch", houses, "9S").rows[0]
    assert row.cells[0].follows == "you win"
    assert row.cells[1].follows == "you are out in first place, Robin is next"


# -- as a table, as data, as HTML --------------------------------------------------------------


def test_the_text_is_a_table_that_fits_a_screen_then_sentences() -> None:
    text = str(sw.compare(LINE))
    lines = text.splitlines()
    assert lines[0] == "Eleven houses differ on eight of nine moves."
    assert max(map(len, lines)) <= 100
    assert "≠ 8♣" in text
    assert "≠✓ Robin faces a" in text
    assert "  5♠" in text
    assert text.count("\n- ") == len(sw.compare(LINE).differences)
    assert LINE.split()[0] in lines[-1]


def test_it_is_the_same_in_every_process() -> None:
    code = f"import switch_edu as sw; c = sw.compare({LINE!r}); print(c, c._repr_html_(), repr(c))"
    runs = {
        subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=True,
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path), "PYTHONUTF8": "1"},
        ).stdout
        for seed in ("1", "2")
    }  # fmt: skip
    assert len(runs) == 1


def test_it_is_plain_data_for_json() -> None:
    data = json.loads(json.dumps(sw.compare(LINE).as_dict()))
    assert [row["move"] for row in data["rows"]] == [row.move for row in sw.compare(LINE).rows]
    assert data["rows"][1]["cells"][0]["skipped"] == ["Robin"]
    assert sum(len(column["houses"]) for column in data["columns"]) == len(sw.houses())


def test_a_frame_has_a_line_for_each_move_and_house() -> None:
    pytest.importorskip("pandas")
    frame = sw.compare(LINE).frame()
    assert len(frame) == 9 * 11
    assert not frame.duplicated(["move", "house"]).any()
    eights = frame[frame.move == "8C"].set_index("house")
    assert eights.loc["practice-table", "skipped"] == "Robin"
    assert eights.loc["jaques", "turns"] == 1
    assert frame[frame.house == "jack7"].set_index("move").loc["QC", "drawn"] == "You 2"


def test_without_pandas_a_frame_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(SwitchError, match="pip install pandas"):
        sw.compare(LINE).frame()


def test_the_picture_marks_differences_by_sign_and_shape_and_says_them() -> None:
    comparison = sw.compare(LINE, ["practice-table", "jaques"])
    html = comparison._repr_html_()
    rows = re.findall(r"<tr>(.*?)</tr>", html)[1:]
    assert ["≠" in row for row in rows] == [row.differs for row in comparison.rows]
    assert ["double" in row for row in rows] == [row.differs for row in comparison.rows]
    eight = rows[1].split("<td")  # two houses: the second one is the odd one
    assert [("≠" in cell, "double" in cell) for cell in eight[1:]] == [(False, False), (True, True)]
    assert html.count("<li>") == len(comparison.differences)
    assert "≠ marks where the houses differ" in html
    assert 'scope="col"' in html
    assert 'scope="row"' in html
    assert "<script" not in html


def test_hostile_names_are_text() -> None:
    names = "%3Cimg%20src=x%20onerror=alert(1)%3E,B,C"
    html = sw.compare(f"9C 1+ 8C5S/7/7 20.. - - names={names} @switch")._repr_html_()
    assert "<img" not in html
    assert "&lt;img" in html


# -- what is no comparison ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "part"),
    [
        ({"position": LINE, "rules": "jack7"}, "given as a list"),
        ({"position": LINE, "rules": 7}, "given as a list"),
        ({"position": LINE, "moves": 7}, "7 is no line of play"),
        ({"position": LINE, "rules": []}, "No house is named"),
        ({"position": LINE, "rules": ["jack8"]}, "did you mean jack7?"),
        ({"position": "9C 1+ rubbish"}, "The line ends before its part"),
        ({"position": 7}, "7 is not a position"),
        ({"position": "9C over+ 4/#1/5 20.. - - @switch"}, "The deal is over in this position"),
        ({"position": "9C 1+ 99X/7/7 20.. - -"}, "In the hands part"),
    ],
)
def test_what_cannot_be_compared_is_one_sentence(given: dict[str, Any], part: str) -> None:
    with pytest.raises(SwitchError) as caught:
        sw.compare(**given)
    assert part in str(caught.value)


# -- the command -------------------------------------------------------------------------------


def test_a_console_without_signs_shows_letters_for_them() -> None:
    console.prepare()
    plain = str(sw.compare(LINE)).encode("ascii", "switch-plain").decode("ascii")
    assert "?" not in plain
    assert "!= 8C" in plain
    assert "!=x neither a club" in plain


def test_the_command_prints_the_table() -> None:
    houses = ["practice-table", "jaques"]
    shown = run("compare", LINE, "--houses", "practice-table, jaques")
    assert shown.stdout == f"{sw.compare(LINE, houses)}\n"
    shown = run("compare", LINE, "--houses", ",".join(houses), "--moves", "8C")
    assert shown.stdout == f"{sw.compare(LINE, houses, moves='8C')}\n"


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (("rubbish",), "The line ends before its part"),
        ((LINE, "--houses", "jack8"), "did you mean jack7?"),
        ((LINE, "--houses", ""), "No house is named"),
        ((LINE, "--moves", "banana"), "“banana” is not a move"),
        ((LINE, "--moves", " , "), "No move was given"),
    ],
)
def test_the_command_answers_mistakes_in_one_sentence(words: tuple[str, ...], part: str) -> None:
    shown = run("compare", *words)
    check_complaint(shown, part)
