"""What a player may or must do on an ordinary turn, and what happens to a mistake."""

from switch_edu.rules.ruling import choice, number, rare

TURN = (
    choice(
        "must-play", "turn", "May a player who can play choose to draw instead?", "yes",
        yes="a player who can play must play",
        yes_but_wild="a player who can play must play, but a wild card may be held back",
        no="a player may always draw instead",
    ),
    choice(
        "draw", "turn", "How much does a player draw who does not play?", "one",
        one="one card",
        until_playable="cards until one can be played",
        up_to_limit="card by card, as many as the limit allows",
    ),
    number("draw-limit", "turn", "At most how many cards are drawn in one turn?", 1, 1, 9, "cards"),
    choice(
        "drawn-card", "turn", "May a card just drawn be played at once?", "never",
        never="no: the turn ends",
        may="yes, if it fits",
        must="it must be played if it fits",
        any_card="after drawing, any card that fits may be played",
    ),
    rare(choice(
        "drawn-run", "turn", "May a run go on from the card laid after drawing?", "no",
        no="no: that card is the whole turn",
        yes="yes, as from any card",
    )),
    choice(
        "illegal.card", "turn", "What happens to a card that may not be played?", "refused",
        refused="it is refused, at no cost",
        draw_1="it is taken back and one card is drawn",
        draw_2="it is taken back and two cards are drawn",
    ),
    choice(
        "illegal.then", "turn", "Is the turn over after a mistake?", "turn-over",
        turn_over="the turn is over, and a waiting pickup is paid as well",
        try_again="the player may try again",
    ),
    choice(
        "illegal.run", "turn", "If one card of several is wrong, what is taken back?", "all",
        all="everything laid in the turn",
        from_there="the wrong card; what was right stays (a wild card left without a named suit "
        "counts as its own)",
    ),
    choice(
        "out-of-turn", "turn", "What happens to a card played out of turn?", "refused",
        refused="it is refused, at no cost",
        blunder="it counts as a mistake",
    ),
    choice(
        "secret", "turn", "Are there rules that may not be said aloud?", "off",
        off="no",
        mao="yes: a mistake is punished without a reason",
    ),
    choice(
        "timer", "turn", "Is there a time limit for a turn?", "off",
        off="no time limit",
        _30="30 seconds: then what waits is taken, or one card drawn",
        _60="60 seconds: then what waits is taken, or one card drawn",
        _90="90 seconds: then what waits is taken, or one card drawn",
    ),
)  # fmt: skip
