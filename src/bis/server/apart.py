"""Work that would hold up every table, done in threads of its own."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from bis.server.limits import TooMuchError

P = ParamSpec("P")
T = TypeVar("T")

THREADS = 2
"""More would only share the one interpreter; others than those that wait for files and coaches."""
MOST_WAITING = 200


class Apart:
    """What takes longer than 5 ms, of whoever asks for it; too much of it is refused."""

    def __init__(self, threads: int = THREADS, most: int = MOST_WAITING) -> None:
        self._threads = ThreadPoolExecutor(threads, "apart")
        self._most = most
        self.waiting = 0

    async def do(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        if self.waiting >= self._most:
            raise TooMuchError(1)
        self.waiting += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, lambda: work(*args, **named))
        finally:
            self.waiting -= 1

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
