"""What all tests share: how long a run is, and a home of their own for progress."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

LONG = os.environ.get("SWITCH_EDU_LONG", "0") not in ("", "0")

# Timings differ between machines, so no example has a deadline of its own.
settings.register_profile("short", deadline=None, max_examples=100, derandomize=True)
settings.register_profile(
    "long", deadline=None, max_examples=5_000, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("long" if LONG else "short")


@pytest.fixture(scope="session")
def many() -> Callable[[int], int]:
    """How many games to play: `many(200)` is 200, and twenty times that under `make test-long`."""
    return lambda usual: usual * 20 if LONG else usual


# Compiled code is kept for the next run, wherever a test has its home.
os.environ.setdefault("XDG_CACHE_HOME", str(Path.home() / ".cache"))


@pytest.fixture(scope="session")
def _home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("home")


@pytest.fixture(autouse=True)
def own_home(_home: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty home folder for each test: no test meets the progress of a person or a test."""
    for name in ("HOME", "USERPROFILE", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_DOCUMENTS_DIR"):
        monkeypatch.setenv(name, str(_home))
    yield _home
    for left in _home.iterdir():
        shutil.rmtree(left) if left.is_dir() else left.unlink()
