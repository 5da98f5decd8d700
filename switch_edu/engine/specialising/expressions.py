"""Constant folding of expressions: what the numbers of some rules decide is worked out.

Everything that the kernel works with is a whole number, so that the usual laws hold: nothing of a
set is in the empty one, and what is false needs no further look.
"""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable
from typing import Any

from switch_edu.engine.rules import LISTS, NUMBERS, Rules
from switch_edu.engine.specialising.sources import is_pure
from switch_edu.engine.specialising.truth import is_number, truth

RULES = "rules"  # what the kernel calls them

_WORKED_OUT: dict[type[ast.AST], Callable[[Any, Any], Any]] = {
    ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Pow: operator.pow,
    ast.FloorDiv: operator.floordiv, ast.Mod: operator.mod,
    ast.BitAnd: operator.and_, ast.BitOr: operator.or_, ast.BitXor: operator.xor,
    ast.LShift: operator.lshift, ast.RShift: operator.rshift,
    ast.Eq: operator.eq, ast.NotEq: operator.ne, ast.Lt: operator.lt, ast.LtE: operator.le,
    ast.Gt: operator.gt, ast.GtE: operator.ge,
}  # fmt: skip
# x OP number is x, number OP x is x, and x OP 0 or 0 OP x is 0
SAME_WITH = {
    ast.Add: 0, ast.Sub: 0, ast.BitOr: 0, ast.BitXor: 0, ast.LShift: 0, ast.RShift: 0,
    ast.Mult: 1, ast.FloorDiv: 1, ast.BitAnd: -1,
}  # fmt: skip
_EITHER_WAY = (ast.Add, ast.BitOr, ast.BitXor, ast.Mult, ast.BitAnd)
_NOTHING_WITH_0 = (ast.BitAnd, ast.Mult)
_NOTHING_OF_0 = (ast.LShift, ast.RShift, ast.FloorDiv, ast.Mod)


class ExpressionFolding(ast.NodeTransformer):
    """Folds expressions for some rules; parts of the tree are changed and used again."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        """Put in a number of the rules."""
        if isinstance(node.value, ast.Name) and node.value.id == RULES and node.attr in NUMBERS:
            return ast.Constant(getattr(self._rules, node.attr))
        self.generic_visit(node)
        return node

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        """Put in an entry of a list of the rules: a known one, or one that is the same in all."""
        self.generic_visit(node)
        whole = node.value
        if not isinstance(whole, ast.Attribute) or whole.attr not in LISTS:
            return node
        if not isinstance(whole.value, ast.Name) or whole.value.id != RULES:
            return node
        row = getattr(self._rules, whole.attr)
        if isinstance(node.slice, ast.Constant):
            return ast.Constant(row[node.slice.value])
        if len(set(row)) == 1 and is_pure(node.slice):
            return ast.Constant(row[0])
        return node

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        """Work out what is known, and leave out what makes no difference."""
        self.generic_visit(node)
        left, right, way = node.left, node.right, type(node.op)
        if isinstance(left, ast.Constant) and isinstance(right, ast.Constant):
            return ast.Constant(_WORKED_OUT[way](left.value, right.value))
        if is_number(right, SAME_WITH.get(way)):
            return left
        if is_number(left, SAME_WITH.get(way)) and way in _EITHER_WAY:
            return right
        if is_number(left, 0) and way in _NOTHING_WITH_0 + _NOTHING_OF_0 and is_pure(right):
            return left
        if is_number(right, 0) and way in _NOTHING_WITH_0 and is_pure(left):
            return right
        return node

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.expr:
        """Work out the negative, the complement or the opposite of what is known."""
        self.generic_visit(node)
        if isinstance(node.op, ast.Not):
            node.operand = truth(node.operand)
        if not isinstance(node.operand, ast.Constant):
            return node
        number: Any = node.operand.value
        match node.op:
            case ast.Not():
                return ast.Constant(not number)
            case ast.Invert():
                return ast.Constant(~number)
            case ast.USub():
                return ast.Constant(-number)
        return node

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        """Compare what is known."""
        self.generic_visit(node)
        left, right = node.left, node.comparators[0]
        if len(node.ops) > 1 or not isinstance(left, ast.Constant):
            return node
        if not isinstance(right, ast.Constant):
            return node
        return ast.Constant(_WORKED_OUT[type(node.ops[0])](left.value, right.value))

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.expr:
        """Leave out what is passed over, and what comes after the value that is taken."""
        self.generic_visit(node)
        passed_over = isinstance(node.op, ast.And)
        values: list[ast.expr] = []
        for value in node.values:
            if values and isinstance(values[-1], ast.Constant):
                if bool(values[-1].value) != passed_over:
                    break
                values.pop()
            values.append(value)
        node.values = values
        return node if len(values) > 1 else values[0]

    def visit_IfExp(self, node: ast.IfExp) -> ast.expr:
        """Choose where the condition is known."""
        self.generic_visit(node)
        node.test = truth(node.test)
        if isinstance(node.test, ast.Constant):
            return node.body if node.test.value else node.orelse
        return node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        """Work out a whole number or a truth value of what is known."""
        self.generic_visit(node)
        called, first = node.func, node.args[0] if node.args else None
        if not isinstance(called, ast.Name) or not isinstance(first, ast.Constant):
            return node
        value: Any = first.value
        found = {"bool": bool(value), "int": int(value)}.get(called.id)
        return node if found is None else ast.Constant(found)
