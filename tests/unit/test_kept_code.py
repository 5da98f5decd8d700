"""Compiled code is kept for the very files that it was made from."""

import os
import shutil
from pathlib import Path

from switch_edu.engine.kept_code import code_key


def source(folder: Path) -> Path:
    engine = folder / "engine"
    (engine / "inner").mkdir(parents=True)
    for name in ("../cards.py", "step.py", "inner/fold.py"):
        (engine / name).write_text("one = 1", encoding="utf-8")
    return engine


def test_the_same_files_have_the_same_code(tmp_path: Path) -> None:
    engine = source(tmp_path)
    assert code_key(engine) == code_key(engine)


def test_a_copy_in_another_place_has_code_of_its_own(tmp_path: Path) -> None:
    one = source(tmp_path / "one")
    shutil.copytree(tmp_path / "one", tmp_path / "two")  # ages are copied too
    assert code_key(one) != code_key(tmp_path / "two" / "engine")


def test_a_file_that_has_changed_or_was_written_anew_has_code_of_its_own(tmp_path: Path) -> None:
    engine = source(tmp_path)
    for name in ("step.py", "inner/fold.py", "../cards.py"):
        before, file = code_key(engine), engine / name
        os.utime(file, ns=(0, file.stat().st_mtime_ns + 10**9))
        aged = code_key(engine)
        file.write_text("one = 2", encoding="utf-8")
        os.utime(file, ns=(0, 10**18))
        assert len({before, aged, code_key(engine)}) == 3
