"""Tutorials: lessons as data, answers worked out by the engine, progress that is kept.

A lesson is a TOML file in the folder of the lessons; `course.toml` names those of the first course
in order, files such as `course-other-houses.toml` those of the others. It has an `id`, a `title`
and `subtitle`, a `source` ("document/section" of rules/sources.toml), `goals`, a `close` (said at
the end) and its [[steps]]; also the `house` and `players` if not the course's. A step has an `id`
that never changes, a `type`, an `objective`, a `text`, and mostly a `position` (a line as in
docs/notation.md without names and rules; a fragment if its stock ends in "..") or the seed of a
`deal`.

    show     to read; `watch` is a line of play to follow move by move, `tell` sentences to follow
    predict  choose one of the `options`, or several if `multiple`
    pick     choose all cards of the hand that may be played, and those of the moves `also` offered
    move     play a turn after which the facts in `goal` hold
    try      try anything, until the refusals or prices in `find` (ids of reasons) have been met;
             with `pay` the table shows what a mistake costs

`setup` is played before the learner sees the table, `play` is the line of play that a question is
about ("You 2C", "Robin 2H") and `blunder` a mistake after it ("You 9S"); they are shown once the
answer is right. An option is right when its `move` is allowed and its `claim` holds (facts as in
explore/facts.py); `stated` marks what no position can show. `ask` names the fact that is asked
for, so that another house's answer can be added. `wrong` maps cards and moves to a `reply`, and to
`why`, the id of the reason it explains; `missing` is said when right answers are missing. `hints`
are numbered; one that names the answer is added. `needs` lists answers ({ruling, power or question
= option}) without which the step's words are not true; `house` is the table that the step is
played at if not the lesson's; `seat` is the player in whose chair the learner sits; `hidden` keeps
the table back until the answer is right; `ref` is the number of the position in the source's
section.
"""

from switch_edu.teaching.lesson import Course, Lesson, Option, Reply, Step
from switch_edu.teaching.progress import FileStore, Mark, MemoryStore, Store
from switch_edu.teaching.progress_line import export_progress, import_progress
from switch_edu.teaching.read import course, courses, lesson, lessons, read_lesson
from switch_edu.teaching.scene import CannotStage
from switch_edu.teaching.session import Session

__all__ = [
    "CannotStage",
    "Course",
    "FileStore",
    "Lesson",
    "Mark",
    "MemoryStore",
    "Option",
    "Reply",
    "Session",
    "Step",
    "Store",
    "course",
    "courses",
    "export_progress",
    "import_progress",
    "lesson",
    "lessons",
    "read_lesson",
]
