"""Reading the rulings of a house, section by section, into the numbers and sets of the kernel."""

from __future__ import annotations

from collections.abc import Callable

from switch_edu.cards import JOKER_BIT, select
from switch_edu.engine.rules import (
    CALL_AT_ONE,
    CALL_AT_TWO,
    CALL_NEVER,
    CALL_TURN_BEFORE,
    MISSED_COSTS,
    Rules,
)

Value = Callable[[str], object]  # the answer of a house to a ruling

CALLS_DUE = {
    "one-left": CALL_AT_ONE,
    "two-and-one-left": CALL_AT_TWO,
    "turn-before": CALL_TURN_BEFORE,
}


def option_of(value: object, *options: str) -> int:
    """Return the index of an answer; the declarations guarantee that it is one of the options."""
    return options.index(str(value))


def price_in(value: object) -> int:
    """Return the number at the end of an answer such as "draw-2", or 0."""
    tail = str(value).rpartition("-")[2]
    return int(tail) if tail.isdigit() else 0


def cards_in(value: object, powers: int) -> int:
    """Return the set that a list of selectors names; the word "powers" stands for `powers`."""
    cards = 0
    for selector in value if isinstance(value, tuple) else ():
        cards |= powers if selector == "powers" else select(str(selector))
    return cards


def read_turn(rules: Rules, value: Value) -> None:
    """Read what starts the pile, how a turn goes and what a mistake costs."""
    rules.starter_barred = cards_in(value("starter-barred"), rules.powers) | JOKER_BIT
    rules.must_play = int(value("must-play") != "no")
    rules.spare_wild = int(value("must-play") == "yes-but-wild")
    rules.until_playable = int(value("draw") == "until-playable")
    rules.must_draw_on = int(value("draw") == "up-to-limit")
    rules.draw_limit = int(str(value("draw-limit"))) if rules.must_draw_on else 1
    rules.may_play_drawn = int(value("drawn-card") != "never")
    rules.must_play_drawn = int(value("drawn-card") == "must")
    rules.any_after_draw = int(value("drawn-card") == "any-card")
    rules.run_after_draw = int(value("drawn-run") == "yes")
    rules.mistake_cards = price_in(value("illegal.card"))
    rules.mistake_ends = int(value("illegal.then") == "turn-over")
    rules.mistake_keeps = int(value("illegal.run") == "from-there")
    rules.out_of_turn_costs = int(value("out-of-turn") == "blunder")


def read_supply(rules: Rules, value: Value) -> None:
    """Read what happens when the stock runs out, and when a deal stops."""
    rules.refills = int(value("refill") != "never")
    rules.refill_at_once = int(value("refill") == "when-empty")
    rules.refill_turned = int(value("refill-how") == "turned-over")
    rules.refill_stops = int(value("refill-during") == "stops")
    rules.carry_debt = int(value("short-supply") == "carried")
    rules.blocks = option_of(value("blocked"), "never", "void", "lowest-hand", "lowest-points")
    rules.idle_passes = int(value("idle") != "no-play-no-draw")
    rules.idle_kept = int(value("idle") == "every-pass")
    rules.idle_extra = int(value("idle-turns") == "once-round-and-one")
    rules.empty_pickup = int(value("empty-stock") == "pickup")
    rules.turn_limit = int(str(value("turn-limit")))


def read_runs(rules: Rules, value: Value) -> None:
    """Read which cards may follow another in one turn, and which of them act."""
    steps = value("run.steps")
    assert isinstance(steps, tuple)
    rules.runs = sum(bit for word, bit in (("rank", 1), ("next", 2), ("suit", 4)) if word in steps)
    rules.next_number = int(bool(rules.runs) and value("run.first") == "next-number")
    rules.group_opens = int("rank" in steps and value("run.first") == "group")
    rules.way = option_of(value("run.way"), "free", "one-way", "one-way-per-suit", "up")
    rules.powers_act = option_of(value("run.powers"), "closing-block", "last-power", "every")
    rules.powers_add = int(value("run.repeats") == "add")
    rules.free_under_pickup = int(value("run.under-pickup") == "free")
    rules.together = select("J") if value("together") == "jacks" else 0
    rules.dump_all = int(value("dump.choice") == "all")
    rules.dump_silent = int(value("dump.acts") == "no")
    rules.lone_finish = int(value("finish.together") == "forbidden")


