"""Rules that other programs broke outside of a single move: texts, luck, undo, rounds, options.

Each test names the entry of `tests/cases/public/index.toml` that it proves.
"""

from __future__ import annotations

import pickle
from random import Random

import pytest

import switch_edu as sw
from switch_edu.bots import bot, hint
from switch_edu.cards import RANKS
from switch_edu.errors import SwitchError
from switch_edu.explore.openings import has_power
from switch_edu.game import Game, Position, match, position, replay
from switch_edu.rules import house
from switch_edu.widgets.table_state import table_state

POWERS = "~powers.2=pickup-2~powers.8=skip~powers.A=wild~powers.K=reverse~answers.2.2=add"
USUAL = f"@from-scratch{POWERS}"
DECK = [rank + suit for suit in "CDHS" for rank in RANKS]


# -- what a text has to hold -----------------------------------------------------------------------


def test_a_named_suit_is_in_every_text_and_picture() -> None:
    """B34."""
    named = position(f"AH=S 2+ 9C/5D KD6C.. - - names=You,Robin {USUAL}")
    game = replay(Game(named).record())
    copies = [position(str(named)), pickle.loads(pickle.dumps(named)), named.view(0), game.table]
    assert [copy.suit for copy in copies] == ["S"] * 4
    assert table_state(named, 0)["suit"] == {"id": "S", "named": True, "awaited": False}
    assert "a spade or an ace" in named.situation
    assert "spades" in named._repr_html_().lower()
    assert game.log[:2] == ("The ace of hearts lies on the pile.", "Spades were named.")


def test_the_card_that_a_joker_counts_as_is_in_every_text() -> None:
    """B34: it is part of what has to be matched, as a named suit is."""
    there = position("JK1=JC 2+ 4/AC3D/4 14 7:black-J - @jack7")
    copies = [position(there.line), there.view(0), replay(Game(there).record()).table]
    assert [copy.top_counts_as for copy in copies] == ["JC"] * 3
    assert Game(there).log[0].endswith("lies on the pile as the jack of clubs.")


WAITING = {
    "has drawn": f"7C 1+ 3D4D/KH 5D.. - - {USUAL}~drawn-card=any-card",
    "has to name a suit": f"7C 1+ AH4D/KH 5D.. - - {USUAL}",
    "owes cards": f"7C 1+ 2C4D/KH2D 5D6D.. - - {USUAL}",
    "has laid part of a run": f"7C 1+ 7H7D4D/KH 5D.. - - {USUAL}~run.steps=rank",
    "has to declare a joker": f"7C 1+ JK14D/KH 5D.. - - {USUAL}~jokers=1~powers.joker=as-declared",
}
FIRST = dict(zip(WAITING, ["draw", "AH", "2C", "7H", "JK1"], strict=True))


@pytest.mark.parametrize("wait", WAITING)
def test_what_a_turn_waits_for_is_part_of_the_position(wait: str) -> None:
    """B86: who has drawn may still pass after the position was written down and read."""
    there = position(WAITING[wait]).play(FIRST[wait])
    back = position(there.line)
    assert back.moves() == there.moves()
    assert (back.turn, back.waits_for, back.owed, back.laid) == (
        there.turn, there.waits_for, there.owed, there.laid,
    )  # fmt: skip
    assert back != position(WAITING[wait])
    if wait == "has drawn":
        assert "end" in back.moves()
        assert "draw" not in back.moves()


# -- luck ------------------------------------------------------------------------------------------

EMPTY = f"7C 1+ 3D/KH 0:6C5C4C.. - - rng={{luck}} {USUAL}"
LUCK = [Random(7).getrandbits(31) + shift for shift in range(0, 2**31, 2**27)]


def test_the_cards_under_the_top_card_become_the_stock_and_nothing_else_does() -> None:
    """B02, B03, B05: whatever the luck."""
    drawn = set()
    for luck in LUCK:
        after = position(EMPTY.format(luck=luck)).play("draw")
        (card,) = set(after.hand(0)) - {"3D"}
        assert {card, *after.stock_cards} == {"4C", "5C", "6C"}
        assert (after.top, after.older, after.hand(1)) == ("7C", 0, ("KH",))
        drawn.add(card)
    assert drawn == {"4C", "5C", "6C"}  # so the test above looked at more than one order


