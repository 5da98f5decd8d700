"""Constant folding of the kernel: what some rules make unreachable or idle falls away."""

from __future__ import annotations

import ast

from switch_edu.engine.specialising.expressions import SAME_WITH, ExpressionFolding
from switch_edu.engine.specialising.sources import is_pure
from switch_edu.engine.specialising.truth import is_number, truth


class Folding(ExpressionFolding, ast.NodeTransformer):
    """Folds functions and statements for some rules, with the expressions in them."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        """Fold a function."""
        node.body = self._block(node.body) or [ast.Pass()]
        return node

    def visit_If(self, node: ast.If) -> ast.AST | list[ast.stmt] | None:
        """Keep one side where the condition is known."""
        node.test = truth(self.visit(node.test))
        if isinstance(node.test, ast.Constant):
            return self._block(node.body if node.test.value else node.orelse)
        node.body, node.orelse = self._block(node.body), self._block(node.orelse)
        if node.body:
            return node
        if node.orelse:
            return ast.If(ast.UnaryOp(ast.Not(), node.test), node.orelse, [])
        return None if is_pure(node.test) else ast.Expr(node.test)

    def visit_While(self, node: ast.While) -> ast.AST | None:
        """Leave out a loop that is never entered."""
        node.test = truth(self.visit(node.test))
        if is_number(node.test, 0):
            return None
        node.body = self._block(node.body) or [ast.Pass()]
        return node

    def visit_For(self, node: ast.For) -> ast.AST | None:
        """Leave out a loop in which nothing is done."""
        node.iter = self.visit(node.iter)
        node.body = self._block(node.body) or [ast.Pass()]
        idle = isinstance(node.body[0], ast.Pass) and is_pure(node.iter)
        return None if idle else node

    def visit_Assign(self, node: ast.Assign) -> ast.AST | list[ast.stmt]:
        """Assign several values one by one, so that each may turn out to be constant."""
        self.generic_visit(node)
        target, value = node.targets[0], node.value
        if not isinstance(target, ast.Tuple) or not isinstance(value, ast.Tuple):
            return node
        names = {name.id for name in target.elts if isinstance(name, ast.Name)}
        read = {name.id for name in ast.walk(value) if isinstance(name, ast.Name)}
        if len(names) < len(target.elts) or names & read:
            return node
        pairs = zip(target.elts, value.elts, strict=True)
        return [ast.Assign([name], one) for name, one in pairs]

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST | None:
        """Leave out a change that changes nothing."""
        self.generic_visit(node)
        return None if is_number(node.value, SAME_WITH.get(type(node.op))) else node

    def _block(self, block: list[ast.stmt]) -> list[ast.stmt]:
        """Fold statements up to one after which nothing is reached."""
        folded: list[ast.stmt] = []
        for statement in block:
            found = self.visit(statement)
            folded += found if isinstance(found, list) else [] if found is None else [found]
            if folded and isinstance(folded[-1], ast.Return | ast.Break | ast.Continue):
                break
        while len(folded) > 1 and _comes_to_the_same(folded[-2], folded[-1]):
            del folded[-2]
        return [one for one in folded if not isinstance(one, ast.Pass)]


def _comes_to_the_same(one: ast.stmt, other: ast.stmt) -> bool:
    """Return whether a condition makes no difference: either way the same is returned."""
    if not isinstance(one, ast.If) or not isinstance(other, ast.Return) or one.orelse:
        return False
    return is_pure(one.test) and [ast.dump(s) for s in one.body] == [ast.dump(other)]
