"""All tables of this process: what is wished is judged, stored, and only then told."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from time import time

from bis.games import find_game
from bis.server import logs
from bis.server.alarms import Alarms
from bis.server.bus import Bus, is_well
from bis.server.limits import Limits, Places
from bis.server.live import Live, UnreadableError
from bis.server.log import Log, new_id
from bis.server.measures import Measures, Uncounted
from bis.server.minds import Workers
from bis.server.owners import Owners
from bis.server.presence import Presence
from bis.server.reading import Apart
from bis.server.reasons import NO_TABLE
from bis.server.rereading import Rereading
from bis.server.spending import Spending
from bis.server.store.contract import Listed, SharedStore, Store, StoreError
from bis.table import again, deleting
from bis.table.decide import decide
from bis.table.due import Rests
from bis.table.entries import What
from bis.table.given import Given, Pauses
from bis.table.reasons import RefusedError
from bis.table.summary import Brief, read_brief
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
    bots_rest: float = 600.0
    """Seconds for which bots go on where nobody watches any more,"""
    timers_rest: float = 24 * 3600.0
    """and people's timers."""
    lease: float = 10.0
    """Seconds after which another server acts at the tables of one that is not heard of."""
    most_tables: int = 2000
    """So many tables are kept in memory; more are read again when needed."""
    per_address: float = 1.0
    """How many times the limits of one address (`limits.py`) apply: they are for a class of 30."""
    ticket_seconds: float = 600
    """So long one may take to open the link with which one's games come to another device."""


OFTEN = 20
"""So many times in a lease it is looked for what is new, while nobody tells."""
SUMMED_UP = 50
"""So many tables of earlier days are summed up at a time."""
new_seed = partial(secrets.token_bytes, 32)
"""The luck of a game: drawn here, since a table has no chance of its own."""


