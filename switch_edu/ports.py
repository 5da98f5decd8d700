"""Whether a server can listen on a port: found out before it starts, so that a sentence says no."""

from __future__ import annotations

import errno
import os
import socket

from switch_edu.errors import BadFile

_TRIES = 20


def first_free(address: str, first: int) -> int:
    """Return the first free port of an address from `first` on.

    Raises `BadFile` when there is none, or the address is not one of this machine's.
    """
    for port in range(first, first + _TRIES):
        problem = _try(address, port)
        if problem is None:
            return port
        if problem.errno != errno.EADDRINUSE:
            raise BadFile(_refusal(address, port, problem)) from problem
    raise BadFile(f"No port from {first} on is free: choose one with --port.")


def check_free(address: str, port: int) -> None:
    """Raise `BadFile` when a port cannot be used, or the address is not one of this machine's."""
    problem = _try(address, port)
    if problem:
        raise BadFile(_refusal(address, port, problem)) from problem


def _try(address: str, port: int) -> OSError | None:
    try:
        family, _, _, _, place = socket.getaddrinfo(address, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family) as probe:
            # as the server will do; a port that was closed a moment ago counts as free
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(place)
            probe.listen()
    except UnicodeError:  # no machine can have such a name
        return OSError(errno.EADDRNOTAVAIL, os.strerror(errno.EADDRNOTAVAIL))
    except OSError as problem:
        return problem
    return None


def _refusal(address: str, port: int, problem: OSError) -> str:
    if isinstance(problem, socket.gaierror) or problem.errno == errno.EADDRNOTAVAIL:
        return (
            f"This computer does not have the address “{address}”: "
            "--ip 0.0.0.0 listens on all that it has."
        )
    why = (problem.strerror or str(problem)).lower()
    return f"Port {port} cannot be used ({why}): choose another, or leave out --port."
