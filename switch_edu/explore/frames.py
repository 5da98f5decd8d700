"""Rows of plain values as a pandas DataFrame: the one place that needs pandas."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from switch_edu.errors import SwitchError

_GET_IT = (
    "loaded: `import pandas` in a cell loads it where there is a network"
    if sys.platform == "emscripten"
    else "installed: `pip install pandas` adds it"
)

if TYPE_CHECKING:
    import pandas as pd


def frame_of(rows: Sequence[Mapping[str, object]]) -> pd.DataFrame:
    """Return a DataFrame with a line for each row.

    Raises SwitchError in one sentence that says what to install where pandas is missing.
    """
    try:
        import pandas
    except ImportError:
        raise SwitchError(f"A frame needs pandas, which is not {_GET_IT}.") from None
    return pandas.DataFrame(rows)
