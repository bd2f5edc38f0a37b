"""Bots in processes of their own."""

import asyncio
import os
import signal

from bis.games import GAMES
from bis.server.workers import ProcessWorkers


def opening(game: str) -> str:
    rules = GAMES[game]
    return rules.save(rules.start(rules.settle({}, 2), 2, 0))


def test_a_bot_answers_with_a_legal_move() -> None:
    async def use() -> None:
        workers = ProcessWorkers(1)
        assert await workers.choose("criss_cross", "greedy", opening("criss_cross"), 0)
        assert await workers.choose("flip7", "stop25", opening("flip7"), 1) == "hit"
        workers.close()

    asyncio.run(use())


def test_a_worker_that_dies_is_replaced() -> None:
    async def use() -> None:
        workers = ProcessWorkers(1)
        await workers.choose("flip7", "stop25", opening("flip7"), 1)
        for pid in list(workers._pool._processes):
            os.kill(pid, signal.SIGKILL)
        assert await workers.choose("flip7", "stop25", opening("flip7"), 1) == "hit"
        assert workers._waiting == 0
        workers.close()

    asyncio.run(use())
