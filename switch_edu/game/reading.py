"""Reading positions from their one-line text form; the grammar stands in docs/notation.md."""

from __future__ import annotations

from dataclasses import dataclass, field
from urllib.parse import unquote

from switch_edu.engine.layout import MAX_SEATS
from switch_edu.engine.rules import Rules
from switch_edu.engine.table import Table
from switch_edu.errors import BadHouse, BadLine, SwitchError, did_you_mean
from switch_edu.game.compiling import compiled
from switch_edu.game.given import read_players, shown
from switch_edu.game.pack import check_pack
from switch_edu.game.parts import read_hands, read_keys, read_pile, read_stock, read_turn
from switch_edu.game.parts_waiting import read_calls, read_owed
from switch_edu.game.possible import check_possible
from switch_edu.rules import House, house

FIELDS = ("pile", "turn", "hands", "stock", "owed", "calls")
KEYS = ("idle", "dealer", "names", "rng", "fine", "played")
LONGEST = 20_000  # eight names of smileys and a house that changes every ruling fit
EXAMPLE = "9C 1+ KC9D7H5S/7/7 26 - - @practice-table"


@dataclass(slots=True)
class Line:
    """The parts of a line, not yet checked against any rules."""

    pile: str
    turn: str
    hands: str
    stock: str
    owed: str
    calls: str
    keys: dict[str, str] = field(default_factory=dict)
    rules: str | None = None


def split_line(text: object) -> Line:
    """Return the parts of a line; raises BadLine when parts are missing or unknown."""
    if not isinstance(text, str):
        raise BadLine(f"{shown(text)} is not a position: a position is a text such as “{EXAMPLE}”.")
    if len(text) > LONGEST:
        raise BadLine(
            f"A position line has at most {LONGEST} characters; this one has {len(text)}."
        )
    words = text.split()
    rules = None
    if words and words[-1].startswith("@"):
        rules = words.pop()[1:]
    if len(words) < len(FIELDS):
        missing = FIELDS[len(words)]
        raise BadLine(
            f"The line ends before its part “{missing}”: a position has six parts "
            f"({' '.join(FIELDS)}) and its rules, such as “{EXAMPLE}”."
        )
    keys = {}
    for word in words[len(FIELDS) :]:
        key, found, value = word.partition("=")
        if not found or key not in KEYS:
            raise BadLine(
                f"“{word}” is not a part of a position line{did_you_mean(key, KEYS)}: after the "
                f"six parts come key=value ({', '.join(KEYS)}) and last @rules."
            )
        if key in keys:
            raise BadLine(f"“{key}=” is there twice; keep one of them.")
        keys[key] = value
    return Line(**dict(zip(FIELDS, words, strict=False)), keys=keys, rules=rules)


def read_names(line: Line) -> tuple[str, ...]:
    """Return the players' names that a line gives, or an empty tuple.

    Raises BadLine for what is no name, for one that is there twice, and for too many or too few.
    """
    text = line.keys.get("names", "")
    if not text:
        return ()
    names, hands = text.split(","), line.hands.count("/") + 1
    if len(names) != hands:
        raise BadLine(f"There are {len(names)} names for {hands} hands.")
    try:
        return read_players(map(unquote, names))
    except SwitchError as error:
        raise BadLine(f"In the names part: {error}") from None


def read_house(line: Line, rules: str | House | None) -> House:
    """Return the house of a line, or the one given for a line without.

    Raises BadLine when there is neither or a file is named, BadHouse for what is no house.
    """
    which = rules if line.rules is None else line.rules
    if which is None:
        raise BadLine(
            "The line does not say by which rules: end it with @practice-table, for example."
        )
    if str(which).endswith(".toml"):
        raise BadLine(
            "A position names its rules by their line, not by a file: sw.house(file).line gives it."
        )
    return house(which)


def count_seats(line: Line) -> int:
    """Return how many hands a line has; raises BadLine unless there are two to eight."""
    seats = line.hands.count("/") + 1
    if not 2 <= seats <= MAX_SEATS:
        raise BadLine(
            f"The line has {seats} hand(s): a game has two to eight, with “/” between them."
        )
    return seats


def compiled_for(line: Line, rules: House) -> Rules:
    """Return a house compiled for the seats of a line; raises BadLine if so many cannot play."""
    try:
        return compiled(rules, count_seats(line))
    except BadHouse as error:
        raise BadLine(str(error)) from None


def fill_table(line: Line, own_house: House) -> Table:
    """Return the table that a line describes under a house.

    Raises BadLine naming the part and what would be right, or the card that is there too often.
    """
    rules = compiled_for(line, own_house)
    table = Table()
    table.seats = rules.seats
    for part, reader in (
        ("pile", read_pile),
        ("hands", read_hands),
        ("turn", read_turn),
        ("stock", read_stock),
        ("owed", read_owed),
        ("calls", read_calls),
    ):
        text = getattr(line, part)
        try:
            reader(table, rules, text)
        except BadLine:
            raise
        except SwitchError as error:
            raise BadLine(f"In the {part} part “{text}”: {error}") from None
    read_keys(table, line.keys)
    check_possible(table, rules)
    check_pack(table, rules)
    return table
