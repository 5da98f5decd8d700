"""Finding what a step at the table wants: a turn that reaches its goal, moves that are refused.

No answer is written in a lesson; what these searches find is what the last hint tells.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from switch_edu.cards import FACES, card_text, read_card
from switch_edu.errors import BadMove
from switch_edu.explore.facts import holds
from switch_edu.explore.story import CARDLESS, TALK, Story
from switch_edu.game import Position, Verdict
from switch_edu.teaching.scene import Scene

_DEEPEST = 5  # moves of one turn that are tried in the search for a solution

Turn = tuple[str, ...]


def goes_on(scene: Scene, path: tuple[Position, ...], move: str) -> bool:
    """Say whether the learner's turn goes on after a move, which led to the end of the path.

    Talk never ends a turn, and where the step asks for a call that may still be made after the
    card, the learner is waited for. What has reached the goal by talk is over.
    """
    after, seat = path[-1], scene.seat
    if not after.over and after.turn == seat and (after.laid or after.waits_for != "turn"):
        return True
    talk = move.startswith(TALK)
    awaited = "announced" in scene.step.goal and "call" in after.moves(seat)
    return (talk or awaited) and not holds(Story(scene.house, path), scene.step.goal)


def solution(scene: Scene) -> Turn:
    """Return the shortest turn that reaches the goal of a step, or nothing when there is none."""
    start = scene.story.start
    waiting: deque[tuple[Turn, tuple[Position, ...]]] = deque([((), (start,))])
    seen = {start}
    while waiting:
        moves, path = waiting.popleft()
        for move in path[-1].moves(scene.seat):
            after = path[-1].play(move, scene.seat)
            turn, line = (*moves, move), (*path, after)
            if not goes_on(scene, line, move):
                if holds(Story(scene.house, line), scene.step.goal):
                    return turn
            elif len(turn) < _DEEPEST and after not in seen:
                seen.add(after)
                waiting.append((turn, line))
    return ()


def refusable(scene: Scene) -> Turn:
    """Return moves of one turn that meet what the step wants to be found, or nothing."""
    return next((turn for turn in _turns(scene) if _meets(scene, turn)), ())


def met(verdict: Verdict) -> tuple[str, ...]:
    """Return the ids of what a learner meets in a verdict: what bars a move, lacks, or costs."""
    return tuple(reason.id for reason in verdict.reasons if reason.kind != "ground")


def _meets(scene: Scene, turn: Turn) -> bool:
    try:
        verdict = scene.story.start.why(" ".join(turn), scene.seat)
    except BadMove:  # a joker waits to be declared, or nobody can tell who is challenged
        return False
    return set(scene.step.find) <= set(met(verdict))


def _turns(scene: Scene) -> Iterator[Turn]:
    hand = scene.story.start.hand(scene.seat)
    yield from ((move,) for move in (*hand, *CARDLESS))
    pairs = [(first, then) for first in hand for then in hand if first != then]
    yield from sorted(pairs, key=lambda pair: pair[0][:-1] != pair[1][:-1])  # equal ranks first
    yield from ((card, "end") for card in hand)
    jokers = [card for card in hand if read_card(card) >= FACES]
    yield from ((card, f"={card_text(face)}") for card in jokers[:1] for face in range(FACES))
