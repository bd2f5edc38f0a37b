"""Real processes of a cluster: servers and a worker, on real engines."""

import os
import re
import signal
import subprocess
from contextlib import suppress
from pathlib import Path

from tests import engines
from tests.server.servers import BIS, PATIENCE, Server

NOWHERE = Path("/nowhere")
"""Nodes that share a store have no folder."""


class Cluster:
    """Some servers and a worker, which may be killed and started again."""

    def __init__(self, postgres: engines.Postgres, bus: str, servers: int = 2) -> None:
        self.surroundings = {**os.environ, "BIS_STORE": postgres.url, "BIS_BUS": bus}
        self.worker = subprocess.Popen(
            [BIS, "work", "--processes", "1"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=self.surroundings,
        )
        self.servers = [self._server() for _ in range(servers)]
        assert self.worker.stdout is not None
        assert re.match("Bis thinks for", self.worker.stdout.readline())

    def _server(self) -> Server:
        words = ("--bot-delay", "0", "--per-address", "100", "--log", "error")
        return Server(NOWHERE, *words, env=self.surroundings)

    def urls(self) -> list[str]:
        """The nodes a balancer would send people to."""
        return [server.url for server in self.servers if server.process.poll() is None]

    def kill(self, number: int) -> None:
        self.servers[number].kill()

    def stop(self, number: int) -> None:
        """As for a new version: nobody new is let in, people are sent elsewhere."""
        self.servers[number].stop()

    def health(self, number: int) -> tuple[int, str]:
        status, told, _ = self.servers[number].ask("/healthz")
        return status, told.decode()

    def start(self, number: int) -> None:
        self.servers[number] = self._server()

    def end(self) -> None:
        for server in self.servers:
            if server.process.poll() is None:
                with suppress(subprocess.TimeoutExpired):
                    server.process.terminate()
                    server.process.communicate(timeout=PATIENCE)
        self.worker.send_signal(signal.SIGTERM)
        self.worker.communicate(timeout=PATIENCE)
