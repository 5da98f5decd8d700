"""Who plays, with which cards, and how the deal begins."""

from switch_edu.rules.ruling import Ruling, choice, number, rare

SETUP = (
    Ruling(
        "players", "setup", "How many players may sit down?", {}, (2, 7), "range", 2, 8, "players"
    ),
    choice(
        "packs", "setup", "One pack of cards or two?", "1",
        _1="one pack",
        _2="two packs shuffled together",
        from_6="two packs from six players, otherwise one",
        from_7="two packs from seven players, otherwise one",
    ),
    number("jokers", "setup", "How many jokers are in each pack?", 0, 0, 2, "jokers"),
    number("hand", "setup", "How many cards is each player dealt?", 7, 1, 9, "cards"),
    choice(
        "hand-by-players", "setup", "Does the hand shrink when more people play?", "fixed",
        fixed="the same hand for any number of players",
        five_from_5="five cards each from five players",
        five_from_5_four_from_7="five cards each from five players, four from seven",
        seven_for_2_else_five="seven cards each for two players, otherwise five",
    ),
    choice(
        "hand-too-big", "setup", "What if the hands do not fit the pack?", "refuse",
        refuse="such a deal is refused",
        fewer="fewer cards are dealt, so that two stay for the pile and the stock",
        five="five cards each are dealt instead",
    ),
    choice(
        "dealer.first", "setup", "How is the first dealer found?", "agreed",
        cut_lowest="everybody cuts; the lowest card deals",
        agreed="by any agreed method",
        table="the table deals",
    ),
    choice(
        "dealer.cut", "setup", "Does somebody cut before the deal?", "none",
        none="nobody needs to",
        dealer_right="the player on the dealer's right cuts",
    ),
    choice(
        "dealer.next", "setup", "Who deals the next round?", "clockwise",
        clockwise="the deal passes clockwise",
        alternates="the deal alternates from round to round",
        table="the table deals again",
    ),
    choice(
        "first-player", "setup", "Who plays first?", "dealer-left",
        dealer_left="the player on the dealer's left",
        dealer_right="the player on the dealer's right",
        first_seat="always the same seat",
    ),
    choice(
        "direction", "setup", "Which way does play start?", "clockwise",
        clockwise="clockwise",
        anticlockwise="anticlockwise",
    ),
    choice(
        "starter", "setup", "What if the card turned up to start the pile is a power card?",
        "neutral",
        neutral="it starts the pile without effect",
        redraw_under="the next card is turned, until one is harmless; the others stay beneath it",
        redraw_shuffled="another card is turned and the rejected ones are shuffled back",
        bury="it is buried in the middle of the stock and a fresh card is turned",
        acts="its power takes effect on the first player",
        redraw_then_acts="barred cards are shuffled back; what then lies there takes effect",
    ),
    choice(
        "starter-reverse", "setup", "Who plays first if a reversal starts the pile?",
        "first-player",
        first_player="the same player as ever; play turns round from there",
        other_side="the player on the other side of the dealer, as if the dealer had played it",
        dealer="the dealer",
    ),
    rare(choice(
        "starter-names", "setup", "Who names the suit if a card that does so starts the pile?",
        "nobody",
        nobody="nobody: its printed suit counts",
        dealer="the dealer, before the first player plays",
        first_player="the first player, who then plays to it",
    )),
    Ruling(
        "starter-barred", "setup", "Which cards may not start the pile?",
        {"powers": "every card with a power in these rules"},
        ("powers",), "selectors",
    ),
)  # fmt: skip
