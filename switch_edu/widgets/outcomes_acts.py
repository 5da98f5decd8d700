"""What the page may ask of an experiment: other houses and settings, play, go on, stop."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from switch_edu.errors import BadHouse, BadMove, did_you_mean
from switch_edu.explore.experiments.naming import Houses
from switch_edu.explore.experiments.outcomes import read_games
from switch_edu.explore.experiments.plan import Plan, read_bots, read_plan
from switch_edu.game.given import read_player_count, read_seed
from switch_edu.rules import House
from switch_edu.widgets.house_choice import CHANGES, another, changed, place_of
from switch_edu.widgets.messages import Message
from switch_edu.widgets.outcomes_parting import Parting
from switch_edu.widgets.outcomes_play import OutcomesPlay

FEWEST, MOST = 2, 4  # houses


class OutcomesActs(OutcomesPlay):
    """An experiment as it is used: what is played, which house and which game are looked at.

    `act` does what a message asks for and returns the sentences to say. `changes` counts the
    messages other than ticks: between two of them the settings on show are the same.
    """

    def __init__(self, plan: Plan, games: int) -> None:
        super().__init__(plan, games)
        self.open: int | None = None
        self.changes = 0
        self.parting: Parting | None = None

    def act(self, kind: str, message: Message) -> Sequence[str]:
        """Do what a message asks for; raises SwitchError in one sentence if that cannot be done."""
        acts: dict[str, Callable[[Message], Sequence[str]]] = {
            "tick": lambda _: self.play_on(),
            "run": lambda _: self.go_on(),
            "cancel": lambda _: self.stop(),
            "open": self._open,
            "auto": self._set_auto,
            "set": self._set,
            "bot": self._set_bot,
            "add": self._add,
            "remove": self._remove,
            "part": self._part,
            "game": self._go_to_game,
            "turn": self._go_to_turn,
            **dict.fromkeys(CHANGES, lambda said: self._change(kind, said)),
        }
        if kind not in acts:
            raise BadMove(f"An experiment cannot “{kind}”{did_you_mean(kind, acts)}.")
        if kind != "tick":
            self.changes += 1
        return acts[kind](message)

    # -- games that went differently -----------------------------------------------------------

    def _part(self, message: Message) -> Sequence[str]:
        """Show a game that went differently under a house, or no more of them."""
        at = message.get("house")
        if at is None or self.result is None:
            self.parting = None
            return ()
        self.parting = Parting(self.result, place_of(message, self.result.houses))
        return (self.parting.game.summary, *self.parting.game.told)

    def _go_to_game(self, message: Message) -> Sequence[str]:
        shown = self._shown_parting()
        shown.go_to(shown.nth + _step(message))
        return (shown.game.summary, *shown.game.told)

    def _go_to_turn(self, message: Message) -> Sequence[str]:
        shown = self._shown_parting()
        shown.go_on(_step(message))
        return shown.sentences()

    def _shown_parting(self) -> Parting:
        if self.parting is None:
            raise BadMove("Open a game that went differently first.")
        return self.parting

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
            return self.use(plan, read_games(value))
        if part == "seed":
            return self.use(replace(plan, seed=read_seed(value)))
        if part == "players":
            players = read_player_count(value)
            bots = [*plan.bots, *plan.bots[-1:] * players][:players]
            found = read_plan(plan.houses, players, plan.seed, bots)
            return self.use(replace(found, given=plan.given))
        raise BadMove(f"An experiment has no “{part[:20]}”: there are players, games and seed.")

    def _set_bot(self, message: Message) -> Sequence[str]:
        plan, seat = self.plan, message.get("seat")
        bots = [message.get("bot") if at == seat else bot for at, bot in enumerate(plan.bots)]
        return self.use(replace(plan, bots=read_bots(bots, plan.players)))

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
        plan = self.plan
        found = read_experiment(houses, plan.players, plan.seed, plan.bots)
        return self.use(replace(found, given=plan.given))

    def use(self, plan: Plan, games: int | None = None) -> Sequence[str]:
        """Take other settings; games of the old ones are no longer looked at."""
        self.parting = None
        return super().use(plan, games)


def read_experiment(houses: Houses, players: int, seed: int, bots: str | Sequence[str]) -> Plan:
    """Return the plan of an experiment; raises SwitchError in one sentence for what is none."""
    plan = read_plan(houses, players, seed, bots)
    if not FEWEST <= len(plan.houses) <= MOST:
        raise BadHouse(
            f"An experiment compares {FEWEST} to {MOST} different houses, not {len(plan.houses)}."
        )
    return plan


def _step(message: Message) -> int:
    return -1 if message.get("step") == -1 else 1


def _number(value: object) -> object:
    """Return the whole number that a field holds, or what it holds instead."""
    text = str(value).strip()
    return int(text) if text.isascii() and text.isdigit() and len(text) < 12 else value
