"""Sockets that are cut off by the protocol itself: nobody's error, and no matter for the log."""

from contextlib import suppress

from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect


def parting(app: ASGIApp) -> ASGIApp:
    """Who sent what is no message is gone: whatever is still said to them is said to nobody."""

    async def run(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await app(scope, receive, send)
            return

        async def send_if_open(message: Message) -> None:
            try:
                await send(message)
            except RuntimeError as closed:  # uvicorn has closed the socket itself meanwhile
                raise OSError("the socket is closed") from closed

        with suppress(WebSocketDisconnect):
            await app(scope, receive, send_if_open)

    return run
