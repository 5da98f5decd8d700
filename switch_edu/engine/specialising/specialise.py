"""Making and keeping kernels that are specialised for the rules of a house."""

from __future__ import annotations

import ast
import functools
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from switch_edu.engine.events import note
from switch_edu.engine.kernel import kernel_functions
from switch_edu.engine.rules import LISTS, NUMBERS, Rules
from switch_edu.engine.specialising.folding import Folding
from switch_edu.engine.specialising.inlining import Inlining
from switch_edu.engine.specialising.names import leave_out_unread, put_constants_in
from switch_edu.engine.specialising.sources import called_in, copy_of, kernel_trees

MOST_KEPT = 16  # kernels


@dataclass(frozen=True, slots=True)
class _Key:
    """Rules by what they say: a kernel is also kept for others that say the same."""

    numbers: tuple[int, ...]
    lists: tuple[tuple[int, ...], ...]
    rules: Rules = field(compare=False)


def specialised(rules: Rules, name: str, *, silent: bool = False) -> Callable[..., Any]:
    """Return a function of the kernel that gives the same results under these rules, sooner.

    It takes the same arguments, and these rules only; if it is `silent`, nothing is written into
    the event buffer. Making it takes some tenths of a second; it is kept for the next time. Where
    the kernel has come without its text it is the usual function.
    """
    numbers = tuple(getattr(rules, number) for number in NUMBERS)
    lists = tuple(tuple(getattr(rules, row)) for row in LISTS)
    return _made(_Key(numbers, lists, rules), name, silent)


@functools.lru_cache(maxsize=MOST_KEPT)
def _made(key: _Key, name: str, silent: bool) -> Callable[..., Any]:
    try:
        trees = dict(kernel_trees())
    except OSError:
        return kernel_functions()[name]
    if silent:
        trees[note.__name__] = without_effect(trees[note.__name__])
    functions = Specialising(key.rules, trees).with_all_it_calls(name)
    module = ast.fix_missing_locations(ast.Module([*functions.values()], []))
    scope: dict[str, Any] = {}
    exec(compile(module, "<specialised kernel>", "exec"), scope)
    return scope[name]  # type: ignore[no-any-return]


def without_effect(function: ast.FunctionDef) -> ast.FunctionDef:
    """Return a function of the same name that does nothing."""
    quiet = copy_of(function)
    quiet.body = [ast.Pass()]
    return quiet


class Specialising:
    """Functions of the kernel that are specialised for some rules, each when it is first needed."""

    def __init__(self, rules: Rules, trees: Mapping[str, ast.FunctionDef]) -> None:
        self._trees = trees
        self._made: dict[str, ast.FunctionDef] = {}
        self._folding = Folding(rules)
        self._inlining = Inlining(self.function_named)

    def function_named(self, name: str) -> ast.FunctionDef | None:
        """Return a function of the kernel by its name, None if there is none of that name."""
        if name not in self._trees:
            return None
        if name not in self._made:
            function = copy_of(self._trees[name])
            self._settle(function)
            self._inlining.visit(function)
            self._settle(function)
            self._made[name] = function
        return self._made[name]

    def with_all_it_calls(self, name: str) -> dict[str, ast.FunctionDef]:
        """Return a function by its name, and all that are called from there."""
        found: dict[str, ast.FunctionDef] = {}
        wanted = [name]
        while wanted:
            function = self.function_named(wanted.pop())
            if function is not None and function.name not in found:
                found[function.name] = function
                wanted += called_in(function)
        return found

    def _settle(self, function: ast.FunctionDef) -> None:
        """Fold a function until nothing more turns out to be constant or unread."""
        self._folding.visit(function)
        while put_constants_in(function) | leave_out_unread(function):
            self._folding.visit(function)
