"""What always holds in a match: records round-trip, points add up, who is out gets no cards."""

from __future__ import annotations

import random
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from switch_edu.cards import read_card
from switch_edu.game import Game, Match, match, replay_match
from switch_edu.game.scoring import hand_points

SHORT = "hand=3~call.when=none"
FORMATS = [
    f"{rules}~{SHORT}"
    for rules in (
        "classic~match=rounds-lowest~match-rounds=3",
        "classic~match=ceiling-elimination~ceiling=40~ace25~bj50",
        "classic~match=ceiling-elimination~ceiling=60~ceiling-exact=out~crazy-eights",
        "classic~match=ceiling-stop~ceiling=70~tie=sudden-death",
        "jaques~match=ceiling-elimination~ceiling=50~game-end=one-left",
        "jaques~alt-score~match-rounds=2",
        "jack7~score=losers~match=rounds-lowest~match-rounds=2",
        "black-jack~for-places~last-place=eliminated",
    )
]
NAMES = ("You", "Robin", "Alex", "Sam", "Kim")
LONGEST = 300  # plays of a round; random play may go on and on
FEW = max(20, settings.default.max_examples // 5) if settings.default else 20


def play_out(game: Game, chance: random.Random) -> None:
    """Play the round at random, cards rather than other moves, until it ends or gets long."""
    while not game.over and len(game.plays) < LONGEST:
        moves = game.moves()
        cards = [move for move in moves if move[0] in "0123456789AJQK="]
        game.play(chance.choice(cards or moves))


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """Matches of a few rounds, the last one perhaps unfinished."""
    rules = draw(st.sampled_from(FORMATS))
    names = NAMES[: draw(st.integers(2, 5))]
    rounds = 3 if rules.startswith("black-jack") else None
    dealer = draw(st.none() | st.integers(0, len(names) - 1))
    played = match(rules, names, draw(st.integers(0, 2**32 - 1)), rounds, dealer)
    chance = random.Random(draw(st.integers(0, 10**6)))
    for _ in range(draw(st.integers(0, 5))):
        play_out(played.round, chance)
        if played.over or not played.round.over:
            break
        played.next_round()
    return played


@settings(max_examples=FEW)
@given(matches())
def test_a_record_reads_back_to_an_equal_match(played: Match) -> None:
    again = replay_match(played.record())
    assert again == played
    assert (again.log, again.standings, again.result) == (
        played.log, played.standings, played.result
    )  # fmt: skip
    assert (again.dealer, again.playing, again.played) == (
        played.dealer, played.playing, played.played
    )  # fmt: skip


@settings(max_examples=FEW)
@given(matches())
def test_points_are_those_of_the_cards_left_and_totals_their_sums(played: Match) -> None:
    scored = played.house.value("score") != "none"
    for seat, name in enumerate(played.names if scored else ()):
        assert played.totals[name] == sum(r.scores[seat] for r in played.played if r.scores)
    if not (played.round.over and scored) or played.played[-1].void:
        return
    end, last = played.round.table, played.played[-1]
    losing = [
        hand_points(played.house, map(read_card, end.hand(at)))
        for at, seat in enumerate(played.playing)
        if seat not in last.winners
    ]
    assert sum(last.scores) == sum(losing)


@settings(max_examples=FEW)
@given(matches())
def test_who_is_out_is_never_dealt_in_and_never_deals(played: Match) -> None:
    ceiling = int(str(played.house.value("ceiling")))
    least = ceiling if played.house.value("ceiling-exact") == "out" else ceiling + 1
    putting_out = played.house.value("match") == "ceiling-elimination"
    totals = [0] * len(played.names)
    for number, ended in enumerate(played.played):
        if putting_out:
            assert all(totals[seat] < least for seat in ended.seats)
            assert set(ended.seats) == {s for s, total in enumerate(totals) if total < least}
        assert ended.dealer in ended.seats
        assert set(ended.result.left) == {played.names[seat] for seat in ended.seats}
        if number and not played.played[number - 1].void:
            passed_over = between(played.played[number - 1].dealer or 0, ended.dealer or 0, totals)
            assert not passed_over & set(ended.seats)
        totals = [t + s for t, s in zip(totals, ended.scores or [0] * len(totals), strict=True)]


@settings(max_examples=FEW)
@given(matches())
def test_a_loser_sits_out_one_round_where_the_house_says_so(played: Match) -> None:
    everybody = tuple(range(len(played.names)))
    for before, after in pairwise(played.played):
        if played.house.value("last-place") != "eliminated" or before.void:
            continue
        resting = {before.loser} if len(everybody) > 2 else set()
        assert after.seats == tuple(seat for seat in everybody if seat not in resting)


def between(before: int, dealer: int, seats: list[int]) -> set[int]:
    """Return the seats that the deal passed over on its way round."""
    steps = (dealer - before - 1) % len(seats)
    return {(before + step) % len(seats) for step in range(1, steps + 1)}
