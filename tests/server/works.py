"""Work for a process that takes no time, or as long as a test wants."""

import os
import signal
from collections.abc import Callable
from pathlib import Path

from bis.core.errors import BisError
from bis.server.workers import AUTOGROUP

Tell = Callable[[float], None]


def count(folder: str, tell: Tell, *words: object) -> bytes:
    """Leaves a file for every time it is done."""
    tell(0.5)
    done = len(list(Path(folder).iterdir()))
    (Path(folder) / str(done)).touch()
    return f"{done} {words}".encode()


def wait(gate: str, tell: Tell, *_words: object) -> bytes:
    """Until somebody writes into a pipe, or closes it."""
    tell(0.25)
    with Path(gate).open("rb") as told:
        return told.read()


def stand(_tell: Tell, *_words: object) -> tuple[int, str]:
    """How nice this process is, and its session."""
    return os.getpriority(os.PRIO_PROCESS, 0), AUTOGROUP.read_text()


def die_once(mark: str, tell: Tell, *_words: object) -> bytes:
    """The first process that tries it is killed."""
    tell(0.0)
    if not Path(mark).exists():
        Path(mark).touch()
        os._exit(9)
    return b"lived"


def die(_tell: Tell, *_words: object) -> bytes:
    os._exit(9)


def refuse(_tell: Tell, *_words: object) -> bytes:
    raise BisError("there is nothing to say")


def fail(_tell: Tell, *_words: object) -> bytes:
    raise ZeroDivisionError


def note(file: str, gate: str, _tell: Tell, name: str) -> bytes:
    """Writes down who is served; `wait` until somebody writes into a pipe."""
    if name == "wait":
        Path(gate).read_bytes()
    with Path(file).open("a") as notes:
        notes.write(f"{name}\n")
    return name.encode()


def stop_once(mark: str, _tell: Tell, *_words: object) -> bytes:
    """The first process that tries it is stopped, and does not go on by itself."""
    if not Path(mark).exists():
        Path(mark).touch()
        os.kill(os.getpid(), signal.SIGSTOP)
    return b"went on"


def spin(_tell: Tell, *_words: object) -> bytes:
    while True:
        pass


def only_quick(_tell: Tell, _game: str, bot: str, *_words: object) -> str:
    """A position at which a bot's process crashes, but not its lighter form's."""
    if bot != "quick":
        os.kill(os.getpid(), signal.SIGSEGV)
    return "pass"
