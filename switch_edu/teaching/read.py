"""Reading lessons: a TOML file becomes a `Lesson`, or one sentence says why it does not."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Collection, Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any

from switch_edu import content
from switch_edu.errors import BadFile, did_you_mean
from switch_edu.teaching.lesson import STEP_TYPES, Course, Lesson, Option, Reply, Step

_COURSE = "course"  # other courses are in files such as course-other-houses.toml
_LESSON_KEYS = {"id", "title", "subtitle", "source", "goals", "close", "house", "players", "steps"}
_STEP_KEYS = {field.name for field in fields(Step)}
_OPTION_KEYS = {field.name for field in fields(Option)}
_REPLY_KEYS = {field.name for field in fields(Reply)}
_LISTS = ("setup", "play", "watch", "tell", "also", "find", "hints")


def course(name: str = "") -> Course:
    """Return the first course, course.toml, or a later one by name: course-NAME.toml.

    Raises BadFile with "did you mean" when there is none of that name, or in one sentence when its
    file is missing or damaged.
    """
    if not name:
        return _course(content.lessons() / f"{_COURSE}.toml")
    later = _later_courses()
    if name not in later:
        hint = did_you_mean(name, later)
        raise BadFile(f"There is no course “{name}”{hint}: the later ones are {', '.join(later)}.")
    return _course(later[name])


def courses() -> tuple[Course, ...]:
    """Return all courses in the lessons' folder, the first one first; raises BadFile as above."""
    return (course(), *map(course, _later_courses()))


def _later_courses() -> dict[str, Path]:
    paths = sorted(content.lessons().glob(f"{_COURSE}-*.toml"))
    return {path.stem.removeprefix(f"{_COURSE}-"): path for path in paths}


def _course(path: Path) -> Course:
    table = _table(path)
    where = f"The course {path.name}"
    _known(table, {field.name for field in fields(Course)}, where)
    return Course(
        title=_text(table, "title", where),
        house=_text(table, "house", where),
        players=_texts(table, "players", where),
        lessons=_texts(table, "lessons", where),
        after=_text(table, "after", where),
    )


def lessons() -> tuple[str, ...]:
    """Return the names of all lessons, course by course, in the order in which they are learnt."""
    return tuple(name for taught in courses() for name in taught.lessons)


def lesson(name: str) -> Lesson:
    """Return the lesson with an id such as "matching".

    Raises BadFile with "did you mean" when no course has one of that name, or in one sentence
    when its file is damaged.
    """
    for taught in courses():
        if name in taught.lessons:
            return read_lesson(content.lessons() / f"{name}.toml", taught)
    names = lessons()
    hint = did_you_mean(name, names)
    raise BadFile(f"There is no lesson “{name}”{hint}: there are {', '.join(names)}.")


def read_lesson(path: Path, taught: Course) -> Lesson:
    """Return the lesson in a file, with the course's house and players where it names none.

    Raises BadFile: what is wrong in which step, and what would be right.
    """
    table = _table(path)
    where = f"The lesson {path.stem}"
    _known(table, _LESSON_KEYS, where)
    source = _text(table, "source", where)
    rows = table.get("steps", [])
    if not isinstance(rows, list) or not rows:
        raise BadFile(f"{where} has no steps: write [[steps]] once for each.")
    steps = tuple(_step(row, source, f"{where}, step {n}") for n, row in enumerate(rows, 1))
    _unique([step.id for step in steps], where)
    return Lesson(
        id=_text(table, "id", where),
        title=_text(table, "title", where),
        subtitle=_text(table, "subtitle", where),
        house=str(table.get("house", taught.house)),
        players=_texts(table, "players", where) or taught.players,
        source=source,
        goals=_texts(table, "goals", where),
        close=_text(table, "close", where),
        steps=steps,
    )


def _step(row: dict[str, Any], source: str, where: str) -> Step:
    where = f"{where} ({row['id']})" if "id" in row else where
    _known(row, _STEP_KEYS, where)
    for key in ("id", "type", "objective", "text"):
        _text(row, key, where)
    if row["type"] not in STEP_TYPES:
        hint = did_you_mean(row["type"], STEP_TYPES)
        raise BadFile(f"{where}: there is no type “{row['type']}”{hint}: {', '.join(STEP_TYPES)}.")
    return Step(**{"source": source, **row, **_parts(row, where)})


def _parts(row: Mapping[str, Any], where: str) -> dict[str, Any]:
    parts: dict[str, Any] = {key: _texts(row, key, where) for key in _LISTS}
    parts["options"] = tuple(
        _part(option, Option, _OPTION_KEYS, f"{where}, option {n}")
        for n, option in enumerate(row.get("options", []), 1)
    )
    parts["wrong"] = {
        answer: _part(reply, Reply, _REPLY_KEYS, f"{where}, wrong.{answer}")
        for answer, reply in row.get("wrong", {}).items()
    }
    _unique([option.id for option in parts["options"]], where)
    return parts


def _part(row: object, make: Callable[..., Any], known: Collection[str], where: str) -> Any:
    if not isinstance(row, dict):
        raise BadFile(f"{where} has to be a table in braces.")
    _known(row, known, where)
    try:
        return make(**row)
    except TypeError:
        raise BadFile(f"{where} is not complete: it may have {', '.join(sorted(known))}.") from None


def _table(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError:
        raise BadFile(f"The file {path} cannot be read: is it there?") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadFile(f"The file {path} is not TOML: {error}.") from None


def _known(row: Mapping[str, object], keys: Collection[str], where: str) -> None:
    for key in row:
        if key not in keys:
            raise BadFile(f"{where}: there is no entry “{key}”{did_you_mean(key, keys)}.")


def _text(row: Mapping[str, object], key: str, where: str) -> str:
    text = row.get(key)
    if not isinstance(text, str) or not text:
        raise BadFile(f"{where}: {key} is missing, or is not text in quotes.")
    return text


def _texts(row: Mapping[str, object], key: str, where: str) -> tuple[str, ...]:
    texts = row.get(key, [])
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise BadFile(f"{where}: {key} has to be a list of texts in quotes.")
    return tuple(texts)


def _unique(ids: list[str], where: str) -> None:
    twice = next((id for id in ids if ids.count(id) > 1), None)
    if twice:
        raise BadFile(f"{where}: the id “{twice}” is used twice.")
