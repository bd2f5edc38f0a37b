"""A million hostile messages while 50 honest tables play: python -m lab.hostile --seconds 600."""

import argparse
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

import msgspec

from bis.core.errors import BisError
from bis.server.spent import used
from lab.checks import check
from lab.hostile.attackers import Orders, Spoils, attack
from lab.hostile.honest import Evening, Played, play
from lab.hostile.requests import pages
from lab.served import Served

MESSAGES, SECONDS, TABLES, ADDRESSES = 1_000_000, 600.0, 50, 600
DECIDED = 0.2
"""The share of messages that come as far as the table, at least."""
MOST_MEMORY = 1_000_000_000
AIM = 200.0
"""Milliseconds that one of a hundred honest moves may take at most; told, not enforced."""
EACH = 2
"""Attackers behind every address."""
LOOK = 10.0


@dataclass
class Outcome:
    """All that is told at the end, and all that must be so."""

    spoils: Spoils
    played: Played
    server: Counter[tuple[str, str]]
    """Wishes as the server counted them."""
    peak: int
    cpu: float
    tracebacks: int
    said: Counter[str]
    """What the server wrote into its log, and how often."""
    is_alive: bool
    checked: str

    @property
    def decided(self) -> int:
        """Hostile wishes that came to a decision, by the server's own count and by theirs."""
        readable = sum(count for (kind, _), count in self.server.items() if kind != "unreadable")
        return min(readable - self.played.wishes, self.spoils.decided)

    def faults(self, wanted: int, tables: int, addresses: int) -> Iterator[str]:
        """What was promised and is not so."""
        sent = self.spoils.sent.total()
        if sent < wanted:
            yield f"{sent:,} messages were sent, {wanted:,} were to be"
        if self.decided < DECIDED * wanted:
            yield f"{self.decided:,} came as far as the table, not {DECIDED * wanted:,.0f}"
        if self.spoils.addresses < addresses:
            yield f"{self.spoils.addresses} addresses, not {addresses}"
        if self.played.games < tables:
            yield f"{self.played.games} honest games were finished at {tables} tables"
        yield from self.played.problems
        if self.peak >= MOST_MEMORY:
            yield f"the server had {self.peak / 1e6:.0f} MB"
        if self.tracebacks:
            yield f"{self.tracebacks} tracebacks in the log"
        if not self.is_alive:
            yield "the server has ended"
        if not self.checked.endswith("no problem"):
            yield f"bis check: {self.checked}"


def main(words: list[str] | None = None) -> int:
    args = _arguments(words)
    with tempfile.TemporaryDirectory() as folder:
        outcome = _run(args, Path(folder))
        tell(outcome)
        faults = list(outcome.faults(args.messages, args.tables, args.addresses))
        if args.log:
            args.log.write_bytes((Path(folder) / "server.log").read_bytes())
    for fault in faults:
        print(f"NOT SO: {fault}")
    print("all of it holds" if not faults else f"{len(faults)} things do not hold")
    return 1 if faults else 0


def _arguments(words: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="hostile messages while honest tables play")
    parser.add_argument("--messages", type=int, default=MESSAGES)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--tables", type=int, default=TABLES, help="honest ones")
    parser.add_argument("--addresses", type=int, default=ADDRESSES, help="forwarded ones")
    parser.add_argument("--processes", type=int, default=2, help="of attackers")
    parser.add_argument("--pace", type=float, default=0.7, help="seconds for an honest move")
    parser.add_argument("--bot-delay", type=float, default=0.7, help="as of bis serve")
    parser.add_argument("--seed", default="15")
    parser.add_argument("--log", type=Path, help="keep what the server wrote")
    return parser.parse_args(words)


