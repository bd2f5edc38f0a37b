"""The HTTP API, declared once: its routes and its OpenAPI description come from the same list."""

import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bis import __version__
from bis.server.answers import Refusal

PARAMETER = re.compile(r"{(\w+)(?::(\w+))?}")


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

    def route(self) -> Route:
        return Route(self.path, self.run, methods=[self.method])


def describe(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """The API in the words of OpenAPI 3.1."""
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
    operation: dict[str, Any] = {
        "summary": endpoint.about,
        "parameters": [_parameter(*found) for found in PARAMETER.findall(endpoint.path)],
        "responses": {
            str(endpoint.status): {"description": "done", "content": _content(endpoint, known)},
            "4XX": {
                "description": "refused, and why",
                "content": {"application/json": {"schema": known[repr(Refusal)]}},
            },
        },
    }
    if endpoint.body is not None:
        content = {"application/json": {"schema": known[repr(endpoint.body)]}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation


def _parameter(name: str, kind: str) -> dict[str, Any]:
    schema = {"type": "integer" if kind == "int" else "string"}
    return {"name": name, "in": "path", "required": True, "schema": schema}


def _content(endpoint: Endpoint, known: dict[str, Any]) -> dict[str, Any]:
    if isinstance(endpoint.answer, str):
        return {endpoint.answer: {"schema": {"type": "string"}}}
    return {"application/json": {"schema": known[repr(endpoint.answer)]}}
