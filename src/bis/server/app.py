"""The application put together: pages, the HTTP API, and a socket for every table."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from bis.server import endpoints
from bis.server.answers import house_of, refuse, slow_down
from bis.server.apart import Apart
from bis.server.coach import Coaches
from bis.server.engines import easily_ended, patiently
from bis.server.health import Health
from bis.server.house import House
from bis.server.limits import TooMuchError
from bis.server.node import Node
from bis.server.pages import client, coach, games, health, lessons, me
from bis.server.pages import tables as table_pages
from bis.server.pages.live import live_table
from bis.server.parting import parting
from bis.server.reasons import NO_METHOD, NOT_HERE, NOT_STORED
from bis.server.store import StoreError
from bis.server.sweep import Sweeper

POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; "
    "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
]
KEYS_SECONDS = 10.0
ENDPOINTS = (
    *health.ENDPOINTS,
    *games.ENDPOINTS,
    *table_pages.ENDPOINTS,
    *coach.ENDPOINTS,
    *me.ENDPOINTS,
    *lessons.ENDPOINTS,
)


def make_app(house: House) -> ASGIApp:
    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        with easily_ended():
            node = await Node.opened(house.engines, house.data, house.settings)
            app.state.identity = await patiently(node.identity)
        store, tables = node.store, node.tables
        app.state.house = house
        app.state.health = Health(store, node.bus)
        app.state.endpoints = ENDPOINTS
        app.state.metrics = node.tables.metrics
        app.state.tables = tables
        app.state.coaches = coaches = Coaches(store)
        node.share(coaches)
        tables.log.watchers.append(coaches.watch)
        app.state.apart = apart = Apart()
        sweeper = Sweeper(store, tables.log, house.keeping, turn=node.sweeps)
        chores = [
            *node.chores(coaches),
            asyncio.create_task(tables.sum_up_all()),
            asyncio.create_task(sweeper.run()),
        ]
        if house.engines.is_shared:
            chores.append(asyncio.create_task(keep_keys(app, node)))
        yield
        for chore in chores:
            chore.cancel()
        await asyncio.gather(*chores, return_exceptions=True)
        coaches.close()
        apart.close()
        await node.close()

    routes: list[BaseRoute] = [
        *endpoints.routes(ENDPOINTS),
        WebSocketRoute("/api/tables/{table}/live", live_table),
        Mount("/api", nothing),
        *([Route(f"/{house.root.name}", trusted)] if house.root else ()),
        *(client.routes(house.client) if house.client else ()),
    ]
    handlers: dict[Any, Any] = {
        StoreError: not_stored,
        TooMuchError: too_much,
        HTTPException: not_here,
    }
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers=handlers)
    return guarded(parting(GZipMiddleware(app)))


async def trusted(request: Request) -> Response:
    """What a device may trust, so that it comes by https without a question."""
    root = house_of(request).root
    assert root is not None
    return FileResponse(root, media_type="application/x-x509-ca-cert")


async def keep_keys(app: Starlette, node: Node) -> None:
    """Keys that were made elsewhere are known here before anybody signs with them."""
    while True:
        await asyncio.sleep(KEYS_SECONDS)
        with suppress(StoreError):
            app.state.identity = await node.identity()


async def not_stored(asked: Request | WebSocket, _error: Exception) -> Response | None:
    """Whoever asked is told that the store failed, by HTTP or by closing the socket."""
    if isinstance(asked, WebSocket):
        await asked.close(1013, NOT_STORED.template)
        return None
    return refuse(NOT_STORED, 503)


async def too_much(_asked: Request, error: TooMuchError) -> Response:
    return slow_down(error)


async def not_here(_asked: Request, error: HTTPException) -> Response:
    """What no page is found for, or is asked of a file in a strange way."""
    allowed = (error.headers or {}).get("Allow")
    if allowed is None:
        return refuse(NOT_HERE, error.status_code)
    response = refuse(NO_METHOD, error.status_code, allowed=allowed)
    response.headers["allow"] = allowed
    return response


async def nothing(scope: Scope, receive: Receive, send: Send) -> None:
    """Whatever else is asked below `/api`, in whatever way."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4404, "reason": NOT_HERE.template})
    else:
        await refuse(NOT_HERE, 404)(scope, receive, send)


def guarded(app: ASGIApp) -> ASGIApp:
    """Every answer says that nothing from elsewhere may run or load here."""

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await app(scope, receive, send)
            return

        async def add_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        await app(scope, receive, add_headers)

    return guard
