"""Rows of plain values as a pandas DataFrame: the one place that needs pandas."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from switch_edu.errors import SwitchError

if TYPE_CHECKING:
    import pandas as pd


def frame_of(rows: Sequence[Mapping[str, object]]) -> pd.DataFrame:
    """Return a DataFrame with a line for each row.

    Raises SwitchError in one sentence that says what to install where pandas is missing.
    """
    try:
        import pandas
    except ImportError:
        raise SwitchError(
            "A frame needs pandas, which is not installed: `pip install pandas` adds it."
        ) from None
    return pandas.DataFrame(rows)
