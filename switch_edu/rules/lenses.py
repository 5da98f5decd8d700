"""Questions as people ask them, read from and set on the rulings, powers and answers of a house."""

from __future__ import annotations

from switch_edu.rules.entries import Changes
from switch_edu.rules.settle import Settled


def questions() -> dict[str, str]:
    """Return every question by id."""
    return {}


def offers(question: str, raw: object) -> bool:
    return False


def answer(rules: Settled, question: str) -> str:
    return ""


def changes(rules: Settled, question: str, raw: object) -> Changes:
    return {}
