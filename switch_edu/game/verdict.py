"""The verdict on a move: allowed or not, and every reason for it in words, with its source.

The reasons are read off the sets of the judge; nothing here decides what is legal.
"""

from __future__ import annotations

from dataclasses import dataclass

from switch_edu.engine.judge import legal
from switch_edu.engine.layout import BLOCKED, FACE_BITS, SITUATIONS
from switch_edu.engine.rules import Rules
from switch_edu.engine.table import Table
from switch_edu.errors import SwitchError
from switch_edu.game.grounds import grounds
from switch_edu.game.lacks import lack
from switch_edu.game.moves import Move, move_of
from switch_edu.game.reasons import Case, Reason
from switch_edu.game.refusals import bars, prices
from switch_edu.rules import House


@dataclass(frozen=True, slots=True, repr=False)
class Verdict:
    """Whether a move is allowed, and why; it is true when the move is.

    `situation` says what the player faces, `reasons` come with the most telling one first, `price`
    is the number of cards that an allowed move costs.
    """

    move: str
    situation: str
    legal: bool
    reasons: tuple[Reason, ...]
    price: int = 0

    def __bool__(self) -> bool:
        return self.legal

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of the reasons."""
        return tuple(reason.id for reason in self.reasons)

    @property
    def text(self) -> str:
        """The most telling reason as a sentence, without its source."""
        return self.reasons[0].text

    @property
    def brief(self) -> str:
        """The gist of it for a label: "neither a club nor a nine"."""
        return self.reasons[0].brief

    def __str__(self) -> str:
        return str(self.reasons[0])

    def __repr__(self) -> str:
        return f"<{self.move}: {'legal' if self.legal else 'not legal'}. {self}>"

    def _repr_html_(self) -> str:
        from switch_edu.draw import verdict_html

        return verdict_html(self)


class IllegalMove(SwitchError):
    """A move that the house does not allow; `verdict` says why."""

    def __init__(self, verdict: Verdict) -> None:
        super().__init__(str(verdict))
        self.verdict = verdict

    def __reduce__(self) -> tuple[type[IllegalMove], tuple[Verdict]]:
        return IllegalMove, (self.verdict,)


def explain(
    house: House, rules: Rules, table: Table, seat: int, action: int, name: str = "You"
) -> Verdict:
    """Return the verdict on an action of a seat, who is spoken of by `name` ("You" is spoken to).

    `rules` are the house's, compiled for the table; `action` is the kernel's number of the move.
    """
    case = Case(house, rules, table, seat, action, name)
    move = str(move_of(action, case.declaring))
    situation = _situation(case)
    if legal(case.judged, table, seat) & case.bit and not case.spared:
        costs = prices(case)
        reasons = (*(reason for _, reason in costs), *grounds(case))
        return Verdict(move, situation, True, reasons, costs[0][0] if costs else 0)
    return Verdict(move, situation, False, tuple(_against(case)))


def turn_over(
    house: House, rules: Rules, table: Table, seat: int, move: Move, name: str = "You"
) -> Verdict:
    """Return the verdict on one more card of a seat whose turn has ended with the last one."""
    case = Case(house, rules, table, seat, move.action, name)
    if rules.single:
        text = "Only one card is played in a turn."
        reason = case.say("one-card", "bar", text, "run.steps", brief="one card a turn")
    else:
        text = f"{case.who.whose.capitalize()} turn ended with the card before."
        reason = case.say("turn-over", "bar", text, "run.steps")
    return Verdict(str(move), _situation(case), False, (reason,))


def _against(case: Case) -> list[Reason]:
    """Return why the action is not allowed, the most telling reason first."""
    if case.declaring and not case.bit & FACE_BITS:
        return [lack(case)]
    forbidding = bars(case)
    if case.is_card and case.held:
        for_it = grounds(case)
        if for_it:
            return [*forbidding, *for_it]
    elif case.is_open:
        return forbidding
    if forbidding and (forbidding[0].id == "only-drawn" or not case.is_card):
        return [*forbidding, lack(case)]
    return [lack(case), *forbidding]


def _situation(case: Case) -> str:
    if case.table.phase == BLOCKED:
        return "blocked"
    return "declaring" if case.declaring else SITUATIONS[case.situation]
