"""Matches: who deals, what rounds add up to, who sits out, who wins; sums are worked out by hand.

Values: rules page, Card Deck (ace 15, king and queen 10, jack 20, numbers their own); Jaques,
Winning and scoring (jack 11, queen 12, king 13, ace 15).
"""

from __future__ import annotations

from itertools import pairwise

import pytest

import switch_edu as sw
from switch_edu.errors import BadHouse, BadRecord, BadSeed, SwitchError
from switch_edu.game import Game, Match, deal, match, position, replay, replay_match
from switch_edu.game.scoring import match_winners, still_in
from switch_edu.rules import house

LOWEST = "classic~match=rounds-lowest"
OUT = "classic~match=ceiling-elimination"
STOP = "classic~match=ceiling-stop"
HUNDRED = "JSJCJHJD10C10D"  # 20 + 20 + 20 + 20 + 10 + 10


def begin(rules: str, rounds: int | None = None, dealer: int | None = 0, seats: int = 3) -> Match:
    return match(rules, ["You", "Robin", "Alex", "Sam"][:seats], 1, rounds, dealer)


def won(played: Match, winner: str, **left: str) -> Match:
    """Let a player win the round on the table while the others are left with these cards."""
    names = played.round.names
    hands = "/".join("4C" if name == winner else left[name] for name in names)
    turn = names.index(winner) + 1
    line = f"9C {turn}+ {hands} 20.. - - names={','.join(names)} @{played.house.line}"
    played.round = Game(position(line))
    played.round.play("4C")
    return played


def blocked(played: Match, *hands: str) -> Match:
    """Let the round on the table end with nobody able to go on."""
    names = ",".join(played.round.names)
    line = f"9C 1+ {'/'.join(hands)} 0.. - - names={names} @{played.house.line}"
    played.round = Game(position(line))
    while not played.round.over:
        played.round.play("pass")
    assert played.round.table.blocked
    return played


# -- points ----------------------------------------------------------------------------------------


def test_losers_score_the_cards_left_in_their_hands() -> None:
    """Robin 15 + 10 + 10 + 20 + 7, Alex 20 + 3, the winner nothing."""
    played = won(begin(LOWEST, 2), "You", Robin="AHKSQDJC7H", Alex="JD3C")
    assert played.totals == {"You": 0, "Robin": 62, "Alex": 23}


def test_jaques_counts_court_cards_by_rank() -> None:
    """Robin 15 + 13 + 12 + 11 + 7 = 58, Alex 2 + 10 + 8 = 20."""
    played = won(begin("jaques~match=rounds-lowest"), "You", Robin="AHKSQDJC7H", Alex="2C10D8S")
    assert played.totals == {"You": 0, "Robin": 58, "Alex": 20}


def test_the_winner_may_score_what_all_others_hold() -> None:
    played = won(begin("jaques~alt-score"), "You", Robin="AHKSQDJC7H", Alex="2C10D8S")
    assert played.totals == {"You": 78, "Robin": 0, "Alex": 0}


def test_variations_give_aces_25_and_black_jacks_50() -> None:
    """Robin 25 + 3; Alex 50 + 50 + 20."""
    played = won(begin(f"{LOWEST}~ace25~bj50", 2), "You", Robin="AH3C", Alex="JSJCJH")
    assert played.totals == {"You": 0, "Robin": 28, "Alex": 120}


def test_where_nothing_is_scored_there_are_no_totals() -> None:
    played = won(begin("switch", 2), "You", Robin="AH", Alex="2C")
    assert (played.totals, played.values) == ({}, ())
    assert [line.points for line in played.standings] == [None, None, None]


def test_the_doubtful_value_of_an_ace_is_told_beside_the_score() -> None:
    ace = begin(LOWEST).values[0]
    assert ace.startswith("An ace counts 15 (Rules page, Card Deck")
    assert "25 if aces reverse" in ace


# -- formats ---------------------------------------------------------------------------------------


def test_a_single_round_is_won_by_who_goes_out() -> None:
    played = won(begin("classic"), "Robin", You="2C", Alex="3C")
    assert played.over
    assert str(played.result).startswith("Robin wins: the last card was the four of clubs.")


