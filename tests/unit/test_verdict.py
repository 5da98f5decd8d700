"""Verdicts: the reasons that the rules give, hand-made cases first, then that none can drift.

Each case is a position, a move, whether the source allows it, and the reasons for that.
"""

from __future__ import annotations

import pickle
import random
from collections.abc import Callable, Iterator

import pytest

from switch_edu.cards import FACES
from switch_edu.engine.judge import judge, legal
from switch_edu.engine.layout import CHALLENGE, CHALLENGE_BIT, DRAW
from switch_edu.game import IllegalMove, Position, Verdict, deal, position
from switch_edu.game.trial import silent_seats
from switch_edu.game.verdict import explain
from switch_edu.rules import house, houses

TABLE = "@practice-table"
JACK7 = "@jack7"
YES, NO = True, False

# Practice table, sections 02 to 06
PRACTICE_TABLE = [
    ("9C 1+ 4C9DAH5S/7/7 30 - -", "4C", YES, ("suit",)),
    ("9C 1+ 4C9DAH5S/7/7 30 - -", "9D", YES, ("rank",)),
    ("9C 1+ 4C9DAH5S/7/7 30 - -", "AH", YES, ("wild",)),
    ("9C 1+ 4C9DAH5S/7/7 30 - -", "5S", NO, ("no-match",)),
    ("9C 1+ 4C9DAH5S/7/7 30 - -", "draw", NO, ("must-play",)),
    ("9C 1+ 4C9DAH5S/7/7 30 - -", "pass", NO, ("must-play", "can-draw")),
    ("9C 1+ 4C9DAH5S/7/7 30 - -", "KD", NO, ("not-held",)),
    ("9C 1+ 4C9DAH5S/7/7 30 - -", "take", NO, ("nothing-owed",)),
    ("9C 1+ 4C9DAH5S/7/7 30 - -", "end", NO, ("nothing-to-end",)),
    ("9C 1+ 4C9DAH5S/7/7 30 - -", "call", NO, ("no-call",)),
    ("9C 1+ 4C9DAH5S/7/7 30 - -", "challenge", NO, ("no-call",)),
    ("9C 1+ 4C9DAH5S/7/7 30 - -", "=H", NO, ("nothing-to-name",)),
    ("9C 1+ 9D9H/5/5 30.. - -", "9D 9H", NO, ("one-card",)),
    ("9C 1+ 5S4D/5/5 30.. - -", "draw", YES, ("free",)),
    ("9C 1+ 5S4D/5/5 30.. - -", "pass", NO, ("can-draw",)),
    ("9C 1+ 5D6D/5/5 0.. - -", "draw", NO, ("nothing-to-draw",)),
    ("9C 1+ 5D6D/5/5 0.. - -", "pass", YES, ("free",)),
    ("9C 1+ AD4S/5/5 0.. - -", "pass", NO, ("must-play",)),
    ("AH=S 1+ 4H4SADKC/6/6 20.. - -", "4S", YES, ("suit",)),
    ("AH=S 1+ 4H4SADKC/6/6 20.. - -", "AD", YES, ("rank", "wild")),
    ("AH=S 1+ 4H4SADKC/6/6 20.. - -", "4H", NO, ("no-match",)),
    ("9C>AH 1+?suit 4H4S/6/6 20.. - -", "=H", YES, ("free",)),
    ("9C>AH 1+?suit 4H4S/6/6 20.. - -", "4H", NO, ("name-first",)),
    ("9C>AH 1+?suit 4H4S/6/6 20.. - -", "draw", NO, ("name-first",)),
    ("2C 1+ 2DQCASJH/5/5 20.. 2:2 -", "2D", YES, ("add",)),
    ("2C 1+ 2DQCASJH/5/5 20.. 2:2 -", "take", YES, ("free",)),
    ("2C 1+ 2DQCASJH/5/5 20.. 2:2 -", "QC", NO, ("no-answer",)),
    ("2C 1+ 2DQCASJH/5/5 20.. 2:2 -", "AS", NO, ("no-answer",)),
    ("2C 1+ 2DQCASJH/5/5 20.. 2:2 -", "JH", NO, ("no-answer",)),
    ("2C 1+ 2DQCASJH/5/5 20.. 2:2 -", "draw", NO, ("pay-first",)),
    ("2C 1+ 2DQCASJH/5/5 20.. 2:2 -", "pass", NO, ("pay-first",)),
    ("JC 1+ JSJD2S/5/5 20.. 10:black-J -", "JS", YES, ("add",)),
    ("JC 1+ JSJD2S/5/5 20.. 10:black-J -", "JD", YES, ("cancel",)),
    ("JC 1+ JSJD2S/5/5 20.. 10:black-J -", "2S", NO, ("no-answer",)),
    ("9C 1+ AH/5/5 20.. - -", "AH", YES, ("wild",)),
    ("9C 1+ 8H/5/5 20.. - -", "8H", NO, ("no-match",)),
    ("9C over+ 0/5/5 20.. - -", "9D", NO, ("over",)),
]  # fmt: skip

