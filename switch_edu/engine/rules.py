"""Compiled rules: the sets and numbers of a house that the kernel reads."""

from __future__ import annotations

from dataclasses import dataclass, field, fields

from switch_edu.cards import FACES, SUIT_SETS

MAX_ATTACKS = 12

NAME_ON_PLAY, NAME_GO_ON, NAME_AT_END, NAME_AFTER_RUN = range(4)
(
    STARTER_NEUTRAL, STARTER_UNDER, STARTER_SHUFFLED, STARTER_BURIED, STARTER_ACTS,
    STARTER_SHUFFLED_ACTS,
) = range(6)  # fmt: skip
STARTER_UNNAMED, STARTER_DEALER_NAMES, STARTER_FIRST_NAMES = range(3)
REVERSED_FIRST, REVERSED_OTHER_SIDE, REVERSED_DEALER = range(3)
BLOCK_NEVER, BLOCK_VOID, BLOCK_CARDS, BLOCK_POINTS = range(4)  # who wins, if anybody does
WAY_FREE, WAY_ONE, WAY_PER_SUIT, WAY_UP = range(4)
CLOSING_BLOCK, LAST_POWER, EVERY_POWER = range(3)
PLAY_TO_FIRST_OUT, PLAY_TO_ONE_LEFT, PLAY_TO_ALL_OUT = range(3)
CALL_NEVER, CALL_AT_ONE, CALL_AT_TWO, CALL_TURN_BEFORE = range(4)
MISSED_COSTS, MISSED_NO_WIN, MISSED_MAY_NOT = range(3)
BARRED_ACTS, BARRED_IDLE, BARRED_RETURNS = range(3)
CANCEL_GOES_ON, CANCEL_ENDS, CANCEL_MAY_PLAY = range(3)
LAPSE_ACTS, LAPSE_ENDS, LAPSE_OWN_TURN = range(3)


def _per_face() -> list[int]:
    return [0] * (FACES + 1)


def _per_attack() -> list[int]:
    return [0] * MAX_ATTACKS


