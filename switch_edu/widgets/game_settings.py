"""How a full game goes on beside the learner's moves: the pace, and how well the others play."""

from __future__ import annotations

from collections.abc import Sequence

from switch_edu.widgets.messages import Message
from switch_edu.widgets.others import SKILLS, Others
from switch_edu.widgets.pace import Pace


class GameSettings:
    """The settings of a game, which last from deal to deal.

    Each method takes a message of the page and returns the sentences to say; it raises SwitchError
    in one sentence for what is not offered.
    """

    def __init__(self, others: Others) -> None:
        self.pace = Pace()
        self.others = others

    def set_pause(self, message: Message, timed: bool) -> Sequence[str]:
        """Let the others wait, or go on; nobody thinks while they wait."""
        self.pace.paused = bool(message.get("on"))
        self.others.rest()
        if not self.pace.paused:
            return ("The game goes on.",)
        return (f"The others wait{', and the clock stands still' if timed else ''}.",)

    def set_pace(self, message: Message) -> Sequence[str]:
        """Set how fast the others play."""
        self.pace.set(message.get("seconds"))
        return ()

    def set_calls(self, message: Message) -> Sequence[str]:
        """Set how the others attend to calls."""
        others = self.others
        others.set(message.get("forget", others.forget), message.get("notice", others.notice))
        return (f"The others forget a call: {others.forget}; notice yours: {others.notice}.",)

    def set_skill(self, message: Message) -> Sequence[str]:
        """Set how well the others play."""
        self.others.become(message.get("value"))
        return (f"The others play {SKILLS[self.others.kind]} from now on.",)
