"""What is cut off, by the protocol itself or since the server ends: no matter for the log."""

import asyncio
from contextlib import suppress

from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from bis.server.answers import refuse
from bis.server.reasons import ENDING


def parting(app: ASGIApp) -> ASGIApp:
    """Who sent what is no message is gone: whatever is still said to them is said to nobody.

    A server that ends waits a while for what it is about, and then for nothing any more.
    """

    async def run(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await _socket(app, scope, receive, send)
        elif scope["type"] == "http":
            await _page(app, scope, receive, send)
        else:
            await app(scope, receive, send)

    return run


async def _socket(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    async def send_if_open(message: Message) -> None:
        try:
            await send(message)
        except RuntimeError as closed:  # uvicorn has closed the socket itself meanwhile
            raise OSError("the socket is closed") from closed

    with suppress(WebSocketDisconnect, asyncio.CancelledError):
        await app(scope, receive, send_if_open)


async def _page(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    has_begun = False

    async def send_on(message: Message) -> None:
        nonlocal has_begun
        has_begun = True
        await send(message)

    try:
        with suppress(ClientDisconnect):  # who asked is gone before all was said
            await app(scope, receive, send_on)
    except asyncio.CancelledError:
        if not has_begun:
            await refuse(ENDING, 503)(scope, receive, send)
