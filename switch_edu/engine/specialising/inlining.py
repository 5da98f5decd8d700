"""Inlining: short functions of the kernel are copied into their callers."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Callable, Mapping
from itertools import count, islice

from switch_edu.engine.specialising.sources import (
    Substitution,
    assigned_in,
    copy_of,
    is_pure,
    read_in,
    walk,
)

MOST_NODES = 150  # of what is copied; more makes no kernel quicker, only longer to prepare

Emit = Callable[[ast.expr | None], list[ast.stmt]]  # what is done with a value that is returned


class Inlining(ast.NodeTransformer):
    """Copies functions into statements that call them. `function_named` gives those, ready made."""

    def __init__(self, function_named: Callable[[str], ast.FunctionDef | None]) -> None:
        self._function_named = function_named
        self._numbers = count(1)

    def visit_Call(self, node: ast.Call) -> ast.expr:
        """Put what a function returns in the place of a call, if it does nothing else."""
        self.generic_visit(node)
        function = self._called(node)
        if function is None:
            return node
        only = function.body[0]
        if not isinstance(only, ast.Return) or only.value is None or not _is_short(function):
            return node
        given = _arguments(function, node)
        worked_out = {name for name, value in given.items() if not _is_simple(value)}
        uses = Counter(node.id for node in ast.walk(only) if isinstance(node, ast.Name))
        if worked_out and not is_pure(only):
            return node
        if any(uses[name] > 1 or not is_pure(given[name]) for name in worked_out):
            return node
        return Substitution(given).visit(copy_of(only.value))  # type: ignore[no-any-return]

    def visit_Expr(self, node: ast.Expr) -> ast.AST | list[ast.stmt]:
        """Copy in a function of which only the effect matters."""
        self.generic_visit(node)
        return self._copied(node.value, _effect) or node

    def visit_Return(self, node: ast.Return) -> ast.AST | list[ast.stmt]:
        """Copy in a function whose value is returned."""
        self.generic_visit(node)
        return self._copied(node.value, lambda value: [ast.Return(value)]) or node

    def visit_Assign(self, node: ast.Assign) -> ast.AST | list[ast.stmt]:
        """Copy in a function whose value is assigned."""
        self.generic_visit(node)
        return self._copied(node.value, lambda value: _assign(node.targets, value)) or node

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST | list[ast.stmt]:
        """Copy in a function whose value changes a local name."""
        self.generic_visit(node)
        if not isinstance(node.target, ast.Name):  # the function might change it as well
            return node
        return self._copied(node.value, lambda value: _change(node, value)) or node

    def visit_If(self, node: ast.If) -> ast.AST | list[ast.stmt]:
        """Copy in a function on whose value it depends what is done."""
        self.generic_visit(node)
        inverted = isinstance(node.test, ast.UnaryOp)
        call = node.test.operand if isinstance(node.test, ast.UnaryOp) else node.test
        if self._called(call) is None:
            return node
        name = self._new("whether")
        made = self._copied(call, lambda value: _assign([ast.Name(name, ast.Store())], value))
        if made is None:
            return node
        answer: ast.expr = ast.Name(name, ast.Load())
        node.test = ast.UnaryOp(ast.Not(), answer) if inverted else answer
        return [*made, node]

    def _called(self, node: ast.expr | None) -> ast.FunctionDef | None:
        """Return the function that is called, if it is one of the kernel."""
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            return self._function_named(node.func.id)
        return None

    def _copied(self, call: ast.expr | None, emit: Emit) -> list[ast.stmt] | None:
        """Return statements that do the same as a call, None where it has to stay a call."""
        function = self._called(call)
        if function is None or not _is_short(function):
            return None
        assert isinstance(call, ast.Call)
        body = [copy_of(statement) for statement in function.body]
        assigned, read = assigned_in(body), read_in(body)
        names: dict[str, ast.expr] = {name: self._name(name) for name in sorted(assigned)}
        before: list[ast.stmt] = []
        for name, value in _arguments(function, call).items():
            if name not in assigned and _is_simple(value):
                names[name] = value
            elif name in read or not is_pure(value):
                names[name] = names[name] if name in names else self._name(name)
                before.append(ast.Assign([_stored(names[name])], value))
        substitution = Substitution(names)
        done = ended_by(emit, [substitution.visit(statement) for statement in body])
        return None if done is None else before + done

    def _new(self, name: str) -> str:
        return f"{name.rstrip('0123456789').rstrip('_')}_{next(self._numbers)}"

    def _name(self, name: str) -> ast.Name:
        return ast.Name(self._new(name), ast.Load())


def ended_by(emit: Emit, block: list[ast.stmt]) -> list[ast.stmt] | None:
    """Return a body with something else done instead of returning; None where that cannot be.

    That is so where it returns from within a loop, or goes on after a condition that may return.
    """
    for at, statement in enumerate(block):
        if isinstance(statement, ast.Return):
            return block[:at] + emit(statement.value)
        if not any(isinstance(node, ast.Return) for node in ast.walk(statement)):
            continue
        if not isinstance(statement, ast.If):
            return None
        rest = block[at + 1 :]
        sides = [statement.body, statement.orelse]
        if rest and not any(map(_always_returns, sides)):
            return None
        body, orelse = (
            ended_by(emit, side if _always_returns(side) else side + rest) for side in sides
        )
        if body is None or orelse is None:
            return None
        return [*block[:at], ast.If(statement.test, body or [ast.Pass()], orelse)]
    return block + emit(None)


def _always_returns(block: list[ast.stmt]) -> bool:
    last = block[-1] if block else None
    if isinstance(last, ast.If):
        return _always_returns(last.body) and _always_returns(last.orelse)
    return isinstance(last, ast.Return)


def _effect(value: ast.expr | None) -> list[ast.stmt]:
    return [] if value is None or is_pure(value) else [ast.Expr(value)]


def _assign(targets: list[ast.expr], value: ast.expr | None) -> list[ast.stmt]:
    assert value is not None
    return [ast.Assign([copy_of(target) for target in targets], value)]


def _change(node: ast.AugAssign, value: ast.expr | None) -> list[ast.stmt]:
    assert value is not None
    return [ast.AugAssign(copy_of(node.target), node.op, value)]


def _stored(name: ast.expr) -> ast.expr:
    assert isinstance(name, ast.Name)
    return ast.Name(name.id, ast.Store())


def _arguments(function: ast.FunctionDef, call: ast.Call) -> Mapping[str, ast.expr]:
    names = [argument.arg for argument in function.args.args]
    return dict(zip(names, call.args, strict=True))


def _is_simple(value: ast.expr) -> bool:
    """Return whether an expression may be put in several times: it costs nothing, and stays."""
    return isinstance(value, ast.Constant | ast.Name)


def _is_short(function: ast.FunctionDef) -> bool:
    return next(islice(walk(function.body), MOST_NODES, None), None) is None
