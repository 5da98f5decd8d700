"""Bots see their own view only; hints give the reason that decided."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from switch_edu.bots import Bot, RandomBot, SensibleBot, bot, hint
from switch_edu.errors import BadMove, SwitchError
from switch_edu.game import Game, Position, deal, position
from switch_edu.rules import houses

NAMES = "names=You,Robin,Alex"


def played_on(game: Game, bots: list[Bot], most: int = 400) -> Game:
    """Let bots play, calls and challenges included, for a number of moves or to the end."""
    for _ in range(most):
        if game.over:
            break
        seat = game.turn or 0
        game.play(bots[seat].choose(game.table, seat), seat)
        for other in range(len(bots)):
            words = None if game.over else bots[other].speak(game.table, other)
            if words:
                game.play(words, other)
    return game


def test_a_bot_says_what_it_is_and_the_same_each_time() -> None:
    assert [repr(bot(kind, seed=4)) for kind in ("sensible", "random", "sharp")] == [
        "<SensibleBot seed=4>", "<RandomBot seed=4>", "<SharpBot seed=4>",
    ]  # fmt: skip


# -- playing ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(houses()))
def test_bots_play_only_legal_moves_under_every_house(
    name: str, many: Callable[[int], int]
) -> None:
    for seed in range(many(3)):
        bots: list[Bot] = [SensibleBot(), RandomBot(seed), RandomBot(seed)]
        played_on(deal(name, seed=seed), bots)  # an illegal move would raise


def test_sensible_bots_finish_a_game_and_say_who_won() -> None:
    game = played_on(deal("practice-table", seed=7), [SensibleBot()] * 3)
    assert game.over
    assert game.result is not None
    assert game.result.winner in (0, 1, 2)


def test_a_random_bot_has_luck_of_its_own() -> None:
    pos = position("9C 1+ 7C5C2C9D/7/7 30 - - @practice-table")
    chosen = Counter(RandomBot(seed).choose(pos) for seed in range(400))
    assert set(chosen) == {"7C", "5C", "2C", "9D"}
    assert all(70 < times < 130 for times in chosen.values())
    # the same seed, seat and view always give the same move, so undo and replay repeat it
    assert RandomBot(5).choose(pos) == RandomBot(5).choose(pos)


@pytest.mark.parametrize("kind", ["sensible", "random"])
def test_choosing_leaves_the_table_as_it_is(kind: str) -> None:
    table = deal("practice-table", seed=7).table
    before, state = table.line, table.state.rng
    bot(kind).choose(table)
    hint(table)
    assert (table.line, table.state.rng) == (before, state)


def test_bots_are_found_by_name() -> None:
    assert isinstance(bot(), SensibleBot)
    assert isinstance(bot("random", seed=3), RandomBot)
    with pytest.raises(SwitchError, match="did you mean sensible"):
        bot("sensibel")


# -- what a bot may know ---------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["sensible", "random"])
@pytest.mark.parametrize("name", sorted(houses()))
def test_swapping_hidden_cards_changes_nothing(
    name: str, kind: str, many: Callable[[int], int]
) -> None:
    player = bot(kind, seed=4)
    for seed in range(many(3)):
        game = played_on(deal(name, seed=seed), [SensibleBot()] * 3, most=3 + 5 * seed)
        if game.over:
            continue
        seat = game.turn or 0
        view = game.table.view(seat)
        chosen = player.choose(view)
        reason = str(hint(view))
        for other_cards in range(4):  # the same view, with other cards hidden behind it
            table = view.fill(other_cards)
            assert table.hand(seat) == view.hand(seat)
            assert player.choose(table) == chosen
            assert str(hint(table)) == reason


def test_unknown_cards_in_ones_own_hand_are_refused_in_a_sentence() -> None:
    with pytest.raises(BadMove, match=r"Seat 1 cannot choose with unknown cards in hand"):
        SensibleBot().choose(position("9C 1+ 7C+2/7/7 30 - - @practice-table"))


def test_only_the_seat_in_turn_chooses_and_nobody_after_the_end() -> None:
    pos = position("9C 1+ 7C/7/7 30 - - @practice-table")
    with pytest.raises(BadMove, match="not the turn of Seat 2 but of Seat 1"):
        SensibleBot().choose(pos.fill(1), 1)
    with pytest.raises(BadMove, match="There is no seat 5"):
        SensibleBot().choose(pos, 5)
    with pytest.raises(BadMove, match="over"):
        hint(pos.play("7C"))


# -- calls and challenges --------------------------------------------------------------------------


def test_a_due_call_is_made_before_the_card_is_laid() -> None:
    pos = position("9C 1+ 7C5H/7/7 30 - - @switch")  # one card will be left
    assert SensibleBot().choose(pos) == "call"
    assert SensibleBot().choose(pos.play("call")) == "7C"


def test_a_forgotten_call_is_challenged_by_the_next_player_before_playing() -> None:
    pos = position("9C 1+ 7C5H/6C3D3S/7 30 - - @switch").fill(1)
    silent = pos.play("7C end")
    assert SensibleBot().choose(silent) == "challenge 1"


def test_a_call_that_may_still_be_made_is_made_and_not_challenged_out_of_turn() -> None:
    silent = position("9C 1+ 7C5H/3S3D/4S4D 30 - - @switch").play("7C end")
    assert SensibleBot().speak(silent, 0) == "call"
    assert SensibleBot().speak(silent, 2) is None


def test_nothing_is_said_where_the_table_announces_the_last_card() -> None:
    pos = position("9C 1+ 7C5H/7/7 30 - - @practice-table")
    assert SensibleBot().speak(pos, 0) is None


# -- bots that do not attend to everything ---------------------------------------------------------

TO_CALL = "9C 1+ 7C5H/7/7 30 - - @switch"  # one card will be left
SILENT = "9C 1+ 7C5H/6C3D3S/4C8D8S 30 - - @switch"


def test_a_forgotten_call_is_not_thought_of_later() -> None:
    for seed in range(40):
        player = SensibleBot(seed, forgets=0.5)
        pos = position(TO_CALL).fill(1)
        thinks = player.choose(pos) == "call"
        laid = pos.play("7C")
        assert player.choose(laid) == ("call" if thinks else "end")
        assert player.speak(laid.play("end"), 0) == ("call" if thinks else None)


def test_how_often_a_call_is_forgotten_follows_the_chance() -> None:
    pos = position(TO_CALL)
    silent = sum(SensibleBot(seed, forgets=0.2).choose(pos) != "call" for seed in range(1000))
    assert 150 < silent < 250  # 200 expected, with a deviation of 13


def test_how_often_a_silence_is_noticed_follows_the_chance() -> None:
    silent = position(SILENT).play("7C end")
    chosen = [SensibleBot(seed, notices=0.8).choose(silent) for seed in range(1000)]
    assert 750 < chosen.count("challenge 1") < 850
    assert {*chosen} == {"challenge 1", "6C"}  # whoever notices nothing plays on


@pytest.mark.parametrize("kind", ["sensible", "random"])
def test_never_and_always(kind: str) -> None:
    silent = position(SILENT).play("7C end")
    for seed in range(20):
        assert bot(kind, seed, forgets=1).choose(position(TO_CALL)) != "call"
        assert bot(kind, seed, forgets=0).choose(position(TO_CALL)) == "call"
        assert bot(kind, seed, notices=0).choose(silent) != "challenge 1"
        assert bot(kind, seed, notices=1).choose(silent) == "challenge 1"


def test_what_is_forgotten_is_forgotten_again_after_an_undo() -> None:
    game = played_on(deal("switch", seed=3), [SensibleBot(3, forgets=0.5)] * 3, most=30)
    plays = game.plays
    game.undo(None)
    played_on(game, [SensibleBot(3, forgets=0.5)] * 3, most=len(plays) - len(game.plays))
    assert game.plays[: len(plays)] == plays[: len(game.plays)]


def test_hidden_cards_do_not_decide_what_is_forgotten() -> None:
    for seed in range(20):
        player = SensibleBot(seed, forgets=0.5)
        view = position("9C 1+ 7C5H/7/7 35 - - @switch")
        assert len({player.choose(view.fill(other)) for other in range(5)}) == 1


@pytest.mark.parametrize("chance", [-0.1, 1.1, float("nan"), "often", None, True])
def test_what_is_no_chance_is_refused_in_a_sentence(chance: object) -> None:
    with pytest.raises(SwitchError, match=r"^forgets=.* is no chance: give a number from 0"):
        bot(forgets=chance)  # type: ignore[arg-type]
    with pytest.raises(SwitchError, match=r"^notices=.* is no chance: give a number from 0"):
        bot(notices=chance)  # type: ignore[arg-type]


# -- hints -----------------------------------------------------------------------------------------

HINTS = [
    (
        "9C 1+ 2C7C5H/1/4 30 - - {names} @practice-table",
        "2C",
        "Play the two of clubs: Robin has only one card left.",
    ),
    (
        "9C 1+ JC7C5H/3/6 30 - - {names} @practice-table",
        "JC",
        "Play the jack of clubs: Robin faces five cards.",
    ),
    (
        "2C 1+ 2H7C5H/7/7 30 4:2 - {names} @practice-table",
        "2H",
        "Play the two of hearts: otherwise you take four cards.",
    ),
    (
        "9C 1+ AC7C5H/7/7 30 - - {names} @practice-table",
        "7C",
        "Play the seven of clubs: it keeps the ace of clubs for when nothing else fits.",
    ),
    (
        "9H 1+ JH7H5S/7/7 30 - - {names} @practice-table",
        "7H",
        "Play the seven of hearts: it keeps the jack of hearts to answer with.",
    ),
    (
        "9C>AH 1+?suit 3S5S9S7D/7/7 30 - - {names} @practice-table",
        "=S",
        "Name spades: you hold three spades.",
    ),
    (
        "7H 1+ 7C7D3C4C9C/7/7 30 - - {names} @practice-table",
        "7C",
        "Play the seven of clubs: you hold three more clubs.",
    ),
    (
        "9C 1+ 2C/7/7 30 - - {names} @practice-table",
        "2C",
        "Play the two of clubs: it is your last card and wins.",
    ),
    (
        "9C 1+ 7D5H/7/7 30 - - {names} @practice-table",
        "draw",
        "Draw a card: no card of yours fits.",
    ),
    (
        "2C 1+ 7D5H/7/7 30 2:2 - {names} @practice-table",
        "take",
        "Take two cards: no card of yours answers.",
    ),
    (
        "9C>QC 1+ 3D/7/7 32 - 1cn {names} @jack7~call.when=none",
        "3D",
        "Play the three of diamonds: it is your last card and wins.",
    ),
    (
        "9C 1+ 7C5H/7/7 30 - - {names} @switch",
        "call",
        "Call now: your last cards have to be announced.",
    ),
]


@pytest.mark.parametrize(("line", "move", "sentence"), HINTS)
def test_a_hint_names_the_move_and_what_decided(line: str, move: str, sentence: str) -> None:
    given = hint(position(line.format(names=NAMES)))
    assert (given.move, str(given)) == (move, sentence)


def test_the_reason_moves_with_the_rule() -> None:
    """Eights are hit with where they skip; in a house without that power only the suit counts."""
    line = "9C 1+ 8C7C7S5S/1/7 30 - - names=You,Robin,Alex @practice-table"
    assert str(hint(position(line))) == "Play the eight of clubs: Robin has only one card left."
    assert "Robin" not in str(hint(position(line + "~powers.8=none")))


def test_a_hint_is_the_sensible_bots_own_move_and_is_legal() -> None:
    for name in houses():
        game = deal(name, seed=1)
        for _ in range(40):
            if game.over:
                break
            given = hint(game.table)
            assert given.move == SensibleBot().choose(game.table)
            assert given.move in game.table.moves() or given.move.startswith("challenge")
            assert str(given) == f"{given.advice}: {given.reason}."
            game.play(given.move)


def test_only_the_reader_of_a_hint_is_you() -> None:
    pos = position("9C 3+ 1/7/2C7C5H 30 - - names=You,Robin,Alex @practice-table")
    assert str(hint(pos)) == "Play the two of clubs: Seat 1 has only one card left."


def test_views_and_tables_get_the_same_hint() -> None:
    table: Position = deal("practice-table", seed=7).table
    assert hint(table) == hint(table.view(table.turn or 0))
