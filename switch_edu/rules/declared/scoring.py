"""Points, and how a match of several rounds is won."""

from switch_edu.rules.ruling import choice, number

SCORING = (
    choice(
        "score", "scoring", "What is scored?", "none",
        none="nothing",
        losers="everybody but the winner scores the cards left in hand",
        winner="the winner scores the cards left in all other hands",
    ),
    choice(
        "value.jack", "scoring", "What does a jack count?", "20",
        _10="10", _11="11", _20="20", red_20_black_50="red 20, black 50",
    ),
    choice(
        "value.court", "scoring", "What do queens and kings count?", "10-10",
        _10_10="10 each", _12_13="queen 12, king 13",
    ),
    choice(
        "value.ace", "scoring", "What does an ace count?", "15",
        _1="1", _10="10", _15="15", _25="25",
    ),
    choice("value.eight", "scoring", "What does an eight count?", "8", _8="8", _50="50"),
    choice("value.joker", "scoring", "What does a joker count?", "50", _0="0", _50="50"),
    choice(
        "match", "scoring", "How is a match won?", "single-round",
        single_round="every round stands alone",
        rounds_lowest="after an agreed number of rounds the lowest total wins",
        rounds_highest="after an agreed number of rounds the highest total wins",
        ceiling_stop="when somebody passes the ceiling the lowest total wins",
        ceiling_elimination="whoever passes the ceiling is out; the last one left wins",
    ),
    number("match-rounds", "scoring", "How many rounds are played?", 5, 1, 100, "rounds"),
    number("ceiling", "scoring", "How many points are the ceiling?", 100, 1, 1000, "points"),
    choice(
        "ceiling-exact", "scoring", "Is a player out on reaching the ceiling exactly?", "stays",
        stays="no, only above it",
        out="yes",
    ),
    choice(
        "tie", "scoring", "What if totals are equal?", "shared",
        shared="the place is shared",
        sudden_death="one more round is played",
    ),
)  # fmt: skip
