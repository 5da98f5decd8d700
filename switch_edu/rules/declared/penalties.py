"""Pickups, skips, reversals and queens that must be covered."""

from switch_edu.rules.ruling import choice

PENALTIES = (
    choice(
        "may-take", "penalties", "May a player who could answer take the cards instead?", "yes",
        yes="yes",
        no="no: an answer must be played",
    ),
    choice(
        "must-answer-skip", "penalties", "Must a player who can answer a skip do so?", "no",
        no="no",
        yes="yes",
    ),
    choice(
        "after-taking", "penalties", "May a player who has taken a pickup also play?", "turn-over",
        turn_over="no: the turn is over",
        may_play="yes, an ordinary turn follows",
    ),
    choice(
        "answer.match", "penalties", "Must an answer also fit suit or rank?", "no",
        no="no: being an answer is enough",
        yes="yes",
    ),
    choice(
        "cancel.rest", "penalties", "If only part of a pickup is cancelled, who takes the rest?",
        "pays",
        pays="the player who cancelled",
        passes="the next player",
    ),
    choice(
        "skips.add", "penalties", "When skips add up, who misses?", "one-player",
        one_player="one player misses that many turns",
        next_players="that many players miss one turn each",
    ),
    choice(
        "skips.seat", "penalties", "If the next player still misses turns, who faces a penalty?",
        "next-acting",
        next_acting="the next player who acts",
        missing="the one who is missing, on coming back",
    ),
    choice(
        "reverse.two", "penalties", "What does a reversal do with two players?", "again",
        again="the same player plays again",
        nothing="the other player is next as usual",
    ),
    choice(
        "cover.with", "penalties", "What covers a queen?", "any",
        any="any card",
        suit="a card of her suit",
        suit_or_queen="a card of her suit, or another queen",
    ),
    choice(
        "cover.missing", "penalties", "What if a queen is not covered?", "draw-2",
        draw_2="two cards are drawn",
        draw_1="one card is drawn",
        not_playable="she may not be played without a cover",
    ),
    choice(
        "cover.carries", "penalties", "Does an uncovered queen bind the next player?", "yes",
        yes="yes: cover her or pay as well",
        no="no",
    ),
    choice(
        "cover.in-run", "penalties", "May the turn go on after the card that covers a queen?",
        "goes-on",
        goes_on="yes, like any run",
        ends="no: covering ends the turn",
    ),
)  # fmt: skip