@dataclass(slots=True, eq=False)
class Rules:
    """Rules compiled for a number of seats. Flags are 0 or 1; sets have bit 52 for a joker."""

    # the deal
    seats: int = 0
    packs: int = 0
    jokers: int = 0  # in all packs together
    hand_size: int = 0
    first_offset: int = 0  # seats from the dealer to the first player
    fixed_first: int = 0  # seat 0 always begins
    clockwise: int = 0
    starter: int = 0  # one of STARTER_*
    starter_barred: int = 0  # set
    starter_reverse: int = 0  # one of REVERSED_*
    starter_names: int = 0  # who names a suit for a card that starts the pile
    # an ordinary turn
    must_play: int = 0
    spare_wild: int = 0  # wild cards may be held back all the same
    until_playable: int = 0
    draw_limit: int = 0
    must_draw_on: int = 0  # draw up to the limit before the turn may end
    may_play_drawn: int = 0
    must_play_drawn: int = 0
    any_after_draw: int = 0  # not only the drawn card
    run_after_draw: int = 0  # a run may go on from the card laid after drawing
    mistake_cards: int = 0
    mistake_ends: int = 0
    mistake_keeps: int = 0  # what was right of a run stays
    out_of_turn_costs: int = 0
    # supply
    refills: int = 0
    refill_at_once: int = 0
    refill_turned: int = 0  # the discards are turned over, not shuffled
    refill_stops: int = 0  # cards drawn together end with the stock
    carry_debt: int = 0
    blocks: int = BLOCK_NEVER
    idle_passes: int = 0  # only passes count as idle
    idle_kept: int = 0  # so do passes after drawing, and paying with exactly the last card
    idle_extra: int = 0  # idle turns that block a deal, beyond one per player
    empty_pickup: int = 0  # a pickup counts though there is nothing to draw
    turn_limit: int = 0
    # several cards in a turn
    single: int = 0  # one card a turn, always
    runs: int = 0  # 1 same rank, 2 next rank, 4 same suit, added up
    next_number: int = 0
    group_opens: int = 0  # a card may open a turn before one of its rank that fits
    way: int = 0  # one of WAY_*
    powers_act: int = 0  # CLOSING_BLOCK, LAST_POWER or EVERY_POWER
    powers_add: int = 0
    free_under_pickup: int = 0
    together: int = 0  # set of cards that may be laid together
    dump_all: int = 0
    dump_silent: int = 0  # cards shed have no effect
    lone_finish: int = 0
    # suits
    name_when: int = 0  # one of NAME_*
    must_change: int = 0
    cancel_names: int = 0  # a card that names a suit does so when it cancels as well
    bars_own_rank: int = 0  # a card that names a suit may not lie on one of its rank
    rank_on_named: int = 0
    named_stays: int = 0
    # penalties
    may_take: int = 0
    must_answer_skip: int = 0
    take_singly: int = 0  # a pickup is taken card by card
    play_after_taking: int = 0
    answer_must_match: int = 0
    cancel_turn: int = 0  # one of CANCEL_*
    rest_passes: int = 0  # the rest of a cancelled pickup goes to the next player
    skip_next_players: int = 0
    skip_breaker_more: int = 0  # who breaks a chain misses this turn and all of them
    skip_left: int = 0  # the player on the left misses a turn, whichever way play goes
    seat_missing_faces: int = 0
    again_with_two: int = 0  # a reversal between two players gives another turn
    two_by_seats: int = 0  # two players are two that were dealt cards, not two still in
    cover_needed: int = 0
    cover_price: int = 0
    cover_carries: int = 0
    cover_ends: int = 0
    cover_silent: int = 0  # the covering card has no effect
    cover_last: int = 0  # a queen wants a cover even as the last card
    # the finish
    finish_barred: int = 0  # set
    joker_barred: int = 0
    finish_bars: int = 0
    finish_price: int = 0
    finish_acts: int = 0
    barred_last: int = 0  # one of BARRED_*: what becomes of it
    call_due: int = 0  # one of CALL_*
    call_automatic: int = 0
    call_watched: int = 0  # forgotten calls cost cards on a challenge
    call_next_starts: int = 0
    call_by_table: int = 0
    call_lapse: int = 0  # one of LAPSE_*
    call_price: int = 0
    call_missed: int = 0  # one of MISSED_*
    call_one_turn: int = 0
    call_wears_off: int = 0  # a turn missed uses it up as well
    call_same_turn: int = 0  # a call is good for the turn in which it is made
    call_excused: int = 0
    call_false: int = 0  # what a call costs that does not come true
    play_on: int = 0  # 0 first out wins, 1 until one is left, 2 until all are out
    out_acts: int = 0  # the last card of a player who is out takes effect
    # powers, as sets of faces
    declares: int = 0  # a joker is declared as a card
    joker_answers: int = 0
    wild: int = 0
    names: int = 0
    pickup: int = 0
    skip: int = 0
    reverse: int = 0
    cover: int = 0
    dump: int = 0
    powers: int = 0  # all of them, and the cards that cancel
    answering: int = 0  # cards that answer some pickup or skip
    rank_spreads: int = 0  # 1 if by its rank a card fits on other ranks too

    # for each face (53: a joker without one)
    size_of: list[int] = field(default_factory=_per_face)  # cards of its pickup
    attack_of: list[int] = field(default_factory=_per_face)  # index of its attack, or -1
    mates: list[int] = field(default_factory=_per_face)  # set of its rank
    run_mates: list[int] = field(default_factory=_per_face)  # ranks that count as equal in a run
    above: list[int] = field(default_factory=_per_face)  # the next rank up in its suit, as a set
    below: list[int] = field(default_factory=_per_face)
    cover_set: list[int] = field(default_factory=_per_face)  # what covers it
    worth: list[int] = field(default_factory=_per_face)  # its points when it is left in a hand

    # for each attack: sets of the answering cards
    add: list[int] = field(default_factory=_per_attack)
    replace: list[int] = field(default_factory=_per_attack)
    pass_on: list[int] = field(default_factory=_per_attack)
    cancel: list[int] = field(default_factory=_per_attack)
    cancel_one: list[int] = field(default_factory=_per_attack)
    act_on: list[int] = field(default_factory=_per_attack)  # pass it on and act as well
    pay: list[int] = field(default_factory=_per_attack)  # their player takes it, and they act
    show: list[int] = field(default_factory=_per_attack)  # cancel it and stay in hand
    answers: list[int] = field(default_factory=_per_attack)  # all of them
    unit: list[int] = field(default_factory=_per_attack)  # cards of one such pickup

    suit_sets: list[int] = field(default_factory=lambda: list(SUIT_SETS))
    attacks: tuple[str, ...] = ()  # the selector behind each attack


NUMBERS = tuple(f.name for f in fields(Rules) if isinstance(f.default, int))
LISTS: dict[str, int] = {
    f.name: len(getattr(Rules(), f.name)) for f in fields(Rules) if f.type == "list[int]"
}
