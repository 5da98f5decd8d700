"""The pages of ours in the site: the start page, and what the notebook page says while it loads."""

from __future__ import annotations

import html
import json
import shutil
from pathlib import Path

from switch_edu import content

PAGES = Path(__file__).with_name("pages")
_NOTEBOOK = Path("notebooks") / "index.html"
_ASSETS = """\
<head>
<link rel="stylesheet" href="../course.css">
<script src="../failures.js"></script>
<script type="module" src="../course.js"></script>"""


def add(site: Path) -> None:
    """Put our pages into a built site."""
    for asset in (*PAGES.glob("*.css"), *PAGES.glob("*.js")):
        shutil.copy(asset, site)
    page = (PAGES / "index.html").read_text(encoding="utf-8")
    page = page.replace("LESSONS", _list(site / "files"))
    (site / "index.html").write_text(page, encoding="utf-8")
    notebook = (site / _NOTEBOOK).read_text(encoding="utf-8")
    if notebook.count("<head>") != 1:
        raise SystemExit("The notebook page of this JupyterLite has another form than expected.")
    (site / _NOTEBOOK).write_text(notebook.replace("<head>", _ASSETS), encoding="utf-8")
    downloads = {"downloads": _downloads(site)}
    (site / "downloads.json").write_text(json.dumps(downloads), encoding="utf-8")


def _list(notebooks: Path) -> str:
    """Return the notebooks as items of a list, each a link under its title."""
    items = []
    for path in sorted(notebooks.glob("*.ipynb")):
        link = f"notebooks/index.html?path={path.name}"
        title = content.title(json.loads(path.read_text(encoding="utf-8")))
        items.append(f'<li><a href="{html.escape(link)}">{html.escape(title)}</a></li>')
    return "\n".join(items)


def _downloads(site: Path) -> list[dict[str, object]]:
    """Return what Python in the browser consists of, with sizes, the largest first."""
    files = (path for path in (site / "static" / "pyodide").iterdir() if path.is_file())
    rows: list[dict[str, object]] = [
        {"url": path.relative_to(site).as_posix(), "bytes": path.stat().st_size}
        for path in sorted(files, key=lambda path: path.stat().st_size, reverse=True)
    ]
    return rows
