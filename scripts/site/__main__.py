"""Build the static site: `python -m scripts.site [FOLDER]`, by default into `site/`."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from scripts.site import contents, lite, lock, pages, runtime, wheels

ROOT = Path(__file__).parents[2]
CACHE = ROOT / "build" / "site"


def build(site: Path) -> None:
    """Write the whole site into a folder, which is emptied first."""
    with tempfile.TemporaryDirectory() as scratch:
        work = Path(scratch)
        python = work / "static" / "pyodide"
        listed = runtime.unpack(CACHE, python)
        packed = wheels.gather(ROOT, CACHE, python)
        lock.write(python, packed, listed)
        contents.copy(ROOT / "notebooks", work / "files")
        built = lite.build(work, [wheel.name for wheel in packed])
        pages.add(built)
        shutil.rmtree(site, ignore_errors=True)
        shutil.copytree(built, site)


def size(site: Path) -> str:
    """Return how large a site is, in words."""
    files = [path for path in site.rglob("*") if path.is_file()]
    megabytes = sum(path.stat().st_size for path in files) / 1e6
    return f"{len(files)} files, {megabytes:.1f} MB"


def main() -> None:
    """Build the site into the folder that the command line names."""
    site = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "site"
    build(site)
    print(f"The site is in {site}: {size(site)}. Any web server can offer it, for example")
    print(f"  python -m http.server --bind 127.0.0.1 --directory {site}")


if __name__ == "__main__":
    main()
