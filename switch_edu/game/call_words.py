"""Calls and challenges in words."""

from __future__ import annotations

from switch_edu.engine.events import Event
from switch_edu.engine.table import Table
from switch_edu.game.scene import Scene, Sentences
from switch_edu.game.voice import Who, counted
from switch_edu.rules import House


def call_word(house: House, table: Table, seat: int) -> str:
    """Return what a seat says to call: the word of the house.

    Where there are two, it is the one for the cards that will be left.
    """
    word = str(house.value("call.word"))
    if word != "peaknuckle":
        return "Cards!" if word == "cards" else "Last card"
    to_lay = int(table.player == seat and table.nlaid == 0)
    return "Peaknuckle" if table.hand[seat] - to_lay > 1 else "Supper-peaknuckle"


def _last_card(event: Event, scene: Scene) -> str:
    return f"“Last card”: {scene.who(event).did('have')} one card left."


def _called(event: Event, scene: Scene) -> str:
    word = call_word(scene.house, scene.table, event.seat)
    return f"{scene.who(event).does('say')} “{word}”."


def _challenged(event: Event, scene: Scene) -> str:
    target = Who(scene.names[event.a])
    start = f"{scene.who(event).does('challenge')} {target.inner}"
    if not event.b:
        return f"{start}, but there is nothing to pay."
    return f"{start}: no call was made, so {target.did('draw')} {counted(event.b)}."


def _missed_call(event: Event, scene: Scene) -> str:
    who = scene.who(event)
    until = "" if scene.rules.call_by_table else _UNTIL[str(scene.house.value("call.lapses"))]
    return f"{who.does('have')} not called in time{until.format(whose=who.whose)}."


_UNTIL = {
    "next-acts": "",  # by then it is too late
    "next-ends": " and may be challenged until this turn is over",
    "own-turn": " and may be challenged until {whose} own next turn",
}

CALL_SENTENCES: Sentences = {
    "last-card": _last_card,
    "called": _called,
    "challenged": _challenged,
    "missed-call": _missed_call,
}
