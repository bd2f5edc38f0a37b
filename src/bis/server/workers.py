"""Work in processes of their own: no table stutters, nobody starves, and what hangs is replaced.

Bots and coach alike have a room of workers. Everybody who asks stands in a line, and the lines take
turns, so that one who asks for much waits behind nobody but themselves. A worker that dies, or is
not heard of for too long, is killed and replaced, and its job begun again; what outlasts two of
them is given up.
"""

import asyncio
import multiprocessing
import os
import signal
import threading
import time
import traceback
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Protocol

from bis.core.errors import BisError
from bis.server import logs

ATTEMPTS = 2
START = 60.0
"""Seconds that a process may take to begin."""
AUTOGROUP = Path("/proc/self/autogroup")
"""How nice a session is,"""
OFTEN = 0.1
"""and how often Linux lets anybody change it, in seconds."""

Tell = Callable[[Any], None]
"""How far a job is, from 0 to 1, or something that it has found already."""
Work = Callable[..., Any]
"""Gets a function that tells how far it is, then what the job is about."""


class NoAnswerError(Exception):
    """There is no answer, and why, if that is known."""


class CrowdedError(Exception):
    """Too many jobs wait in this line already."""


# In the process of a worker


def _serve(line: Connection, work: Work, nice: int) -> None:
    """One job after the other, until the server hangs up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_the_server()
    if nice and hasattr(os, "nice"):
        step_back(nice)
    with suppress(EOFError, BrokenPipeError):
        line.send(("ready", None))
        while True:
            line.send(_answer(line, work, line.recv()))


def _answer(line: Connection, work: Work, job: tuple[Any, ...]) -> tuple[str, Any]:
    try:
        return "done", work(lambda done: line.send(("running", done)), *job)
    except BisError as error:
        return "refused", str(error)
    except Exception:
        return "failed", traceback.format_exc()


def step_back(nice: int) -> None:
    """Others go first, those in other sessions, too: a browser at the same computer.

    Where Linux shares the processor among sessions, how nice a process is counts in its own alone.
    """
    os.nice(nice)
    if not os.access(AUTOGROUP, os.W_OK):
        return
    with suppress(PermissionError):
        os.setsid()
        while not _is_told(nice):
            time.sleep(OFTEN)


def _is_told(nice: int) -> bool:
    try:
        AUTOGROUP.write_text(str(nice))
    except BlockingIOError:
        return False
    return True


def end_with_the_server() -> None:
    """A worker whose server was killed ends, too."""
    server = multiprocessing.parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


# In the server


class Worker:
    """A process that does one job after the other, and tells how far it is."""

    def __init__(self, work: Work, nice: int = 0) -> None:
        self._work = work
        self._nice = nice
        self._process: multiprocessing.process.BaseProcess | None = None
        self._line: Connection
        self._thread: ThreadPoolExecutor
        """Waits for the process, so that the event loop need not."""

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def do(self, job: tuple[Any, ...], patience: float, tell: Tell) -> tuple[str, Any]:
        """How the job ended, and with what; an OSError or EOFError if its process did not last."""
        if self._process is None or not self._process.is_alive():
            await self.begin()
        kind, told = await self._hear(patience, job)
        while kind == "running":
            tell(told)
            kind, told = await self._hear(patience)
        return kind, told

    async def begin(self) -> None:
        self.close()
        context = multiprocessing.get_context("spawn")
        self._line, there = context.Pipe()
        self._thread = ThreadPoolExecutor(1, "worker")
        self._process = context.Process(
            target=_serve, args=(there, self._work, self._nice), daemon=True
        )
        self._process.start()
        there.close()
        await self._hear(START)

    async def _hear(self, patience: float, job: tuple[Any, ...] | None = None) -> tuple[str, Any]:
        """What the process says next; a TimeoutError (an OSError) if that takes too long."""
        line = self._line

        def talk() -> tuple[str, Any]:
            if job is not None:
                line.send(job)
            heard: tuple[str, Any] = line.recv()
            return heard

        heard = asyncio.get_running_loop().run_in_executor(self._thread, talk)
        return await asyncio.wait_for(heard, patience)

    def close(self) -> None:
        """End the process, whatever it does."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._thread.shutdown()
            self._line.close()
        self._process = None


