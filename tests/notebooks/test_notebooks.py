"""Every notebook runs and shows exactly what is saved in it, twice in a row.

The second run meets the progress that the first one stored: it must not change an output either.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "notebooks"
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))


def run(notebook: Path, home: Path) -> subprocess.CompletedProcess[str]:
    """Run a notebook under nbval with `home` as its home folder."""
    command = [sys.executable, "-m", "pytest", "--nbval", str(notebook), "-p", "no:cacheprovider"]
    places = {"HOME": str(home), "XDG_DATA_HOME": str(home), "IPYTHONDIR": str(home / "ipython")}
    return subprocess.run(
        command, env={**os.environ, **places}, capture_output=True, text=True, cwd=FOLDER.parent
    )


def test_there_are_notebooks() -> None:
    assert NOTEBOOKS


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_outputs_are_the_saved_ones_twice(notebook: Path, tmp_path: Path) -> None:
    for _ in ("first run", "second run"):
        done = run(notebook, tmp_path)
        assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_saved_outputs_are_complete_and_say_nothing_of_the_machine(notebook: Path) -> None:
    cells = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    code = [cell for cell in cells if cell["cell_type"] == "code"]
    assert [cell["execution_count"] for cell in code] == list(range(1, len(code) + 1))
    assert not any("execution" in cell["metadata"] for cell in code), "run scripts/notebooks.py"
