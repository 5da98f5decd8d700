"""Imports point one way, from the command line down to the cards."""

from __future__ import annotations

import ast
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "switch_edu"
LAYERS = (
    {"errors"},
    {"texts"},
    {"cards", "content", "ports", "userdata"},
    {"rules"},
    {"engine"},
    {"game"},
    {"draw", "bots"},
    {"explore"},
    {"teaching"},
    {"exporting"},
    {"widgets"},
    {"lab", "serve", "commands", "cli", "__main__"},
)
# `switch_edu/__init__.py` names things of every layer, and nothing inside imports it.
FRONT = "__init__"
LEVEL = {part: level for level, parts in enumerate(LAYERS) for part in parts}
HEAVY = {"numpy", "pandas", "numba"}
COMPILED = "engine/compiled.py"
# Some variations and sources are called like what they speak of: words of the game before that.
GAME_WORDS = {"joker", "call", "no-call", "runs", "king", "queens", "fours", "eights", "table"}
PICTURES = {"_repr_html_", "_repr_svg_", "_repr_mimebundle_"}


@dataclass(frozen=True)
class Import:
    """One imported module, by full name, and the functions around the import, outermost first."""

    file: Path
    line: int
    module: str
    functions: tuple[str, ...]
    runs: bool = True  # or it is for type checkers alone

    @property
    def place(self) -> str:
        return f"{self.file.relative_to(PACKAGE)}:{self.line} imports {self.module}"

    @property
    def name(self) -> str:
        return self.file.relative_to(PACKAGE).as_posix()

    @property
    def part(self) -> str:
        """The part of the package that imports."""
        return Path(self.name.split("/")[0]).stem

    @property
    def target(self) -> str | None:
        """The part of the package that is imported, or None for a module from elsewhere."""
        names = self.module.split(".")
        if names[0] != "switch_edu":
            return None
        return names[1] if len(names) > 1 else FRONT


def imports_in(file: Path, source: str | None = None) -> Iterator[Import]:
    """Yield every import of a file, those for type checkers alone included."""
    yield from _walk(file, ast.parse(source or file.read_text(encoding="utf-8")), (), True)


def _walk(file: Path, node: ast.AST, functions: tuple[str, ...], runs: bool) -> Iterator[Import]:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        functions = (*functions, node.name)
    elif isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
        runs = False
    elif isinstance(node, ast.Import):
        for alias in node.names:
            yield Import(file, node.lineno, alias.name, functions, runs)
    elif isinstance(node, ast.ImportFrom):
        for module in _from_modules(file, node):
            yield Import(file, node.lineno, module, functions, runs)
    for child in ast.iter_child_nodes(node):
        yield from _walk(file, child, functions, runs)


def _from_modules(file: Path, node: ast.ImportFrom) -> list[str]:
    """Name the modules of `from x import a, b`; `from switch_edu import cards` is a module each."""
    module = node.module or ""
    if node.level:
        inside = ("switch_edu", *file.relative_to(PACKAGE).parts)[: -node.level]
        module = ".".join([*inside, *([module] if module else [])])
    if module != "switch_edu":
        return [module]
    known = [alias.name for alias in node.names if alias.name in LEVEL]
    return [f"switch_edu.{name}" for name in known] or [module]


def all_imports() -> list[Import]:
    files = sorted(PACKAGE.rglob("*.py"))
    return [found for file in files for found in imports_in(file)]


IMPORTS = all_imports()


def points_down(found: Import) -> bool:
    """Say whether an import keeps to the direction of the layers."""
    if found.target is None or found.part == FRONT:
        return True
    if found.target == FRONT:
        return LEVEL[found.part] == len(LAYERS) - 1  # the command line may ask for the version
    if found.part == found.target or LEVEL[found.target] < LEVEL[found.part]:
        return True
    looks_up_to_draw = found.part in ("rules", "game") and found.target == "draw"
    same_door = LEVEL[found.part] == LEVEL[found.target] == len(LAYERS) - 1
    return same_door or (looks_up_to_draw and bool(PICTURES & set(found.functions)))


