"""One connection to one table: wishes in, news out."""

import asyncio
from collections.abc import Callable

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from bis.server import logs, views
from bis.server import messages as wire
from bis.server.limits import Bucket
from bis.server.store import StoreError
from bis.server.table import RefusedError
from bis.server.tables import Listener, Live, Tables

read: Callable[[str], wire.ClientMessage] = msgspec.json.Decoder(wire.ClientMessage).decode
write = msgspec.json.Encoder().encode

MOST_BYTES = 4096
PER_SECOND = 20.0
BURST = 60.0
TOO_MANY_REFUSALS = 200
NO_WATCHERS = "the host does not want watchers"
SLOW_DOWN = "slower, please: that was too much at once"


class Connection:
    """Somebody at a table, for as long as the socket lives."""

    def __init__(self, socket: WebSocket, tables: Tables, live: Live, player: str, invite: str):
        self.socket = socket
        self.tables = tables
        self.live = live
        self.listener = Listener(player)
        self.invite = invite
        self._mark = logs.mark(live.table.id)
        self._bucket = Bucket(BURST, PER_SECOND)
        self._refusals = 0

    async def run(self) -> None:
        self.live.listeners.add(self.listener)
        self.tables.metrics.connections.inc()
        logs.tell("connected", table=self._mark)
        self.tables.tell(self.live)
        news = asyncio.create_task(self._tell())
        try:
            await self._listen()
        except WebSocketDisconnect:
            pass
        finally:
            news.cancel()
            self.live.listeners.discard(self.listener)
            self.tables.metrics.connections.dec()
            logs.tell("disconnected", table=self._mark, refusals=self._refusals)
            self.tables.tell(self.live)

    # News out

    async def _tell(self) -> None:
        """The newest state, whenever there is one; a slow reader skips what it missed."""
        first = True
        while True:
            await self.listener.changed.wait()
            self.listener.changed.clear()
            if not self.live.table.may_look(self.listener.player):
                await self.socket.close(4403, NO_WATCHERS)
                return
            message = self._snapshot() if first else self._update()
            first = False
            self.listener.told = message.version
            await self._send(message)

    def _snapshot(self) -> wire.Snapshot:
        table = self.live.table
        log = [views.event(event) for _, event in table.log]
        return wire.Snapshot(table.version, self._info(), self._position(), log)

    def _update(self) -> wire.Update:
        table = self.live.table
        fresh = [views.event(event) for at, event in table.log if at > self.listener.told]
        return wire.Update(table.version, self._info(), self._position(), fresh)

    def _info(self) -> wire.TableInfo:
        player, connected = self.listener.player, self.live.connected()
        return views.table_info(self.live.table, player, connected, self.invite)

    def _position(self) -> wire.Position | None:
        shown = self.live.shown()
        seat = self.live.table.seat_of(self.listener.player)
        return None if shown is None else shown.position(seat)

    async def _send(self, message: wire.ServerMessage) -> None:
        if self.socket.application_state is not WebSocketState.CONNECTED:
            raise WebSocketDisconnect  # closed while an answer was on its way
        await self.socket.send_text(write(message).decode())

    # Wishes in

    async def _listen(self) -> None:
        while self._refusals < TOO_MANY_REFUSALS:
            frame = await self.socket.receive()
            if frame["type"] == "websocket.disconnect":
                return
            await self._hear(frame.get("text") or "")
        await self.socket.close(1008, "too many wishes that cannot be fulfilled")

    async def _hear(self, text: str) -> None:
        kind, message_id, outcome = "unreadable", "", "refused"
        try:
            message = self._read(text)
            kind, message_id = type(message).__name__, message.id
            version = await self.tables.act(self.live.table.id, self.listener.player, message)
        except RefusedError as refusal:
            self._refusals += 1
            await self._send(wire.Refused(message_id, refusal.reason, refusal.rule))
        except StoreError:
            outcome = "not_stored"
            await self._send(wire.Refused(message_id, "it could not be stored; try again", None))
        else:
            outcome = "done"
            await self._send(wire.Done(message_id, version))
        self.tables.metrics.wishes.labels(kind, outcome).inc()
        logs.tell("wish", table=self._mark, kind=kind, outcome=outcome)

    def _read(self, text: str) -> wire.ClientMessage:
        if not self._bucket.take():
            raise RefusedError(SLOW_DOWN)
        if len(text) > MOST_BYTES:
            raise RefusedError(f"a message has at most {MOST_BYTES} letters")
        try:
            message = read(text)
        except msgspec.DecodeError as error:
            raise RefusedError(f"the message cannot be read: {error}") from None
        if not 1 <= len(message.id) <= 64:
            raise RefusedError("a message has an id of 1 to 64 letters")
        return message
