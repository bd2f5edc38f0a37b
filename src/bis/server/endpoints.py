"""The HTTP API, declared once: its routes and its OpenAPI description come from the same list."""

import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from bis import __version__
from bis.core.languages import LANGUAGES
from bis.games import GAMES
from bis.server.answers import refuse, take
from bis.server.limits import What
from bis.server.origin import is_from_here
from bis.server.reasons import FOREIGN_PAGE, NO_METHOD
from bis.server.shapes import Refusal

PARAMETER = re.compile(r"{(\w+)(?::\w+)?}")
MOST_SAID = 2000
"""Letters of all moves of a lesson."""
WORD = {"type": "string", "minLength": 1, "maxLength": 200}
PARAMETERS: dict[str, dict[str, Any]] = {
    "game": {"type": "string", "enum": list(GAMES)},
    "language": {"type": "string", "enum": list(LANGUAGES)},
    "table": {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$"},
    "ticket": {"type": "string", "pattern": "^[A-Za-z0-9_-]{22}$"},
    "code": {"type": "string", "pattern": "^[A-Za-z0-9]{6}$"},
    "line": {"type": "integer", "minimum": 0, "maximum": 999_999},
    "seat": {
        "type": "integer",
        "minimum": 0,
        "maximum": max(game.seats[-1] for game in GAMES.values()) - 1,
    },
    "word": WORD,
    "move": {**WORD, "examples": ["hit", "b3 G4 H4 H5"]},
    "lesson": {**WORD, "examples": ["place"]},
    "said": {"type": "string", "maxLength": MOST_SAID, "examples": ["g1 H1"]},
    "option": {**WORD, "examples": ["sheet"]},
    "value": {**WORD, "examples": ["pink"]},
    "name": {**WORD, "examples": ["pink"]},
}
"""What each of them may be, in a path or after a question mark."""
REFUSED = {
    400: "it cannot be read",
    403: "not for you",
    404: "there is no such thing",
    405: "not in this way; `Allow` says how",
    409: "not yet, or not by the rules",
    410: "not any more",
    429: "too much at once; `Retry-After` says for how many seconds",
    503: "it cannot be told now",
}


@dataclass(frozen=True)
class Endpoint:
    method: str
    path: str
    run: Callable[[Request], Awaitable[Response]]
    about: str
    answer: Any
    """The type of the answer, or the media type of a text."""
    status: int = 200
    body: Any = None
    """The type of what is sent along."""
    query: tuple[str, ...] = ()
    """What may be asked after a question mark."""
    limit: What = "requests"
    """How often it may be asked for."""
    refused: tuple[int, ...] = ()
    """With which it may be refused, beside 405, 429 and 503."""
    leads_to: tuple[str, ...] = ()
    """What can be asked of the table that is answered: names of functions."""

    is_public: bool = True
    """Whether it is described: others are for those who look after the server."""

    async def answered(self, request: Request) -> Response:
        """Once it is seen that this page may ask, and not too often."""
        if self.method != "GET" and not is_from_here(request):
            return refuse(FOREIGN_PAGE, 403)
        take(request, self.limit)
        return await self.run(request)


class Resource:
    """All that can be asked of one address."""

    def __init__(self, endpoints: Sequence[Endpoint]) -> None:
        self._by_method = {endpoint.method: endpoint for endpoint in endpoints}
        if "GET" in self._by_method:
            self._by_method["HEAD"] = self._by_method["GET"]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive, send)
        endpoint = self._by_method.get(request.method)
        response = self._refusal() if endpoint is None else await endpoint.answered(request)
        await response(scope, receive, send)

    def _refusal(self) -> Response:
        allowed = ", ".join(sorted(self._by_method))
        response = refuse(NO_METHOD, 405, allowed=allowed)
        response.headers["allow"] = allowed
        return response


def routes(endpoints: Sequence[Endpoint]) -> list[Route]:
    """One for each address, whatever it is asked."""
    by_path = sorted(endpoints, key=lambda endpoint: endpoint.path)
    return [
        Route(path, Resource(list(group)))
        for path, group in groupby(by_path, key=lambda endpoint: endpoint.path)
    ]


def describe(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """The API in the words of OpenAPI 3.1."""
    endpoints = [endpoint for endpoint in endpoints if endpoint.is_public]
    kinds = [kind for e in endpoints for kind in (e.answer, e.body) if _is_type(kind)]
    schemas, components = msgspec.json.schema_components(
        [*kinds, Refusal], ref_template="#/components/schemas/{name}"
    )
    known = dict(zip(map(repr, [*kinds, Refusal]), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        path = PARAMETER.sub(r"{\1}", endpoint.path)
        paths.setdefault(path, {})[endpoint.method.lower()] = _operation(endpoint, known)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Bis", "version": __version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def _is_type(kind: Any) -> bool:
    return kind is not None and not isinstance(kind, str)


def _operation(endpoint: Endpoint, known: dict[str, Any]) -> dict[str, Any]:
    done: dict[str, Any] = {"description": "done", "content": _content(endpoint, known)}
    if endpoint.leads_to:
        done["links"] = {name: _link(name) for name in endpoint.leads_to}
    refused = sorted({*endpoint.refused, 405, 429, 503})
    operation: dict[str, Any] = {
        "operationId": endpoint.run.__name__,
        "summary": endpoint.about,
        "parameters": [
            *(_parameter(name, "path") for name in PARAMETER.findall(endpoint.path)),
            *(_parameter(name, "query") for name in endpoint.query),
        ],
        "responses": {
            str(endpoint.status): done,
            **{str(status): _refused(status, known) for status in refused},
        },
    }
    if endpoint.body is not None:
        content = {"application/json": {"schema": known[repr(endpoint.body)]}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation


def _parameter(name: str, where: str) -> dict[str, Any]:
    return {"name": name, "in": where, "required": where == "path", "schema": PARAMETERS[name]}


def _link(name: str) -> dict[str, Any]:
    return {"operationId": name, "parameters": {"table": "$response.body#/id"}}


def _content(endpoint: Endpoint, known: dict[str, Any]) -> dict[str, Any]:
    if isinstance(endpoint.answer, str):
        return {endpoint.answer: {"schema": {"type": "string"}}}
    return {"application/json": {"schema": known[repr(endpoint.answer)]}}


def _refused(status: int, known: dict[str, Any]) -> dict[str, Any]:
    told: dict[str, Any] = {
        "description": REFUSED[status],
        "content": {"application/json": {"schema": known[repr(Refusal)]}},
    }
    if status == 429:
        told["headers"] = {"Retry-After": {"schema": {"type": "integer", "minimum": 1}}}
    if status == 405:
        told["headers"] = {"Allow": {"schema": {"type": "string"}}}
    return told
