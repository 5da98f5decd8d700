"""Naming a suit."""

from switch_edu.rules.ruling import choice, rare

SUITS_RULINGS = (
    choice(
        "name.when", "suits", "When is the suit named?", "on-play",
        on_play="as the card is played; the turn ends",
        go_on="as the card is played; the same player may go on in that suit",
        end_of_turn="when the turn ends, if that card is the last one laid",
        after_run="when the turn ends, also if a run was laid on that card",
    ),
    choice(
        "name.same", "suits", "May the suit already in force be named?", "allowed",
        allowed="yes, any of the four",
        must_change="no, it has to change",
    ),
    rare(choice(
        "name.on-cancel", "suits", "Does a card that names a suit do so when it cancels a pickup?",
        "no",
        no="no, it only cancels",
        yes="yes, it cancels and names a suit",
    )),
    rare(choice(
        "name.on-rank", "suits", "May a card that names a suit be laid on one of its own rank?",
        "allowed",
        allowed="yes, like on any card that it fits",
        barred="no, even where its suit was named",
    )),
    choice(
        "named.follow", "suits", "What may be played on a named suit?", "suit-or-rank",
        suit_or_rank="the named suit or the same rank",
        suit="the named suit only (and wild cards)",
    ),
    choice(
        "named.life", "suits", "How long does a named suit bind?", "one-card",
        one_card="until a card is played on it",
        until_named="until another suit is named",
    ),
)  # fmt: skip
