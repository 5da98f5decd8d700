"""Pickups, skips, reversals and queens that must be covered."""

from switch_edu.rules.ruling import choice, rare

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
    rare(choice(
        "taking", "penalties", "How are the cards of a pickup taken?", "together",
        together="all at once",
        one_by_one="one by one, and nothing else can be done in between",
    )),
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
    rare(choice(
        "cancel.turn", "penalties", "May the turn go on once a pickup or skip is cancelled?",
        "goes-on",
        goes_on="yes, as far as a run allows",
        ends="no: the card that cancels ends it",
        may_play="the run ends, but an ordinary turn follows",
    )),
    rare(choice(
        "joker.answers", "penalties", "May a joker answer as the card that it is declared to be?",
        "yes",
        yes="yes",
        no="no: no joker answers a pickup or a skip",
    )),
    choice(
        "skips.add", "penalties", "When skips add up, who misses?", "one-player",
        one_player="one player misses that many turns",
        one_player_more="whoever breaks the chain misses this turn and that many more",
        next_players="that many players miss one turn each",
    ),
    rare(choice(
        "skips.whom", "penalties", "Whom does a skip hit?", "next",
        next="the next player in the direction of play",
        left="the player on the left, whichever way play goes",
    )),
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
    rare(choice(
        "reverse.left", "penalties", "When two of more players are left, is that two players?",
        "still-in",
        still_in="yes: those still in count",
        seated="no: those who were dealt cards count",
    )),
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
        as_mistake="as many cards are drawn as a mistake costs",
        nothing="nothing: the covering card is optional",
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
    rare(choice(
        "cover.acts", "penalties", "Does a power card that covers a queen take effect?", "yes",
        yes="yes, like any card laid in the turn",
        no="no: it only covers (a queen still has to be covered herself)",
    )),
    rare(choice(
        "cover.last", "penalties", "Does a queen want a cover even as the last card?", "yes",
        yes="yes",
        no="no: with her the hand is empty",
    )),
)  # fmt: skip