@dataclass(frozen=True, slots=True)
class Rules:
    """How a room is run."""

    patience: float
    """Seconds after which a worker that says nothing is thought to hang."""
    nice: int = 0
    """Others go first where the processor is scarce."""
    rest: float | None = None
    """Seconds without work after which a process ends; the next job starts a new one."""
    most: int | None = None
    """So many jobs may wait in one line."""


class Works(Protocol):
    """Where jobs are done."""

    @property
    def pids(self) -> list[int]: ...

    async def do(self, line: str, *job: Any, attempts: int = ..., tell: Tell = ...) -> Any: ...

    def close(self) -> None: ...


class Room:
    """Some workers, and the lines of those who wait for them."""

    def __init__(self, work: Work, count: int, rules: Rules) -> None:
        self._rules = rules
        self._workers = [Worker(work, rules.nice) for _ in range(count)]
        self._free = list(self._workers)
        self._lines: OrderedDict[str, deque[asyncio.Future[Worker]]] = OrderedDict()
        """The next line first; none is empty."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._rests: dict[Worker, asyncio.TimerHandle] = {}

    async def begin(self) -> None:
        """All processes at once; one that does not start is started with its first job."""
        began = await asyncio.gather(*(w.begin() for w in self._workers), return_exceptions=True)
        for problem in filter(None, began):
            logs.log.warning("a worker did not start: %r", problem)

    @property
    def patience(self) -> float:
        return self._rules.patience

    @property
    def pids(self) -> list[int]:
        return [worker.pid for worker in self._workers if worker.pid is not None]

    async def do(
        self, line: str, *job: Any, attempts: int = ATTEMPTS, tell: Tell = lambda _done: None
    ) -> Any:
        """The answer to a job, when its line has its turn.

        Who does not wait any more leaves the line; a job that has begun is done all the same.
        """
        worker = await self._turn(line)
        task = asyncio.create_task(self._do(worker, job, attempts, tell))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(task)

    async def _do(self, worker: Worker, job: tuple[Any, ...], attempts: int, tell: Tell) -> Any:
        try:
            for _ in range(attempts):
                tell(0.0)
                try:
                    kind, told = await worker.do(job, self._rules.patience, tell)
                except (EOFError, OSError) as error:
                    logs.log.warning("a worker hung or died: %r", error)
                    worker.close()
                    continue
                if kind == "done":
                    return told
                if kind == "refused":
                    raise NoAnswerError(told)
                logs.log.error("a worker failed: %s", told)
                break
            raise NoAnswerError
        except asyncio.CancelledError:
            worker.close()
            raise
        finally:
            self._hand_on(worker)

    # Lines

    async def _turn(self, line: str) -> Worker:
        """A worker that is free, or the next one when this line has its turn."""
        if self._free:
            return self._called(self._free.pop())
        waiting = self._lines.setdefault(line, deque())
        if self._rules.most is not None and len(waiting) >= self._rules.most:
            raise CrowdedError
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        waiting.append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._hand_on(turn.result())
            raise

    def _called(self, worker: Worker) -> Worker:
        if worker in self._rests:
            self._rests.pop(worker).cancel()
        return worker

    def _hand_on(self, worker: Worker) -> None:
        """To the first of the next line, who then stands at the end."""
        while self._lines:
            line, waiting = self._lines.popitem(last=False)
            turn = waiting.popleft()
            if waiting:
                self._lines[line] = waiting
            if not turn.done():
                turn.set_result(worker)
                return
        self._free.append(worker)
        if self._rules.rest is not None:
            loop = asyncio.get_running_loop()
            self._rests[worker] = loop.call_later(self._rules.rest, worker.close)

    def close(self) -> None:
        """End everything, whatever it does."""
        for task in self._tasks:
            task.cancel()
        for turn in (turn for waiting in self._lines.values() for turn in waiting):
            turn.cancel()
        self._lines.clear()
        for handle in self._rests.values():
            handle.cancel()
        for worker in self._workers:
            worker.close()
