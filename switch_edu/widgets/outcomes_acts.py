"""What the page may ask of an experiment: other houses and settings, play, go on, stop."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from time import monotonic
from typing import Any

from switch_edu.errors import BadHouse, BadMove, did_you_mean
from switch_edu.explore.experiments.outcomes import MOST_GAMES, read_games, start_run
from switch_edu.explore.experiments.plan import Plan, read_bots, read_plan
from switch_edu.explore.experiments.result import Outcomes
from switch_edu.explore.experiments.run import Run
from switch_edu.game.given import read_player_count, read_seed
from switch_edu.rules import House
from switch_edu.widgets.house_choice import CHANGES, another, changed, place_of

Message = Mapping[str, Any]
FEWEST, MOST = 2, 4  # houses
SLICE = 0.15  # seconds that one message may take: the kernel is free for others in between
_REFRESH = 0.4  # seconds after which the numbers on show are worked out anew


class OutcomesActs:
    """An experiment as it is used: its settings, the run that goes on, the result so far.

    `act` does what a message asks for and returns the sentences to say. `changes` counts the
    messages other than ticks: between two of them the settings on show are the same.
    """

    def __init__(self, plan: Plan, games: int) -> None:
        self.plan, self.games = plan, games
        self.run: Run | None = None
        self.result: Outcomes | None = None
        self.open: int | None = None
        self.auto = False
        self.changes = 0
        self._shown_at = 0.0

    @property
    def running(self) -> bool:
        """Whether games are being played."""
        return self.run is not None and not self.run.done

    @property
    def up_to_date(self) -> bool:
        """Whether the result is one of the settings on show."""
        return self.result is not None and self.result.plan == self.plan

    @property
    def next_games(self) -> int:
        """How many games there are to be next: ten times as many once all have been played."""
        done = self.result is not None and self.up_to_date and self.result.games >= self.games
        return min(10 * self.games, MOST_GAMES) if done else self.games

    def act(self, kind: str, message: Message) -> Sequence[str]:
        """Do what a message asks for; raises SwitchError in one sentence if that cannot be done."""
        acts: dict[str, Callable[[Message], Sequence[str]]] = {
            "tick": lambda _: self._play_on(),
            "run": lambda _: self._go_on(),
            "cancel": lambda _: self._stop(),
            "open": self._open,
            "auto": self._set_auto,
            "set": self._set,
            "bot": self._set_bot,
            "add": self._add,
            "remove": self._remove,
            **dict.fromkeys(CHANGES, lambda said: self._change(kind, said)),
        }
        if kind not in acts:
            raise BadMove(f"An experiment cannot “{kind}”{did_you_mean(kind, acts)}.")
        if kind != "tick":
            self.changes += 1
        return acts[kind](message)

    # -- playing -------------------------------------------------------------------------------

    def _go_on(self) -> Sequence[str]:
        self.games = self.next_games
        return self._start()

    def _start(self) -> Sequence[str]:
        """Begin to play; games of the same settings that have been played are kept."""
        self._stop()
        so_far = self.result if self.up_to_date else None
        self.run = start_run(self.plan, self.games, so_far=so_far)
        begun = f"Playing {self.games:,} games under each house."
        return self._play_on() or (begun,)

    def _play_on(self) -> Sequence[str]:
        """Gather what has been played meanwhile; say so when that is everything."""
        run = self.run
        if run is None:
            return ()
        until = monotonic() + SLICE
        while (left := until - monotonic()) > 0 and run.step(left):
            pass
        if run.games and (run.done or monotonic() - self._shown_at > _REFRESH):
            self.result, self._shown_at = run.result, monotonic()
        return self._end(run) if run.done else ()

    def _stop(self) -> Sequence[str]:
        """Stop playing; what has been played is kept."""
        if self.run is None:
            return ()
        self.run.cancel()
        return self._end(self.run)

    def _end(self, run: Run) -> Sequence[str]:
        self.run = None
        if not run.games:
            return ("Stopped before a game was finished.",)
        self.result = run.result
        if run.cancelled:
            return (f"Stopped; the {run.games:,} games that were played are kept.",)
        return (f"All {run.games:,} games are played.", self.result.differences[0].text)

    # -- settings ------------------------------------------------------------------------------

    def _open(self, message: Message) -> Sequence[str]:
        at = place_of(message, self.plan.houses)
        self.open = None if at == self.open else at
        return ()

    def _set_auto(self, message: Message) -> Sequence[str]:
        self.auto = bool(message.get("on"))
        return ("Every change is played at once." if self.auto else "Changes wait for Play.",)

    def _set(self, message: Message) -> Sequence[str]:
        part, value = str(message.get("part", "")), _number(message.get("value"))
        plan = self.plan
        if part == "games":
            return self._use(plan, read_games(value))
        if part == "seed":
            return self._use(replace(plan, seed=read_seed(value)))
        if part == "players":
            players = read_player_count(value)
            bots = [*plan.bots, *plan.bots[-1:] * players][:players]
            return self._use(read_plan(plan.houses, players, plan.seed, bots))
        raise BadMove(f"An experiment has no “{part[:20]}”: there are players, games and seed.")

    def _set_bot(self, message: Message) -> Sequence[str]:
        plan, seat = self.plan, message.get("seat")
        bots = [message.get("bot") if at == seat else bot for at, bot in enumerate(plan.bots)]
        return self._use(replace(plan, bots=read_bots(bots, plan.players)))

    def _add(self, message: Message) -> Sequence[str]:
        if len(self.plan.houses) >= MOST:
            raise BadHouse(f"An experiment compares at most {MOST} houses: remove one first.")
        return self._rule([*self.plan.houses, another(message, self.plan.houses)])

    def _remove(self, message: Message) -> Sequence[str]:
        at = place_of(message, self.plan.houses)
        said = self._rule([*self.plan.houses[:at], *self.plan.houses[at + 1 :]])
        self.open = None
        return said

    def _change(self, kind: str, message: Message) -> Sequence[str]:
        at = place_of(message, self.plan.houses)
        houses = list(self.plan.houses)
        houses[at] = changed(houses[at], kind, message)
        return self._rule(houses)

    def _rule(self, houses: Sequence[House]) -> Sequence[str]:
        if len({*houses}) < len(houses):
            raise BadHouse("Two of the houses are the same: change one, or choose another.")
        return self._use(read_experiment(houses, self.plan.players, self.plan.seed, self.plan.bots))

    def _use(self, plan: Plan, games: int | None = None) -> Sequence[str]:
        """Take other settings; what is being played stops, and may begin anew with them."""
        self._stop()
        self.plan = plan
        self.games = self.games if games is None else games
        return self._start() if self.auto else ()


def read_experiment(
    houses: Iterable[str | House], players: int, seed: int, bots: str | Sequence[str]
) -> Plan:
    """Return the plan of an experiment; raises SwitchError in one sentence for what is none."""
    plan = read_plan(houses, players, seed, bots)
    if not FEWEST <= len(plan.houses) <= MOST:
        raise BadHouse(
            f"An experiment compares {FEWEST} to {MOST} different houses, not {len(plan.houses)}."
        )
    return plan


def _number(value: object) -> object:
    """Return the whole number that a field holds, or what it holds instead."""
    text = str(value).strip()
    return int(text) if text.isascii() and text.isdigit() and len(text) < 12 else value
