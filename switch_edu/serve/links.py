"""Where a class is found: the address, the port, and the key that a link carries."""

from __future__ import annotations

import errno
import ipaddress
import secrets
import socket

from switch_edu.errors import BadFile

HOME = "127.0.0.1"
_EVERYWHERE = ("0.0.0.0", "::")
_FIRST_PORT, _TRIES = 8866, 20
_ELSEWHERE = ("192.0.2.1", 9)  # an address for examples: nothing is sent there


def is_this_machine(address: str) -> bool:
    """Say whether an address can be reached from this machine only."""
    if address == "localhost":
        return True
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


def new_key(address: str) -> str:
    """Return a key for the link, a new one each time; "" where only this machine can connect."""
    return "" if is_this_machine(address) else secrets.token_urlsafe(12)


def link(host: str, port: int, key: str) -> str:
    """Return what is typed or clicked to open the course."""
    host = f"[{host}]" if ":" in host else host
    return f"http://{host}:{port}/" + (f"?token={key}" if key else "")


def host_for_others(address: str) -> str:
    """Return the address that others type when the server listens on `address`."""
    return _own_address() if address in _EVERYWHERE else address


def host_for_us(address: str) -> str:
    """Return the address that a browser on this machine opens."""
    return HOME if address in _EVERYWHERE else address


def free_port(address: str, wanted: int | None) -> int:
    """Return the port to listen on: the one that is wanted, or the first free one from 8866.

    Raises `BadFile` when it cannot be used, or the address is not one of this machine's.
    """
    for port in [wanted] if wanted else range(_FIRST_PORT, _FIRST_PORT + _TRIES):
        problem = _try_port(address, port)
        if problem is None:
            return port
        if wanted or problem.errno != errno.EADDRINUSE:
            raise BadFile(_refusal(address, port, problem)) from problem
    raise BadFile(f"No port from {_FIRST_PORT} on is free: choose one with --port.")


def _try_port(address: str, port: int) -> OSError | None:
    try:
        family = socket.getaddrinfo(address, port, type=socket.SOCK_STREAM)[0][0]
        with socket.socket(family) as probe:
            # as the server will do; a port that was closed a moment ago counts as free
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((address, port))
            probe.listen()
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


def _own_address() -> str:
    """Return the address of this machine in its network, or its name when it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_ELSEWHERE)
        except OSError:
            return socket.gethostname()
        return str(probe.getsockname()[0])
