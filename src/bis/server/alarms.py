"""Whatever acts by itself: bots, stand-ins when time is up, a seal that waits no longer, an end;
and what follows when people come and go.

An alarm belongs to one thing that is due (`table/due.py`), and with it to a position. It is stopped
when that is not due any more, and what it comes to is thrown away if the table went on meanwhile.
Only the owner of a table has alarms for it (`server/owners.py`).
"""

import asyncio
from typing import assert_never

from bis.bots import lighter
from bis.server import logs
from bis.server.live import Live, UnreadableError
from bis.server.log import Decide, Log
from bis.server.minds import Workers
from bis.server.owners import Owners
from bis.server.store.contract import FencedError, Lease, StoreError
from bis.table import asking, ending, hosting, playing, sealing
from bis.table.due import (
    BotsTurn,
    Deadline,
    Due,
    Ending,
    HostPasses,
    HostReturns,
    RequestLapses,
    SealStep,
    SeatGiven,
    due,
    waking,
)
from bis.table.given import Pauses
from bis.table.reasons import RefusedError
from bis.table.sitters import STAND_IN
from bis.table.table import Table

RETRY_WAIT = 1.0


class Alarms:
    """The alarms of all tables of a log."""

    def __init__(
        self,
        log: Log,
        owners: Owners,
        workers: Workers,
        *,
        bot_delay: float,
        seal_wait: float,
        pauses: Pauses,
    ) -> None:
        self.log = log
        self.owners = owners
        self.workers = workers
        self.bot_delay = bot_delay
        self.seal_wait = seal_wait
        self.pauses = pauses
        self.clock = log.clock
        self._asking: asyncio.Task[None] | None = None
        self._renewing: set[asyncio.Task[None]] = set()
        log.watchers.append(self.watch)

    def watch(self, live: Live) -> None:
        """An alarm for everything that is due here, and none for what is not."""
        wanted = [] if live.unreadable or live.deleted else self._due(live, live.table)
        if not self.owners.may_act(live.table.id, bool(wanted)):
            wanted = []
            self._ask()
        for gone in live.alarms.keys() - set(wanted):
            task = live.alarms.pop(gone)
            if task is not asyncio.current_task():  # it has just acted itself
                task.cancel()
        for thing in wanted:
            if thing not in live.alarms:
                live.alarms[thing] = asyncio.create_task(self._ring(live, thing))

    def _due(self, live: Live, table: Table) -> list[Due]:
        away, rests = live.away(), self.log.rests
        return due(table, away, self.pauses, watched=live.watched, rests=rests)

    # Leases

    def _ask(self) -> None:
        """For leases, at once; whatever else is wanted until then comes along."""
        if self.owners.is_asking and (self._asking is None or self._asking.done()):
            self._asking = asyncio.create_task(self.round())

    async def round(self) -> None:
        """Hold on to what is held, take what is wanted."""
        try:
            lost, taken = await self.owners.round()
        except StoreError as error:
            logs.log.error("no lease: %s", error)
            return
        for table_id in lost:
            self._watch_again(table_id)
        await asyncio.gather(*(self._wake(table, lease) for table, lease in taken.items()))
        self._asking = None
        self._ask()

    async def _renew(self) -> None:
        """A round, which other tables need, too: it goes on though who waits for it is stopped."""
        task = asyncio.create_task(self.round())
        self._renewing.add(task)
        task.add_done_callback(self._renewing.discard)
        await asyncio.shield(task)

    def _watch_again(self, table_id: str) -> None:
        live = self.log.live.get(table_id)
        if live is not None:
            self.watch(live)

    async def _wake(self, table_id: str, lease: Lease) -> None:
        """People get back the time in which nobody could act; then alarms are set."""
        until = self.owners.heard_of
        try:
            live = await self.log.find(table_id)
            if live is not None:
                since = live.table.touched if lease.acted is None else lease.acted
                await self.log.append(live, lambda t: waking(t, since, until), fence=lease.fence)
        except (FencedError, UnreadableError):
            self.owners.lose(table_id)
        except (StoreError, RefusedError) as error:
            logs.log.error("not woken: %s", error, extra=logs.at(table_id))
            self.owners.lose(table_id)
        self.owners.wake(table_id)
        self._watch_again(table_id)

    async def close(self) -> None:
        """Stop everything, and let others act at once."""
        self.log.watchers.remove(self.watch)
        for live in self.log.live.values():
            for alarm in live.alarms.values():
                alarm.cancel()
            live.alarms.clear()
        rounds = [task for task in (self._asking, *self._renewing) if task is not None]
        for task in rounds:
            task.cancel()
        await asyncio.gather(*rounds, return_exceptions=True)
        await self.owners.leave()

    # What rings

    async def _ring(self, live: Live, thing: Due) -> None:
        try:
            decide = await self._prepare(live, thing)
            await self._act(live, thing, decide)
            if isinstance(thing, SeatGiven):
                await self.log.store.link(thing.request.player, live.table.id)
        except UnreadableError:
            return  # written down by the log
        except FencedError:
            self.owners.lose(live.table.id)
        except StoreError as error:
            logs.log.error("%s failed: %s", thing, error, extra=logs.at(live.table.id))
            await asyncio.sleep(RETRY_WAIT)
        except Exception:  # nobody waits for an answer: write it down, and try again in a while
            logs.log.exception("%s failed", thing, extra=logs.at(live.table.id))
            await asyncio.sleep(RETRY_WAIT)
        if live.alarms.get(thing) is asyncio.current_task():
            del live.alarms[thing]
            self.watch(live)

    async def _act(self, live: Live, thing: Due, decide: Decide) -> None:
        """If the lease was held all the time, and the thing is still due."""
        if not self.owners.is_fresh:
            await self._renew()
        fence = self.owners.fence(live.table.id)
        if fence is not None:
            await self.log.append(
                live,
                lambda table: decide(table) if thing in self._due(live, table) else (),
                fence=fence,
            )

    async def _prepare(self, live: Live, thing: Due) -> Decide:
        """What is to happen, once it is time."""
        match thing:
            case BotsTurn():
                pause = asyncio.sleep(self.bot_delay)
                choice = self._choose(live, thing.seat, thing.bot)
                _, move = await asyncio.gather(pause, choice)
                return _say(thing.seat, move)
            case Deadline():
                await self._until(thing.at)
                return _say(thing.seat, await self._choose(live, thing.seat, STAND_IN))
            case SealStep():
                await asyncio.sleep(self.seal_wait if thing.is_awaited else 0)
                return sealing.go_on
            case Ending():
                return ending.end
            case HostPasses():
                await self._until(thing.at)
                return lambda table: [hosting.pass_on(table, thing.heir)]
            case HostReturns():
                return lambda table: [hosting.pass_on(table, thing.owner)]
            case SeatGiven():
                return lambda table: asking.seat_granted(table, thing.request)
            case RequestLapses():
                await self._until(thing.at)
                return lambda table: asking.withdraw(table, thing.player)
            case _:
                assert_never(thing)

    async def _until(self, at: float) -> None:
        await asyncio.sleep(max(0.0, at - self.clock()))

    async def _choose(self, live: Live, seat: int, bot: str) -> str:
        """A bot's move; its lighter form is asked while many others wait."""
        table = live.table
        assert table.transcript is not None
        by = lighter(table.game, bot) if self.workers.is_busy else bot
        self.log.metrics.bot_moves.labels(bot, by).inc()
        saved = table.game.save(table.transcript.state)
        line = live.maker or table.host or table.id
        return await self.workers.choose(table.game.id, by, saved, seat, line)


def _say(seat: int, move: str) -> Decide:
    return lambda table: playing.say(table, seat, move)
