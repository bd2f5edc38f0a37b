"""The same over many machines: tapes on a Ray cluster, each part sent again until it came back."""

import logging
import os
import socket
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from bis import __version__
from bis.core.errors import BisError
from bis.core.reasons import Sentence
from bis.sim.arena.play import Part, play_tapes
from bis.sim.lineup import Lineup

TRIES = 5
"""A part that was lost so often is not sent again: something is wrong with it."""
AHEAD = 2
"""Parts for each core that wait at the cluster."""
PATIENCE = 5.0
"""Seconds for the cluster's door to open."""


def need_ray() -> Any:
    """Ray, or a sentence that says how to get it."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray  # noqa: PLC0415
    except ImportError:
        raise BisError("--ray needs bis[ray]: pip install 'bis[ray]'") from None
    return ray


@contextmanager
def joined(address: str) -> Iterator[Any]:
    """Ray, connected to a cluster that is there."""
    ray = need_ray()
    _knock(address)
    try:
        ray.init(address, logging_level=logging.ERROR, log_to_driver=False)
    except Exception as error:  # Ray's own, by many names
        raise BisError(
            "no Ray cluster at {address!r}: {why}", address=address, why=_first_line(error)
        ) from None
    try:
        yield ray
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Ray itself waits for minutes, and then speaks of its insides."""
    if address == "auto":
        return
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not (host and colon and port.isdecimal() and int(port) < 1 << 16):
        raise BisError(
            "--ray {address!r} is none of auto, HOST:PORT and ray://HOST:PORT", address=address
        )
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except OSError as error:
        why = error.strerror or Sentence("it does not answer")
        raise BisError("no Ray cluster at {address!r}: {why}", address=address, why=why) from None


def _first_line(error: Exception) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0]


def cluster_cores(ray: Any) -> int:
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def play_there(
    ray: Any, lineup: Lineup, parts: list[range], fast: bool
) -> Iterator[tuple[range, Part]]:
    """Parts as they come back. Ray repeats nothing by itself, so that we know what is out."""
    send = ray.remote(num_cpus=1, max_retries=0)(play_part).remote
    lost_for_good = (ray.exceptions.TaskCancelledError, ray.exceptions.RayTaskError)
    out: dict[Any, range] = {}
    due, losses = deque(parts), Counter[range]()
    while due or out:
        while due and len(out) < AHEAD * cluster_cores(ray):
            tapes = due.popleft()
            out[send(__version__, lineup, tapes, fast)] = tapes
        (ready,), _ = ray.wait(list(out), num_returns=1)
        tapes = out.pop(ready)
        try:
            part = ray.get(ready)
        except lost_for_good:
            raise
        except ray.exceptions.RayError:  # its worker or machine died
            losses[tapes] += 1
            _give_up_after(losses[tapes], tapes)
            due.append(tapes)
        else:
            yield tapes, part


def _give_up_after(losses: int, tapes: range) -> None:
    if losses == TRIES:
        first, last = tapes.start, tapes.stop - 1
        raise BisError(
            "tapes {first} to {last} were lost {losses} times with their worker",
            first=first,
            last=last,
            losses=losses,
        )


def play_part(version: str, lineup: Lineup, tapes: range, fast: bool) -> Part:
    """On a worker, which must play by the same rules."""
    if version != __version__:
        raise BisError(
            "a worker has bis {here}, but {version} asks: install the same",
            here=__version__,
            version=version,
        )
    return play_tapes(lineup, tapes, fast)
