"""What the static site does not hold: told in a sentence, or loaded from Pyodide's distribution."""

from __future__ import annotations

import hashlib
import json
import shutil
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from scripts.site import lite
from tests.browser import site

NEEDED = ("numpy", "pandas", "python-dateutil", "pytz", "six")
LINE = "9C 1+ 5S7H9DKC/7/7 26 - - @practice-table"
PAIR = '["practice-table", "jack7"]'
MISSING = {
    f"import switch_edu as sw; sw.compare({LINE!r}, rules={PAIR}).frame()": "import pandas",
    f"sw.outcomes({PAIR}, games=20).frame()": "import pandas",
    f"sw.outcomes({PAIR}, games=20, scheduler='tcp://127.0.0.1:8786')": "needs Dask",
}


@pytest.fixture
def standing_in(site_folder: Path, tmp_path: Path) -> Iterator[str]:
    """The site beside a folder that stands in for Pyodide's distribution, as any mirror might."""
    folder = tmp_path / "site"
    shutil.copytree(site_folder, folder)
    (folder / "mirror").mkdir()
    with site.offered(folder) as address:
        path = folder / "static" / "pyodide" / "pyodide-lock.json"
        lock = json.loads(path.read_text(encoding="utf-8"))
        for name in NEEDED:
            entry = lock["packages"][name]
            wheel = stand_in(folder / "mirror", entry)
            assert entry["file_name"].startswith(lite.distribution())
            entry["file_name"] = f"{address}/mirror/{wheel.name}"
            entry["sha256"] = hashlib.sha256(wheel.read_bytes()).hexdigest()
        path.write_text(json.dumps(lock), encoding="utf-8")
        yield address


def stand_in(folder: Path, entry: dict[str, object]) -> Path:
    """Write a wheel that has a package's name and nothing else."""
    module, version = str(entry["name"]).replace("-", "_"), entry["version"]
    wheel = folder / f"{module}-{version}-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr(f"{module}/__init__.py", "STAND_IN = True\n")
        told = f"Metadata-Version: 2.1\nName: {entry['name']}\nVersion: {version}\n"
        archive.writestr(f"{module}-{version}.dist-info/METADATA", told)
        archive.writestr(f"{module}-{version}.dist-info/WHEEL", "Wheel-Version: 1.0\n")
        archive.writestr(f"{module}-{version}.dist-info/RECORD", "")
    return wheel


def test_what_is_missing_in_the_browser_is_told_in_a_sentence(
    page: Page, site_address: str
) -> None:
    site.open_notebook(page, site_address, "01-deal.ipynb")
    for code, words in MISSING.items():
        output = site.run(page, code).locator(".jp-OutputArea")
        expect(output).to_contain_text(words)
        expect(output).not_to_contain_text("Traceback")
    # the command line is there for what needs no server
    asked = site.run(page, f"%run -m switch_edu why '{LINE}' 7H")
    expect(asked.locator(".jp-OutputArea")).to_contain_text("neither a club nor a nine")
    served = site.run(page, "%run -m switch_edu serve")
    expect(served.locator(".jp-OutputArea")).to_contain_text("needs Voila")


def test_pandas_comes_from_the_distribution_where_it_can_be_reached(
    page: Page, standing_in: str
) -> None:
    site.open_notebook(page, standing_in, "01-deal.ipynb")
    output = site.run(page, "import pandas\nprint(pandas.STAND_IN)").locator(".jp-OutputArea")
    expect(output).to_contain_text("True", timeout=site.STARTING)
