"""A slower line and a slower processor than this machine's, for measurements (Linux)."""

import os
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event, Lock, Thread
from time import sleep
from urllib.parse import urlsplit

PERIOD = 0.04
"""Seconds in which a slowed process works once."""
TICK = os.sysconf("SC_CLK_TCK")


class Line:
    """A way to a server with so many bytes in a second, so many seconds long; it counts them."""

    def __init__(self, url: str, rate: float | None = None, delay: float = 0.0) -> None:
        self._server = ("127.0.0.1", urlsplit(url).port or 80)
        self._rate, self._delay = rate, delay
        self._lock = Lock()
        self._ends: list[socket.socket] = []
        self.brought = 0
        self._door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        self._begin(self._open)

    @staticmethod
    def _begin(work: Callable[..., None], *given: socket.socket) -> None:
        Thread(target=work, args=given, daemon=True).start()

    def cut(self) -> None:
        """From now on nobody comes in, and nobody is heard any more."""
        for one in (self._door, *self._ends):
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()

    def _open(self) -> None:
        with suppress(OSError):
            while True:
                page, _ = self._door.accept()
                server = socket.create_connection(self._server)
                self._ends += [page, server]
                self._begin(self._ask, page, server)
                self._begin(self._answer, server, page)

    def _ask(self, page: socket.socket, server: socket.socket) -> None:
        with suppress(OSError):
            while asked := page.recv(65536):
                sleep(self._delay)
                server.sendall(asked)
            server.shutdown(socket.SHUT_WR)

    def _answer(self, server: socket.socket, page: socket.socket) -> None:
        with suppress(OSError), server, page:
            while said := server.recv(8192):
                with self._lock:  # all connections share the line
                    self.brought += len(said)
                    if self._rate:
                        sleep(len(said) / self._rate)
                page.sendall(said)


def renderers() -> list[int]:
    """The processes of this one's browsers that run pages and their workers."""
    found = [int(path.name) for path in Path("/proc").iterdir() if path.name.isdigit()]
    return [pid for pid in found if _is_renderer(pid) and os.getpid() in _ancestors(pid)]


def _is_renderer(pid: int) -> bool:
    with suppress(OSError):
        return b"--type=renderer" in Path(f"/proc/{pid}/cmdline").read_bytes()
    return False


def _ancestors(pid: int) -> Iterator[int]:
    while pid > 1:
        stat = _stat(pid)
        if not stat:
            return
        pid = int(stat[1])
        yield pid


def _stat(pid: int) -> list[str]:
    """What the system knows of a process, after its name."""
    with suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return []


def worked() -> float:
    """Seconds that processors gave to pages and their workers."""
    stats = filter(None, map(_stat, renderers()))
    return sum(int(stat[11]) + int(stat[12]) for stat in stats) / TICK


@contextmanager
def slowed(times: int) -> Iterator[None]:
    """Pages and workers work for a part of every moment, as if the processor were so much slower.

    What the browser itself offers slows pages down, and not their workers.
    """
    over = Event()
    thread = Thread(target=_slow_down, args=(times, over))
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


def _slow_down(times: int, over: Event) -> None:
    rounds, found = 0, renderers()
    while not over.is_set():
        if rounds % 12 == 0:
            found = renderers()
        rounds += 1
        _tell(found, signal.SIGSTOP)
        sleep(PERIOD * (times - 1) / times)
        _tell(found, signal.SIGCONT)
        sleep(PERIOD / times)


def _tell(processes: list[int], what: signal.Signals) -> None:
    for pid in processes:
        with suppress(ProcessLookupError):
            os.kill(pid, what)
