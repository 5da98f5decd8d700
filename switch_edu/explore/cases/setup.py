"""Setting up what a case gives: hands, piles and debts of a position that need not be whole.

Positions of cases are fragments: cards that are not named are nowhere, and a stock that is not
mentioned is a few unknown cards. Only a card that is there more often than in the pack is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from switch_edu.cards import FACES, JOKER, UNKNOWN, faces_in, read_card, read_suit
from switch_edu.engine.rules import CALL_AT_TWO, Rules
from switch_edu.engine.seats import first_player
from switch_edu.engine.supply import give
from switch_edu.engine.table import Table
from switch_edu.errors import BadFile
from switch_edu.explore.cases.file import Case, check_keys, mapping
from switch_edu.explore.cases.values import (
    cards_of,
    face_of,
    named_players,
    players,
    seat_of,
    whole_number,
)
from switch_edu.game.compiling import compiled
from switch_edu.game.moves import read_moves
from switch_edu.game.pack import check_known
from switch_edu.game.position import Position

USUAL_STOCK = 20  # a stock that is not mentioned
POWER_OF_KIND = {"two": "2", "jack": "black-J", "four": "4", "ah": "AH"}


def opening(case: Case) -> Position:
    """Return the position that a case gives, as a fragment with the players' names.

    Raises SwitchError in one sentence for a key or value that cannot be.
    """
    return Position(opening_table(case), case.house, tuple(players(case.given)))


def opening_table(case: Case) -> Table:
    """Return the table that a case gives; raises SwitchError as `opening` does."""
    given = case.given
    check_keys(given, GIVEN, "“given”")
    names = players(given)
    rules = compiled(case.house, len(names))
    table = Table()
    table.seats = len(names)
    table.rng = 1
    table.direction = 1 if rules.clockwise else -1
    _hands(table, case, names)
    _turn(table, rules, given, names)
    for key, setter in SETTERS.items():
        if key in given:
            setter(table, rules, given[key])
    _stock(table, given)
    for name in named_players(given, "called", names):
        _called(table, rules, names.index(name))
    if "announced" in given:
        table.said[seat_of(given["announced"], names)] = 1
    check_known(table, rules)
    return table


def _hands(table: Table, case: Case, names: Sequence[str]) -> None:
    hands = mapping(case.given, "hands")
    for name in hands:
        seat_of(name, names)
    for seat, name in enumerate(names):
        kinds = cards_of(hands.get(name, 0), f"The hand of {name}")
        for kind in _with_played(kinds, case, name):
            give(table, seat, kind)
        if name in hands and not kinds and case.house.value("game-end") != "first-out":
            table.nplaced += 1  # a player without cards is out
            table.place[seat] = table.nplaced
            table.winner = seat if table.winner < 0 else table.winner


def _with_played(kinds: list[int], case: Case, name: str) -> list[int]:
    """Turn unknown cards of a hand into those that its player lays in the case."""
    unknown = kinds.count(UNKNOWN)
    if not unknown:
        return kinds
    elsewhere = set(kinds)
    for key in ("stock", "under"):
        elsewhere |= set(cards_of(case.given.get(key, 0), f"“{key}”"))
    laid = [kind for kind in _laid_by(case, name) if kind not in elsewhere][:unknown]
    return [kind for kind in kinds if kind < UNKNOWN] + laid + [UNKNOWN] * (unknown - len(laid))


def _laid_by(case: Case, name: str) -> Iterator[int]:
    start = f"{name} play "
    for action in case.do:
        if action.startswith(start):
            yield from (m.action for m in read_moves(action[len(start) :]) if m.kind == "lay")


def _turn(table: Table, rules: Rules, given: Mapping[str, Any], names: Sequence[str]) -> None:
    table.dealer = seat_of(given.get("dealer", names[0]), names)
    table.player = first_player(rules, table) if "dealer" in given else 0
    if "turn" in given:
        table.player = seat_of(given["turn"], names)


def _direction(table: Table, rules: Rules, found: Any) -> None:
    if found not in ("cw", "ccw"):
        raise BadFile(f"“dir” has to be cw or ccw, not “{found}”.")
    table.direction = 1 if found == "cw" else -1


def _top(table: Table, rules: Rules, found: Any) -> None:
    card, _, face = str(found).partition("=")
    table.top = read_card(card)
    table.face = min(read_card(face) if face else table.top, JOKER)
    if table.face < FACES:
        table.suit = table.face // 13


def _counts_as(table: Table, rules: Rules, found: Any) -> None:
    table.face = face_of(found)
    table.suit = table.face // 13


def _suit(table: Table, rules: Rules, found: Any) -> None:
    table.suit = read_suit(str(found))
    table.named = 1


def _pending(table: Table, rules: Rules, found: Any) -> None:
    if not isinstance(found, Mapping) or set(found) != {"kind", "n"}:
        raise BadFile(f"“pending” has to be such as {{kind: two, n: 2}}, not “{found}”.")
    kind = found["kind"]
    if kind not in (*POWER_OF_KIND, "mix"):
        raise BadFile(f"“{kind}” cannot be pending: write {', '.join(POWER_OF_KIND)} or mix.")
    table.owed = whole_number(found["n"], "cards owed", 1)
    table.attack = _attack(table, rules, rules.pickup, POWER_OF_KIND.get(kind, ""))


def _skips(table: Table, rules: Rules, found: Any) -> None:
    table.skips = whole_number(found, "eights", 1)
    table.attack = _attack(table, rules, rules.skip, "")


def _attack(table: Table, rules: Rules, powers: int, power: str) -> int:
    """Return which power waits: the one named, or that of the top card, or the first there is."""
    named = [i for i, name in enumerate(rules.attacks) if name == power]
    on_top = [rules.attack_of[table.face]] if powers >> max(table.face, 0) & 1 else []
    any_face = [rules.attack_of[face] for face in faces_in(powers)]
    for index in (*named, *on_top, *any_face):
        return index
    raise BadFile("Nothing can wait for an answer here: no card of this house does that.")


def _under(table: Table, rules: Rules, found: Any) -> None:
    for kind in reversed(cards_of(found, "“under”")):
        table.older[table.nolder] = kind
        table.nolder += 1


def _queen(table: Table, rules: Rules, found: Any) -> None:
    if not isinstance(found, bool):
        raise BadFile(f"“queen_open” has to be true or false, not “{found}”.")
    table.uncovered = int(found)


def _idle(table: Table, rules: Rules, found: Any) -> None:
    table.idle = whole_number(found, "idle turns", 0)


SETTERS: dict[str, Callable[[Table, Rules, Any], None]] = {
    "dir": _direction,
    "top": _top,
    "top_counts_as": _counts_as,
    "suit": _suit,
    "pending": _pending,
    "skip8": _skips,
    "under": _under,
    "queen_open": _queen,
    "idle": _idle,
}
GIVEN = (
    *SETTERS, "players", "turn", "dealer", "hands", "stock", "called", "announced",
    "cut", "winner", "left", "totals",
)  # fmt: skip


def _stock(table: Table, given: Mapping[str, Any]) -> None:
    for kind in reversed(cards_of(given.get("stock", USUAL_STOCK), "“stock”")):
        table.stock[table.nstock] = kind
        table.nstock += 1


def _called(table: Table, rules: Rules, seat: int) -> None:
    at_two = rules.call_due == CALL_AT_TWO and table.hand[seat] == 2
    table.good[seat] = 2 if at_two else 1
    table.said[seat] = int(table.hand[seat] == 1)
