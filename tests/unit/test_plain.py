"""Learning, playing and comparing rulings need no NumPy, pandas or numba."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
# This file would start itself; the layers are text, and the same text.
LEFT_OUT = ("tests/unit/test_plain.py", "tests/unit/test_layers.py")


def test_everything_but_the_compiled_runtime_passes_without_them() -> None:
    command = [sys.executable, "-m", "pytest", "-p", "tests.plain", "-q", "-x"]
    command += [f"--ignore={file}" for file in LEFT_OUT]
    folders = ["tests/unit", "tests/property", "tests/cases"]
    done = subprocess.run(
        [*command, *folders], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-4000:]
    assert "passed" in done.stdout


def test_the_plugin_really_hides_them() -> None:
    code = "import tests.plain\ntry:\n    import numpy\nexcept ImportError:\n    print('hidden')"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert done.stdout.strip() == "hidden"
