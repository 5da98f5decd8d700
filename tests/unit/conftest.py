"""What the tests of the widgets share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest


@pytest.fixture
def faults_fail(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A fault that a widget would show in words fails the test; no widget outlives it."""
    from ipywidgets import Widget

    from switch_edu.widgets import base

    monkeypatch.setattr(base, "raise_faults", True)
    yield
    Widget.close_all()
