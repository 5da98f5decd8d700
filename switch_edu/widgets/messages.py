"""What a page sends to its widget, and how long the answer to it may take."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Message = Mapping[str, Any]  # its kind, and what belongs to that
SLICE = 0.1  # seconds that one message may take, where long work is done in parts