# jack7, from "Your turn" to "Winning"
IN_JACK7 = [
    ("9C 1+ 4C5S7D/7/7 20.. - -", "draw", YES, ("free",)),
    ("9C 1+ 4C5S7D/7/7 20.. - -", "5S", NO, ("no-match",)),
    ("9C 1+ 4C5S7D/7/7 20.. - -", "KS", NO, ("not-held",)),
    ("9C 1+ 4C5S7D/7/7 20.. - -", "take", NO, ("nothing-owed",)),
    ("9C 1+ 4C5S7D/7/7 20.. - -", "end", NO, ("nothing-to-end",)),
    ("9C 1+ 4C5S7D/7/7 20.. - -", "pass", NO, ("can-draw",)),
    ("9C 1+ 4C5S7D/7/7 20.. - -", "=S", NO, ("nothing-to-name",)),
    ("AH=S 1+ AS5S/7/7 20.. - -", "AS", YES, ("suit", "rank", "wild")),
    ("9C 1+ 4CJK1/7/7 20.. - -", "JK1", YES, ("as-declared",)),
    ("9C 1+?JK1 4CJK1/7/7 20.. - -", "=9H", YES, ("rank",)),
    ("9C 1+?JK1 4CJK1/7/7 20.. - -", "=5H", NO, ("no-match",)),
    ("9C 1+?JK1 4CJK1/7/7 20.. - -", "draw", NO, ("declare-first",)),
    ("9C>6C 1+ 6S7C4C/7/7 20.. - -", "6S", YES, ("run-rank",)),
    ("9C>6C 1+ 6S7C4C/7/7 20.. - -", "7C", YES, ("run-next",)),
    ("9C>6C 1+ 6S7C4C/7/7 20.. - -", "4C", NO, ("no-step",)),
    ("9C>6C 1+ 6S7C4C/7/7 20.. - -", "end", YES, ("free",)),
    ("9C>6C 1+ 6S7C4C/7/7 20.. - -", "draw", NO, ("cards-laid",)),
    ("9C>6C 1+ 6S7C4C/7/7 20.. - -", "take", NO, ("cards-laid",)),
    ("9C>JC 1+ 2H4C3S/7/7 20.. - -", "2H", YES, ("run-rank",)),
    ("9C>QC 1+ 2H4C3S/7/7 20.. - -", "2H", YES, ("cover",)),
    ("9C>QC 1+ 2H4C3S/7/7 20.. - -", "end", YES, ("cover-price", "free")),
    ("9C>QC 1+ 2H4C3S/7/7 20.. - -", "draw", NO, ("cover-first",)),
    ("QC* 1+ 2H4C3S/7/7 20.. - -", "4C", YES, ("cover",)),
    ("QC* 1+ 2H4C3S/7/7 20.. - -", "end", YES, ("cover-price", "free")),
    ("2C 1+ 2HJCJD3C/7/7 20.. 2:2 -", "JC", YES, ("add",)),
    ("2C 1+ 2HJCJD3C/7/7 20.. 2:2 -", "JD", YES, ("cancel",)),
    ("2C 1+ 2HJCJD3C/7/7 20.. 2:2 -", "3C", NO, ("no-answer",)),
    ("2C 1+ 2HJK1/7/7 20.. 2:2 -", "JK1", YES, ("as-declared",)),
    ("9C 1+ KC/7/7 20.. - 1c", "KC", YES, ("finish-price", "suit")),
    ("9C 1+ QC/7/7 20.. - 1c", "QC", YES, ("finish-price", "bare-price", "suit")),
    ("9C 1+ 4C/7/7 20.. - 1c", "4C", YES, ("suit",)),
    ("9C 1+ 4C/7/7 20.. - -", "4C", YES, ("call-price", "suit")),
    ("9C 1+ 4C7D/7/7 20.. - -", "call", YES, ("free",)),
    ("9C 1+ 4C7D/7/7 20.. - 1n", "call", NO, ("called",)),
    ("9C 1+ 4C7D/7/7 20.. - -", "challenge", NO, ("no-challenge",)),
    ("9C>AH 1+?suit 4H4S/6/6 20.. - -", "=S", YES, ("free",)),
    ("9C>AH 1+?suit 4H4S/6/6 20.. - -", "4S", NO, ("name-first",)),
    ("2C 1+ 2HJK1/7/7 20.. 2:2 -", "draw", NO, ("pay-first",)),
    ("9C over+ 0/5/5 20.. - -", "9D", NO, ("over",)),
]  # fmt: skip

