"""Staging a step: its position and line of play under a house, or a sentence why not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from switch_edu.errors import BadMove, SwitchError
from switch_edu.explore.story import Story, play_line
from switch_edu.game import Position, deal, position
from switch_edu.game.voice import number
from switch_edu.rules import House, house
from switch_edu.rules.entries import is_entry, read_setting
from switch_edu.teaching.lesson import Lesson, Step
from switch_edu.teaching.words import move_phrase


class CannotStage(SwitchError):
    """A step that makes no sense under the house in force; `str` is a sentence for the learner."""


@dataclass(frozen=True)
class Scene:
    """A step on a table: what the learner faces, and what its line of play leads to.

    `seat` is the seat whose hand the learner sees. `home` says whether the house is the one that
    the lesson was written for. `story` has no positions where the step needs no table; `watch` is
    what a step to read plays on request.
    """

    step: Step
    house: House
    seat: int
    home: bool
    story: Story
    watch: tuple[Position, ...] = ()

    @property
    def start(self) -> Position | None:
        """The position that the learner faces, everything in it known; None without a table."""
        return self.story.path[0] if self.story.path else None

    def fill_in(self, text: str) -> str:
        """Return a text with {pack} and {each} replaced by this table's numbers."""
        if "{" not in text or self.start is None:
            return text
        start = self.start
        hands = [start.count(seat) for seat in range(len(start.names))]
        pack = sum(hands) + start.stock + start.older + 1
        numbers = {"pack": str(pack), "each": number(hands[self.seat])}
        return text.format_map(numbers)


def stage(lesson: Lesson, step: Step, rules: House) -> Scene:
    """Return the scene of a step under a house.

    Under the lesson's own house that is the step's own. Raises CannotStage when the step is about
    another table or needs another answer of the house than it gives, when its position cannot
    arise there, or when its line of play is not allowed there.
    """
    home = house_of(lesson, step)
    if rules == house(lesson.house):
        rules = home
    elif step.house and rules != home:
        raise CannotStage(f"It is about another table, {home.title}.")
    _check_needs(step.needs, rules)
    seat = lesson.players.index(step.seat) if step.seat else 0
    start = _start(lesson, step, home, rules)
    if start is None:
        return Scene(step, rules, seat, rules == home, Story(rules))
    try:
        start = play_line(start, step.setup)[-1]
        path = play_line(start, step.play)
        path = (*path, *_blunder(path[-1], step.blunder)) if step.blunder else path
        watch = play_line(start, step.watch)[1:]
    except SwitchError as error:
        raise CannotStage(f"It cannot be played like this in {rules.title}. {error}") from error
    return Scene(step, rules, seat, rules == home, Story(rules, path), watch)


def house_of(lesson: Lesson, step: Step) -> House:
    """Return the house that a step was written for: its own, or that of the lesson."""
    return house(step.house or lesson.house)


def _start(lesson: Lesson, step: Step, home: House, rules: House) -> Position | None:
    """Positions are written for the lesson's own house and then carried over to the other."""
    if not step.position and step.deal is None:
        return None
    names = lesson.players[: step.position.count("/") + 1]
    written = f"{step.position} names={','.join(names)} @{home.line}"
    try:
        if step.deal is not None:
            return deal(rules, players=list(lesson.players), seed=step.deal).table
        return position(written) if rules == home else position(written).under(rules)
    except SwitchError as error:
        raise CannotStage(str(error)) from error


def _blunder(before: Position, entry: str) -> tuple[Position, ...]:
    """Return what the house makes of a mistake such as "You 5D": nothing new if it costs nothing.

    Raises BadMove when it is no mistake there.
    """
    name, _, move = entry.partition(" ")
    seat = before.names.index(name)
    if before.why(move, seat):
        raise BadMove(f"{name} may {move_phrase(move)}: that is no mistake there.")
    after = before.attempt(move, seat)
    return () if after == before else (after,)


def _check_needs(needs: Mapping[str, object], rules: House) -> None:
    for entry, raw in needs.items():
        offered = raw if isinstance(raw, list) and raw else [raw]
        if not any(_says(rules, entry, option) for option in offered):
            raise CannotStage(f"This step is about a rule that {rules.title} does not have.")


def _says(rules: House, entry: str, option: object) -> bool:
    """Say whether a house gives an answer to a ruling, a power ("powers.8") or a question."""
    if not is_entry(entry):
        return rules.says(entry) == str(option)
    entry, wanted = read_setting(entry, option)
    if entry.startswith("powers."):
        return rules.powers.get(entry.removeprefix("powers."), "plain") == wanted
    return rules.value(entry) == wanted
