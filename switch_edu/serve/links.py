"""Where a class is found: the address, the port, and the key that a link carries."""

from __future__ import annotations

import ipaddress
import secrets
import socket
from typing import NamedTuple

from switch_edu import ports

HOME = "127.0.0.1"
_FIRST_PORT = 8866
_ANY_PORT = 9


class _Everywhere(NamedTuple):
    """All addresses of one kind: the kind, how this machine calls itself, and one far away."""

    family: int
    home: str
    elsewhere: str  # an address for examples: nothing is sent there


# A server listens on the addresses of one kind only, so a link has to name one of that kind.
_ALL = {
    4: _Everywhere(socket.AF_INET, HOME, "192.0.2.1"),
    6: _Everywhere(socket.AF_INET6, "::1", "2001:db8::1"),
}


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
    everywhere = _everywhere(address)
    return _own_address(everywhere.family, everywhere.elsewhere) if everywhere else address


def host_for_us(address: str) -> str:
    """Return the address that a browser on this machine opens."""
    everywhere = _everywhere(address)
    return everywhere.home if everywhere else address


def free_port(address: str, wanted: int | None) -> int:
    """Return the port to listen on: the one that is wanted, or the first free one from 8866.

    Raises `BadFile` when it cannot be used, or the address is not one of this machine's.
    """
    if wanted is None:
        return ports.first_free(address, _FIRST_PORT)
    ports.check_free(address, wanted)
    return wanted


def _everywhere(address: str) -> _Everywhere | None:
    """Return what is meant when an address stands for all of this machine's, else None."""
    try:
        meant = ipaddress.ip_address(address)
    except ValueError:
        return None
    return _ALL[meant.version] if meant.is_unspecified else None


def _own_address(family: int, elsewhere: str) -> str:
    """Return the address of this machine in its network, or its name when it is in none."""
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((elsewhere, _ANY_PORT))
        except OSError:
            return socket.gethostname()
        return str(probe.getsockname()[0])
