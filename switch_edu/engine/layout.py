"""The numbers that the kernel speaks: actions, phases, situations, reasons, events."""

from __future__ import annotations

# -- actions: 0..51 lays (or declares) that face, 52 and 53 lay a joker ------------------------
JOKER_1 = 52
JOKER_2 = 53
DRAW = 54
TAKE = 55
END = 56
PASS = 57
CALL = 58
NAME_0 = 59  # 59..62 name clubs, diamonds, hearts, spades
CHALLENGE = 64  # 64 + seat challenges that seat

# -- sets: bits 0..51 faces, 52 a joker, 53 a challenge, 54..62 the actions above -------------
JOKER_BIT = 1 << 52
CHALLENGE_BIT = 1 << 53
DRAW_BIT = 1 << DRAW
TAKE_BIT = 1 << TAKE
END_BIT = 1 << END
PASS_BIT = 1 << PASS
CALL_BIT = 1 << CALL
NAME_BITS = 15 << NAME_0
FACE_BITS = (1 << 52) - 1
CARD_BITS = (1 << 53) - 1
MOVE_BITS = ((1 << 63) - 1) ^ CARD_BITS
TALK_BITS = CALL_BIT | CHALLENGE_BIT

# -- phases of a table -------------------------------------------------------------------------
TURN = 0
NAME = 1  # a wild card waits for its suit
DECLARE = 2  # a joker waits for the card that it is to be
DRAWN = 3  # something has been drawn and may still be laid
OVER = 4
BLOCKED = 5

# -- situations: what the seat that is judged faces --------------------------------------------
MATCHING = 0
FACING_PICKUP = 1
FACING_SKIP = 2
COVERING = 3
RUNNING = 4
AFTER_DRAW = 5
NAMING = 6
WAITING = 7
GAME_OVER = 8

SITUATIONS = (
    "matching", "facing-pickup", "facing-skip", "covering", "running", "drawn", "naming",
    "waiting", "over",
)  # fmt: skip

# -- a judgement is a tuple of ints; its slots -------------------------------------------------
Judgement = tuple[
    int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int
]  # fmt: skip
SITUATION = 0
GROUND = 1  # 1..6: sets of faces that a ground allows; their names depend on the situation
OPEN = 7  # moves and suits that are open at all
BAR_FINISH = 8  # may not be the last card
BAR_TOGETHER = 9  # may not go out together with others
BAR_CALL = 10  # the call for it is missing
BAR_COVER = 11  # a queen that could not be covered
BAR_DUTY = 12  # a move barred by a duty to play or to answer
BAR_NARROW = 13  # all but the drawn card; the suit that must change
FINE_FINISH = 14  # allowed as last card, at a price
FINE_CALL = 15  # allowed as last card, at the price of the missing call

_MATCH = ("suit", "rank", "wild", "next-number", "group", "")
_ANSWER = ("add", "replace", "pass-on", "cancel", "cancel-one", "other-answer")
GROUNDS = {
    MATCHING: _MATCH,
    AFTER_DRAW: _MATCH,
    FACING_PICKUP: _ANSWER,
    FACING_SKIP: _ANSWER,
    COVERING: ("cover", "", "", "", "", ""),
    RUNNING: ("run-rank", "run-next", "run-suit", "dump", "together", "named-suit"),
    NAMING: ("", "", "", "", "", ""),
    WAITING: ("", "", "", "", "", ""),
    GAME_OVER: ("", "", "", "", "", ""),
}

# -- events: (code, seat, a, b) ----------------------------------------------------------------
EVENT_NAMES = (
    "laid",  # a kind, b face
    "named",  # a suit
    "drew",  # a number of cards, b 1 if the card is kept or playable later in the turn
    "took",  # a number of cards, b number that was owed
    "kept",
    "passed",
    "skipped",  # a turns still to miss
    "reversed",  # a new direction (0 anticlockwise, 1 clockwise)
    "owes",  # seat that laid the card (the next one faces it), a cards that now wait
    "cancelled",  # a cards cancelled
    "refilled",  # a cards in the new stock
    "last-card",  # announced by the table
    "called",
    "challenged",  # seat that challenges, a seat that is challenged, b cards it costs
    "fined",  # a cards, b why (an index of FINES)
    "took-back",  # a number of cards
    "uncovered",
    "placed",  # a place from 1
    "won",
    "blocked",
    "again",  # the same player plays again
    "missed-call",
    "stopped",  # the seat that will miss turns although it is not next, a turns to miss
    "shown",  # a card that is shown and stays in hand
)
(
    E_LAID, E_NAMED, E_DREW, E_TOOK, E_KEPT, E_PASSED, E_SKIPPED, E_REVERSED, E_OWES, E_CANCELLED,
    E_REFILLED, E_LAST_CARD, E_CALLED, E_CHALLENGED, E_FINED, E_TOOK_BACK, E_UNCOVERED, E_PLACED,
    E_WON, E_BLOCKED, E_AGAIN, E_MISSED_CALL, E_STOPPED, E_SHOWN,
) = range(len(EVENT_NAMES))  # fmt: skip
FINES = ("finish", "call", "cover", "mistake", "rest", "false-call")
(
    FINE_FOR_FINISH, FINE_FOR_CALL, FINE_FOR_COVER, FINE_FOR_MISTAKE, FINE_FOR_REST,
    FINE_FOR_FALSE_CALL,
) = range(len(FINES))  # fmt: skip

MAX_SEATS = 8
MAX_CARDS = 108  # two packs with two jokers each
MAX_EVENTS = 64
EVENT_WIDTH = 4
