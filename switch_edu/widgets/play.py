"""A full game against bots: you, Robin and Alex, each seeing only their own cards."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from switch_edu.errors import BadHouse, BadSeed
from switch_edu.rules import House
from switch_edu.rules import house as read_house
from switch_edu.widgets.game_widget import GameWidget
from switch_edu.widgets.sitting import resume, sit_down

PLAYERS = ("You", "Robin", "Alex")


def play(
    seed: int | str | None = None,
    house: str | House = "practice-table",
    players: Sequence[str] = PLAYERS,
    record: str | None = None,
    rounds: int | None = None,
    reveal: bool = False,
    bots: str = "sensible",
) -> GameWidget:
    """Return a full game against bots: a new deal or match, or that of a record to go on with.

    The first of the players is who sits here. A match is played where the rules have one (such as
    "classic~match=ceiling-stop") or where `rounds` says how many rounds it has; elsewhere it is one
    deal. Rules that may not be said aloud (as in "classic~mao") are told only if `reveal` is true,
    or once the learner has them revealed. `bots` is how well the others play: "random", "sensible"
    or "sharp" (see `sw.bot`); it can be changed in the page.

    A seed makes deals that can be repeated, and lets whoever knows it look up all hands. Raises
    SwitchError in one sentence for a bad seed, house, name, number of rounds, kind of bot or
    record.
    """
    if isinstance(seed, str | House):
        _refuse_house(seed)
    if record is not None:
        sitting, given = resume(record), ["record=…"]
    else:
        sitting = sit_down(read_house(house), players, seed, rounds)
        given = _given(seed, house, sitting.names, rounds)
    if reveal and not sitting.revealed:
        sitting.reveal()
    given += ["reveal=True"] if reveal else []
    given += [f"bots={bots!r}"] if bots != "sensible" else []
    return GameWidget(sitting, f"play({', '.join(given)})", bots)


def _refuse_house(seed: str | House) -> None:
    """Raise BadSeed for a house in the place of a seed, as in `sw.play("jack7")`."""
    with suppress(BadHouse):
        line = read_house(seed).line
        raise BadSeed(f"“{line}” is a house, not a seed: write sw.play(house={line!r}).")


def _given(
    seed: int | str | None, house: str | House, players: Sequence[str], rounds: int | None
) -> list[str]:
    parts = [] if seed is None else [f"seed={seed}"]
    line = house if isinstance(house, str) else house.line
    parts += [f"house={line!r}"] if line != "practice-table" else []
    parts += [f"players={tuple(players)!r}"] if tuple(players) != PLAYERS else []
    return parts + ([] if rounds is None else [f"rounds={rounds}"])