@pytest.mark.parametrize("luck", LUCK)
def test_saving_and_loading_does_not_change_what_is_drawn(luck: int) -> None:
    """B82."""
    there = position(EMPTY.format(luck=luck))
    game = Game(there)
    saved = game.record()
    game.play("draw")
    assert position(there.line).play("draw") == there.play("draw")
    again = replay(saved)
    again.play("draw")
    assert again.table == game.table == there.play("draw")
    assert again == game


def test_a_line_without_luck_draws_the_same_card_each_time() -> None:
    """B82: its order follows from the line."""
    there = position(EMPTY.replace("rng={luck} ", ""))
    assert there.play("draw") == position(there.line).play("draw")


# -- undo and secrets ------------------------------------------------------------------------------

TWO = f"7C 1+ 3D/KH 4D5D.. - - names=You,Robin {USUAL}"


def test_after_an_undo_the_same_card_is_drawn_and_marked_as_seen() -> None:
    """B83."""
    game = Game(position(TWO))
    game.play("draw")
    drawn = game.table.hand(0)
    game.undo()
    assert game.seen == {"4D"}
    game.play("draw")
    assert game.table.hand(0) == drawn == ("3D", "4D")


def test_a_seat_sees_its_cards_the_top_card_and_numbers() -> None:
    """B84."""
    view = position(TWO).view(0)
    assert view.line.startswith("7C 1+ 3D/1 2.. - -")
    assert (view.hand(1), view.count(1), view.stock) == ((), 1, 2)


def test_a_bot_moves_as_its_own_view_tells_it() -> None:
    """B84: whatever the others hold and whatever lies in the stock."""
    shown = position(f"7C 1+ 7D4H9S/KH4C 4D5D.. - - {USUAL}")
    other = position(f"7C 1+ 7D4H9S/2C2D AC8C.. - - {USUAL}")
    assert shown.view(0) == other.view(0)
    assert bot().choose(shown, 0) == bot().choose(other, 0) == bot().choose(shown.view(0), 0)


# -- bots ------------------------------------------------------------------------------------------

LONGEST = position(f"9C 1+ AH5D6D/KD3S 3C4C.. - - {USUAL}")


@pytest.mark.parametrize("kind", ["sensible", "random"])
def test_thinking_hints_and_previews_change_nothing(kind: str) -> None:
    """B38: and the move that was thought of is then allowed."""
    there = position(LONGEST.line)
    chosen = bot(kind).choose(there, 0)
    hint(there.view(0))
    for card in ("AH", "5D", "AH=S", "draw"):
        there.why(card)
        there.attempt(card)
    table_state(there, 0)
    there._repr_html_()
    assert there == LONGEST
    assert there.why(chosen)


def test_a_bot_that_has_to_lay_an_ace_names_its_longest_suit() -> None:
    """B46."""
    assert bot().choose(LONGEST, 0) == "AH"
    assert bot().choose(LONGEST.play("AH"), 0) == "=D"


# -- naming a suit ---------------------------------------------------------------------------------

ACE = position(f"9C 1+ AD5D/KD3S 3C4C.. - - {USUAL}")


@pytest.mark.parametrize("name", ["X", "wild", "?", "1"])
def test_what_is_no_suit_cannot_be_named(name: str) -> None:
    """B40."""
    with pytest.raises(SwitchError, match="names neither a suit nor a card"):
        ACE.play(f"AD name {name}")
    waiting = ACE.play("AD")
    with pytest.raises(SwitchError, match="names neither a suit nor a card"):
        waiting.play(f"={name}")
    assert waiting == ACE.play("AD")


def test_a_card_is_no_suit_to_name() -> None:
    """B40."""
    with pytest.raises(SwitchError, match=r"=5D would say which .*or name a suit such as =S\."):
        ACE.play("AD name 5D")


def test_an_ace_without_a_suit_waits_for_it_and_never_takes_its_own() -> None:
    """B42."""
    waiting = ACE.play("AD")
    assert (waiting.waits_for, waiting.turn) == ("suit", 0)
    assert set(waiting.moves()) - {"call"} == {"=C", "=D", "=H", "=S"}
    assert "name a suit" in str(waiting.why("end"))
    assert not waiting.why("KD", 1)
    assert table_state(waiting, 0)["suit"]["awaited"]


# -- the end of a round, and the next one ----------------------------------------------------------


