"""A real `bis serve` with a folder of its own, to be pressed hard: killed, stopped, looked at."""

import http.client
import os
import re
import secrets
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Protocol

import msgspec
from prometheus_client.parser import text_string_to_metric_families

from bis.core.errors import BisError
from bis.server.coach import HINTS

PATIENCE = 60.0
"""Seconds after which something that should have come is missing."""
TOKEN = secrets.token_hex()
TRUSTING = {"BIS_PROXY": "127.0.0.1", "BIS_METRICS_TOKEN": TOKEN}
"""A server that believes what a proxy on this machine says of others, and tells us its counts."""
FORWARDED = "x-forwarded-for"


class Door(Protocol):
    """Where people come to, be it one server or many."""

    @property
    def url(self) -> str:
        """Of whoever serves who comes now."""

    def ask(
        self, path: str, body: object = None, headers: Mapping[str, str] | None = None
    ) -> tuple[int, bytes, str]: ...


class NotServedError(BisError):
    """The server did not start, and what it said."""


class Served:
    """The same folder and port through all its lives; what it says goes into one file."""

    def __init__(self, data: Path, log: Path, *words: str) -> None:
        self.data = data
        self.log = log
        self.words = words
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def start(
        self, surroundings: Mapping[str, str] | None = None, before: Sequence[str] = ()
    ) -> None:
        """Until it can be reached; ``before`` is a command that starts it."""
        command = [*before, sys.executable, "-m", "bis", "serve", "--host", "127.0.0.1"]
        command += ["--port", str(self.port), "--data", str(self.data), *self.words]
        with self.log.open("a") as log:
            said = self.log.stat().st_size
            self.process = subprocess.Popen(  # noqa: S603
                command,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, **TRUSTING, **(surroundings or {})},
            )
        assert self.process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:(\d+)", self.process.stdout.readline())
        if found is None:
            self.process.communicate(timeout=PATIENCE)
            raise NotServedError(self.log.read_text()[said:].strip())
        self.port = int(found.group(1))

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """The server's own number, also where something else started it."""
        assert self.process is not None
        return int((self.data / "lock").read_text())

    @property
    def is_alive(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def kill(self) -> None:
        """As if the power went: no chance to tidy up."""
        assert self.process is not None
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)
        self.process.communicate(timeout=PATIENCE)

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.communicate(timeout=PATIENCE)

    # What can be asked

    def ask(
        self, path: str, body: object = None, headers: Mapping[str, str] | None = None
    ) -> tuple[int, bytes, str]:
        return ask(self.url + path, body, headers)

    def wishes(self) -> Counter[tuple[str, str]]:
        """What the server counted, by kind and outcome."""
        told = self.ask("/metrics", headers={"authorization": f"Bearer {TOKEN}"})[1].decode()
        return Counter(
            {
                (sample.labels["kind"], sample.labels["outcome"]): int(sample.value)
                for family in text_string_to_metric_families(told)
                for sample in family.samples
                if sample.name == "bis_wishes_total"
            }
        )

    # Who belongs to it

    def workers(self) -> list[int]:
        """The processes in which bots think."""
        return [child for child in _spawned(self.pid) if _niceness(child) < HINTS.nice]

    def coaches(self) -> list[int]:
        """The processes of the coach, which rank behind the others."""
        return coaches_of(self.pid)

    def peak(self) -> int:
        """The most memory the server itself had at once, in bytes."""
        found = re.search(r"VmHWM:\s+(\d+) kB", Path(f"/proc/{self.pid}/status").read_text())
        assert found is not None
        return 1024 * int(found.group(1))


def ask(
    url: str,
    body: object = None,
    headers: Mapping[str, str] | None = None,
    patience: float = PATIENCE,
) -> tuple[int, bytes, str]:
    """Status, answer and cookie of a request."""
    sent = None if body is None else msgspec.json.encode(body)
    request = urllib.request.Request(url, sent, dict(headers or {}))  # noqa: S310
    try:
        with urllib.request.urlopen(request, timeout=patience) as answer:  # noqa: S310
            cookie = (answer.headers.get("set-cookie") or "").split(";")[0]
            return answer.status, answer.read(), cookie
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read(), ""
    except http.client.HTTPException as error:  # killed in the middle of its answer
        raise ConnectionError(str(error)) from None


def children(pid: int) -> list[int]:
    """The processes that one has started."""
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(OSError):
            found += map(int, task.read_text().split())
    return found


def coaches_of(pid: int) -> list[int]:
    return [child for child in _spawned(pid) if _niceness(child) >= HINTS.nice]


def _spawned(pid: int) -> list[int]:
    return [child for child in children(pid) if b"spawn_main" in _command(child)]


def _command(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def _niceness(pid: int) -> int:
    try:
        return os.getpriority(os.PRIO_PROCESS, pid)
    except ProcessLookupError:
        return 0
