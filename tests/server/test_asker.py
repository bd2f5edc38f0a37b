"""Who asks is the peer, unless a trusted proxy says otherwise."""

from types import SimpleNamespace

import pytest
from starlette.requests import HTTPConnection

from bis.core.errors import BisError
from bis.server.asker import Proxies, address_of, is_secure

PROXIES = Proxies.named(["127.0.0.1", "10.0.0.0/8", "fd00::/8"])


def asked(peer: str, *headers: tuple[str, str], scheme: str = "http") -> HTTPConnection:
    return HTTPConnection(
        {
            "type": "http",
            "app": SimpleNamespace(state=SimpleNamespace(house=SimpleNamespace(proxies=PROXIES))),
            "client": (peer, 5000) if peer else None,
            "headers": [(name.encode(), value.encode()) for name, value in headers],
            "scheme": scheme,
            "server": ("bis.example", 80),
            "path": "/",
            "query_string": b"",
        }
    )


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        ("203.0.113.5", [], "203.0.113.5"),
        ("203.0.113.5", ["198.51.100.1"], "203.0.113.5"),
        ("203.0.113.5", ["10.0.0.9"], "203.0.113.5"),
        ("127.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        ("::ffff:127.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        ("127.0.0.1", ["192.0.2.66, 198.51.100.1, 10.1.2.3"], "198.51.100.1"),
        ("127.0.0.1", ["192.0.2.66", "198.51.100.1, 10.1.2.3"], "198.51.100.1"),
        ("127.0.0.1", ["10.1.2.3, 10.1.2.4"], "10.1.2.3"),
        ("127.0.0.1", ["nonsense, 198.51.100.1"], "198.51.100.1"),
        ("127.0.0.1", ["198.51.100.1, nonsense"], "127.0.0.1"),
        ("127.0.0.1", ["nonsense"], "127.0.0.1"),
        ("127.0.0.1", [" , ,"], "127.0.0.1"),
        ("127.0.0.1", [], "127.0.0.1"),
        ("127.0.0.1", ["198.51.100.1:4711"], "198.51.100.1"),
        ("127.0.0.1", ["[2001:db8:1:2:3:4:5:6]:4711"], "2001:db8:1:2::/64"),
        ("fd00::1", ["2001:db8:1:2:3:4:5:6"], "2001:db8:1:2::/64"),
        ("2001:db8:1:2::7", ["198.51.100.1"], "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.5", [], "203.0.113.5"),
        ("fe80::1%eth0", [], "fe80::/64"),
        ("", ["198.51.100.1"], ""),
    ],
)
def test_the_right_most_address_that_is_no_proxy_asks(
    peer: str, forwarded: list[str], address: str
) -> None:
    assert address_of(asked(peer, *(("x-forwarded-for", line) for line in forwarded))) == address


def test_neighbors_of_one_household_are_one_asker() -> None:
    assert address_of(asked("2001:db8::1")) == address_of(asked("2001:db8::ffff:1"))
    assert address_of(asked("2001:db8::1")) != address_of(asked("2001:db8:0:1::1"))


@pytest.mark.parametrize(
    ("peer", "told", "scheme", "secure"),
    [
        ("127.0.0.1", "https", "http", True),
        ("127.0.0.1", "HTTPS", "ws", True),
        ("127.0.0.1", "http", "http", False),
        ("127.0.0.1", "https, http", "http", False),
        ("127.0.0.1", "", "http", False),
        ("203.0.113.5", "https", "http", False),
        ("203.0.113.5", "http", "https", True),
        ("203.0.113.5", "", "wss", True),
        ("", "https", "http", False),
    ],
)
def test_only_a_proxy_says_that_it_was_asked_by_https(
    peer: str, told: str, scheme: str, secure: bool
) -> None:
    assert is_secure(asked(peer, ("x-forwarded-proto", told), scheme=scheme)) is secure


@pytest.mark.parametrize("word", ["proxy", "10.0.0.0/99", ""])
def test_a_proxy_is_an_address_or_a_network(word: str) -> None:
    with pytest.raises(BisError, match="neither an address nor a network"):
        Proxies.named([word])