class Tables:
    """What can be asked of tables: new ones, those there are, and wishes."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        workers: Workers,
        settings: Settings | None = None,
        clock: Callable[[], float] = time,
        *,
        shared: SharedStore | None = None,
        metrics: Measures | None = None,
        name: Callable[[], str] = new_id,
        apart: Apart = asyncio.to_thread,
    ) -> None:
        """With the ``shared`` side of a store, one node among others."""
        self.store = store
        self.settings = known = settings or Settings()
        self.metrics: Measures = metrics or Uncounted()
        self.limits = Limits(known.per_address)
        self.places = Places(per_address=known.per_address)
        rests = Rests(known.bots_rest, known.timers_rest)
        self.log = Log(
            store,
            bus,
            self.metrics,
            known.most_tables,
            rests=rests,
            clock=clock,
            is_shared=shared is not None,
            name=name,
            apart=apart,
        )
        self._removing: set[asyncio.Task[None]] = set()
        self.log.watchers.append(self._watch_deletion)
        self.owners = Owners(store, known.lease, clock, is_node=shared is not None)
        self.alarms = Alarms(
            self.log,
            self.owners,
            workers,
            bot_delay=known.bot_delay,
            seal_wait=known.seal_wait,
            pauses=known.pauses,
        )
        self.presence = Presence(shared, bus, self.log, self.owners) if shared else None
        self.rounds: list[Callable[[], Awaitable[None]]] = []
        """What else is looked at in each round."""
        if shared is not None and self.presence is not None:
            spending = Spending(self.limits, self.places, bus, self.owners.id, known.lease)
            rereading = Rereading(shared, self.log)
            self.rounds += [self.presence.round, spending.round, rereading.round]

    async def create(self, game_id: str, maker: str = "") -> Table:
        """A new table in the lobby, with a code to read out."""
        live = await self.log.create(find_game(game_id).id)
        live.maker = maker
        logs.tell("table made", table=logs.mark(live.table.id), game=game_id)
        return live.table

    async def bring(self, table_id: str, player: str, game: str, happened: Sequence[What]) -> Table:
        """A table at which a game of a device goes on; asked twice, it is one."""
        live = await self.log.create(game, happened, table_id)
        await self.store.link(player, live.table.id)
        logs.tell("table brought", table=logs.mark(live.table.id), game=game)
        return live.table

    async def find(self, table_id: str) -> Live | None:
        """The table, from memory or from the store; an UnreadableError if it is set aside."""
        return await self.log.find(table_id)

    async def listed(self, player: str) -> list[tuple[Listed, Brief]]:
        """A player's tables, the last touched first, without reading them."""
        listed = await self.store.listed(player)
        summed = await self.log.sum_up([each.table for each in listed if each.brief is None])
        briefs = {each.table: each.brief for each in listed}
        briefs |= {table: summary.brief for table, summary in summed.items()}
        aside = self.log.reader.is_aside
        return [
            (each, read_brief(brief))
            for each in listed
            if (brief := briefs[each.table]) is not None and not aside(each.table)
        ]

    # What goes on by itself

    async def run(self) -> None:
        """Leases are held, lost news found, and tables woken at which something is due."""
        while True:
            for each in (self.alarms.round, self.log.look, self.wake_all, *self.rounds):
                try:
                    await each()
                except StoreError as error:
                    logs.log.error("nothing can be looked up: %s", error)
                    break
                except Exception:  # whatever it is, the next round comes
                    logs.log.exception("a round failed")
            await asyncio.sleep(self.settings.lease / (5 if is_well(self.log.bus) else OFTEN))

    async def wake_all(self) -> None:
        """Read the tables at which something is due that nobody does: after a start, or a death."""
        for table_id in await self.store.due(self.log.clock(), self.settings.lease):
            if table_id in self.log.live:
                continue
            with suppress(UnreadableError):  # written down by the log
                await self.find(table_id)

    async def sum_up_all(self) -> None:
        """Tables of earlier days get their summaries, a few at a time."""
        last = ""
        while found := await self.store.not_summed_up(last, SUMMED_UP):
            await self.log.sum_up(found)
            last = found[-1]

    async def close(self) -> None:
        if self.presence is not None:
            await self.presence.close()
        await self.alarms.close()

    # Wishes

    async def act(self, table_id: str, player: str, wish: Wish) -> int:
        """Fulfill a wish; the version with which it is durable. Asking twice does it once."""
        live = await self.find(table_id)
        if live is None:
            raise RefusedError(NO_TABLE)
        mark = f"{player}:{wish.id}"
        version = await self.log.append(
            live, lambda table: decide(table, player, wish, self.given(live)), player, mark
        )
        if isinstance(wish, Sit):
            await self.store.link(player, table_id)
        if isinstance(wish, Answer) and wish.yes:
            await self._link_all(live.table)
        if isinstance(wish, Rematch) and live.table.rematch is None:
            version = await self._play_again(live, wish)
        return version

    def given(self, live: Live) -> Given:
        """What a decision at this table is given now."""
        return Given(new_seed, self.log.clock(), live.away(), self.settings.pauses)

    async def _link_all(self, table: Table) -> None:
        """Somebody sits down by another's word."""
        for sitter in table.sitters:
            if sitter.player is not None:
                await self.store.link(sitter.player, table.id)

    def _watch_deletion(self, live: Live) -> None:
        """What all agreed on is done as soon as the table is there, also after a start."""
        if deleting.is_agreed(live.table) and not live.deleted:
            task = asyncio.create_task(self._remove(live))
            self._removing.add(task)
            task.add_done_callback(self._removing.discard)

    async def _remove(self, live: Live) -> None:
        try:
            await self.log.remove(live, deleting.is_agreed)
            logs.tell("table deleted", table=logs.mark(live.table.id))
        except StoreError:  # with its next change, or the next start, it is tried again
            logs.log.exception("a table was not deleted", extra=logs.at(live.table.id))

    async def _play_again(self, live: Live, wish: Rematch) -> int:
        """Where all agree, the next table is there before anybody is sent to it."""
        old, away = live.table, live.away()
        at_once = (wish.game or old.game.id) if wish.now else None
        game = again.wanted_now(old, away) or at_once
        if game is None or old.phase != "over":
            return old.version
        seed = new_seed if again.is_complete(old, away) and not wish.now else None
        following = await self.log.create(game, again.next_table(old, game, away, seed))
        for player in following.table.people():
            await self.store.link(player, following.table.id)
        return await self.log.append(live, lambda table: again.open_next(table, following.table.id))