def test_after_the_agreed_rounds_the_lowest_total_wins() -> None:
    """You 0 + 10 + 7 = 17, Robin 25 + 0, Alex 23 + 2."""
    played = won(begin(LOWEST, 2), "You", Robin="AHKS", Alex="JS3C")
    assert not played.over
    played.next_round()
    won(played, "Robin", You="QH7D", Alex="2C")
    assert played.totals == {"You": 17, "Robin": 25, "Alex": 25}
    assert str(played.result) == "You win: the lowest total after two rounds is 17."
    assert [(line.place, line.name) for line in played.standings] == [
        (1, "You"), (2, "Robin"), (2, "Alex")
    ]  # fmt: skip


def test_with_the_winner_scoring_the_highest_total_wins() -> None:
    played = won(begin("jaques~alt-score", 2), "Robin", You="AH", Alex="KH")
    played.next_round()
    won(played, "You", Robin="2C", Alex="3C")
    assert played.totals == {"You": 5, "Robin": 28, "Alex": 0}
    assert str(played.result) == "Robin wins: the highest total after two rounds is 28."


def test_rounds_that_stand_alone_are_won_by_the_most_rounds() -> None:
    played = begin("switch", 3)
    for winner in ("Robin", "You", "Robin"):
        won(played, winner, You="3D", Robin="3H", Alex="3S")
        if not played.over:
            played.next_round()
    assert str(played.result) == "Robin wins: two of three rounds won."


def test_exactly_the_ceiling_does_not_exceed_it() -> None:
    played = won(begin(STOP), "You", Robin=HUNDRED, Alex="3C")
    assert played.totals["Robin"] == 100
    assert not played.over
    played.next_round()
    won(played, "Alex", You="2H5D", Robin="2C")
    assert played.totals == {"You": 7, "Robin": 102, "Alex": 3}
    assert str(played.result) == (
        "Alex wins: a player has passed the ceiling of 100, and the lowest total is 3."
    )


def test_reaching_the_ceiling_may_be_enough() -> None:
    played = won(begin(f"{STOP}~ceiling-exact=out"), "You", Robin=HUNDRED, Alex="3C")
    assert str(played.result) == (
        "You win: a player has reached the ceiling of 100, and the lowest total is 0."
    )


def test_whoever_exceeds_the_ceiling_gets_no_more_cards() -> None:
    played = won(begin(OUT), "You", Robin=f"{HUNDRED}2C", Alex="3C")
    assert "Robin is out of the match." in played.log
    assert played.next_round().names == ("You", "Alex")
    assert [str(line) for line in played.standings] == [
        "1. You: no points, one round won",
        "2. Alex: three points, no rounds won",
        "3. Robin: 102 points, no rounds won, out",
    ]


def test_the_last_player_under_the_ceiling_wins() -> None:
    played = won(begin(OUT), "You", Robin=f"{HUNDRED}2C", Alex="3C")
    played.next_round()
    won(played, "Alex", You=f"{HUNDRED}3C")
    assert played.over
    assert str(played.result) == "Alex wins: everybody else has passed the ceiling of 100."
    assert [line.name for line in played.standings] == ["Alex", "You", "Robin"]


def test_when_all_that_are_left_pass_the_ceiling_the_lowest_of_them_wins() -> None:
    rules = house(OUT)
    totals = [104, 130, 120]  # seat 0 went out in an earlier round
    assert match_winners(rules, totals, rivals=[1, 2]) == (2,)
    assert still_in(rules, totals, [1, 2]) == (2,)


# -- ties ------------------------------------------------------------------------------------------


def test_equal_totals_share_the_win() -> None:
    played = won(begin(LOWEST, 1), "You", Robin="3D", Alex="3C")
    assert [line.place for line in played.standings] == [1, 2, 2]
    played = won(begin(LOWEST, 2), "You", Robin="3D", Alex="9D")
    played.next_round()
    won(played, "Robin", You="3D", Alex="9D")
    assert str(played.result) == (
        "You and Robin share the win: the lowest total after two rounds is 3."
    )


def test_equal_totals_may_be_played_off_in_one_more_round() -> None:
    played = won(begin(f"{LOWEST}~tie=sudden-death", 2), "You", Robin="3D", Alex="9D")
    played.next_round()
    won(played, "Robin", You="3D", Alex="9D")
    assert not played.over
    played.next_round()
    won(played, "Robin", You="2D", Alex="9D")
    assert str(played.result) == "Robin wins: the lowest total after three rounds is 3."


