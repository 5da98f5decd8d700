"""What the explorer shows, as plain data: houses with their tables, differences, a panel."""

from __future__ import annotations

from typing import Any

from switch_edu.explore.comparing.disputes import disputes
from switch_edu.explore.comparing.moves import CALLING
from switch_edu.explore.comparing.outcome import spoken_names
from switch_edu.explore.comparing.rows import move_label
from switch_edu.explore.tables.editing import waiting_powers
from switch_edu.explore.tables.side_by_side import MOST, Side
from switch_edu.explore.tables.text import side_text
from switch_edu.game import Position
from switch_edu.game.result import result_of
from switch_edu.rules.check import check
from switch_edu.widgets.explorer_acts import ExplorerActs
from switch_edu.widgets.explorer_answers import agreed_words, answer_state
from switch_edu.widgets.explorer_rules import house_form
from switch_edu.widgets.game_panel import result_panel
from switch_edu.widgets.table_state import last_laid, table_state

_MOST_EVENTS = 2


def explorer_panel(acts: ExplorerActs) -> dict[str, Any]:
    """Return everything that the page shows of an explorer; of the panels only the one open."""
    now, hidden = acts.now, acts.hidden
    differing = [] if hidden else [row for row in now.rows if row.differs]
    return {
        "title": "Houses side by side",
        "houses": [
            _house(acts, side, at, {row.move.partition("=")[0].strip() for row in differing})
            for at, side in enumerate(now.sides)
        ],
        "more": len(now.sides) < MOST,
        "said": "" if hidden or acts.row is None else agreed_words(acts.row),
        "parted": now.parted,
        "differences": [row.sentence for row in differing],
        "agree": bool(now.rows) and not differing and not hidden,
        "hidden": hidden,
        "quiz": acts.quiz,
        "asked": move_label(acts.asked[0]) if acts.asked else "",
        "undo": bool(acts.past),
        "list": {"at": acts.at, "count": len(acts.given)} if len(acts.given) > 1 else None,
        "open": _open(acts),
    }


def _house(acts: ExplorerActs, side: Side, at: int, differing: set[str]) -> dict[str, Any]:
    here = side.position
    row = None if here is None or acts.hidden else acts.row
    return {
        "line": side.house.line,
        "title": side.house.title,
        "problem": side.problem,
        "checks": len(check(side.house)),
        "table": None if here is None else _table(acts, side, here, differing),
        "answer": answer_state(row, side, at, acts.mistakes) if row else None,
    }


def _table(acts: ExplorerActs, side: Side, here: Position, differing: set[str]) -> dict[str, Any]:
    me, last = seat_shown(here), last_laid(side.path)
    events = [event for position in side.path[-_MOST_EVENTS:] for event in position.events]
    table = table_state(
        here, me, events=events[-_MOST_EVENTS:], last=last, mover=here.turn, marked=not acts.hidden
    )
    if here.over:
        table["result"] = result_panel(result_of(here, last[1] if last else None))
    for held in table["hand"]:
        held["differs"] = me == here.turn and held["card"] in differing
        held["asked"] = acts.hidden and (held["card"], me) == acts.asked
    if here.turn is not None and here.count(here.turn) > CALLING:
        table["moves"] = [move for move in table["moves"] if move["id"] != "call"]
    for move in table["moves"]:
        move["differs"] = move["id"] in differing
    return table


def seat_shown(here: Position) -> int:
    """Return the seat whose hand is on show: the one in turn, else the first that is known."""
    known = [seat for seat in range(here.seats) if here.hand(seat)]
    return here.turn if here.turn in known else (known or [0])[0]


def _open(acts: ExplorerActs) -> dict[str, Any] | None:
    if acts.panel is None:
        return None
    panel, at = acts.panel
    content: dict[str, Any] = {"panel": panel, "house": at}
    if panel == "rules":
        houses = acts.now.houses
        if at >= len(houses):
            return None
        content["form"] = house_form(houses[at], houses[:at] + houses[at + 1 :])
    if panel == "position":
        content["edit"] = _editor(acts)
    content["text"] = side_text(acts.now)
    return content


def _editor(acts: ExplorerActs) -> dict[str, Any]:
    """Return the parts of the position for the editor: where each card is, what can be set."""
    here, owed = acts.now.base, acts.now.base.owed
    hands = [here.hand(seat) for seat in range(here.seats)]
    return {
        "line": here.line,
        "top": here.top,
        "hands": [
            {"name": name, "cards": list(hand), "unknown": here.count(seat) - len(hand)}
            for seat, (name, hand) in enumerate(zip(spoken_names(here), hands, strict=True))
        ],
        "turn": here.turn,
        "direction": here.direction,
        "suit": here.suit if here.suit_named else "",
        "queen": here.queen_open,
        "stock": here.stock,
        "owed": {"number": owed.cards or owed.turns, "power": owed.power} if owed else None,
        "powers": waiting_powers(acts.now.houses),
        "disputes": [{"id": each.id, "question": each.question} for each in disputes()],
    }
