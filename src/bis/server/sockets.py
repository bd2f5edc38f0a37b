"""One connection to one table: wishes in, news out."""

import asyncio

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from bis.server import logs
from bis.server.limits import RATES
from bis.server.lines import SocketLine
from bis.server.live import Listener, Live
from bis.server.reasons import NOT_STORED, NOT_TOLD, TOO_MANY_REFUSALS
from bis.server.speech import farewell, newest, read_wish, refused, write
from bis.server.store import StoreError
from bis.server.tables import Tables
from bis.table.reasons import RefusedError
from bis.table.told import Done, Refused
from bis.table.wishes import Wish

((BURST, PER_SECOND),) = [(r.burst, r.per_second) for r in RATES["wishes"] if r.per == "player"]
MOST_REFUSALS = 200


class Connection:
    """Somebody at a table, for as long as the socket lives."""

    def __init__(
        self,
        socket: WebSocket,
        line: SocketLine,
        tables: Tables,
        live: Live,
        player: str,
        *,
        invite: str = "",
        address: str = "",
    ) -> None:
        self.socket = socket
        self.line = line
        self.tables = tables
        self.live = live
        self.listener = Listener(player, self._tell_at_once)
        self.invite = invite
        self.address = address
        self._mark = logs.mark(live.table.id)
        self._refusals = 0
        self._is_acting = False
        """Whether a wish of theirs is being fulfilled."""
        self._is_owed = False
        """Whether there are news by its own doing, which come with the answer."""

    async def run(self) -> None:
        self.tables.log.come(self.live, self.listener)
        self.tables.metrics.connections.inc()
        logs.tell("connected", table=self._mark)
        news = asyncio.create_task(self._tell_on())
        try:
            await self._listen()
        except WebSocketDisconnect:
            pass
        finally:
            news.cancel()
            self.tables.log.go(self.live, self.listener)
            self.tables.metrics.connections.dec()
            logs.tell("disconnected", table=self._mark, refusals=self._refusals)

    # News out

    async def _tell_on(self) -> None:
        """Nobody is left without news: where they cannot be told, the socket closes."""
        try:
            await self._tell()
        except WebSocketDisconnect:
            pass
        except Exception:
            logs.log.exception("telling failed", extra=logs.at(self.live.table.id))
            if self.socket.application_state is WebSocketState.CONNECTED:
                await self.socket.close(1011, NOT_TOLD.template)

    async def _tell(self) -> None:
        """At first, and whenever it cannot be done at once: the newest state, once it can be."""
        while True:
            await self.listener.changed.wait()
            await self.line.wait_free()
            self.listener.changed.clear()
            if farewell := self._farewell():
                await self.socket.close(*farewell)
                return
            self.line.say(self._newest())

    def _tell_at_once(self) -> None:
        """Without waking a task for it; who made the move hears of it together with the answer."""
        if self._is_acting:
            self._is_owed = True
            asyncio.get_running_loop().call_soon(self._tell_owed)
        else:
            self._tell_now()

    def _tell_owed(self) -> None:
        """Where the answer takes longer, the news do not wait for it."""
        if self._is_owed:
            self._is_owed = False
            self._tell_now()

    def _tell_now(self) -> None:
        if news := self._news():
            try:
                self.line.say(*news)
            except WebSocketDisconnect:
                return

    def _news(self) -> list[bytes]:
        """The newest state; or nothing, where something is in the way: then the task sees to it."""
        if self.line.is_free and not self.listener.changed.is_set() and not self._farewell():
            try:
                return [self._newest()]
            except Exception:  # noqa: S110  # the task comes to the same, and says so
                pass
        self.listener.changed.set()
        return []

    def _newest(self) -> bytes:
        pauses = self.tables.settings.pauses
        message = newest(self.live, self.listener, self.invite, pauses)
        written = write(message)
        self.listener.told = message.version
        return written

    def _farewell(self) -> tuple[int, str] | None:
        return farewell(self.live, self.listener)

    async def _answer(self, message: Done | Refused) -> None:
        if not self.line.is_free:
            await self.line.wait_free()
        owed = self._news() if self._is_owed else []
        self._is_owed = self._is_acting = False
        self.line.say(write(message), *owed)

    # Wishes in

    async def _listen(self) -> None:
        while self._refusals < MOST_REFUSALS:
            frame = await self.socket.receive()
            if frame["type"] == "websocket.disconnect":
                return
            await self._hear(frame.get("text") or "")
        await self.socket.close(1008, TOO_MANY_REFUSALS.template)

    async def _hear(self, text: str) -> None:
        kind, wish_id, outcome = "unreadable", "", "refused"
        try:
            wish = self._read(text)
            kind, wish_id = type(wish).__name__, wish.id
            self._is_acting = True
            version = await self.tables.act(self.live.table.id, self.listener.player, wish)
        except RefusedError as refusal:
            self._refusals += 1
            await self._answer(refused(wish_id, refusal))
        except StoreError:
            outcome = "not_stored"
            await self._answer(refused(wish_id, RefusedError(NOT_STORED)))
        else:
            outcome = "done"
            await self._answer(Done(wish_id, version))
        self.tables.metrics.wishes.labels(kind, outcome).inc()
        logs.tell("wish", table=self._mark, kind=kind, outcome=outcome)

    def _read(self, text: str) -> Wish:
        self.tables.limits.take("wishes", self.address, self.listener.player)
        return read_wish(text)