# -- blocked rounds --------------------------------------------------------------------------------


def test_a_void_round_scores_nothing_and_is_dealt_again_by_the_same_dealer() -> None:
    """Practice table, 05: no winner, and a fresh deal resets the hands."""
    played = blocked(begin(f"{LOWEST}~must-play=yes", 1, dealer=2), "5D6D", "4H7S", "3DKH")
    assert (played.over, played.totals) == (False, {"You": 0, "Robin": 0, "Alex": 0})
    before = played.round.start
    assert played.next_round().start != before
    assert played.dealer == 2
    won(played, "You", Robin="3D", Alex="9D")
    assert str(played.result) == "You win: the lowest total after one round is 0."


def test_who_wins_a_blocked_round_scores_none_of_the_cards_still_held() -> None:
    fewest = "blocked=lowest-hand~must-play=yes"
    losers = blocked(begin(f"{LOWEST}~{fewest}"), "5D6D", "4H", "3DKH")
    assert losers.totals == {"You": 11, "Robin": 0, "Alex": 13}
    winner = blocked(begin(f"jaques~alt-score~{fewest}"), "5D6D", "4H", "3DKH")
    assert winner.totals == {"You": 0, "Robin": 27, "Alex": 0}  # 5 + 6 and 3 + 13


def test_equal_fewest_cards_share_a_blocked_round() -> None:
    played = blocked(begin("classic~blocked=lowest-hand~must-play=yes"), "5D", "4H", "3DKH")
    assert played.played[0].winners == (0, 1)
    assert played.totals == {"You": 0, "Robin": 0, "Alex": 13}
    assert (
        str(played.result) == "You and Robin share the win: the fewest cards win the blocked round."
    )


def test_who_is_out_first_has_won_even_if_the_others_get_stuck() -> None:
    rules = "black-jack~for-places~blocked=lowest-hand~must-play=yes"
    played = blocked(begin(rules, 2), "5D6D", "#1", "4H7S")
    assert played.played[0].winners == (1,)


# -- last place ------------------------------------------------------------------------------------

LOSER = "black-jack~for-places~call.when=none~last-place="


def lose(played: Match, *order: str) -> None:
    """Let the players go out in this order; the one who is not named is left."""
    names = played.round.names
    last = {name: f"{4 + at}C" for at, name in enumerate(names)}
    hands = "/".join(last[name] if name in order else "3H" for name in names)
    line = f"9C {names.index(order[0]) + 1}+ {hands} 20.. - - names={','.join(names)}"
    played.round = Game(position(line, played.house))
    for name in order:
        played.round.play(last[name])


def test_the_last_one_left_is_the_loser() -> None:
    played = begin(f"{LOSER}loser", 2)
    lose(played, "You", "Robin")
    assert (played.played[0].loser, played.played[0].result.places) == (2, ("You", "Robin", "Alex"))
    assert played.next_round().names == ("You", "Robin", "Alex")


def test_the_loser_may_sit_out_the_next_round_and_then_comes_back() -> None:
    played = begin(f"{LOSER}eliminated", 3)
    lose(played, "You", "Robin")
    assert played.next_round().names == ("You", "Robin")
    assert "Round 2: Robin deals; Alex does not play." in played.log
    won(played, "Robin", You="7H")
    assert played.next_round().names[-1] == "Alex"


def test_nobody_sits_out_when_two_are_left_to_play() -> None:
    played = begin(f"{LOSER}eliminated", 2, seats=2)
    lose(played, "You")
    assert played.played[0].loser == 1
    assert played.next_round().names == ("You", "Robin")


def test_a_learner_who_sits_out_sees_nobodys_hand() -> None:
    played = begin(f"{LOSER}eliminated", 2)
    lose(played, "Robin", "Alex")
    game = played.next_round()
    assert game.names == ("Robin", "Alex")
    assert [played.position.hand(seat) for seat in range(2)] == [(), ()]
    assert f"{played.position.line}</" in played._repr_html_()


# -- dealing ---------------------------------------------------------------------------------------


