"""A node that only thinks: it takes the jobs of bots and coach that servers hand in."""

import asyncio
import signal
from contextlib import suppress

from bis.server import logs
from bis.server.coach import HINT, REVIEW, Coaches
from bis.server.desk import LAPSE, Taker
from bis.server.engines import Engines
from bis.server.owners import Owners
from bis.server.serve import SHARED_LEASE
from bis.server.store import StoreError
from bis.server.store.addresses import shown
from bis.server.thinking import MOVE, Bots


def work(engines: Engines, processes: int | None, log_level: str = "warning") -> int:
    """Until it is told to stop; what it is about then is begun anew by others."""
    logs.write_logs(log_level)
    with suppress(KeyboardInterrupt):
        asyncio.run(_work(engines, processes))
    return 0


async def _work(engines: Engines, processes: int | None) -> None:
    store, bus = await engines.open_both()
    bots = Bots(processes)
    coaches, owners = Coaches(store), Owners(store, SHARED_LEASE, is_node=True)
    taker = Taker(store, bus, owners.id)
    await bots.own.begin()  # before anybody hands in jobs, which would wait for it
    chores = [
        _be_heard_of(owners),
        *(taker.run(MOVE, bots.own) for _ in range(bots.count)),
        taker.run(HINT, coaches.own_hints),
        taker.run(REVIEW, coaches.own_reviews),
    ]
    tasks = [asyncio.create_task(chore) for chore in chores]
    print(f"Bis thinks for {shown(engines.store)} with {bots.count} processes", flush=True)
    await _told_to_stop()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    with suppress(StoreError):
        await store.give_back_jobs(owners.id)
    await owners.leave()
    bots.close()
    coaches.close()
    await bus.close()
    await store.close()


async def _be_heard_of(owners: Owners) -> None:
    while True:
        try:
            await owners.round()
        except StoreError as error:
            logs.log.error("not heard of: %s", error)
        await asyncio.sleep(LAPSE / 4)


async def _told_to_stop() -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for told in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(told, stop.set)
    await stop.wait()
