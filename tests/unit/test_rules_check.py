"""Contradictory and pointless answers are found; the shipped houses have none."""

import pytest

from switch_edu.rules import house, houses
from switch_edu.rules.check import check, check_offers, left_open

CURIOUS = {
    "practice-table~draw=until-playable": "may not play it",
    "practice-table~must-play=yes-but-wild~powers.A=none": "No card is wild",
    "practice-table~refill=never~blocked=never": "may never end",
    "practice-table~refill=never~blocked=never~turn-limit=100": "turn-limit does not stop them",
    "practice-table~jokers=2": "with no power it never fits",
    "practice-table~jokers=2~powers.joker=skip": "with the power skip it never fits",
    "practice-table~powers.joker=wild": "There are no jokers in the pack",
    "jaques~hand-too-big=refuse": "8 players need 57 cards for the deal, but the pack has 52",
    "switch~packs=1": "8 players need 57 cards",
    "practice-table~finish.barred=red+black~finish.then=barred": "nobody can ever win",
    "practice-table~starter-barred=red+black": "no deal can begin",
    "practice-table~out-of-turn=blunder": "a mistake costs nothing",
    "classic~secret=mao": "Unspoken rules need a penalty",
    "practice-table~match=rounds-lowest": "nothing is scored",
    "classic~match=rounds-highest": "rewards losing",
    "jaques~alt-score~match=ceiling-stop": "punishes a high total",
    "j28~powers.JH=wild": "has the power wild already, like all jacks",
    "black-jack~run.steps=next+suit": "the step “next” adds nothing",
    "j28~together=jacks": "together=jacks does nothing",
    "practice-table~run.way=up": "There are no runs, so run.way=up does nothing.",
    "practice-table~dump.choice=all": "No card sheds its suit",
    "practice-table~cover.with=suit": "No card has to be covered",
    "practice-table~call.missed=no-win": "The table makes the call",
    "jaques~call.when=none~call.word=cards": "Nothing is called",
    "practice-table~value.ace=25": "Nothing is scored",
    "practice-table~reverse.two=nothing": "No card turns play round",
    "practice-table~skips.add=next-players": "Skips never add up",
    "practice-table~cancel.rest=passes": "No answer cancels only a part",
    "practice-table~draw-limit=3": "The number of cards drawn is fixed",
    "practice-table~illegal.then=try-again": "A wrong card is only refused",
    "jack7~runs=off": "There are no runs, so the switch jack-two does nothing.",
    # the deal
    "black-jack~players=2-4": "At most 4 players sit down, so hand-by-players=five-from-5 does",
    "switch~players=2-5": "At most 5 players sit down, so packs=from-6 is the same as one pack",
    "switch~packs=from-7~players=2-6": "At most 6 players sit down, so packs=from-7 is the same",
    "black-jack~hand-by-players=five-from-5-four-from-7~hand=5~players=2-6": "At most 6 players",
    "switch~hand-by-players=seven-for-2-else-five~players=2-2": "At most 2 players sit down",
    "black-jack~hand=5": "The hand is that small already",
    "switch~hand-by-players=seven-for-2-else-five~hand=6": "so hand=6 does nothing",
    "switch~starter-barred=none": "Any card may start the pile, so starter=redraw-under",
    "from-scratch~starter=acts": "No card has a power, so starter=acts does nothing",
    "practice-table~dealer.next=clockwise": "The table deals, so dealer.next=clockwise",
    "practice-table~dealer.cut=dealer-right": "The table deals, so dealer.cut=dealer-right",
    "jaques~dealer.next=table": "A player deals first (dealer.first=agreed)",
    # a turn
    "practice-table~draw=up-to-limit~draw-limit=3": "so draw=up-to-limit is idle",
    "jaques~draw=up-to-limit": "Only one card may be drawn (draw-limit=1)",
    "black-jack~run.way=one-way-per-suit": "A run never leaves its suit",
    "black-jack~run.steps=suit~powers.9=dump": "so shedding a suit adds nothing",
    "switch~run.steps=rank": "Equal ranks may follow in a run, so together=jacks adds nothing",
    "jaques~name.when=go-on": "There are no runs, so name.when=go-on is the same as on-play",
    "jaques~name.when=end-of-turn": "A turn is one card, so name.when=end-of-turn is the same",
    "jaques~players=2-2~reverse.two=nothing": "a reversal does nothing between them",
    "black-jack~run.equal=J2": "No equal ranks are laid in a run, so run.equal=J2",
    "from-scratch~run.steps=rank~run.powers=every": "No card has a power, so run.powers=every",
    # pickups, skips, covers
    "practice-table~answers.2=none~answers.black-J=none~may-take=no": "No pickup is ever answered",
    "jack7~skips.seat=missing": "Nobody misses two turns in a row, so skips.seat=missing",
    "practice-table~powers.Q=cover~cover.in-run=ends": "Nothing follows a cover",
    "practice-table~answers.2.joker=add": "There are no jokers in the pack, so answers.2.joker=add",
    "practice-table~finish.barred=joker": "There are no jokers in the pack, so finish.barred=joker",
    "practice-table~answers.2.2S=add": "answers a two so already, like all twos",
    "practice-table~powers.J=wild~powers.red-J=name": "All jacks have narrower powers",
    "practice-table~powers.3=plain": "Threes have no power anyway, so powers.3=plain does nothing",
    "practice-table~answers.2.3=add": "is the same as answers.2.3=pass",
    "practice-table~answers.2.A=replace": "is the same as answers.2.A=cancel",
    "jaques~answers.8.9=cancel-one": "A skip has no cards",
    "classic~answers.2.2=none~answers.2.8=cancel-one": "to cancel one is to cancel all",
    # the end
    "from-scratch~finish.barred=powers": "No card has a power, so finish.barred=powers",
    "switch~finish.acts=applied": "so finish.acts=applied changes nothing",
    "jaques~call.price=0": "nobody has to call",
    "jack7~call.price=0": "but none are (call.missed=no-win, call.price=0)",
    "jaques~call.word=peaknuckle": "only one call is due (call.when=one-left)",
    "jaques~call.missed=no-win": "so nobody has to notice it",
    "jaques~call.excused=yes": "A turn is one card, so call.excused=yes",
    "black-jack~call.noticed=players~call.lapses=next-acts": "A forgotten call shows with the last",
    "jaques~match=rounds-lowest~match-rounds=1": "One round is played (match-rounds=1)",
    "jaques~game-end=all-out": "so no card is left to score",
}
# The switch that another switch leaves without anything to do is told, and no fault of the house.
IDLE_SWITCHES = {"jack7~runs=off": ["There are no runs, so the switch jack-two does nothing."]}