def test_the_lowest_card_of_the_cut_deals() -> None:
    for seed in range(30):
        played = match("classic", seed=seed)
        ranks = [{seat: card % 13 for seat, card in cut.items()} for cut in played.cuts]
        assert set(ranks[0]) == {0, 1, 2}
        for cut, again in pairwise(ranks):
            assert set(again) == {seat for seat in cut if cut[seat] == min(cut.values())}
        last = ranks[-1]
        assert [seat for seat in last if last[seat] == min(last.values())] == [played.dealer]


def test_the_player_on_the_dealers_right_cuts_the_pack_where_the_house_has_it_so() -> None:
    """The rules page: the pack is shuffled, and whoever sits on the dealer's right cuts it.

    Seats go round clockwise, so that the one before the dealer's is on the dealer's right.
    """
    right = {0: "Alex cuts the pack and you deal.", 1: "You cut the pack and Robin deals."}
    for dealer, words in right.items():
        played = match("classic", seed=1, dealer=dealer)
        assert played.log[0] == f"Round 1: {words}"
        assert f"# {words}" in played.record()
    assert match("switch", seed=1, dealer=1).log[0] == "Round 1: Robin deals."


def test_without_a_cut_the_first_seat_deals_unless_another_is_agreed() -> None:
    assert (match("jaques", seed=1).dealer, match("jaques", seed=1, dealer=2).dealer) == (0, 2)


def test_at_a_table_that_deals_no_player_does() -> None:
    played = won(begin("practice-table", 2, dealer=None), "Robin", You="2C", Alex="3C")
    assert played.dealer is None
    played.next_round()
    assert (played.dealer, played.round.turn) == (None, 0)


def test_the_deal_goes_round_clockwise() -> None:
    played = begin(LOWEST, 4, dealer=1)
    dealers = [played.dealer]
    while len(dealers) < 4:
        won(played, "You", Robin="2C", Alex="3C").next_round()
        dealers.append(played.dealer)
    assert dealers == [1, 2, 0, 1]


def test_between_two_players_the_deal_alternates() -> None:
    played = begin("j28~call.when=none", 3, seats=2)
    for dealer in (0, 1):
        assert played.dealer == dealer
        won(played, "You", Robin="3C").next_round()
    assert played.dealer == 0


def test_the_deal_passes_over_who_is_out() -> None:
    played = won(begin(OUT, dealer=0), "You", Robin=f"{HUNDRED}2C", Alex="3C")
    played.next_round()
    assert played.dealer == 2


def test_the_first_round_is_dealt_by_the_seed_and_the_others_by_what_follows_from_it() -> None:
    first, second = begin(LOWEST, 2, dealer=1), begin(LOWEST, 2, dealer=1)
    assert first.round == deal(LOWEST, ["You", "Robin", "Alex"], seed=1, dealer=1)
    for played in (first, second):
        won(played, "You", Robin="2C", Alex="3C").next_round()
    assert first.round == second.round
    assert first.round.seed != 1


def test_fewer_players_get_the_hand_of_fewer_players() -> None:
    """Rules page, Setup: five cards from five players, so four players get seven."""
    names = ["You", "Robin", "Alex", "Sam", "Kim"]
    played = match(OUT, names, seed=1)
    assert played.round.table.count(0) == 5
    won(played, "You", Robin=f"{HUNDRED}2C", Alex="3C", Sam="3D", Kim="3H").next_round()
    assert played.round.table.count(0) == 7


# -- going on, going back --------------------------------------------------------------------------


def test_undo_stays_within_a_round() -> None:
    played = won(begin(LOWEST, 2), "You", Robin="AH", Alex="3C")
    old = played.round
    played.next_round()
    with pytest.raises(SwitchError, match="nothing to undo"):
        played.round.undo()
    old.undo()
    assert played.totals == {"You": 0, "Robin": 15, "Alex": 3}


def test_a_winning_move_can_be_taken_back() -> None:
    played = won(begin(LOWEST, 1), "You", Robin="AH", Alex="3C")
    assert played.over
    played.round.undo()
    assert (played.over, played.result, played.totals["Robin"]) == (False, None, 0)


def test_the_next_round_waits_for_the_end_of_this_one() -> None:
    played = begin(LOWEST, 1)
    with pytest.raises(SwitchError, match="Round 1 is not over: Robin is in turn"):
        played.next_round()
    won(played, "You", Robin="AH", Alex="3C")
    with pytest.raises(SwitchError, match=r"no next round: the match is over\. You win"):
        played.next_round()


