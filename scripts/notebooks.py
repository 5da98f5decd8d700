"""Run notebooks and save their outputs, the same on every machine: `python -m scripts.notebooks`.

Name notebooks to run only those. The tests compare the saved outputs with new ones.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

FOLDER = Path(__file__).parent.parent / "notebooks"
# What is left of the metadata: nothing that differs between machines or runs.
METADATA = {
    "kernelspec": {
        "display_name": "Python 3 (ipykernel)",
        "language": "python",
        "name": "python3",
    },
    "language_info": {"file_extension": ".py", "mimetype": "text/x-python", "name": "python"},
}


def refresh(path: Path) -> None:
    """Run one notebook from top to bottom and save it with its outputs."""
    notebook: Any = nbformat.read(path, as_version=4)
    where = {"metadata": {"path": str(path.parent)}}
    NotebookClient(notebook, record_timing=False, resources=where).execute()
    notebook.metadata = nbformat.from_dict(METADATA)
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
    nbformat.write(notebook, path)


def main() -> None:
    """Refresh the notebooks named on the command line, or all of them."""
    paths = [Path(name) for name in sys.argv[1:]] or sorted(FOLDER.glob("*.ipynb"))
    with tempfile.TemporaryDirectory() as home:  # a new home: nobody's progress shows
        os.environ.update(HOME=home, XDG_DATA_HOME=home)
        for path in paths:
            print(path.name, flush=True)
            refresh(path)


if __name__ == "__main__":
    main()