# What other houses, and options that a table may choose, give as reasons
ELSEWHERE = [
    ("9C 1+ 2C/7/7 20.. - 1c @j28", "2C", NO, ("finish", "suit")),
    ("9C 1+ 4C/7/7 20.. - - @j28", "4C", NO, ("call-missing", "suit")),
    ("8C 1+ 8H4C/7/7 20.. 1t:8 - @j28", "end", NO, ("must-answer",)),
    ("8C 1+ 8H4C/7/7 20.. 1t:8 - @j28", "8H", YES, ("add",)),
    ("AH 1+ AS4C/7/7 20.. 5:AH - @j28", "AS", YES, ("cancel",)),
    ("9C>JD=H 1+ 5H4C/7/7 20.. - - @j28", "5H", YES, ("named-suit",)),
    ("9C 1+ QC4H/7/7 20.. - - @black-jack", "QC", NO, ("cannot-cover", "suit")),
    ("9C>QC 1+ 4C4H/7/7 20.. - - @black-jack", "end", NO, ("must-cover",)),
    ("9C>QC 1+ 4C4H/7/7 20.. - - @black-jack", "4H", NO, ("no-cover",)),
    ("8C 1+ 8H4C/7/7 20.. 1t:8 - @black-jack", "8H", YES, ("pass-on",)),
    ("8C 1+ 8H4C/7/7 20.. 1t:8 - @black-jack", "end", YES, ("free",)),
    ("8C 1+ 8H4C/7/7 20.. 1t:8 - @black-jack", "4C", NO, ("no-answer",)),
    ("9C>7C 1+ KC4H/7/7 20.. - - @switch", "KC", YES, ("dump",)),
    ("9C 1+?+KC KC4C5D/7/7 20.. - - @switch", "KC", YES, ("suit",)),
    ("9C 1+?+KC KC4C5D/7/7 20.. - - @switch", "4C", NO, ("only-drawn", "suit")),
    ("9C 1+?+KC KC4C5D/7/7 20.. - - @switch", "5D", NO, ("only-drawn", "no-match")),
    ("9C 1+?+KC KC4C5D/7/7 20.. - - @switch", "end", YES, ("free",)),
    ("9C 1+?+KC KC4C5D/7/7 20.. - - @switch", "draw", NO, ("drawn-enough",)),
    ("9C 1+?+KC KC4C5D/7/7 20.. - - @switch", "pass", NO, ("end-instead",)),
    ("JC 1+ JH4C/7/7 20.. 5:black-J - @switch", "JH", YES, ("cancel-one",)),
    ("9C>JC 1+ JS4D/7/7 20.. - - @switch", "JS", YES, ("together",)),
    ("9C 1+ 4C5D/7/7 20.. - 2m @classic", "challenge", YES, ("free",)),
    ("9C 1+ 4C5D/7/7 20.. - - @classic", "challenge", NO, ("nobody-forgot",)),
    ("9C 1+ 4C5D/7/7 20.. - 2m @classic", "challenge 3", NO, ("nobody-forgot",)),
    ("9C 1+ 4C5D/7/7 20.. - 2m @classic", "challenge 1", NO, ("nobody-forgot",)),
    ("9C>AH 1+?suit 4H4S/6/6 20.. - - @practice-table~name.same=must-change", "=C", NO,
     ("same-suit",)),
    ("9C 1+ 4D/7/7 20.. - - @practice-table~finish.barred=powers~finish.then=draw-2", "4D", NO,
     ("no-match",)),
    ("9C 1+?+KC KC4D/7/7 20.. - - @practice-table~drawn-card=must", "end", NO, ("must-play",)),
    ("9C 1+?+KH KH4D/7/7 20.. - - @practice-table~draw=up-to-limit~draw-limit=3~drawn-card=may",
     "end", NO, ("must-draw",)),
    ("9C>7C 1+ KC/7/7 20.. - - @switch~finish.together=forbidden", "KC", NO,
     ("finish-together", "dump")),
    ("9C 1+ 8D10H/7/7 20.. - - @jack7~run.first=next-number", "8D", YES, ("next-number",)),
    ("9C>6C 1+ KC4H/7/7 20.. - - @jack7~run.steps=suit", "KC", YES, ("run-suit",)),
    ("2C 1+ JS4H/7/7 20.. 2:2 - @practice-table~answers.2.black-J=replace", "JS", YES,
     ("replace",)),
    ("2C 1+ JS4H/7/7 20.. 2:2 - @practice-table~answers.2.black-J=add~answer.match=yes", "JS", NO,
     ("no-answer",)),
    ("2C 1+ 2D4H/7/7 20.. 2:2 - @practice-table~may-take=no", "take", NO, ("must-answer",)),
    ("2C 1+ 8H4H/7/7 20.. 2:2 - @practice-table~answers.2.8=pay", "8H", YES, ("pay",)),
    ("2C 1+?+1 2H4H/7/7 20.. 1:2 - @practice-table~taking=one-by-one", "2H", NO, ("taking",)),
    ("2C 1+ 8H4H/7/7 20.. 2:2 - @practice-table~answers.2.8=pass-and-act", "8H", YES,
     ("pass-and-act",)),
    ("AH 1+ AS/7/7 20.. 5:AH - @j28~answers.AH.AS=show", "AS", YES, ("show",)),
    ("2C 1+ 2HJK1/7/7 20.. 2:2 - @jack7~joker.answers=no", "JK1", NO, ("no-answer",)),
]  # fmt: skip