@pytest.mark.parametrize(
    ("arguments", "error", "says"),
    [
        ({"rules": "classik"}, BadHouse, r"did you mean classic\?"),
        ({"rules": "classic", "seed": "x"}, BadSeed, "is not a seed"),
        ({"rules": "classic", "rounds": 0}, SwitchError, "from 1 to 100 rounds"),
        ({"rules": "classic", "rounds": True}, SwitchError, "from 1 to 100 rounds"),
        ({"rules": "classic", "rounds": "3"}, SwitchError, "from 1 to 100 rounds"),
        ({"rules": OUT, "rounds": 3}, SwitchError, "goes on until somebody passes the ceiling"),
        ({"rules": "classic", "dealer": 3}, SwitchError, "There is no seat 3 to deal"),
        ({"rules": "classic", "dealer": "You"}, SwitchError, "There is no seat You to deal"),
        ({"rules": "switch~match=rounds-lowest"}, BadHouse, "by points but scores nothing"),
        ({"rules": "practice-table~score=losers~match=ceiling-elimination"}, BadHouse,
         "puts players out until one is left, but is for 3 players"),
        ({"rules": "classic", "players": ["You"]}, BadHouse, "for 2 to 7 players"),
    ],
)  # fmt: skip
def test_a_match_that_cannot_be_is_refused_in_one_sentence(
    arguments: dict[str, object], error: type[SwitchError], says: str
) -> None:
    with pytest.raises(error, match=says) as caught:
        match(**arguments)  # type: ignore[arg-type]
    assert "\n" not in str(caught.value)


# -- records ---------------------------------------------------------------------------------------

HEAD = """switch-edu match, version 1
rules: classic~match=rounds-lowest
players: You, Robin, Alex
seed: 1
rounds: 2
dealer: 1

Round 1
"""


def test_a_match_that_has_just_begun_is_a_short_record() -> None:
    played = begin(LOWEST, 2)
    assert played.record() == HEAD + "# Alex cuts the pack and you deal.\n"
    assert replay_match(played.record()) == played


def test_a_match_with_a_house_that_cuts_reads_back_without_a_dealer() -> None:
    played = sw.match("classic", seed=3)
    assert "dealer:" not in played.record()
    assert sw.replay_match(played.record()).dealer == played.dealer


def test_each_reader_says_which_one_reads_the_other_record() -> None:
    played = begin(LOWEST, 2)
    with pytest.raises(BadRecord, match="record of a match, not of a game: replay_match reads it"):
        replay(played.record())
    with pytest.raises(BadRecord, match="record of a game, not of a match: replay reads it"):
        replay_match(played.round.record())


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "not a record of a match: its first line has to be"),
        (HEAD.replace("seed: 1\n", ""), "The heading “seed:” is missing"),
        (HEAD.replace("rounds: 2", "rounds: two"), "Line 5: “two” is no number of rounds"),
        (HEAD.replace("rounds: 2", "rounds: 0"), "Line 3: A match has from 1 to 100 rounds"),
        (HEAD.replace("dealer: 1", "dealer: 4"), "Line 3: There is no seat 3 to deal"),
        (HEAD.replace("classic", "classik"), r"Line 2: There is no house .*did you mean classic"),
        (HEAD.replace("classic", "own.toml"), "Line 2: a record names rules by their line"),
        (HEAD.replace("Round 1", "Round 2"), "Line 8: “Round 2” should be “Round 1”"),
        (HEAD + "Round 2\n", "Line 9: Round 1 is not over"),
        (HEAD.replace("Round 1", "1. You: 9C"), "Line 8: plays begin after the line “Round 1”"),
        (HEAD + "dealer: 2\n", "Line 9: “dealer: 2” is no heading"),
        (HEAD + "1. Robyn: 9C\n", r"Line 9: “Robyn: 9C” .*did you mean Robin\?"),
        (HEAD + "1. Robin: 1C\n", "Line 9: Robin cannot play “1C” here"),
        ("x" * 3_000_000, "a text of at most 2000000 characters"),
        (None, "a text of at most"),
    ],
)
def test_a_bad_record_of_a_match_is_told_by_its_line(text: str, says: str) -> None:
    with pytest.raises(BadRecord, match=says) as caught:
        replay_match(text)
    assert "\n" not in str(caught.value)
