"""Several cards in one turn."""

from switch_edu.rules.ruling import choice, rare, several

RUNS = (
    several(
        "run.steps", "runs", "Which card may follow another in the same turn?", (),
        rank="a card of the same rank",
        next="the next rank up or down in the same suit",
        suit="any card of the same suit",
    ),
    choice(
        "run.first", "runs", "What must the first card of a run do?", "match",
        match="fit like any single card",
        next_number="fit, or be the neighbouring rank of the top card in any suit",
        group="fit, or be followed by a card of its rank that fits",
    ),
    choice(
        "run.way", "runs", "May a sequence turn round?", "free",
        free="up or down at every step",
        one_way="up or down, but one way through the whole turn",
        one_way_per_suit="one way for as long as the suit stays the same",
        up="upwards only",
    ),
    choice(
        "run.ends", "runs", "Does the order of ranks go round from king to ace?", "stop",
        stop="no: ace is low, king is high",
        wrap="yes: an ace lies between king and two",
        ace_high="no: ace is high, and two is low",
    ),
    choice(
        "run.equal", "runs", "Do jacks and twos count as one rank inside a run?", "none",
        none="no",
        J2="yes",
        J2_on_pile="yes, and on the top card as well",
    ),
    choice(
        "run.powers", "runs", "Which power cards of a run take effect?", "closing-block",
        closing_block="only those that end it: the last card and equal powers right before it",
        last_power="the last power card, wherever it lies",
        every="every one",
    ),
    choice(
        "run.repeats", "runs", "Do equal powers laid together add up?", "add",
        add="they add up",
        once="they count once",
    ),
    choice(
        "run.under-pickup", "runs", "While a pickup waits, what may follow an answer?", "answers",
        answers="only further answers, until the pickup is cancelled",
        free="any step of a run",
    ),
    choice(
        "together", "runs", "May equal jacks be laid together?", "no",
        no="no, unless a run allows it",
        jacks="two black jacks, or two red ones against two black ones",
    ),
    choice(
        "dump.choice", "runs", "Must a seven shed its whole suit?", "any",
        any="any cards of the suit, in any order",
        all="all of them or none",
    ),
    rare(choice(
        "dump.acts", "runs", "Do power cards that are shed take effect?", "as-run",
        as_run="yes, as in any turn of several cards",
        no="no: what is shed only goes away, and names no suit",
    )),
    choice(
        "finish.together", "runs", "May the last cards go out together?", "allowed",
        allowed="yes",
        forbidden="no: the last card goes alone",
    ),
)  # fmt: skip
