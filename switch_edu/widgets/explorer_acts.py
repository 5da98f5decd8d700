"""What the page may ask of an explorer: moves, undo, hidden verdicts, the list, and the edits."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from switch_edu.errors import BadHouse, BadMove, did_you_mean
from switch_edu.explore.comparing.rows import Row
from switch_edu.explore.tables.side_by_side import SideBySide, side_by_side
from switch_edu.game.voice import Who
from switch_edu.widgets.explorer_answers import agreed_words, mistakes_of
from switch_edu.widgets.explorer_edits import EDITS
from switch_edu.widgets.house_choice import place_of
from switch_edu.widgets.messages import Message

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
        self.asked: tuple[str, int] | None = None  # the move in question, and whose it is
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
        }
        if kind in EDITS:
            return self._edit(kind, message)
        if kind not in acts:
            raise BadMove(f"An explorer cannot “{kind}”{did_you_mean(kind, [*acts, *EDITS])}.")
        return acts[kind](message)

    def _edit(self, kind: str, message: Message) -> Sequence[str]:
        shown, said = EDITS[kind](self.now, message)
        self._become(shown)
        if kind == "remove":  # the panel may have been its form
            self.panel = None
        return (said,)

    def _become(self, shown: SideBySide) -> None:
        self.past.append(self.now)
        self.now = shown
        self._forget()

    # -- playing -------------------------------------------------------------------------------

    def _move(self, message: Message) -> Sequence[str]:
        move = str(message.get("move", ""))
        side = self.now.sides[place_of(message, self.now.houses)]
        here = side.position
        if here is None:
            raise BadHouse(side.problem)
        if here.turn is None:
            raise BadMove("The deal is over at this table: take the last move back.")
        if move not in here.hand(here.turn) and any(
            move in here.hand(seat) for seat in range(here.seats)
        ):
            raise BadMove(f"It is {Who(here.shown_names[here.turn]).whose} turn at this table.")
        after = self.now.play(move, here.turn)
        if self.hidden:
            self.asked = (move, here.turn)
            return ("What does each house say of it? Reveal shows the answers.",)
        before = self.now
        if any(side.cells[-1].legal for side in after.sides):
            self._become(after)
        return self._tell(before, after)

    def _tell(self, before: SideBySide, after: SideBySide) -> Sequence[str]:
        """Show and say what the houses answer to the last of the plays that lead from one here."""
        self.row, self.mistakes = after.row, mistakes_of(before, after)
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
        if self.asked is None:
            return ("The verdicts are shown.",)
        return self._tell(self.now, self.now.play(*self.asked))

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
