"""Bots think in processes of their own, so that no table stutters."""

import asyncio
import multiprocessing
import os
import secrets
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Protocol

from bis.bots import find_bot
from bis.core.chance import BOT_STREAM, WORD, Stream
from bis.games import find_game

PER_PROCESS = 3
"""So many moves may wait for each process before bots think less: those of one table of four."""


class Workers(Protocol):
    @property
    def is_busy(self) -> bool:
        """Whether so many moves wait that bots had better think less."""

    async def choose(self, game: str, bot: str, state: str, seat: int) -> str:
        """The move, in notation, that a bot makes at a seat."""

    def close(self) -> None: ...


def think(game_id: str, bot: str, saved: str, seat: int, seed: int) -> str:
    """Runs in a worker: the bot gets its seat's view, and nothing else."""
    game = find_game(game_id)
    state = game.load(saved)
    view, legal = game.view(state, seat), game.legal(state, seat)
    return str(find_bot(game, bot)(view, legal, Stream(seed, 0, BOT_STREAM).at(0)))


def end_with_the_server() -> None:
    """A worker whose server was killed ends, too."""
    server = multiprocessing.parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


class ProcessWorkers:
    """A pool of processes; if one dies, there is a new pool."""

    def __init__(self, processes: int | None = None) -> None:
        self._count = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pool = self._new_pool()
        self._waiting = 0

    @property
    def is_busy(self) -> bool:
        return self._waiting >= PER_PROCESS * self._count

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(
            max_workers=self._count, mp_context=context, initializer=end_with_the_server
        )

    async def choose(self, game: str, bot: str, state: str, seat: int) -> str:
        self._waiting += 1
        try:
            return await self._ask(game, bot, state, seat)
        finally:
            self._waiting -= 1

    async def _ask(self, game: str, bot: str, state: str, seat: int) -> str:
        loop = asyncio.get_running_loop()
        seed = secrets.randbelow(WORD + 1)
        pool = self._pool
        try:
            return await loop.run_in_executor(pool, think, game, bot, state, seat, seed)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = self._new_pool()
            return await self._ask(game, bot, state, seat)

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)
