"""Real processes of a cluster: servers and a worker, on real engines."""

import os
import re
import signal
import subprocess
from pathlib import Path
from threading import Thread
from typing import IO

from tests import engines
from tests.server.servers import BIS, PATIENCE, Server

NOWHERE = Path("/nowhere")
"""Nodes that share a store have no folder."""


class Cluster:
    """Some servers and a worker, which may be killed and started again."""

    def __init__(self, postgres: engines.Postgres, bus: str, servers: int = 2) -> None:
        self.surroundings = {**os.environ, "BIS_STORE": postgres.url, "BIS_BUS": bus}
        self.told: list[str] = []
        """What all of them wrote to stderr."""
        self.worker = subprocess.Popen(
            [BIS, "work", "--processes", "1"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=self.surroundings,
        )
        self._listen("worker", self.worker.stderr)
        self.servers = [self._server(number) for number in range(servers)]
        assert self.worker.stdout is not None
        assert re.match("Bis thinks for", self.worker.stdout.readline())

    def _server(self, number: int) -> Server:
        words = ("--bot-delay", "0", "--per-address", "100", "--log", "warning")
        server = Server(NOWHERE, *words, env=self.surroundings)
        self._listen(f"server {number}", server.process.stderr)
        return server

    def _listen(self, who: str, stream: IO[str] | None) -> None:
        """Nobody has to wait because what they write is not read."""

        def read() -> None:
            assert stream is not None
            with stream:
                self.told += (f"{who}: {line}" for line in stream)

        Thread(target=read, daemon=True).start()

    def urls(self) -> list[str]:
        """The nodes a balancer would send people to."""
        return [server.url for server in self.servers if server.process.poll() is None]

    def kill(self, number: int) -> None:
        self.servers[number].process.kill()
        ended(self.servers[number].process)

    def stop(self, number: int) -> None:
        """As for a new version: nobody new is let in, people are sent elsewhere."""
        self.servers[number].process.terminate()
        assert ended(self.servers[number].process) in (0, -signal.SIGTERM)

    def health(self, number: int) -> tuple[int, str]:
        status, told, _ = self.servers[number].ask("/healthz")
        return status, told.decode()

    def start(self, number: int) -> None:
        self.servers[number] = self._server(number)

    def end(self) -> None:
        processes = [self.worker, *(server.process for server in self.servers)]
        for process in processes:
            process.terminate()
        for process in processes:
            ended(process)


def ended(process: subprocess.Popen[str]) -> int:
    """How it ended."""
    status = process.wait(PATIENCE)
    if process.stdout is not None:
        process.stdout.close()
    return status
