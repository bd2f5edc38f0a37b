"""Odd requests, derived from the server's own OpenAPI description."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from bis.games import GAMES
from lab.hostile.grammar import ODD_NUMBERS, ODD_WORDS, Grammar

METHODS = ("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD")
WORDS = (*ODD_WORDS, "x" * 3_000, "G" * 105, "..%2f..%2fetc%2fpasswd", "ABC234", "bomb", "sheet")
QUERIES = (
    "",
    "?seat=0",
    "?seat=-1",
    "?seat=x",
    "?language=tlh",
    "?language=fr&language=en",
    "?%00",
)
ODD_HEADERS = (
    ("Cookie", "bis=nobody.0000"),
    ("Cookie", "bis=" + "x" * 4_000),
    ("Cookie", 'bis="; bis=;;;'),
    ("Range", "bytes=0-1,5-2,-9"),
    ("Accept-Encoding", "gzip, br;q=nan"),
    ("Accept-Language", "*" * 500),
    ("Origin", "https://elsewhere.example"),
    ("Content-Type", "application/xml"),
    ("Expect", "100-continue"),
    ("X-Forwarded-Proto", "gopher"),
)


@dataclass(frozen=True, slots=True)
class Page:
    """A path of the API, and how it is meant."""

    path: str
    method: str
    has_body: bool


def pages(description: Mapping[str, Any]) -> list[Page]:
    """What can be asked for, by the words of OpenAPI."""
    return [
        Page(path, method.upper(), "requestBody" in operation)
        for path, methods in sorted(description["paths"].items())
        for method, operation in methods.items()
    ]


class Asking:
    """Requests by a seed."""

    def __init__(self, chance: random.Random, known: Sequence[Page], grammar: Grammar) -> None:
        self._chance = chance
        self._pages = known
        self._grammar = grammar

    def request(self, tables: Sequence[str], headers: Mapping[str, str]) -> tuple[str, bytes]:
        """Its method and the bytes of it, head and body."""
        page = self._chance.choice(self._pages)
        method = page.method if self._chance.random() < 0.85 else self._chance.choice(METHODS)
        path = self._fill(page.path, tables) + self._chance.choice(QUERIES)
        body = self._body() if page.has_body or self._chance.random() < 0.05 else b""
        told = {"Host": "127.0.0.1", **headers, "Content-Length": str(len(body))}
        if self._chance.random() < 0.2:
            key, value = self._chance.choice(ODD_HEADERS)
            told[key] = value
        head = [f"{method} {path} HTTP/1.1", *(f"{key}: {value}" for key, value in told.items())]
        return method, "\r\n".join([*head, "", ""]).encode() + body

    def _fill(self, path: str, tables: Sequence[str]) -> str:
        while "{" in path:
            before, _, rest = path.partition("{")
            name, _, after = rest.partition("}")
            path = before + quote(self._parameter(name, tables), safe="") + after
        return path

    def _parameter(self, name: str, tables: Sequence[str]) -> str:
        fitting: Sequence[object] = ()
        if name == "table":
            fitting = tables
        elif name == "game":
            fitting = list(GAMES)
        elif name == "line":
            fitting = (0, 1, 7, 60, *ODD_NUMBERS)
        if fitting and self._chance.random() < 0.85:
            return str(self._chance.choice(fitting))
        return self._chance.choice(WORDS).encode("utf-8", "replace").decode()

    def _body(self) -> bytes:
        if self._chance.random() < 0.3:
            return b'{"game":"%s"}' % self._chance.choice(list(GAMES)).encode()
        return self._grammar.message()[:8_000]
