"""The kernel's text as syntax trees, and what may be done with such trees."""

from __future__ import annotations

import ast
import functools
import inspect
import textwrap
import types
from collections.abc import Iterable, Iterator, Mapping, Set
from typing import TypeVar

from switch_edu.engine.kernel import kernel_functions

Node = TypeVar("Node", bound=ast.AST)

PURE = frozenset({"bool", "int", "len", "max", "min", "range", "sum"})


@functools.cache
def kernel_trees() -> Mapping[str, ast.FunctionDef]:
    """Return the tree of every kernel function by name; raises OSError where there is no text."""
    return {name: tree_of(function) for name, function in kernel_functions().items()}


def tree_of(function: types.FunctionType) -> ast.FunctionDef:
    """Return a function as a tree, without its docstring and types.

    Names of whole numbers of its module are replaced by the numbers.
    """
    tree = ast.parse(textwrap.dedent(inspect.getsource(function))).body[0]
    assert isinstance(tree, ast.FunctionDef)
    tree.returns = None
    for argument in tree.args.args:
        argument.annotation = None
    if ast.get_docstring(tree):
        del tree.body[0]
    local = {argument.arg for argument in tree.args.args} | assigned_in(tree.body)
    numbers = {
        name: ast.Constant(int(value))
        for name, value in function.__globals__.items()
        if isinstance(value, int) and name not in local
    }
    Substitution(numbers).visit(tree)
    return tree


class Substitution(ast.NodeTransformer):
    """Puts expressions in the place of names."""

    def __init__(self, instead: Mapping[str, ast.expr]) -> None:
        self._instead = instead

    def visit_Name(self, node: ast.Name) -> ast.expr:
        """Replace a name; one that is assigned to can only be replaced by another name."""
        found = self._instead.get(node.id)
        if isinstance(found, ast.Name):
            return ast.Name(found.id, node.ctx)
        return copy_of(found) if found and isinstance(node.ctx, ast.Load) else node


def copy_of(node: Node) -> Node:
    """Return a copy of a tree that can be changed without changing the tree."""
    twin = node.__class__()
    for name, value in ast.iter_fields(node):
        if isinstance(value, list):
            value = [copy_of(one) if isinstance(one, ast.AST) else one for one in value]
        elif isinstance(value, ast.AST):
            value = copy_of(value)
        setattr(twin, name, value)
    return twin


def walk(nodes: Iterable[ast.AST]) -> Iterator[ast.AST]:
    """Yield everything in some trees."""
    for node in nodes:
        yield from ast.walk(node)


def assigned_in(nodes: Iterable[ast.AST]) -> set[str]:
    """Return the names that are assigned to."""
    return {
        node.id
        for node in walk(nodes)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    }


def read_in(nodes: Iterable[ast.AST]) -> set[str]:
    """Return the names that are read."""
    return {
        node.id
        for node in walk(nodes)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)
    }


def called_in(tree: ast.AST) -> set[str]:
    """Return the names of the functions that are called."""
    calls = (node.func for node in ast.walk(tree) if isinstance(node, ast.Call))
    return {called.id for called in calls if isinstance(called, ast.Name)}


def is_pure(node: ast.AST) -> bool:
    """Return whether something only works something out: nothing on the table is changed."""
    return _is_pure(node, pure_names())


@functools.cache
def pure_names() -> frozenset[str]:
    """Return the names of functions that change nothing, those of the kernel included."""
    pure = PURE | kernel_trees().keys()
    while True:
        trees = {name: tree for name, tree in kernel_trees().items() if name in pure}
        still = PURE | {name for name, tree in trees.items() if _is_pure(tree, pure)}
        if still == pure:
            return still
        pure = still


def _is_pure(tree: ast.AST, pure: Set[str]) -> bool:
    return called_in(tree) <= pure and not any(map(_is_changed, ast.walk(tree)))


def _is_changed(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute | ast.Subscript) and isinstance(node.ctx, ast.Store)
