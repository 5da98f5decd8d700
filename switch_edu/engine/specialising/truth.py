"""Truth values of expressions: what a condition comes to, where only whether it holds matters."""

from __future__ import annotations

import ast

from switch_edu.engine.specialising.sources import is_pure


def is_number(node: ast.expr, number: int | None) -> bool:
    """Return whether an expression is this number (or this truth value)."""
    return isinstance(node, ast.Constant) and node.value == number


def truth(node: ast.expr) -> ast.expr:
    """Return an expression that is true when this one is, where nothing else of it matters."""
    if isinstance(node, ast.Constant):
        return ast.Constant(bool(node.value))
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "bool":
        return truth(node.args[0])
    if isinstance(node, ast.BoolOp):
        return _truth_of_several(node)
    return node


def _truth_of_several(node: ast.BoolOp) -> ast.expr:
    neutral = isinstance(node.op, ast.And)
    values = [truth(value) for value in node.values]
    node.values = [value for value in values if not is_number(value, neutral)]
    if not node.values:
        return ast.Constant(neutral)
    last = node.values[-1]
    if isinstance(last, ast.Constant) and all(map(is_pure, node.values)):
        return last
    return node if len(node.values) > 1 else last
