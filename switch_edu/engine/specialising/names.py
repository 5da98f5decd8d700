"""Local names: constants are put in their place, and what nobody reads is left out."""

from __future__ import annotations

import ast
from collections import Counter

from switch_edu.engine.specialising.sources import Substitution, is_pure, read_in, walk


def put_constants_in(function: ast.FunctionDef) -> bool:
    """Put a constant in the place of each local name that is only ever that; say if there was any.

    A name that is assigned once is never read before, so that it does not matter where.
    """
    times: Counter[str] = Counter(argument.arg for argument in function.args.args)
    constants: dict[str, ast.expr] = {}
    for node in walk(function.body):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            times[node.id] += 1
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant):
            constants |= {t.id: node.value for t in node.targets if isinstance(t, ast.Name)}
    only = {name: value for name, value in constants.items() if times[name] == 1}
    read = only.keys() & read_in(function.body) if only else set()
    if read:
        Substitution({name: only[name] for name in read}).visit(function)
    return bool(read)


def leave_out_unread(function: ast.FunctionDef) -> bool:
    """Leave out what is worked out for a name that nobody reads; say if there was any."""
    leaving = _LeaveOut(read_in(function.body))
    leaving.visit(function)
    return leaving.found


class _LeaveOut(ast.NodeTransformer):
    def __init__(self, read: set[str]) -> None:
        self._read = read
        self.found = False

    def visit_Assign(self, node: ast.Assign) -> ast.AST | None:
        """Leave out names that nobody reads; several are assigned one number."""
        kept = [target for target in node.targets if not self._is_unread(target)]
        if len(kept) == len(node.targets) or not is_pure(node.value):
            return node
        self.found = True
        node.targets = kept
        return node if kept else None

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST | None:
        """Leave out what only changes a name that nobody reads."""
        if not self._is_unread(node.target) or not is_pure(node.value):
            return node
        self.found = True
        return None

    def _is_unread(self, target: ast.expr) -> bool:
        return isinstance(target, ast.Name) and target.id not in self._read
