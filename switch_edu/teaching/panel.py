"""What the page shows of a session, as plain data; nothing in it is ever markup."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from switch_edu.game.voice import number
from switch_edu.rules.sources import provenance
from switch_edu.teaching.runs import QuestionRun, Run

if TYPE_CHECKING:
    from switch_edu.teaching.session import Session

_ENDED_BADLY = ("wrong", "mended")


def panel(session: Session) -> dict[str, Any]:
    """Return the panel of a session: all steps, the present one, the summary at the end."""
    steps, at = session.lesson.steps, session.run.scene.house
    return {
        "title": session.lesson.title,
        "house": {"line": at.line, "title": at.title},
        "index": session.index,
        "count": len(steps),
        "steps": [
            {
                "id": step.id,
                "state": "skipped"
                if step.id in session.skipped
                else session.record.mark(step).state,
                "current": step is session.step,
            }
            for step in steps
        ],
        "step": _step(session),
        "summary": _summary(session) if session.finished else None,
        "progress": session.record.export_line(),
    }


def _step(session: Session) -> dict[str, Any]:
    step, run = session.step, session.run
    return {
        "id": step.id,
        "type": step.type,
        "objective": step.objective,
        "text": [run.scene.fill_in(part) for part in step.text.split("\n\n")],
        "question": step.question or None,
        "options": _options(run),
        "multiple": isinstance(run, QuestionRun) and run.asked.several,
        "reply": _reply(session),
        "hints": list(run.hints[: run.given]),
        "hintsLeft": len(run.hints) - run.given,
        "done": run.done,
        "source": str(provenance(step.source)),
    }


def _options(run: Run) -> list[dict[str, str]] | None:
    """The answers beside the table; cards to pick are chosen in the hand itself."""
    if not isinstance(run, QuestionRun):
        return None
    step = run.scene.step
    return [
        {"id": choice.id, "text": choice.text, "state": _state(run, choice.id, choice.right)}
        for choice in run.asked.choices
        if step.type != "pick" or choice.id in step.also
    ] or None


def _state(run: QuestionRun, id: str, right: bool) -> str:
    if id not in run.chosen:
        return ""
    if run.outcome is None or run.outcome.kind == "unanswered":
        return "chosen"
    return "right" if right else "wrong"


def _reply(session: Session) -> dict[str, Any] | None:
    """What came of the last try; before any, why steps were passed over or progress is not kept."""
    outcome = session.run.outcome
    notes = [*session.notes, *filter(None, [session.record.notice])]
    if outcome is None:
        return {"kind": "info", "text": notes[0], "more": notes[1:]} if notes else None
    kind = "info" if outcome.kind == "unanswered" else outcome.kind
    return {"kind": kind, "text": outcome.text, "more": [*outcome.more, *notes]}


def _summary(session: Session) -> dict[str, Any]:
    steps = [step for step in session.lesson.steps if step.id not in session.skipped]
    states = [session.record.mark(step).state for step in steps]
    first, open_ = states.count("right"), states.count("todo")
    again = [step for step in steps if session.record.mark(step).state in _ENDED_BADLY]
    count = f"{number(first).capitalize()} of {number(len(steps))} steps"
    text = f"{count} went right at the first go."
    if again:
        went = "one step" if len(again) == 1 else f"{number(len(again))} steps"
        text += f" You may like to repeat {went}."
    if open_:
        text += (
            f" {number(open_).capitalize()} {'is' if open_ == 1 else 'are'} still waiting for you."
        )
    text += f" {session.lesson.close}"
    return {"text": text, "again": [{"id": step.id, "text": step.objective} for step in again]}