def test_the_winner_is_the_same_wherever_it_is_told() -> None:
    """B50: on the table, in the result, the log, the record and the points."""
    played = match(f"from-scratch{POWERS}~score=winner", ["You", "Robin"], 1, dealer=0)
    line = f"9C 1+ 5C/KD3S 3C4C.. - 1c names=You,Robin @{played.house.line}"
    played.round = Game(position(line))
    played.round.play("5C")
    again = replay(played.round.record())
    for game in (played.round, again):
        assert game.result is not None
        assert (game.table.winner, game.result.winner, game.result.title) == (0, 0, "You win")
        assert "You win" in game.result.text
    assert any("You win" in sentence for sentence in played.log)
    assert played.played[-1].winners == (0,)
    assert played.totals == {"You": 13, "Robin": 0}


@pytest.mark.parametrize("seed", range(1, 6))
def test_a_new_round_inherits_nothing_from_the_last_one(seed: int) -> None:
    """B35: no named suit, no debt, no skip, no call, no direction."""
    rules = "from-scratch~powers.8=wild~powers.2=pickup-2~score=losers~match=rounds-lowest"
    played = match(rules, ["You", "Robin"], seed, 3, dealer=0)
    line = f"AH=C 1- 8C/KD3S 3C4C.. - 1c names=You,Robin @{rules}~powers.A=name"
    played.round = Game(position(line))
    played.round.play("8C")
    fresh = played.next_round().table
    pile, turn, _, _, owed, calls = fresh.line.split()[:6]
    assert (pile, turn[1:], owed, calls) == (fresh.top, "+", "-", "-")
    assert fresh.suit == fresh.top[-1]
    assert not any(fresh.missing(seat) for seat in range(2))


def test_who_is_level_in_a_blocked_round_shares_it() -> None:
    """B71: 3 + 4 and 5 + 2 against a king that counts ten; nobody is left out for coming later."""
    names = ["You", "Robin", "Alex"]
    played = match("from-scratch~blocked=lowest-points~score=losers", names, 1, dealer=0)
    line = f"7C 1+ 3D4H/2H5S/KH 0.. - - names=You,Robin,Alex @{played.house.line}"
    played.round = Game(position(line))
    for _ in names:
        played.round.play("pass")
    assert played.played[-1].winners == (0, 1)
    assert played.played[-1].scores == (0, 0, 10)
    assert played.result is not None
    assert "the fewest points win the blocked round" in str(played.result)


def test_where_the_fewest_points_win_it_is_told_what_cards_count() -> None:
    """B71: though nothing is scored."""
    told = match("from-scratch~blocked=lowest-points", ["You", "Robin"], 1, dealer=0).values
    assert any(sentence.startswith("An ace counts 15") for sentence in told)
    assert match("from-scratch", ["You", "Robin"], 1, dealer=0).values == ()


# -- options ---------------------------------------------------------------------------------------


def random_house(luck: Random) -> str:
    """Return a line of rules in which some ranks are special, always the eight among them."""
    ranks = {"8", *luck.sample(RANKS, luck.randint(1, 6))}
    kinds = ("wild", "name", "skip", "reverse", "dump", "cover", "pickup-2", "pickup-5")
    chosen = [f"powers.{rank}={luck.choice(kinds)}" for rank in sorted(ranks)]
    return "~".join(["from-scratch", *chosen])


@pytest.mark.parametrize("seed", range(200))
def test_any_choice_of_special_ranks_is_a_house_that_can_be_dealt(seed: int) -> None:
    """B94: and what was chosen is in force."""
    line = random_house(Random(seed))
    rules = house(line)
    assert house(rules.line) == rules
    special = {rank for rank in RANKS if has_power(rules, rank)}
    assert special == {part.partition("=")[0][7:] for part in line.split("~")[1:]}
    assert "8" in special
    assert sw.deal(rules, ["You", "Robin"], seed=seed).moves()


def fits(card: str, top: str) -> bool:
    """Say by hand what fits: suit or rank, and an ace at any time."""
    return card[-1] == top[-1] or card[:-1] == top[:-1] or card[:-1] == "A"


@pytest.mark.parametrize("top", DECK)
def test_unmatched_cards_are_refused_and_universal_ones_are_not(top: str) -> None:
    """B96: all pairs of cards instead of a few at random."""
    hand = "".join(DECK)
    there: Position = position(f"{top} 1+ {hand}/1 0.. - - {USUAL}~packs=2")
    assert {card for card in there.moves() if card in DECK} == {
        card for card in DECK if fits(card, top)
    }
