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
        for told in (signal.SIGTERM, signal.SIGINT):
            signal.signal(told, self._note_end)
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
        while not self._is_ending:
            time.sleep(AGAIN / 10)
            for process in [each for each in self._running if each.poll() is not None]:
                self._start_again(process)
        self._end()
        return 0

    def _note_end(self, _number: int, _frame: FrameType | None) -> None:
        """No more than that: a process may be about to be started just now."""
        self._is_ending = True

    def _start_again(self, ended: subprocess.Popen[bytes]) -> None:
        began = self._running.pop(ended)
        print(f"bis: a process ended ({ended.returncode})", file=sys.stderr)
        time.sleep(max(0.0, began + AGAIN - time.monotonic()))
        if not self._is_ending:
            self._start()

    def _end(self) -> None:
        for process in self._running:
            process.terminate()
        latest = time.monotonic() + PATIENCE
        for process in self._running:
            try:
                process.wait(max(0.0, latest - time.monotonic()))
            except subprocess.TimeoutExpired:
                process.kill()
