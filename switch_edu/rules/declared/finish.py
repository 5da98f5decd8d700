"""The last card, the call that announces it, and the end of a game."""

from switch_edu.rules.ruling import Ruling, choice, number, rare

FINISH = (
    Ruling(
        "finish.barred", "finish", "Which cards may not be the last?",
        {"powers": "every card with a power in these rules"},
        (), "selectors",
    ),
    choice(
        "finish.then", "finish", "What happens when a barred card is played last?", "draw-1",
        barred="it may not be played",
        draw_1="it does not win; its player draws one card and plays on",
        draw_2="it does not win; its player draws two cards and plays on",
        draw_5="it does not win; its player draws five cards and plays on",
    ),
    rare(choice(
        "finish.card", "finish", "What becomes of a barred card that is played last?", "acts",
        acts="it stays on the pile and acts",
        no_effect="it stays on the pile without effect",
        returns="it goes back to the hand, and the turn is over",
    )),
    rare(choice(
        "finish.joker", "finish", "Is a joker that counts as a plain card free to be the last?",
        "no",
        no="no: what bars a joker bars it as any card",
        yes="yes: only the card that it counts as matters",
    )),
    choice(
        "finish.acts", "finish", "Does the winning card still take effect?", "ignored",
        ignored="no",
        applied="yes, before the cards are counted",
    ),
    choice(
        "call.when", "finish", "When must a last card be announced?", "one-left",
        none="never",
        automatic="the table announces it",
        one_left="on coming down to one card",
        two_and_one_left="on coming down to two cards, and again to one",
        turn_before="on the turn before going out",
    ),
    choice(
        "call.word", "finish", "What is said?", "last-card",
        last_card="“Last card”",
        last_card_or_switch="“Last card” or “Switch”",
        cards="“Cards!”",
        peaknuckle="“Peaknuckle” at two cards, “supper-peaknuckle” at one",
        last_card_or_knock="“Last card”, “cards”, or a knock on the table",
    ),
    choice(
        "call.window", "finish", "What is the latest moment for the call?", "next-starts",
        own_turn="before one's own turn ends",
        next_starts="before the next player draws or plays",
    ),
    choice(
        "call.noticed", "finish", "Who must notice a forgotten call?", "players",
        players="another player",
        table="nobody: the table does",
    ),
    choice(
        "call.lapses", "finish", "When is it too late to punish a forgotten call?", "own-turn",
        next_acts="once the next player has drawn or played",
        next_ends="once the next player's turn is over",
        own_turn="once the forgetful player's own next turn begins",
    ),
    number("call.price", "finish", "How many cards does a forgotten call cost?", 2, 0, 5, "cards"),
    choice(
        "call.missed", "finish", "Does a forgotten call stop the win?", "costs",
        costs="no, it only costs cards",
        no_win="yes: the last card is laid, the price is drawn and the game goes on",
        may_not_play="yes: the last card may not be laid",
    ),
    choice(
        "call.lasts", "finish", "How long is a call good?", "until-hand-grows",
        until_hand_grows="until its player draws a card",
        one_turn="for the next turn only; a turn that is missed does not use it up",
        one_turn_or_missed="for the next turn only, even if that turn is missed",
    ),
    rare(choice(
        "call.same-turn", "finish", "Is a call good for the turn in which it is made?", "no",
        no="no: it has to be made before that turn",
        yes="yes, if it is made before the last card is laid",
    )),
    choice(
        "call.excused", "finish", "Is going out with several cards excused from the call?", "no",
        no="no",
        yes="yes",
    ),
    number("call.false", "finish", "How many cards does a wrong call cost?", 0, 0, 5, "cards"),
    choice(
        "game-end", "finish", "Does play stop when somebody is out?", "first-out",
        first_out="yes: the first player out wins and the game is over",
        one_left="the others play on for places until one is left",
        all_out="the others play on for places until all are out",
    ),
    rare(choice(
        "out.acts", "finish", "Does the last card of a player who is out act on those who play on?",
        "applied",
        applied="yes, on the next player still in",
        ignored="no",
    )),
    choice(
        "last-place", "finish", "What becomes of the last player left?", "nothing",
        nothing="nothing",
        loser="that player is the loser",
        eliminated="that player is the loser and sits out the next round",
    ),
)  # fmt: skip
