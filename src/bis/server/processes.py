"""Several processes of one server, at one port of one machine: each a node of its own."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from types import FrameType

LISTENER = "BIS_LISTENER"
"""The variable that tells a process which socket it was handed."""
AGAIN = 1.0
"""Seconds until a process that ended by itself is started again."""
PATIENCE = 10.0
"""Seconds in which all have to end when they are told so."""


def handed_socket() -> socket.socket | None:
    """The socket at which another process listens for us, too."""
    number = os.environ.get(LISTENER)
    if number is None:
        return None
    listener = socket.socket(fileno=int(number))
    assert listener.proto == socket.IPPROTO_TCP, "asyncio sends at once only where it is said"
    return listener


class Group:
    """Processes that do the same; one that ends is started again, until all are told to end."""

    def __init__(self, command: Sequence[str], count: int, listener: socket.socket) -> None:
        self._command = command
        self._listener = listener
        self._is_ending = False
        self._running: dict[subprocess.Popen[bytes], float] = {}
        for _ in range(count):
            self._start()

    def _start(self) -> None:
        number = self._listener.fileno()
        process = subprocess.Popen(  # noqa: S603  # ourselves
            self._command, env={**os.environ, LISTENER: str(number)}, pass_fds=(number,)
        )
        self._running[process] = time.monotonic()

    def run(self) -> int:
        """Until told to end; then each tells its people to come back elsewhere."""
        for told in (signal.SIGTERM, signal.SIGINT):
            signal.signal(told, self._end)
        while self._running:
            ended = [process for process in self._running if process.poll() is not None]
            for process in ended:
                began = self._running.pop(process)
                if not self._is_ending:
                    print(f"bis: a process ended ({process.returncode})", file=sys.stderr)
                    time.sleep(max(0.0, began + AGAIN - time.monotonic()))
                    self._start()
            time.sleep(AGAIN / 10)
        return 0

    def _end(self, _number: int, _frame: FrameType | None) -> None:
        self._is_ending = True
        for process in self._running:
            process.terminate()
