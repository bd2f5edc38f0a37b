"""Who asks: from which address, and whether by https.

It is the peer, or, if that is a trusted proxy (`bis serve --proxy`), whoever this proxy says it is.
What anybody else writes into `X-Forwarded-…` is not looked at.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)

from starlette.requests import HTTPConnection

from bis.core.errors import BisError

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network
HOUSEHOLD = 64
"""So many bits of an IPv6 address say who it is; whoever has them chooses the others freely."""


@dataclass(frozen=True)
class Proxies:
    """Whose word is taken on who asks."""

    networks: tuple[Network, ...] = ()

    @staticmethod
    def named(words: Iterable[str]) -> "Proxies":
        """By addresses and networks as people write them."""
        return Proxies(tuple(_network(word) for word in words))

    def __contains__(self, address: Address) -> bool:
        return any(address in network for network in self.networks)


def address_of(asked: HTTPConnection) -> str:
    """The address that limits go by: all of an IPv4 address, the first half of an IPv6 address."""
    return str(counted(_asker(asked))) if asked.client else ""


def is_secure(asked: HTTPConnection) -> bool:
    """Whether the browser asked by https, here or at a trusted proxy."""
    if asked.scope["scheme"] in ("https", "wss"):
        return True
    told = _forwarded(asked, "x-forwarded-proto")
    return _is_proxied(asked) and bool(told) and told[-1].lower() in ("https", "wss")


def counted(address: Address | None) -> Address | Network | None:
    """What is one asker: an IPv4 address, or a household of IPv6 addresses."""
    if isinstance(address, IPv6Address):
        return IPv6Network((address.packed, HOUSEHOLD), strict=False)
    return address


def parse(text: str) -> Address | None:
    """An address, maybe with a port; an IPv4 address in IPv6's clothes is one of IPv4."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def _asker(asked: HTTPConnection) -> Address | None:
    """The right-most address forwarded that is no trusted proxy; what is before it is hearsay."""
    peer = _peer(asked)
    if not _is_proxied(asked):
        return peer
    found = peer
    for word in reversed(_forwarded(asked, "x-forwarded-for")):
        address = parse(word)
        if address is None:
            return peer
        found = address
        if address not in _proxies(asked):
            break
    return found


def _peer(asked: HTTPConnection) -> Address | None:
    return parse(asked.client.host) if asked.client else None


def _is_proxied(asked: HTTPConnection) -> bool:
    peer = _peer(asked)
    return peer is not None and peer in _proxies(asked)


def _proxies(asked: HTTPConnection) -> Proxies:
    proxies: Proxies = asked.app.state.house.proxies
    return proxies


def _forwarded(asked: HTTPConnection, header: str) -> list[str]:
    """What a header lists, over all its lines."""
    lines = asked.headers.getlist(header)
    return [word.strip() for line in lines for word in line.split(",") if word.strip()]


def _network(word: str) -> Network:
    try:
        return ip_network(word.strip(), strict=False)
    except ValueError:
        raise BisError(
            "{word!r} is neither an address nor a network (10.0.0.0/8)", word=word
        ) from None