@pytest.mark.parametrize("name", houses())
def test_a_shipped_house_and_its_variations_have_nothing_curious(name) -> None:
    assert check(house(name)) == []
    for variation in house(name).known_variations:
        assert check(house(f"{name}~{variation}")) == [], variation


@pytest.mark.parametrize("name", houses())
def test_no_option_of_a_switch_has_anything_curious(name) -> None:
    for knob, offered in house(name).known_knobs.items():
        for option in offered.options:
            line = f"{name}~{knob}={option}"
            assert check(house(line)) == IDLE_SWITCHES.get(line, [])


@pytest.mark.parametrize(("line", "part"), CURIOUS.items())
def test_a_curious_answer_is_one_sentence(line, part) -> None:
    found = check(house(line))
    assert any(part in sentence for sentence in found), found
    assert all(sentence.endswith((".", ").")) and "\n" not in sentence for sentence in found)


@pytest.mark.parametrize(
    "line",
    [
        "jaques~call.missed=costs", "black-jack~run.steps=rank+next~run.way=one-way-per-suit",
        "switch~run.steps=next", "jaques~run.steps=next~name.when=go-on", "jaques~players=2-2",
        "jack7~name.when=end-of-turn~runs=off~powers.Q=cover", "classic~answers.2.8=replace",
        "switch~score=losers~finish.acts=applied",
        "practice-table~powers.10=pickup-3~answers.2.10=add",
        "classic~refill=never~turn-limit=100", "classic~powers.JS=plain",
    ],
)  # fmt: skip
def test_what_looks_alike_but_fits_raises_no_remark(line) -> None:
    assert [said for said in check(house(line)) if "the switch" not in said] == []


def test_what_an_own_file_offers_is_checked_with_it(tmp_path) -> None:
    path = tmp_path / "ours.toml"
    path.write_text(
        'parent = "classic"\n[variations]\nslow = { run.way = "up" }\nshort = { hand = 5 }\n',
        encoding="utf-8",
    )
    found = dict(check_offers(house(str(path))))
    assert found == {"slow": ["There are no runs, so run.way=up does nothing."], "short": []}


def test_what_a_source_leaves_open_is_told_with_the_reading_taken() -> None:
    # jack7 does not say who plays first or which way round; it says how many cards are dealt
    found = {rule.entry: rule.clauses[0] for rule in left_open(house("jack7"))}
    assert found["first-player"].words == "The player on the dealer's left."
    assert found["direction"].words == "Clockwise."
    assert "hand" not in found
    settled = left_open(house("jack7~direction=anticlockwise"))
    assert "direction" not in [rule.entry for rule in settled]


def test_a_rule_that_fits_raises_no_remark() -> None:
    assert check(house("practice-table~powers.4=pickup-4~answers.4.4=add")) == []
    assert check(house("jack7~jokers=0~hand=5")) == []