def test_every_part_has_a_layer() -> None:
    parts = {
        path.stem
        for path in PACKAGE.iterdir()
        if path.suffix == ".py" or any(path.rglob("*.py"))
    }
    assert parts - {FRONT} <= set(LEVEL)


def test_imports_point_one_way() -> None:
    assert [found.place for found in IMPORTS if not points_down(found)] == []


@pytest.mark.parametrize(
    ("file", "source", "allowed"),
    [
        ("cards.py", "from switch_edu.errors import BadCard", True),
        ("engine/judge.py", "from switch_edu.game import Position", False),
        ("engine/judge.py", "from ..game import Position", False),
        ("engine/judge.py", "def judge():\n    import switch_edu.game", False),
        ("game/position.py", "from switch_edu import draw", False),
        ("game/position.py", "def _repr_svg_(self):\n    from switch_edu import draw", True),
        ("game/position.py", "def show(self):\n    from switch_edu.draw import svg", False),
        ("bots/sharp.py", "from switch_edu.draw import svg", False),
        ("draw/grid.py", "if TYPE_CHECKING:\n    from switch_edu.explore import Grid", False),
        ("teaching/lesson.py", "import switch_edu as sw", False),
    ],
)
def test_the_direction_is_told_apart(file: str, source: str, allowed: bool) -> None:
    found = list(imports_in(PACKAGE / file, source))
    assert [points_down(one) for one in found] == [allowed]


def test_only_the_compiled_runtime_imports_numba() -> None:
    users = {one.name for one in IMPORTS if one.module.split(".")[0] == "numba"}
    assert users <= {COMPILED}


def test_only_widgets_import_widget_libraries() -> None:
    libraries = {"ipywidgets", "anywidget", "traitlets"}
    users = {one.part for one in IMPORTS if one.module.split(".")[0] in libraries}
    assert users <= {"widgets", "serve"}  # a server of Jupyter's is told by traitlets what to do


def test_only_explore_imports_pandas() -> None:
    users = {one.part for one in IMPORTS if one.module.split(".")[0] == "pandas"}
    assert users <= {"explore"}


def test_heavy_libraries_wait_until_they_are_needed() -> None:
    early = [
        one.place
        for one in IMPORTS
        if one.runs
        and not one.functions
        and (
            (one.module.split(".")[0] in HEAVY and one.name != COMPILED)
            or one.module == "switch_edu.engine.compiled"
        )
    ]
    assert early == []


def test_importing_the_package_imports_nothing_heavy() -> None:
    heavy = sorted(HEAVY | {"ipywidgets", "anywidget", "IPython", "jupyterlab", "yaml", "click"})
    code = f"import sys, switch_edu; print([name for name in {heavy} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def read(path: Path) -> dict[str, dict[str, object]]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def house_variation_and_source_names() -> set[str]:
    houses = {path.stem: read(path) for path in (PACKAGE / "rules" / "houses").glob("*.toml")}
    assert houses
    variations = {
        name
        for house in houses.values()
        for table in ("variations", "knobs")
        for name in house.get(table, {})
    }
    return {*houses, *variations, *read(PACKAGE / "rules" / "sources.toml")} - GAME_WORDS


def words_in(file: Path) -> Iterator[tuple[int, str]]:
    """Yield what the code of a file says by name: identifiers and strings, not docstrings."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    prose = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            yield node.lineno, node.id.lower().replace("_", "-")
        elif isinstance(node, ast.Attribute):
            yield node.lineno, node.attr.lower().replace("_", "-")
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.lineno, node.name.lower().replace("_", "-")
        elif isinstance(node, ast.Constant) and id(node) not in prose:
            yield node.lineno, str(node.value)


@pytest.mark.parametrize("part", ["engine", "game"])
def test_no_house_variation_or_source_is_named_where_games_are_played(part: str) -> None:
    forbidden = house_variation_and_source_names()
    named = [
        f"{file.relative_to(PACKAGE)}:{line} names {word!r}"
        for file in sorted((PACKAGE / part).rglob("*.py"))
        for line, word in words_in(file)
        if word in forbidden
    ]
    assert named == []
