"""Whatever acts by itself: bots, stand-ins when time is up, a seal that waits no longer, an end;
and what follows when people come and go.

An alarm belongs to one thing that is due (`table/due.py`), and with it to a position. It is stopped
when that is not due any more, and what it comes to is thrown away if the table went on meanwhile.
"""

import asyncio
from time import time
from typing import assert_never

from bis.bots import lighter
from bis.server import logs
from bis.server.live import Live, UnreadableError
from bis.server.log import Decide, Log
from bis.server.workers import Workers
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
)
from bis.table.given import Pauses
from bis.table.sitters import STAND_IN
from bis.table.table import Table

RETRY_WAIT = 1.0


class Alarms:
    """The alarms of all tables of a log."""

    def __init__(
        self, log: Log, workers: Workers, bot_delay: float, seal_wait: float, pauses: Pauses
    ) -> None:
        self.log = log
        self.workers = workers
        self.bot_delay = bot_delay
        self.seal_wait = seal_wait
        self.pauses = pauses
        log.watchers.append(self.watch)

    def watch(self, live: Live) -> None:
        """An alarm for everything that is due, and none for what is not."""
        wanted = [] if live.unreadable else self._due(live, live.table)
        for gone in live.alarms.keys() - set(wanted):
            task = live.alarms.pop(gone)
            if task is not asyncio.current_task():  # it has just acted itself
                task.cancel()
        for thing in wanted:
            if thing not in live.alarms:
                live.alarms[thing] = asyncio.create_task(self._ring(live, thing))

    def _due(self, live: Live, table: Table) -> list[Due]:
        return due(table, live.away(), self.pauses)

    async def _ring(self, live: Live, thing: Due) -> None:
        try:
            decide = await self._prepare(live, thing)
            await self.log.append(
                live, lambda table: decide(table) if thing in self._due(live, table) else ()
            )
            if isinstance(thing, SeatGiven):
                await self.log.store.link(thing.request.player, live.table.id)
        except UnreadableError:
            return  # written down by the log
        except Exception:  # nobody waits for an answer: write it down, and try again in a while
            logs.log.exception("%s failed", thing, extra=logs.at(live.table.id))
            await asyncio.sleep(RETRY_WAIT)
        if live.alarms.get(thing) is asyncio.current_task():
            del live.alarms[thing]
            self.watch(live)

    async def _prepare(self, live: Live, thing: Due) -> Decide:
        """What is to happen, once it is time."""
        match thing:
            case BotsTurn():
                pause = asyncio.sleep(self.bot_delay)
                choice = self._choose(live.table, thing.seat, thing.bot)
                _, move = await asyncio.gather(pause, choice)
                return _say(thing.seat, move)
            case Deadline():
                await asyncio.sleep(max(0.0, thing.at - time()))
                return _say(thing.seat, await self._choose(live.table, thing.seat, STAND_IN))
            case SealStep():
                await asyncio.sleep(self.seal_wait if thing.is_awaited else 0)
                return sealing.go_on
            case Ending():
                return ending.end
            case HostPasses():
                await asyncio.sleep(max(0.0, thing.at - time()))
                return lambda table: [hosting.pass_on(table, thing.heir)]
            case HostReturns():
                return lambda table: [hosting.pass_on(table, thing.owner)]
            case SeatGiven():
                return lambda table: asking.seat_granted(table, thing.request)
            case RequestLapses():
                await asyncio.sleep(max(0.0, thing.at - time()))
                return lambda table: asking.withdraw(table, thing.player)
            case _:
                assert_never(thing)

    async def _choose(self, table: Table, seat: int, bot: str) -> str:
        """A bot's move; its lighter form is asked while many others wait."""
        assert table.transcript is not None
        by = lighter(table.game, bot) if self.workers.is_busy else bot
        self.log.metrics.bot_moves.labels(bot, by).inc()
        saved = table.game.save(table.transcript.state)
        return await self.workers.choose(table.game.id, by, saved, seat)


def _say(seat: int, move: str) -> Decide:
    return lambda table: playing.say(table, seat, move)
