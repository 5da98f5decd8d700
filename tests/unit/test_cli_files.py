"""`switch-edu replay` and `cases`: what they print, and one sentence for every mistake."""

from __future__ import annotations

from pathlib import Path

import pytest

import switch_edu as sw
from tests.unit.command_checks import check_complaint, run

GOLDEN = Path(__file__).parents[1] / "cases" / "golden.yaml"
CASE = "{id: a-1, ruleset: classic, given: {top: 9C, hands: {A: [9H, 4D]}}, expect: {plays: [9H]}}"


# -- replay ------------------------------------------------------------------------------------


def record(plays: int) -> str:
    game = sw.deal("practice-table", players=["You", "Robin", "Alex"], seed=7)
    for _ in range(plays):
        if not game.over:
            game.play(game.moves()[0])
    return game.record()


def test_replay_tells_a_finished_game_and_its_result(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record(500), encoding="utf-8")
    game = sw.replay(record(500))
    shown = run("replay", str(file))
    assert shown.exit_code == 0
    assert shown.stdout.splitlines() == [*game.log, str(game.result)]
    assert " wins: the last card was " in shown.stdout or "You win: " in shown.stdout


def test_replay_says_who_is_next_in_a_game_that_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record(0), encoding="utf-8")
    assert run("replay", str(file)).stdout.endswith("The deal goes on: you are in turn.\n")


def test_replay_tells_a_match_round_by_round(tmp_path: Path) -> None:
    match = sw.match("jaques", seed=7)
    while not match.over:
        match.round.play(match.round.moves()[0])
    file = tmp_path / "match.txt"
    file.write_text(match.record(), encoding="utf-8")
    told = run("replay", str(file)).stdout.splitlines()
    assert told == list(match.log)
    assert told[0] == "Round 1: You deal."
    assert told[-2].startswith("Points: ")


def test_replay_says_how_far_a_match_is(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    file.write_text(sw.match("jaques", seed=7).record(), encoding="utf-8")
    assert run("replay", str(file)).stdout.endswith("The deal goes on: Robin is in turn.\n")


@pytest.mark.parametrize(
    ("content", "part"),
    [
        (b"", "is empty: it should hold a record of a game"),
        (b"\x89PNG\r\n\x1a\n\x00", "is not a text file"),
        (b"a\0b", "is not a text file"),
        (b"hello", "This is not a record of a game"),
        (record(9).replace("You: ", "Yuo: ").encode(), "(did you mean You?)"),
        (record(9).replace("practice-table", "practise-table").encode(), "did you mean practice-"),
        (record(9).replace("seed: 7", "seed: x").encode(), "Line 4: "),
    ],
)
def test_replay_complains_in_one_sentence(tmp_path: Path, content: bytes, part: str) -> None:
    file = tmp_path / "game.txt"
    file.write_bytes(content)
    check_complaint(run("replay", str(file)), part)


# -- cases -------------------------------------------------------------------------------------


def test_the_golden_cases_pass() -> None:
    shown = run("cases", str(GOLDEN))
    assert shown.exit_code == 0
    assert shown.stdout == "196 passed, 0 failed\n"


def test_a_failing_case_is_one_line_and_exit_code_1(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    wrong = CASE.replace("a-1", "a-2").replace("[9H]}", "[4D]}")
    file.write_text(f"cases:\n- {CASE}\n- {wrong}\n", encoding="utf-8")
    shown = run("cases", str(file))
    assert shown.exit_code == 1
    assert shown.stdout.splitlines() == [
        "a-2: plays should be [4D] and is [9H]",
        "1 passed, 1 failed",
    ]
    assert shown.stderr == ""


def test_a_case_that_cannot_be_read_is_exit_code_2_and_does_not_stop_the_others(
    tmp_path: Path,
) -> None:
    file = tmp_path / "mine.yaml"
    broken = CASE.replace("a-1", "a-2").replace("plays", "plasy")
    file.write_text(f"cases:\n- {broken}\n- {CASE}\n", encoding="utf-8")
    shown = run("cases", str(file))
    assert shown.exit_code == 2
    assert shown.stdout == "1 passed, 1 failed\n"
    assert shown.stderr == "a-2: There is no key “plasy” in “expect” (did you mean plays?).\n"


@pytest.mark.parametrize(
    ("content", "part"),
    [
        (b"", "is empty: it should hold a file of cases"),
        (b"\xff\xfe\x00\x01", "is not a text file"),
        (b"cases: [", "is not YAML at line 1, column 9"),
        (b"- just\n- words: [", "is not YAML at line 2"),
        (b"houses: []", "has a part “houses”"),
        (b"[" * 5000, "is not YAML"),
    ],
)
def test_cases_complains_in_one_sentence(tmp_path: Path, content: bytes, part: str) -> None:
    file = tmp_path / "mine.yaml"
    file.write_bytes(content)
    check_complaint(run("cases", str(file)), part)


@pytest.mark.parametrize("command", ["cases", "replay"])
def test_a_file_that_cannot_be_read_is_one_sentence(tmp_path: Path, command: str) -> None:
    check_complaint(run(command), "Missing argument 'FILE'")
    check_complaint(run(command, str(tmp_path / "none")), "cannot be read: No such file")
    check_complaint(run(command, str(tmp_path)), "cannot be read: Is a directory")
    big = tmp_path / "big"
    big.write_bytes(b"a" * 5_000_001)
    check_complaint(run(command, str(big)), "is too big")