# proven below or for one house alone
EVERYWHERE = {"not-your-turn", "no-call-due"}

CASES: list[tuple[str, str, bool, tuple[str, ...]]] = [
    *((f"{line} {TABLE}", move, legal, ids) for line, move, legal, ids in PRACTICE_TABLE),
    *((f"{line} {JACK7}", move, legal, ids) for line, move, legal, ids in IN_JACK7),
    *ELSEWHERE,
]


@pytest.mark.parametrize(("line", "move", "allowed", "reasons"), CASES)
def test_the_reasons_are_those_that_the_rules_give(
    line: str, move: str, allowed: bool, reasons: tuple[str, ...]
) -> None:
    verdict = position(line).why(move)
    assert (bool(verdict), verdict.ids) == (allowed, reasons)


@pytest.mark.parametrize(
    ("line", "move", "text"),
    [
        ("9C 1+ 7H/7/7 30.. - -", "7H", "The seven of hearts is neither a club nor a nine."),
        ("AH=S 1+ 4H5S/6/6 20.. - -", "4H",
         "The four of hearts is neither a spade nor an ace, and spades were named."),
        ("9C 1+ 4C9D/7/7 20.. - -", "draw",
         "You can play the four of clubs or the nine of diamonds and so may not draw."),
        ("2C 1+ AS/5/5 20.. 4:2 -", "AS",
         "The ace of spades is no answer to a two: only a two is."),
        ("JC 1+ AS/5/5 20.. 5:black-J -", "AS",
         "The ace of spades is no answer to a black jack: only a black jack or a red jack is."),
        ("2C 1+ AS/5/5 20.. 4:2 -", "draw",
         "Four cards wait for you: answer, or take them first."),
        ("9C 2+ 4C9D/7H/7 20.. - - names=You,Robin,Alex", "7H",
         "The seven of hearts is neither a club nor a nine."),
        ("9C 2+ 4C9D/7C/7 20.. - - names=You,Robin,Alex", "draw",
         "Robin can play the seven of clubs and so may not draw."),
    ],
)  # fmt: skip
def test_sentences_name_the_card_and_what_is_asked(line: str, move: str, text: str) -> None:
    assert position(f"{line} {TABLE}").why(move).text == text


