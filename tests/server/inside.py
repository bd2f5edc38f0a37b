"""A server inside the test's own process, over real connections."""

import asyncio
import http.client
import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import uvicorn
from starlette.types import ASGIApp

from bis.server.app import make_app
from bis.server.house import Doors, House
from bis.server.lines import Config
from bis.server.serve import HERE, free_socket
from bis.server.tables import Settings
from tests.server.servers import PATIENCE

URL = "https://bis.example"


@dataclass(frozen=True)
class Answer:
    status: int
    headers: Mapping[str, str]
    body: bytes

    @property
    def told(self) -> Any:
        return json.loads(self.body)


@asynccontextmanager
async def running(app: ASGIApp, **named: Any) -> AsyncIterator[int]:
    """The port at which an application is asked."""
    listener = free_socket(HERE, 0)
    config = Config(app, log_config=None, proxy_headers=False, timeout_graceful_shutdown=1, **named)
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started:
        await asyncio.sleep(0)
    try:
        yield listener.getsockname()[1]
    finally:
        server.should_exit = True
        await serving


@asynccontextmanager
async def house(
    data: Path, settings: Settings | None = None, doors: Doors | None = None
) -> AsyncIterator[int]:
    settings, doors = settings or Settings(), doors or Doors()
    app = make_app(House(data, URL, None, settings, doors=doors))
    named = {"proxies": doors.proxies, "per_address": settings.per_address}
    async with running(app, **named) as port:
        yield port


async def ask(
    port: int, path: str, body: object = None, method: str = "", **headers: str
) -> Answer:
    """Headers are named with `_` for `-`."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return await asyncio.to_thread(_ask, port, path, body, method, named)


def _ask(port: int, path: str, body: object, method: str, headers: dict[str, str]) -> Answer:
    data = None if body is None else json.dumps(body)
    line = http.client.HTTPConnection(HERE, port, timeout=PATIENCE)
    line.request(method or ("GET" if data is None else "POST"), path, data, headers)
    with line.getresponse() as answer:
        told = {name.lower(): value for name, value in answer.getheaders()}
        found = Answer(answer.status, told, answer.read())
    line.close()
    return found
