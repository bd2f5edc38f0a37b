"""The command `bis` as people type it, without a process of its own for each time."""

import io
import os
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from unittest.mock import patch

from bis.cli import main


@dataclass(frozen=True)
class Told:
    """What a command left behind."""

    status: int
    out: str
    err: str


def bis(*words: str, typed: str = "", **environ: str) -> Told:
    """Runs `bis …` with streams and an environment as a process of its own would have them."""
    out, err = _stream(), _stream()
    there = patch.dict(os.environ, environ), patch.object(sys, "stdin", _stream(typed))
    with there[0], there[1], redirect_stdout(out), redirect_stderr(err):
        try:
            status = main(words)
        except SystemExit as stop:
            status = int(stop.code or 0)
    return Told(status, _written(out), _written(err))


def _stream(text: str = "") -> io.TextIOWrapper:
    return io.TextIOWrapper(io.BytesIO(text.encode()), "utf-8", write_through=True)


def _written(stream: io.TextIOWrapper) -> str:
    stream.seek(0)
    return stream.read()