@pytest.mark.parametrize(
    ("line", "move", "ruling", "section"),
    [
        ("9C 1+ 7H/7/7 30.. - - @practice-table", "7H", "", "02, Find the match"),
        ("9C 1+ 7C/7/7 30.. - - @practice-table", "draw", "must-play", "02, Find the match"),
        ("9C 1+ AH/7/7 30.. - - @practice-table", "AH", "powers.A", "03, Five effects"),
        ("2C 1+ AS/5/5 20.. 4:2 - @practice-table", "AS", "answers.2", "04, Stack it"),
        ("JC 1+ JH/5/5 20.. 5:black-J - @practice-table", "JH", "answers.black-J.red-J",
         "04, Stack it"),
        ("9C 1+ KC/7/7 20.. - 1c @jack7", "KC", "finish.then", "Winning"),
        ("9C>6C 1+ 4C6S/7/7 20.. - - @jack7", "4C", "run.steps", "Runs"),
    ],
)  # fmt: skip
def test_each_reason_says_what_it_follows_and_where_that_stands(
    line: str, move: str, ruling: str, section: str
) -> None:
    verdict = position(line).why(move)
    source = verdict.reasons[0].source
    assert source is not None
    assert (verdict.reasons[0].ruling, source.section) == (ruling, section)
    assert str(verdict).endswith(f", {section})")


def test_a_ruling_that_the_table_made_is_cited_as_its_own() -> None:
    assert str(position("9C 1+ 7C/7/7 30.. - - @jack7~must-play=yes").why("draw")) == (
        "You can play the seven of clubs and so may not draw. (This table)"
    )


def test_an_allowed_move_may_have_a_price() -> None:
    """Jack7, Winning and Calling: either fault costs two cards, both together cost two as well."""
    assert position("9C 1+ KC/7/7 20.. - 1c @jack7").why("KC").price == 2
    assert position("9C 1+ 4C/7/7 20.. - - @jack7").why("4C").price == 2
    both = position("9C 1+ KC/7/7 20.. - - @jack7").why("KC")
    assert (both.price, both.ids) == (2, ("finish-price", "call-price", "suit"))
    assert position("9C 1+ 4C/7/7 20.. - 1c @jack7").why("4C").price == 0


