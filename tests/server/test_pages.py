"""The client's files: small on the wire, asked for once, and never from elsewhere."""

import gzip
import re
import urllib.request
from collections.abc import Iterator
from email.message import Message

import pytest

from tests.server.servers import PATIENCE, Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("data")) as started:
        yield started


def fetch(url: str) -> tuple[bytes, Message]:
    request = urllib.request.Request(url, headers={"accept-encoding": "gzip"})  # noqa: S310
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
        return answer.read(), answer.headers


def first_page(server: Server) -> list[str]:
    """The page and all that it loads before it does anything."""
    body, _ = fetch(server.url)
    text = gzip.decompress(body).decode()
    found = re.findall(r'(?:src|href)="(/assets/[^"]+)"', text)
    assert found
    return [server.url + path for path in found]


def test_the_first_page_needs_less_than_60_kb_of_compressed_javascript(server: Server) -> None:
    scripts = [url for url in first_page(server) if url.endswith(".js")]
    sizes = []
    for url in scripts:
        body, headers = fetch(url)
        assert headers["content-encoding"] == "gzip"
        sizes.append(len(body))
    assert sum(sizes) < 60_000, "and tests/e2e counts what these fetch"


def test_built_files_are_kept_and_the_page_is_asked_for_again(server: Server) -> None:
    for url in first_page(server):
        assert "immutable" in fetch(url)[1]["cache-control"]
    assert fetch(server.url)[1]["cache-control"] == "no-cache"


def test_every_page_is_the_client(server: Server) -> None:
    page, _ = fetch(server.url)
    assert fetch(server.url + "/t/abc")[0] == page
    assert fetch(server.url + "/rules/encore")[0] == page
    assert server.ask("/api/nothing")[0] == 404
    assert server.ask("/assets/nothing.js")[0] == 404


def test_nothing_outside_the_client_is_served(server: Server) -> None:
    for path in ("/../pyproject.toml", "/assets/../../package.json", "/%2e%2e/package.json"):
        status, body, _ = server.ask(path)
        assert status == 404 or b"<!doctype html>" in body.lower(), path
