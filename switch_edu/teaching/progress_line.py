"""All progress as one line of text, to be taken to another browser or machine.

    line   = "switch-progress 1" {";" lesson {step "=" mark}}      the lesson as in a store
    mark   = "r" | "m" | "w" [wrong tries]                         right, mended, wrong

For example `switch-progress 1; deal deal-1=r deal-2=m3; matching@jack7 matching-4=w`.
"""

from __future__ import annotations

import re

from switch_edu.errors import BadFile
from switch_edu.rules.words import listed
from switch_edu.teaching.progress import FileStore, Mark, Marks, State, Store
from switch_edu.teaching.read import lesson, lessons

_HEAD = "switch-progress"
_VERSION = "1"
_LETTERS: dict[str, State] = {"r": "right", "m": "mended", "w": "wrong"}
_LETTER = {state: letter for letter, state in _LETTERS.items()}
_STEP = re.compile(r"([\w-]{1,60})=([rmw])(\d{0,4})")
_LONGEST = 20_000  # characters; all lessons under ten houses have fewer


def export_progress(store: Store | None = None) -> str:
    """Return the progress in a store, by default the user's, as one line of text."""
    groups = [f"{_HEAD} {_VERSION}"]
    for key, marks in sorted((store or FileStore()).lessons().items()):
        steps = [_written(step, mark) for step, mark in marks.items() if mark.state != "todo"]
        groups += [" ".join([key, *steps])] if steps else []
    return "; ".join(groups)


def import_progress(line: str, store: Store | None = None) -> int:
    """Take over the marks of a line into a store; return how many steps it speaks of.

    Other steps keep the marks that they have. Raises BadFile in one sentence for a line that is no
    progress, or speaks of a lesson or step that there is not; then nothing is taken over.
    """
    found, store = _read(line), store or FileStore()
    for key, marks in found.items():
        for step, mark in marks.items():
            store.keep(key, step, mark)
    return sum(map(len, found.values()))


def _written(step: str, mark: Mark) -> str:
    return f"{step}={_LETTER[mark.state]}{mark.wrongs or ''}"


def _read(line: object) -> dict[str, Marks]:
    if not isinstance(line, str):
        raise BadFile(f"Progress is one line of text that begins with {_HEAD}, not {line!r}.")
    if len(line) > _LONGEST:
        raise BadFile(f"This line is too long for progress: it has more than {_LONGEST} letters.")
    head, *groups = (group.split() for group in line.strip().split(";"))
    if head[:1] != [_HEAD]:
        raise BadFile(f"“{line.strip()}” is no progress: a line of it begins with {_HEAD}.")
    if head[1:] != [_VERSION]:
        raise BadFile("This progress comes from another version of the program, and is left alone.")
    return {group[0]: _marks(*group) for group in groups if group}


def _marks(key: str, *steps: str) -> Marks:
    name = key.partition("@")[0]
    if name not in lessons():
        raise BadFile(f"There is no lesson “{name}”: there are {listed(lessons())}.")
    known = {step.id for step in lesson(name).steps}
    marks: Marks = {}
    for text in steps:
        found = _STEP.fullmatch(text)
        if found is None or found[1] not in known:
            raise BadFile(f"“{text}” is no step of the lesson {name} with a mark, such as r or m2.")
        marks[found[1]] = Mark(_LETTERS[found[2]], int(found[3] or 0))
    return marks
