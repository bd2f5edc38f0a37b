"""All tables of this process: what is wished is judged, stored, and only then told."""

import secrets
from dataclasses import dataclass, field
from functools import partial
from time import time

from bis.games import find_game
from bis.server import logs
from bis.server.alarms import Alarms
from bis.server.bus import Bus
from bis.server.limits import Limits, Places
from bis.server.live import Live, UnreadableError
from bis.server.log import Log
from bis.server.metrics import Metrics
from bis.server.reasons import NO_TABLE
from bis.server.store import Store
from bis.server.workers import Workers
from bis.table import playing
from bis.table.decide import decide
from bis.table.given import Given, Pauses
from bis.table.reasons import RefusedError
from bis.table.table import Table
from bis.table.wishes import Answer, Rematch, Sit, Wish


@dataclass(frozen=True)
class Settings:
    bot_delay: float = 0.7
    """Seconds a bot takes at least."""
    seal_wait: float = 4.0
    """Seconds that the dice wait for people who are away: for promises, then for shares."""
    pauses: Pauses = field(default_factory=Pauses)
    """How long the table waits for people who are away."""
    most_tables: int = 2000
    """So many tables are kept in memory; more are read again when needed."""
    per_address: float = 1.0
    """How many times the limits of one address (`limits.py`) apply: they are for a class of 30."""


new_seed = partial(secrets.token_bytes, 32)
"""The luck of a game: drawn here, since a table has no chance of its own."""


class Tables:
    """What can be asked of tables: new ones, those there are, and wishes."""

    def __init__(
        self, store: Store, bus: Bus, workers: Workers, settings: Settings | None = None
    ) -> None:
        self.store = store
        self.settings = settings or Settings()
        self.metrics = Metrics()
        self.limits = Limits(self.settings.per_address)
        self.places = Places(per_address=self.settings.per_address)
        self.log = Log(store, bus, self.metrics, self.settings.most_tables)
        wanted = self.settings
        self.alarms = Alarms(self.log, workers, wanted.bot_delay, wanted.seal_wait, wanted.pauses)

    async def create(self, game_id: str) -> Table:
        """A new table in the lobby, with a code to read out."""
        live = await self.log.create(find_game(game_id).id)
        logs.tell("table made", table=logs.mark(live.table.id), game=game_id)
        return live.table

    async def find(self, table_id: str) -> Live | None:
        """The table, from memory or from the store; an UnreadableError if it is set aside."""
        return await self.log.find(table_id)

    async def wake_all(self) -> None:
        """After a start: bots that were thinking think again, also where nobody looks."""
        for table_id in await self.store.all_tables():
            try:
                await self.find(table_id)
            except UnreadableError:
                pass  # written down by the log
            except Exception:
                logs.log.exception("a table cannot be read", extra=logs.at(table_id))

    # Wishes

    async def act(self, table_id: str, player: str, wish: Wish) -> int:
        """Fulfill a wish; the version with which it is durable. Asking twice does it once."""
        live = await self.find(table_id)
        if live is None:
            raise RefusedError(NO_TABLE)
        ready = await self._prepare_rematch(live) if isinstance(wish, Rematch) else None
        mark = f"{player}:{wish.id}"
        pauses = self.settings.pauses
        version = await self.log.append(
            live,
            lambda table: decide(
                table, player, wish, Given(new_seed, time(), live.away(), ready, pauses)
            ),
            player,
            mark,
        )
        if isinstance(wish, Sit):
            await self.store.link(player, table_id)
        if isinstance(wish, Answer) and wish.yes:
            await self._link_all(live.table)
        if isinstance(wish, Rematch) and live.table.rematch is not None:
            for sitter in live.table.sitters:
                if sitter.player is not None:
                    await self.store.link(sitter.player, live.table.rematch)
        return version

    async def _link_all(self, table: Table) -> None:
        """Somebody sits down by another's word."""
        for sitter in table.sitters:
            if sitter.player is not None:
                await self.store.link(sitter.player, table.id)

    async def _prepare_rematch(self, live: Live) -> str | None:
        """The next table is there before anybody is sent to it."""
        old = live.table
        if old.phase != "over" or old.rematch is not None:
            return None
        return (await self.log.create(old.game.id, playing.same_again(old))).table.id
