"""Whether a page that asks was loaded from this server.

A page from elsewhere has another `Origin`. A page whose name was bent to this address (DNS
rebinding) has the same name in `Origin` and in `Host`, so equality is not enough: the name must be
one of the house, or one that no stranger can bend, for it is in no public DNS.
"""

import socket
from contextlib import suppress
from functools import cache
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from bis.server import logs
from bis.server.house import House

PRIVATE = ("localhost", "local", "lan", "home", "internal", "localdomain", "home.arpa", "test")
"""What names end with that only one's own network knows."""


def is_from_here(asked: HTTPConnection) -> bool:
    """Whether no page asks, or one that was loaded from this server."""
    origin, house = asked.headers.get("origin"), asked.app.state.house
    if origin is None or is_own(origin, asked.headers.get("host", ""), house):
        return True
    logs.log.warning("a page at %.100r was refused; if it is this server's, say --origin", origin)
    return False


def is_own(origin: str, host: str, house: House) -> bool:
    if origin in map(origin_of, (house.url, *house.doors.origins)):
        return True
    name = _name(origin)
    return (
        origin in (f"http://{host}", f"https://{host}")
        and name is not None
        and (_is_address(name) or _is_private(name) or name == this_machine())
    )


def origin_of(url: str) -> str:
    """The origin of a page: scheme, name and port."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}".lower()


def _name(origin: str) -> str | None:
    with suppress(ValueError):
        return urlsplit(origin).hostname
    return None


def _is_address(name: str) -> bool:
    """A page that was loaded from an address was loaded from nowhere else."""
    with suppress(ValueError):
        return bool(ip_address(name))
    return False


def _is_private(name: str) -> bool:
    return "." not in name or name.endswith(tuple(f".{end}" for end in PRIVATE))


@cache
def this_machine() -> str:
    return socket.gethostname().lower()
