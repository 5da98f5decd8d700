"""What the page may ask of an explorer: moves, undo, edits, other houses and answers, the list."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from switch_edu.errors import BadHouse, BadMove, did_you_mean
from switch_edu.explore.compare_rows import Row
from switch_edu.explore.compare_steps import read_steps
from switch_edu.explore.disputes import disputes
from switch_edu.explore.editing import place_card, read_edited, set_part
from switch_edu.explore.side_by_side import SideBySide, side_by_side
from switch_edu.explore.side_text import read_side_text
from switch_edu.game import Position
from switch_edu.game.voice import Who
from switch_edu.rules import House, house, houses
from switch_edu.widgets.explorer_answers import agreed_words, mistakes_of
from switch_edu.widgets.explorer_rules import without

Message = Mapping[str, Any]
PANELS = ("position", "rules")


class ExplorerActs:
    """An explorer as it is used: what is side by side now, what was before, what is open.

    `act` does what a message asks for and returns the sentences to say. `row` holds what the houses
    said of the last move, `mistakes` what it costs to make it where it is refused.
    """

    def __init__(self, given: Sequence[SideBySide]) -> None:
        self.given = tuple(given)
        self.at = 0
        self.quiz = False
        self.panel: tuple[str, int] | None = None
        self._begin(self.given[0])

    def _begin(self, shown: SideBySide) -> None:
        self.now = shown
        self.past: list[SideBySide] = []
        self._forget()

    def _forget(self) -> None:
        """Forget the last answer; in a quiz the verdicts are hidden again."""
        self.row: Row | None = self.now.row
        self.mistakes: tuple[str, ...] = ()
        self.asked = ""
        self.revealed = False

    @property
    def hidden(self) -> bool:
        """Whether the verdicts are hidden until somebody asks to see them."""
        return self.quiz and not self.revealed

    def act(self, kind: str, message: Message) -> Sequence[str]:
        """Do what a message asks for; raises SwitchError in one sentence if that cannot be done."""
        acts: dict[str, Callable[[Message], Sequence[str]]] = {
            "move": self._move,
            "undo": self._undo,
            "reset": self._reset,
            "open": self._open,
            "quiz": self._set_quiz,
            "reveal": self._reveal,
            "go": self._go,
            "use": self._use,
            "dispute": self._use_dispute,
            "place": self._place,
            "set": self._set,
            "house": self._set_house,
            "add": self._add,
            "remove": self._remove,
            "answer": self._answer,
            "vary": self._vary,
        }
        if kind not in acts:
            raise BadMove(f"An explorer cannot “{kind}”{did_you_mean(kind, acts)}.")
        return acts[kind](message)

    def _become(self, shown: SideBySide) -> None:
        self.past.append(self.now)
        self.now = shown
        self._forget()

    # -- playing -------------------------------------------------------------------------------

    def _move(self, message: Message) -> Sequence[str]:
        move, here = str(message.get("move", "")), self._table(message)
        if here.turn is None:
            raise BadMove("The deal is over at this table: take the last move back.")
        if move not in here.hand(here.turn) and any(
            move in here.hand(seat) for seat in range(here.seats)
        ):
            raise BadMove(f"It is {Who(here.shown_names[here.turn]).whose} turn at this table.")
        if self.hidden:
            self.asked = move
            return ("What does each house say of it? Reveal shows the answers.",)
        return self._play(move, here.turn)

    def _play(self, move: str, seat: int) -> Sequence[str]:
        before = self.now
        after = before.play(move, seat)
        mistakes = mistakes_of(before, after.sides, move, seat)
        if any(side.cells[-1].legal for side in after.sides):
            self._become(after)
        self.row, self.mistakes = after.row, mistakes
        return (agreed_words(after.row),) if after.row else ()

    def _undo(self, message: Message) -> Sequence[str]:
        if not self.past:
            return ("There is nothing to take back.",)
        self.now = self.past.pop()
        self._forget()
        return ("The last change is taken back.",)

    def _reset(self, message: Message) -> Sequence[str]:
        self._become(self.given[self.at])
        return ("Everything is as it was at the beginning.",)

    # -- what is seen --------------------------------------------------------------------------

    def _open(self, message: Message) -> Sequence[str]:
        panel, at = str(message.get("panel", "")), message.get("house", 0)
        wanted = (panel, at if isinstance(at, int) else 0)
        self.panel = None if panel not in PANELS or wanted == self.panel else wanted
        return ()

    def _set_quiz(self, message: Message) -> Sequence[str]:
        self.quiz = bool(message.get("on"))
        self._forget()
        return ("The verdicts are hidden." if self.quiz else "The verdicts are shown.",)

    def _reveal(self, message: Message) -> Sequence[str]:
        self.revealed = True
        if not self.asked:
            return ("The verdicts are shown.",)
        self.row = self.now.ask(self.asked)
        seat = next((p.position.turn for p in self.now.here if p.position), None) or 0
        self.mistakes = mistakes_of(
            self.now, self.now.play(self.asked, seat).sides, self.asked, seat
        )
        return (agreed_words(self.row),)

    def _go(self, message: Message) -> Sequence[str]:
        step = 1 if message.get("step") == 1 else -1
        if not 0 <= self.at + step < len(self.given):
            raise BadMove(f"There is no position {'after' if step > 0 else 'before'} this one.")
        before, after = self.given[self.at], self.given[self.at + step]
        if before.houses == after.houses:  # then those on show stay, whatever was chosen since
            after = side_by_side(after.start, self.now.houses, after.plays)
        self.at += step
        self._begin(after)
        return (f"Position {self.at + 1} of {len(self.given)}.",)

    # -- the position --------------------------------------------------------------------------

    def _use(self, message: Message) -> Sequence[str]:
        shown = read_shown(str(message.get("text", "")), self.now.houses)
        self._become(shown)
        return ("The position is on the tables.",)

    def _use_dispute(self, message: Message) -> Sequence[str]:
        known = {each.id: each for each in disputes()}
        chosen = known.get(str(message.get("id", "")))
        if chosen is None:
            raise BadMove("Choose one of the questions in the list.")
        shown = read_shown(chosen.line, self.now.houses)
        for step in read_steps(chosen.before, shown.start.shown_names) if chosen.before else ():
            shown = shown.play(step.move, step.seat)
        self._become(shown)
        return (chosen.question,)

    def _place(self, message: Message) -> Sequence[str]:
        return self._edit(
            place_card(self.now.base, str(message.get("card", "")), message.get("where", "top"))
        )

    def _set(self, message: Message) -> Sequence[str]:
        part, value = str(message.get("part", "")), message.get("value", "")
        return self._edit(set_part(self.now.base, part, value))

    def _edit(self, line: str) -> Sequence[str]:
        start = read_edited(line, self.now.houses)
        self._become(side_by_side(start, self.now.houses))
        return ("The position has changed.",)

    # -- the houses ----------------------------------------------------------------------------

    def _set_house(self, message: Message) -> Sequence[str]:
        return self._rule(self._at(message), house(str(message.get("line", ""))))

    def _add(self, message: Message) -> Sequence[str]:
        taken = {each.line for each in self.now.houses}
        wanted = str(message.get("line", "")) or next(n for n in houses() if n not in taken)
        added = house(wanted)
        self._become(self.now.adding(added))
        return (f"{added.title} stands beside the others.",)

    def _remove(self, message: Message) -> Sequence[str]:
        at = self._at(message)
        gone = self.now.houses[at]
        self._become(self.now.without(at))
        self.panel = None
        return (f"{gone.title} is gone.",)

    def _answer(self, message: Message) -> Sequence[str]:
        at = self._at(message)
        question, value = str(message.get("question", "")), message.get("value", "")
        return self._rule(at, self.now.houses[at].with_({question: value}))

    def _vary(self, message: Message) -> Sequence[str]:
        """Add or take away a variation, or set a switch to one of its options."""
        at, name = self._at(message), str(message.get("name", ""))
        shown = self.now.houses[at]
        if "value" in message:
            return self._rule(at, shown.with_({name: message["value"]}))
        return self._rule(at, shown.with_(name) if message.get("on") else without(shown, name))

    def _rule(self, at: int, rules: House) -> Sequence[str]:
        self._become(self.now.with_house(at, rules))
        return (f"House {at + 1} is {rules.title} now.",)

    def _at(self, message: Message) -> int:
        at = message.get("house", 0)
        if not isinstance(at, int) or not 0 <= at < len(self.now.sides):
            raise BadHouse(f"There is no house in place {str(at)[:20]}.")
        return at

    def _table(self, message: Message) -> Position:
        side = self.now.sides[self._at(message)]
        if side.position is None:
            raise BadHouse(side.problem)
        return side.position


def read_shown(text: str, shown: Sequence[House]) -> SideBySide:
    """Return what a text puts side by side; houses that it does not name are those on show.

    A single house that is not among them comes first. Raises SwitchError in one sentence.
    """
    start, named, plays = read_side_text(text, shown)
    if len(named) > 1:
        return side_by_side(start, named, plays)
    others = [each for each in shown if each not in named]
    kept = shown if {*named} <= {*shown} else [*named, *others[: max(len(shown) - 1, 1)]]
    return side_by_side(start, tuple(kept), plays)