def read_suits(rules: Rules, value: Value) -> None:
    """Read when a suit is named, and how it is followed."""
    rules.name_when = option_of(value("name.when"), "on-play", "go-on", "end-of-turn", "after-run")
    rules.must_change = int(value("name.same") == "must-change")
    rules.cancel_names = int(value("name.on-cancel") == "yes")
    rules.bars_own_rank = int(value("name.on-rank") == "barred")
    rules.rank_on_named = int(value("named.follow") == "suit-or-rank")
    rules.named_stays = int(value("named.life") == "until-named")


def read_penalties(rules: Rules, value: Value) -> None:
    """Read how pickups, skips, reversals and covers work."""
    rules.may_take = int(value("may-take") == "yes")
    rules.must_answer_skip = int(value("must-answer-skip") == "yes")
    rules.take_singly = int(value("taking") == "one-by-one")
    rules.play_after_taking = int(value("after-taking") == "may-play")
    rules.answer_must_match = int(value("answer.match") == "yes")
    rules.cancel_turn = option_of(value("cancel.turn"), "goes-on", "ends", "may-play")
    rules.joker_answers = int(value("joker.answers") == "yes")
    rules.rest_passes = int(value("cancel.rest") == "passes")
    rules.skip_next_players = int(value("skips.add") == "next-players")
    rules.skip_breaker_more = int(value("skips.add") == "one-player-more")
    rules.skip_left = int(value("skips.whom") == "left")
    rules.seat_missing_faces = int(value("skips.seat") == "missing")
    rules.again_with_two = int(value("reverse.two") == "again")
    rules.two_by_seats = int(value("reverse.left") == "seated")
    rules.cover_needed = int(value("cover.missing") == "not-playable")
    mistake = value("cover.missing") == "as-mistake"
    rules.cover_price = price_in(value("illegal.card" if mistake else "cover.missing"))
    rules.cover_carries = int(value("cover.carries") == "yes")
    rules.cover_ends = int(value("cover.in-run") == "ends")
    rules.cover_silent = int(value("cover.acts") == "no")
    rules.cover_last = int(value("cover.last") == "yes")


def read_finish(rules: Rules, value: Value) -> None:
    """Read what bars the last card, what it does, and whether the others play on."""
    barred = cards_in(value("finish.barred"), rules.powers)
    if rules.declares and value("finish.joker") == "yes":
        barred &= ~JOKER_BIT
    rules.finish_barred = barred
    rules.joker_barred = int(bool(barred & JOKER_BIT))
    rules.finish_bars = int(value("finish.then") == "barred")
    rules.finish_price = price_in(value("finish.then"))
    rules.barred_last = option_of(value("finish.card"), "acts", "no-effect", "returns")
    rules.finish_acts = int(value("finish.acts") == "applied")
    rules.out_acts = int(value("out.acts") == "applied")
    rules.play_on = option_of(value("game-end"), "first-out", "one-left", "all-out")


def read_calls(rules: Rules, value: Value) -> None:
    """Read how a last card is called, and what a forgotten call costs."""
    when = str(value("call.when"))
    rules.call_automatic = int(when == "automatic")
    rules.call_due = CALLS_DUE.get(when, CALL_NEVER)
    rules.call_missed = option_of(value("call.missed"), "costs", "no-win", "may-not-play")
    rules.call_watched = int(rules.call_due > 0 and rules.call_missed == MISSED_COSTS)
    rules.call_next_starts = int(value("call.window") == "next-starts")
    rules.call_by_table = int(value("call.noticed") == "table")
    rules.call_lapse = option_of(value("call.lapses"), "next-acts", "next-ends", "own-turn")
    rules.call_price = int(str(value("call.price")))
    rules.call_one_turn = int(value("call.lasts") != "until-hand-grows")
    rules.call_wears_off = int(value("call.lasts") == "one-turn-or-missed")
    rules.call_same_turn = int(value("call.same-turn") == "yes")
    rules.call_excused = int(value("call.excused") == "yes")
    rules.call_false = int(str(value("call.false")))


SECTIONS = (
    read_turn, read_supply, read_runs, read_suits, read_penalties, read_finish, read_calls
)  # fmt: skip
