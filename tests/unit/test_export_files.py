"""The files that are exported: need nothing else, are never overwritten unasked, whole or not."""

from __future__ import annotations

import base64
import hashlib
import os
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import click
import pytest

import switch_edu as sw
from switch_edu.cli import door
from switch_edu.commands import export
from switch_edu.exporting import FORMS, page_of
from switch_edu.exporting.comparison import comparison_deck
from switch_edu.rules import house
from switch_edu.texts import write_text
from tests.unit.command_checks import check_complaint, run
from tests.unit.export_checks import words_of

LINE = "9C 1+ 5SAH8CKC/7/7 26 - -"


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Each test works in an empty folder."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def pages() -> dict[str, str]:
    compared = sw.compare(LINE, ["practice-table", "jaques"])
    lessons = {f"a {form}": page_of("effects", form) for form in FORMS}
    return {
        **lessons,
        "a comparison": page_of(compared),
        "its slides": comparison_deck(compared),
        "rules": page_of(house("jack7")),
        "a result": page_of(sw.settle("Can I put a black jack on a two?")),
    }


PAGES = pages()


class Tags(HTMLParser):
    """The tags of a page: those that are still open, and what looks for other files."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []
        self.scripts = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "link", "br"):
            self.open.append(tag)
        self.scripts += tag == "script"
        looking = ("src", "href", "srcset", "data", "action", "poster")
        self.links += [value or "" for name, value in attrs if name in looking]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("page", PAGES.values(), ids=PAGES)
def test_a_page_is_whole_and_asks_for_nothing(page: str) -> None:
    tags = Tags()
    tags.feed(page)
    tags.close()
    assert tags.open == []
    assert [link for link in tags.links if not link.startswith(("#", "data:,"))] == []
    assert not re.search(r"@import|url\(|https?:", page)
    assert page.startswith('<!doctype html>\n<html lang="en-GB">')
    assert re.search(r"<title>[^<]+</title>", page)


@pytest.mark.parametrize("page", PAGES.values(), ids=PAGES)
def test_only_our_own_script_may_run(page: str) -> None:
    (policy,) = re.findall(r'http-equiv="Content-Security-Policy" content="([^"]+)"', page)
    assert "default-src 'none'" in policy
    scripts = re.findall(r"<script>(.*?)</script>", page, flags=re.DOTALL)
    digests = [base64.b64encode(hashlib.sha256(text.encode()).digest()) for text in scripts]
    allowed = [f"'sha256-{digest.decode()}'" for digest in digests] or ["'none'"]
    assert re.findall(r"script-src ([^;]+);", policy) == allowed


@pytest.mark.parametrize(
    ("words", "name"),
    [
        (["lesson", "effects"], "effects.html"),
        (["lesson", "effects", "--slides"], "effects-slides.html"),
        (["lesson", "effects", "--worksheet", "--house", "jaques"],
         "effects-jaques-worksheet.html"),
        (["course"], "course.html"),
        (["course", "other-houses", "--slides"], "other-houses-slides.html"),
        (["comparison", LINE, "practice-table", "jaques"], "comparison.html"),
        (["comparison", LINE, "practice-table", "jaques", "--slides"], "comparison-slides.html"),
        (["comparison", LINE, "practice-table", "jack7", "--moves", "8C"], "comparison.html"),
        (["rules", "switch~answers.2.2=none"], "switch-answers-2-2-none.html"),
        (["outcomes", "practice-table", "jaques", "--games", "20"], "outcomes.html"),
    ],
)  # fmt: skip
def test_a_file_is_called_after_what_is_in_it(words: list[str], name: str, here: Path) -> None:
    shown = run("export", *words)
    assert shown.exit_code == 0, shown.stderr
    assert shown.stdout == f"{name} is written: open it in a browser to read, show or print it.\n"
    assert [path.name for path in here.iterdir()] == [name]
    assert (here / name).read_text(encoding="utf-8").endswith("</html>\n")


def test_the_command_and_the_function_write_the_same(here: Path) -> None:
    run("export", "lesson", "jokers", "--slides", "-o", "a.html")
    assert sw.export("jokers", "b.html", "slides") == Path("b.html")
    assert (here / "a.html").read_bytes() == (here / "b.html").read_bytes()


def test_the_rules_are_those_of_the_sheet(here: Path) -> None:
    run("export", "rules", "jack7", "-o", "a.html")
    run("sheet", "jack7", "--html", "b.html")
    assert (here / "a.html").read_bytes() == (here / "b.html").read_bytes()


@pytest.mark.parametrize(
    "words",
    [
        ["export", "lesson", "jokers", "-o", "a.html"],
        ["export", "rules", "jaques", "-o", "a.html"],
        ["sheet", "jaques", "--html", "a.html"],
        ["settle", "Can I put a black jack on a two?", "--html", "a.html"],
    ],
)
def test_a_file_that_is_there_is_left_alone_unless_asked(words: list[str], here: Path) -> None:
    (here / "a.html").write_text("mine")
    check_complaint(run(*words), "a.html is there already: choose another name, or say")
    assert (here / "a.html").read_text() == "mine"
    assert run(*words, "--replace").exit_code == 0
    assert (here / "a.html").read_text(encoding="utf-8").startswith("<!doctype html>")
    assert [path.name for path in here.iterdir()] == ["a.html"]


@pytest.mark.parametrize(
    "words", [["sheet", "jack7"], ["settle"], ["settle", "Can I put a black jack on a two?"]]
)
def test_nothing_can_be_replaced_where_no_file_is_written(words: list[str]) -> None:
    check_complaint(run(*words, "--replace"), "--replace is about a file: name it with --html FILE")


def test_so_does_the_function(here: Path) -> None:
    (here / "a.html").write_text("mine")
    with pytest.raises(sw.SwitchError, match="replace=True"):
        sw.export("jokers", "a.html")
    assert (here / "a.html").read_text() == "mine"


def commands(group: click.Group, *names: str) -> Iterator[tuple[str, click.Command]]:
    """Yield all commands with their names, those of a command too."""
    context = click.Context(group)
    for name in group.list_commands(context):
        found = group.get_command(context, name)
        assert found is not None
        yield " ".join([*names, name]), found
        if isinstance(found, click.Group):
            yield from commands(found, *names, name)


def _names_a_file(option: click.Parameter) -> bool:
    kind = option.type
    return isinstance(option, click.Option) and isinstance(kind, click.Path) and not kind.dir_okay


def test_no_command_writes_a_file_without_the_question_whether_to_replace_it() -> None:
    writing = {
        name: {option.name for option in command.params}
        for name, command in commands(door)
        if any(_names_a_file(option) for option in command.params)
    }
    assert {"sheet", "settle", "export lesson"} <= set(writing)
    assert [name for name, options in writing.items() if "replace" not in options] == []


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["lesson", "effect"], "There is no lesson “effect” (did you mean effects?)"),
        (["lesson", "effects", "-o", "nowhere/a.html"], "No such file or directory"),
        (["lesson", "effects", "-o", "."], "is a directory"),
        (["lesson", "effects", "--slides", "--worksheet"], "Choose one of"),
        (["lesson", "effects", "--house", "jacks"], "There is no house “jacks”"),
        (["lesson", "queens", "--house", "practice-table"], "Nothing of this lesson has a place"),
        (["course", "other-house"], "There is no course “other-house” (did you mean other-houses"),
        (["comparison", LINE, "jaques"], "One house alone"),
        (["comparison", LINE, "jaques", "jaques"], "One house alone"),
        (["comparison", "9C 1+ 5S", "practice-table", "jaques"], "a position has six parts"),
        (["comparison", LINE, "practice-table", "jaqes"], "did you mean jaques?"),
        (["comparison", LINE, "--moves", "ZZ"], "ZZ"),
        (["rules", "jack77"], "did you mean jack7?"),
        (["outcomes", "practice-table", "--games", "none"], "not a valid integer"),
        (["lessn"], "did you mean lesson?"),
        (["comparison"], "Missing argument"),
    ],
)
def test_a_mistake_is_one_sentence(words: list[str], part: str, here: Path) -> None:
    check_complaint(run("export", *words), part)
    assert list(here.iterdir()) == []


def test_without_a_word_the_help_is_shown() -> None:
    shown = run("export")
    assert shown.exit_code == 0
    assert "switch-edu export lesson effects --slides" in shown.stdout


@pytest.mark.parametrize(
    ("what", "options", "part"),
    [
        (7, {}, "“7” cannot be exported"),
        (None, {}, "cannot be exported"),
        ("nothing", {}, "There is no lesson “nothing”"),
        ("jokers", {"path": None}, "“None” is no path"),
        ("jokers", {"path": "."}, ". cannot be written: Is a directory."),
        ("jokers", {"path": f"{'x' * 300}.html"}, "cannot be written: File name too long."),
        ("effects", {"form": "slide"}, "There is no form “slide” (did you mean slides?)"),
        (house("jack7"), {"form": "slides"}, "Only lessons and courses can be a worksheet"),
        (house("jack7"), {"house": "jaques"}, "Only a lesson or a course"),
    ],
)
def test_what_cannot_be_exported_is_refused_in_one_sentence(
    what: object, options: dict[str, Any], part: str, here: Path
) -> None:
    with pytest.raises(sw.SwitchError) as caught:
        sw.export(what, **{"path": "a.html", **options})
    assert part in str(caught.value)
    assert list(here.iterdir()) == []


def test_games_are_not_played_for_a_file_that_may_not_be_written(
    here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (here / "outcomes.html").write_text("mine")
    monkeypatch.setattr(export, "played", lambda **_: pytest.fail("games were played"))
    check_complaint(run("export", "outcomes", "jack7", "switch"), "is there already")


def test_a_crash_leaves_the_old_file(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sw.export("effects", "a.html")
    before = (here / "a.html").read_bytes()

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fdopen", full)
    with pytest.raises(sw.SwitchError, match="cannot be written: No space left"):
        sw.export("jokers", "a.html", replace=True)
    assert (here / "a.html").read_bytes() == before
    assert [path.name for path in here.iterdir()] == ["a.html"]


def test_others_may_read_what_is_handed_out(here: Path) -> None:
    old = os.umask(0o022)
    try:
        sw.export("effects", "a.html")
    finally:
        os.umask(old)
    assert (here / "a.html").stat().st_mode & 0o777 == 0o644


def test_a_link_stays_and_leads_to_the_new_file(here: Path) -> None:
    (here / "shared.html").write_text("old")
    (here / "a.html").symlink_to("shared.html")
    sw.export("jokers", "a.html", replace=True)
    assert (here / "a.html").is_symlink()
    assert (here / "shared.html").read_text(encoding="utf-8").endswith("</html>\n")


def test_what_is_no_file_is_written_to_and_stays() -> None:
    ours, theirs = os.openpty()
    device = Path(os.ttyname(theirs))
    write_text(device, "page", replace=False)
    assert os.read(ours, 4) == b"page"
    assert device.is_char_device()


def test_a_comparison_names_each_house_with_its_source() -> None:
    # table, 03: an eight skips at once, an ace goes on anything;
    # Jaques, How to play, 5: an eight may answer it; 6: an ace turns play round, it fits nothing
    page = page_of(sw.compare(LINE, ["practice-table", "jaques"]))
    said = words_of(page)
    assert "Practice table and Jaques of London, side by side" in said
    _, skips, aces = re.split(r"8♣ : is it allowed|A♥ : is it allowed", said)
    assert "Seat 2 misses a turn, Seat 3 is next practice-table : Practice table, 03" in skips
    assert "Seat 2 faces a skip, an eight answers jaques : Jaques, How to play" in skips
    assert "✓ Yes, in one house: An ace may be played on any card. practice-table" in aces
    assert "✗ No, in one house: The ace of hearts is neither a club nor a nine. jaques" in aces
    assert "K♣ : is it allowed" not in said  # they agree


def test_slides_of_a_comparison_ask_before_they_answer() -> None:
    said = words_of(PAGES["its slides"])
    first = said.index("8♣: is it allowed here")
    assert said.index("What does each of them say?", first) < said.index("Two answers", first)
    assert "Two houses differ on two of four moves." in said


def test_a_line_of_play_is_asked_about_where_the_houses_part() -> None:
    # table, 03: a king does nothing, Alex is next; jack7, Power cards: it turns play round, so
    # that Alex's card is out of turn; but that comes after the question
    line = "9C 1+ 3C4D5D/KC7H8H/4C5C6C 20.. - - names=You,Robin,Alex"
    moves = "You 3C, then Robin KC, then Alex 4C"
    said = words_of(page_of(sw.compare(line, ["practice-table", "jack7"], moves)))
    _, question = said.split("You 3♣ then Robin K♣ : what does the house say?")
    assert "Alex is next practice-table : Practice table" in question
    assert "you are next, play goes anticlockwise jack7 : jack7, Power cards" in question
    assert "what does the house say?" not in question


def test_a_comparison_shows_its_position_and_slides_do_not_write_its_line() -> None:
    compared = sw.compare(LINE, ["practice-table", "jaques"])
    assert page_of(compared).count('class="picture"') == 1
    assert f">{compared.title}</code>" in page_of(compared)
    deck = comparison_deck(compared)
    assert 'class="picture"' in deck
    assert f">{compared.title}</code>" not in deck


def test_a_recorded_game_is_exported_without_a_picture() -> None:
    game = sw.deal("practice-table", seed=7)
    game.play(game.table.moves()[0])
    page = page_of(sw.compare(game, ["practice-table", "jaques"]))
    assert "side by side" in words_of(page)
    assert 'class="picture"' not in page


def test_the_title_of_a_game_does_not_give_the_deal_away() -> None:
    page = page_of(sw.deal("practice-table", seed=4711))
    assert "4711" not in page
    assert "<title>Game</title>" in page


def test_names_that_are_markup_are_text() -> None:
    line = f"{LINE} names=%3Cimg%20src%3Dx%3E,Robin,Alex"
    compared = sw.compare(line, ["practice-table", "jaques"])
    for page in (page_of(compared), page_of(compared, "slides")):
        assert "<img" not in page
        assert "<img src=x>" in words_of(page)


@pytest.mark.parametrize("name", ["-", ""])
def test_what_names_no_file_is_refused_and_nothing_is_written(here: Path, name: str) -> None:
    check_complaint(run("export", "lesson", "effects", "-o", name), "give its name")
    check_complaint(run("sheet", "jack7", "--html", name), "give its name")
    assert list(here.iterdir()) == []