def test_out_of_turn_nothing_is_played() -> None:
    verdict = position(f"9C 1+ 4C/9D/7 20.. - - {TABLE}").why("9D", seat=1)
    assert (verdict.ids, verdict.situation) == (("not-your-turn",), "waiting")


def test_an_illegal_move_carries_its_verdict_and_survives_pickling() -> None:
    with pytest.raises(IllegalMove) as caught:
        position(f"9C 1+ 7H/7/7 30.. - - {TABLE}").play("7H")
    assert caught.value.verdict.ids == ("no-match",)
    assert str(caught.value) == str(caught.value.verdict)
    assert pickle.loads(pickle.dumps(caught.value)).verdict == caught.value.verdict


def random_positions(rules: str, games: int) -> Iterator[Position]:
    """Yield positions of random games, the calls and tries of others among them."""
    least, most = house(rules).players
    for seed in range(games):
        chance = random.Random(seed)
        seats = max(least, min(most, 2 + seed % 3))
        pos = deal(rules, [f"P{seat}" for seat in range(seats)], seed).table
        for _ in range(60):
            yield pos
            if pos.over:
                break
            pos = pos.play(chance.choice(pos.moves()))


def every_verdict(pos: Position) -> Iterator[tuple[Verdict, bool]]:
    """Yield the verdict on everything that a seat could do, and whether the judge allows it."""
    table, rules = pos.state, pos.compiled
    for seat in {table.player, (table.player + 1) % pos.seats}:
        options = legal(judge(rules, table, seat), table, seat)
        for action in range(CHALLENGE - 1):
            member = min(action, FACES) if action < DRAW else action
            yield explain(pos.house, rules, table, seat, action), bool(options >> member & 1)
        silent = silent_seats(table, seat) if options & CHALLENGE_BIT else []
        for other in range(pos.seats):
            yield explain(pos.house, rules, table, seat, CHALLENGE + other), other in silent


@pytest.mark.parametrize("rules", houses())
def test_a_verdict_is_true_exactly_when_the_judge_allows_the_move(
    rules: str, many: Callable[[int], int]
) -> None:
    for number, pos in enumerate(random_positions(rules, many(8))):
        if number % 2:
            continue
        for verdict, allowed in every_verdict(pos):
            assert bool(verdict) == allowed
            against = {reason.kind for reason in verdict.reasons} & {"bar", "lack"}
            assert bool(against) != allowed, "reasons and judgement part ways"


@pytest.mark.parametrize("rules", houses())
def test_every_sentence_is_one_with_a_source(rules: str) -> None:
    for number, pos in enumerate(random_positions(rules, 3)):
        if number % 7:
            continue
        for verdict, _ in every_verdict(pos):
            for reason in verdict.reasons:
                assert reason.text.endswith(".")
                assert reason.text[0].isupper()
                assert not reason.brief.endswith(".")
                plain = reason.id == "not-held"  # what is in a hand is no ruling
                assert (reason.source is None) == plain
                said = str(reason).removeprefix(reason.text)
                assert not said if plain else said.startswith(" (") and said.endswith(")")
                assert "  " not in str(reason)
                assert " ." not in reason.text
                if reason.ruling:
                    pos.house.source(reason.ruling)


@pytest.mark.parametrize(("rules", "cases"), [("practice-table", TABLE), ("jack7", JACK7)])
def test_every_reason_that_play_meets_is_proven_by_a_case(rules: str, cases: str) -> None:
    proven = {id for line, _, _, ids in CASES if line.endswith(cases) for id in ids}
    met = {
        id
        for number, pos in enumerate(random_positions(rules, 8))
        if number % 4 == 0
        for verdict, _ in every_verdict(pos)
        for id in verdict.ids
    }
    assert met - proven - EVERYWHERE == set()