def _run(args: argparse.Namespace, folder: Path) -> Outcome:
    served = Served(folder / "data", folder / "server.log", "--bot-delay", str(args.bot_delay))
    served.start()
    try:
        known = folder / "honest"
        description = msgspec.json.decode(served.ask("/api/openapi.json")[1])
        evening = Evening(
            served.port, served.data, args.tables, args.seconds, args.pace, args.seed, known
        )
        with ProcessPoolExecutor(args.processes + 1, mp_context=get_context("spawn")) as pool:
            honest = pool.submit(play, evening)
            gangs = [
                pool.submit(attack, orders)
                for orders in _orders(args, served.port, description, known)
            ]
            _watch(served, [honest, *gangs])
            spoils = Spoils()
            for gang in gangs:
                spoils.add(gang.result())
            played = honest.result()
        server, peak, cpu = served.wishes(), served.peak(), used(served.pid)
        is_alive = served.is_alive and served.ask("/healthz")[0] == 200
    finally:
        with suppress(subprocess.TimeoutExpired):
            served.stop()
    said = _said(served.log)
    broke = [line for line in served.log.read_text().splitlines() if "Traceback" in line]
    for line in broke:
        print(line.replace("\\n", "\n"), file=sys.stderr)
    checked = check(served.data)
    return Outcome(spoils, played, server, peak, cpu, len(broke), said, is_alive, checked)


def _orders(
    args: argparse.Namespace, port: int, description: dict[str, object], known: Path
) -> list[Orders]:
    addresses = list(forwarded(args.addresses))
    each = -(-args.messages // args.processes)
    return [
        Orders(
            port=port,
            seed=args.seed,
            addresses=addresses[number :: args.processes],
            each=EACH,
            messages=each,
            seconds=args.seconds,
            pages=pages(description),
            honest=known,
        )
        for number in range(args.processes)
    ]


def forwarded(count: int) -> Iterator[str]:
    """Addresses made for examples, two of three by IPv4; of IPv6 each is a network of its own."""
    for number in range(count):
        if number % 3:
            yield f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        else:
            yield f"2001:db8:{number:x}::1"


def _watch(served: Served, tasks: "list[Future[Spoils] | Future[Played]]") -> None:
    """A line now and then, while everybody is busy."""
    began = time.monotonic()
    while not all(task.done() for task in tasks):
        time.sleep(min(LOOK, 1.0))
        if served.is_alive and (time.monotonic() - began) // 1 % LOOK < 1:
            seconds = time.monotonic() - began
            memory, cpu = served.peak() / 1e6, used(served.pid)
            print(f"{seconds:4.0f} s: {memory:.0f} MB, {cpu:.0f} s of processor", flush=True)


def _said(log: Path) -> Counter[str]:
    said: Counter[str] = Counter()
    for line in log.read_text().splitlines():
        with suppress(msgspec.DecodeError):
            said[str(msgspec.json.decode(line).get("event"))[:100]] += 1
    return said


def tell(outcome: Outcome) -> None:
    spoils, played = outcome.spoils, outcome.played
    sent = spoils.sent.total()
    print(f"{sent:,} hostile messages from {spoils.addresses} addresses in {spoils.seconds:.0f} s")
    _tell_counts("sent", spoils.sent)
    _tell_counts("connections", spoils.lines)
    _tell_counts("answered", spoils.heard)
    print(f"came as far as the table: {outcome.decided:,} (counted by the server)")
    by_kind: Counter[str] = Counter()
    for (kind, result), count in outcome.server.items():
        by_kind[f"{kind} {result}"] += count
    _tell_counts("the server's count, honest wishes included", by_kind)
    print(
        f"honest: {played.games} games, {played.moves:,} moves, "
        f"p50 {played.wait(0.5):.0f} ms, p99 {played.wait(0.99):.0f} ms (aim {AIM:.0f}), "
        f"longest {played.wait(1):.0f} ms; put off {played.put_off}"
    )
    _tell_counts("their sockets closed", played.lines_lost)
    print(
        f"the server: {outcome.peak / 1e6:.0f} MB at most, {outcome.cpu:.0f} s of processor; "
        f"attackers {spoils.cpu:.0f} s, honest people {played.cpu:.0f} s"
    )
    print(f"its log: {outcome.tracebacks} tracebacks; bis check: {outcome.checked}")
    _tell_counts("it said", outcome.said)


def _tell_counts(title: str, counts: Counter[str]) -> None:
    print(f"  {title}: " + ", ".join(f"{what} {count:,}" for what, count in counts.most_common()))


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BisError as error:
        sys.exit(f"hostile: {error}")
