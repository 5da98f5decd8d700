"""The stock, its refill, and deals in which nobody can go on."""

from switch_edu.rules.ruling import choice, number, rare

SUPPLY = (
    choice(
        "refill", "supply", "When is the stock refilled?", "when-needed",
        when_needed="when a card is to be drawn and none is left",
        when_empty="as soon as the stock is empty",
        never="never",
    ),
    rare(choice(
        "refill-how", "supply", "How do the discards become the new stock?", "shuffled",
        shuffled="they are shuffled, all but the top card",
        turned_over="they are turned over unshuffled, all but the top card: the oldest comes first",
    )),
    rare(choice(
        "refill-during", "supply", "Do several cards drawn together go on through a refill?",
        "continues",
        continues="yes: the stock is refilled and the drawing goes on",
        stops="no: no more is drawn than the stock still held",
    )),
    choice(
        "short-supply", "supply", "What if there are too few cards to pay a pickup?", "forgiven",
        forgiven="what remains is taken; the rest is forgiven",
        carried="the rest is still owed by the next player",
    ),
    choice(
        "empty-stock", "supply", "Does a card make a pickup when there is nothing to draw?",
        "pickup",
        pickup="yes",
        plain="no, it has no power then",
    ),
    choice(
        "blocked", "supply", "When is a deal blocked, and who wins it?", "void",
        void="after so many idle turns in a row; nobody wins",
        lowest_hand="after so many idle turns in a row; the fewest cards win",
        lowest_points="after so many idle turns in a row; the fewest points in hand win",
        never="never",
    ),
    choice(
        "idle", "supply", "Which turns count towards a blocked deal?", "no-play-no-draw",
        no_play_no_draw="every turn in which nothing is played and nothing drawn",
        passes="passes only",
        every_pass="every pass, also after drawing, and a pickup paid with just the last cards",
    ),
    choice(
        "idle-turns", "supply", "How many idle turns in a row block a deal?", "once-round",
        once_round="one for each player",
        once_round_and_one="one more than there are players",
    ),
    number("turn-limit", "supply", "After how many cards played does a deal stop (0: never)?",
           0, 0, 10_000, "cards"),
)  # fmt: skip
