"""Whatever is wrong with a house is one clear sentence."""

from pathlib import Path

import pytest

from switch_edu.errors import BadHouse, SwitchError
from switch_edu.rules import apply_variants, house
from switch_edu.rules.files import read_file
from switch_edu.rules.sources import read_documents

BAD = {
    "practise-table": "did you mean practice-table?",
    "": "There is no house",
    "practice-table~": "no rule",
    "practice-table~=3": "no rule",
    "practice-table~draw=": "no rule",
    "practice-table~drw=one": "did you mean draw?",
    "practice-table~draw": "needs a value",
    "practice-table~normal-draw": "needs a value",
    "practice-table~draw=two": "How much does a player draw who does not play?",
    "practice-table~queens": "no variation",
    "classic~queen": "did you mean queens?",
    "jack7~runs": "write runs=on or runs=off",
    "jack7~runs=sometimes": "on or off",
    "jack7~black-jack=6": "7 or 5",
    "practice-table~powers.Z=wild": "names no cards",
    "practice-table~powers.blck-J=wild": "did you mean black-j?",
    "practice-table~powers.4=wlid": "did you mean wild?",
    "practice-table~powers.4=pickup-0": "not a power",
    "practice-table~powers.4=pickup-21": "pickup-20",
    "practice-table~powers.4=as-declared": "only a joker",
    "practice-table~answers.2.2=ad": "did you mean add?",
    "practice-table~answers.9.2=add": "9 has no power",
    "practice-table~answers.A.2=add": "waits for no answer",
    "practice-table~answers.2.8=add": "a card that skips cannot add to a pickup",
    "practice-table~answers.2.red=add": "a card that skips cannot add to a pickup",
    "classic~answers.8.2=add": "a card that makes a pickup cannot add to a skip",
    "jack7~powers.black-J=skip": "answers.2.black-J=add cannot be",
    "practice-table~answers.2=add": "does not say which cards answer",
    "practice-table~black-jack-size=many": "not a power",
    "practice-table~queen-role=sleepy": "What is a queen?",
    "j28~black-jack-accumulates=adds": "have nothing that",
    "nowhere/house.toml": "cannot be read",
}


@pytest.mark.parametrize(("line", "part"), BAD.items())
def test_a_bad_line_is_refused_in_one_sentence(line, part) -> None:
    with pytest.raises(BadHouse) as error:
        house(line)
    message = str(error.value)
    assert part in message, message
    assert "\n" not in message
    assert message[-1] == "."
    assert isinstance(error.value, SwitchError)


def test_an_unknown_ruling_or_question_or_entry_is_named_with_the_nearest() -> None:
    rules = house("practice-table")
    for ask in (rules.value, rules.source):
        with pytest.raises(BadHouse, match=r"did you mean drawn-card\?"):
            ask("drawn-crd")
    with pytest.raises(BadHouse, match=r"did you mean normal-draw\?"):
        rules.says("normal-drw")


def test_a_variant_that_the_house_does_not_have_lists_those_that_it_has() -> None:
    with pytest.raises(BadHouse, match="its variations are black-jack, no-call"):
        apply_variants(house("jaques"), ["queens"])


BAD_FILES = {
    "draw = ": "is not TOML",
    "title = 3": "title has to be text",
    "title = ''": "title has to be text",
    'title = "two\\nlines"': "on one line",
    f"title = '{'x' * 81}'": "at most 80 signs",
    "a = " + "[" * 3000: "brackets in brackets",
    ".".join("a" * 3000) + " = 1": "brackets in brackets",
    "call.price = " + "9" * 5000: "a number that is too long",
    "sources = 3": "sources has to be a table",
    "drw = 'one'": "did you mean draw?",
    "[sources]\ndraw = ['tabel/02', 'one']": "did you mean table?",
    "[sources]\ndraw = ['table/77', 'one']": "has no section",
    "[sources]\ndrw = ['table/02', 'one']": "no ruling",
    "[sources]\ndraw = ['table/02']": "is no reference",
    "[sources]\ndraw = ['table/02', 'one', 'two']": "is no reference",
    "[sources]\ndraw = 3": "is no reference",
    "[variations]\nqueens = 3": "table of changes",
    "[variations]\nqueens = { title = 3 }": "title has to be text",
    "[variations]\n'a~b' = { draw = 'one' }": "write letters, digits and -",
    "[knobs.runs]\ntitle = 'runs'": "options",
    "[knobs.runs]\noptions = {}": "options",
    "[knobs.runs]\noptions = { on = 3 }": "options",
    "[knobs.runs]\noptions = { 'a b' = {} }": "write letters, digits and -",
    "[knobs.'a=b']\noptions = { on = {} }": "write letters, digits and -",
    "[knobs.runs]\nstandard = 'maybe'\noptions.on = { run.steps = 'rank' }": "no option “maybe”",
    "[powers]\n4 = 'pickup'": "not a power",
}


@pytest.mark.parametrize(("text", "part"), BAD_FILES.items())
def test_a_bad_house_file_is_refused_in_one_sentence_that_names_the_file(text, part) -> None:
    with pytest.raises(BadHouse) as error:
        read_file(text, "ours")
    message = str(error.value)
    assert part in message, message
    assert "ours" in message


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("[friday]\ntitle = 'Our Friday table'\ncite = 'Friday'", "sections"),
        ("[friday]\ntitle = 'Our Friday table'\nsections = {}", "cite"),
        ("[friday]\ntitle = 'F'\ncite = 'F'\nsections = {}\nyear = 1999", "year"),
        ("friday = 'F'", "friday"),
        ("[friday", "source"),
    ],
)
def test_a_bad_list_of_sources_is_refused_in_one_sentence(text: str, part: str) -> None:
    with pytest.raises(BadHouse, match="source") as error:
        read_documents(text)
    assert part in str(error.value)
    assert "__init__" not in str(error.value)


def test_a_house_that_is_built_on_itself_is_refused(tmp_path: Path) -> None:
    mine, yours = tmp_path / "mine.toml", tmp_path / "yours.toml"
    mine.write_text(f"parent = '{mine.as_posix()}'", encoding="utf-8")
    with pytest.raises(BadHouse, match="is built on itself"):
        house(str(mine))
    mine.write_text(f"parent = '{yours.as_posix()}'", encoding="utf-8")
    yours.write_text(f"parent = '{mine.as_posix()}'", encoding="utf-8")
    with pytest.raises(BadHouse, match="is built on itself"):
        house(str(mine))


def test_a_house_file_may_be_built_on_another(tmp_path: Path) -> None:
    mine, yours = tmp_path / "mine.toml", tmp_path / "yours.toml"
    yours.write_text("parent = 'switch'\ncall.price = 4", encoding="utf-8-sig")  # as editors may
    mine.write_text(f"parent = '{yours.as_posix()}'\njokers = 1", encoding="utf-8")
    assert house(str(mine)) == house("switch~jokers=1~call.price=4")


def test_a_path_that_can_be_no_path_is_refused() -> None:
    with pytest.raises(BadHouse, match="cannot be read"):
        house("a\0b.toml")
