"""One page at one table: wishes in, news out, as over a socket."""

from collections.abc import Callable

from msgspec.structs import replace

from bis.offline.bots import Here
from bis.server.live import Listener, Live
from bis.server.reasons import NOT_STORED
from bis.server.speech import farewell, newest, read_wish, refused, write
from bis.server.store.contract import StoreError
from bis.server.tables import Tables
from bis.table.reasons import RefusedError
from bis.table.told import Done, Refused
from bis.table.wishes import AddBot

Say = Callable[[str], object]
Leave = Callable[[int], object]


class Line:
    """``say`` brings a message to the page, ``leave`` closes with a code."""

    def __init__(
        self, tables: Tables, live: Live, player: str, say: Say, leave: Leave, *, bots: Here
    ) -> None:
        self.tables = tables
        self.bots = bots
        self.live = live
        self.listener = Listener(player, self._tell)
        self._say = say
        self._leave = leave

    def open(self) -> None:
        self.tables.log.come(self.live, self.listener)
        if not self.listener.told:
            self._tell()

    def close(self) -> None:
        self.tables.log.go(self.live, self.listener)

    async def hear(self, text: str) -> None:
        answer = await self._answer(text)
        self._say(write(answer).decode())

    async def _answer(self, text: str) -> Done | Refused:
        wish_id = ""
        try:
            wish = read_wish(text)
            wish_id = wish.id
            if isinstance(wish, AddBot):
                self.bots.check(self.live.table.game, wish.bot)
            version = await self.tables.act(self.live.table.id, self.listener.player, wish)
            return Done(wish_id, version)
        except RefusedError as refusal:
            return refused(wish_id, refusal)
        except StoreError:
            return refused(wish_id, RefusedError(NOT_STORED))

    def _tell(self) -> None:
        gone = farewell(self.live, self.listener)
        if gone is not None:
            self._leave(gone[0])
            return
        message = newest(self.live, self.listener, "", self.tables.settings.pauses)
        self.listener.told = message.version
        # There is no coach to ask.
        info = replace(message.table, hints=False)
        self._say(write(replace(message, table=info)).decode())
