"""What the tests of exported pages share."""

from __future__ import annotations

import re
import tomllib
from html import unescape
from pathlib import Path
from typing import Any

from switch_edu import content

_TAG = re.compile(r"<[^>]+>")


def words_of(html: str) -> str:
    """Return what a page says, without its style sheet and script."""
    shown = re.sub(r"<(style|script)>.*?</\1>", "", html, flags=re.DOTALL)
    return " ".join(unescape(_TAG.sub(" ", shown)).split())


def parts_of(html: str, class_: str) -> list[str]:
    """Return what the paragraphs of a class say, in order."""
    found = re.findall(rf'<p class="{class_}">(.*?)</p>', html, flags=re.DOTALL)
    return [words_of(part) for part in found]


def written(name: str) -> dict[str, Any]:
    """Return a lesson as its file has it."""
    return tomllib.loads((content.lessons() / f"{name}.toml").read_text(encoding="utf-8"))


def lesson_folder(folder: Path, steps: str) -> Path:
    """Write a folder with one lesson of these steps, as a teacher would."""
    folder.mkdir()
    course = 'title = "Ours"\nhouse = "practice-table"\nplayers = ["You", "Robin", "Alex"]\n'
    (folder / "course.toml").write_text(f'{course}lessons = ["ours"]\nafter = "The end."\n')
    head = 'id = "ours"\ntitle = "Ours"\nsubtitle = "At our table"\nsource = "table/02"\n'
    lesson = f'{head}goals = ["Learn"]\nclose = "Done."\n{steps}'
    (folder / "ours.toml").write_text(lesson, encoding="utf-8")
    return folder
