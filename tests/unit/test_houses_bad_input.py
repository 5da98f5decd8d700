"""Whatever is wrong with a house is one clear sentence."""

import pytest

from switch_edu.errors import BadHouse, SwitchError
from switch_edu.rules import apply_variants, house
from switch_edu.rules.files import read_file

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
    "sources = 3": "sources has to be a table",
    "drw = 'one'": "did you mean draw?",
    "[sources]\ndraw = ['tabel/02', 'one']": "did you mean table?",
    "[sources]\ndraw = ['table/77', 'one']": "has no section",
    "[sources]\ndrw = ['table/02', 'one']": "no ruling",
    "[variations]\nqueens = 3": "table of changes",
    "[knobs.runs]\ntitle = 'runs'": "options",
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
