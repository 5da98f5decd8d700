"""What happened, in words: the kernel's events as sentences, none of which names a hidden card."""

from __future__ import annotations

from collections.abc import Sequence

from switch_edu.cards import FACES, SUIT_NAMES
from switch_edu.engine.events import Event
from switch_edu.engine.layout import FINES, OVER
from switch_edu.engine.turn import limit_reached
from switch_edu.game.call_words import CALL_SENTENCES
from switch_edu.game.scene import Scene, Sentences
from switch_edu.game.scoring import fewest_words
from switch_edu.game.voice import Who, capital, counted, number, ordinal, the_card


def describe(
    events: Sequence[Event], scene: Scene, sentences: Sentences | None = None
) -> tuple[str, ...]:
    """Return one sentence for each event, oldest first, or only for those that have one.

    Cards that were drawn are counted, never named, so that the sentences are fit for every seat.
    """
    table = SENTENCES if sentences is None else sentences
    told = (table[event.name](event, scene) for event in events if event.name in table)
    return tuple(sentence for sentence in told if sentence)


def _laid(event: Event, scene: Scene) -> str:
    card = "a joker" if event.a >= FACES else the_card(event.a)
    as_what = f" as {the_card(event.b)}" if event.a >= FACES > event.b else ""
    return f"{scene.who(event).does('play')} {card}{as_what}."


def _named(event: Event, scene: Scene) -> str:
    return f"{scene.who(event).does('name')} {SUIT_NAMES[event.a]}."


def _drew(event: Event, scene: Scene) -> str:
    cards = "a card" if event.a == 1 else counted(event.a)
    return f"{scene.who(event).does('draw')} {cards}."


def _took(event: Event, scene: Scene) -> str:
    took = scene.who(event).does("take")
    if event.a >= event.b:
        return f"{took} {counted(event.a)}."
    rest = "the rest is still owed" if scene.rules.carry_debt else "nothing more is owed"
    return f"{took} {number(event.a)} of {counted(event.b)}: there are no more, and {rest}."


def _kept(event: Event, scene: Scene) -> str:
    return f"{scene.who(event).does('keep')} what was drawn."


def _passed(event: Event, scene: Scene) -> str:
    return f"{scene.who(event).does('pass')}: there is nothing to draw."


def _skipped(event: Event, scene: Scene) -> str:
    more = f", with {number(event.a)} more to miss" if event.a else ""
    return f"{scene.who(event).does('miss')} a turn{more}."


def _reversed(event: Event, scene: Scene) -> str:
    return f"Play turns round: it goes {'clockwise' if event.a else 'anticlockwise'} now."


def _owes(event: Event, scene: Scene) -> str:
    """Say who faces a pickup; the table after the event shows whose turn it has become."""
    table = scene.table
    cards = counted(event.a)
    if table.phase >= OVER or table.owed != event.a:
        return f"{capital(cards)} wait{'s' if event.a == 1 else ''} for the next player."
    may_answer = scene.rules.answers[table.attack]
    must = Who(scene.names[table.player]).does("must")
    return f"{must} take {cards}{' or answer' if may_answer else ''}."


def _cancelled(event: Event, scene: Scene) -> str:
    if not event.a:
        return f"{scene.who(event).does('cancel')} the skip."
    return f"{scene.who(event).does('cancel')} {counted(event.a)}."


def _refilled(event: Event, scene: Scene) -> str:
    return f"The stock is refilled: {counted(event.a)}."


def _fined(event: Event, scene: Scene) -> str:
    start = f"{scene.who(event).does('draw')} {counted(event.a)}"
    return f"{start} {_FINE_WORDS[FINES[event.b]]}."


_FINE_WORDS = {
    "finish": "because that card does not win as the last one",
    "call": "for the call that was not made",
    "cover": "for the queen that was left uncovered",
    "mistake": "for the mistake",
    "rest": "that were not cancelled",
    "false-call": "for the call that did not come true",
}


def _took_back(event: Event, scene: Scene) -> str:
    if not event.a:  # only the mistaken card itself, if it was one
        return ""
    if event.b:
        return f"{scene.who(event).does('take')} the card back: it may not be the last."
    return f"{scene.who(event).does('take')} back everything laid in this turn."


def _uncovered(event: Event, scene: Scene) -> str:
    return "The queen lies uncovered."


def _placed(event: Event, scene: Scene) -> str:
    return f"{scene.who(event).does('are')} out, in {ordinal(event.a)} place."


def _won(event: Event, scene: Scene) -> str:
    return f"{scene.who(event).does('win')}: {scene.who(event).whose} last card is played."


def _blocked(event: Event, scene: Scene) -> str:
    stops = f"stops after {counted(scene.rules.turn_limit)}"
    why = stops if limit_reached(scene.rules, scene.table) else "is blocked"
    won = f"{Who(scene.names[scene.table.winner]).did('win')} with {fewest_words(scene.house)}"
    return f"The deal {why}: {won if scene.table.winner >= 0 else 'nobody wins'}."


def _again(event: Event, scene: Scene) -> str:
    return f"{scene.who(event).does('play')} again."


def _stopped(event: Event, scene: Scene) -> str:
    turns = "a turn" if event.a == 1 else counted(event.a, "turn")
    return f"{scene.who(event).does('sit')} on the left and will miss {turns}."


def _shown(event: Event, scene: Scene) -> str:
    who = scene.who(event)
    return f"{who.does('show')} {the_card(event.a)}, which stays in {who.whose} hand."


SENTENCES: Sentences = {
    **CALL_SENTENCES,
    "laid": _laid,
    "named": _named,
    "drew": _drew,
    "took": _took,
    "kept": _kept,
    "passed": _passed,
    "skipped": _skipped,
    "reversed": _reversed,
    "owes": _owes,
    "cancelled": _cancelled,
    "refilled": _refilled,
    "fined": _fined,
    "took-back": _took_back,
    "uncovered": _uncovered,
    "placed": _placed,
    "won": _won,
    "blocked": _blocked,
    "again": _again,
    "stopped": _stopped,
    "shown": _shown,
}
