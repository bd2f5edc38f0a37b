"""How long people wait for bots when many tables play, each with one person and three bots.

A wait runs from sending a move until the news in which its player may choose again. So it has
everything in it that a person sees: thinking, the pause that bots make, disk and socket. Moves
after which nobody had to act in between are counted apart, or they would hide the others.
"""

import asyncio
import os
import random
import secrets
import urllib.request
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter, process_time

from prometheus_client.parser import text_string_to_metric_families

from bis.record.seal import promise_of
from bis.server.bench import PATIENCE, SEATS, SHARE, Player, new_table, serving
from bis.server.spent import used
from bis.table.told import WIRE

STAGES = 24
"""Tables begin after up to so many hasty moves, so that games of every age are measured."""


@dataclass(frozen=True, slots=True)
class Trial:
    """What is tried."""

    game: str
    bot: str
    tables: int
    pace: float
    """Seconds a person takes for a move."""
    bot_delay: float


@dataclass(frozen=True, slots=True)
class Waits:
    """What came of it."""

    waits: list[float]
    """In seconds, sorted."""
    at_once: int
    """Moves after which nobody had to be waited for."""
    moves: int
    """Made by bots,"""
    lighter: int
    """and those of them that a lighter player made."""
    cores: dict[str, float]
    """How many cores were at work, and for whom."""

    def wait(self, share: float) -> float:
        """The wait that such a share does not exceed."""
        return self.waits[min(len(self.waits) - 1, int(share * len(self.waits)))]


@dataclass
class Notes:
    """Taken only of moves sent and answered between start and end."""

    start: float
    end: float
    waits: list[float] = field(default_factory=list)
    at_once: int = 0

    def add(self, sent: float, heard: float, at_once: bool) -> None:
        if sent < self.start or heard > self.end:
            return
        if at_once:
            self.at_once += 1
        else:
            self.waits.append(heard - sent)


class CalmTable:
    """One person, who takes time, and bots."""

    def __init__(self, url: str, trial: Trial, number: int) -> None:
        self.url = url
        self.trial = trial
        self.news = asyncio.Event()
        self._random = random.Random(number)  # noqa: S311

    async def open(self) -> None:
        table = await asyncio.to_thread(new_table, self.url, self.trial.game)
        self.player = Player(self.news)
        await self.player.join(
            f"{self.url.replace('http', 'ws')}/api/tables/{table}/live?wire={WIRE}"
        )
        await self.player.wish("sit", name="Ada")
        for _ in range(SEATS - 1):
            await self.player.wish("add_bot", bot=self.trial.bot)
        await self.player.wish("start")
        await self.player.wish("promise", digest=promise_of(SHARE))
        await self.player.wish("share", share=SHARE)
        await self._until(self._can_go_on)

    async def hurry(self, notes: Notes) -> None:
        """To some stage of the game."""
        for _ in range(self._random.randrange(STAGES)):
            await self._move(notes)

    async def play(self, notes: Notes) -> None:
        await asyncio.sleep(self.trial.pace * self._random.random())
        while perf_counter() < notes.end:
            await self._move(notes)
            await asyncio.sleep(self.trial.pace)

    async def finish(self, notes: Notes) -> None:
        """To the end, and away from the table."""
        while self.player.phase != "over":
            await self._move(notes)
        await self.player.leave()

    async def _move(self, notes: Notes) -> None:
        player = self.player
        if player.phase == "over":
            await player.leave()
            await self.open()
            return
        move = self._random.choice(player.legal)
        sent = perf_counter()
        version = await player.wish("say", move=move, seat=player.seat)
        await self._until(lambda: player.version >= version)
        at_once = player.version == version and self._can_go_on()
        await self._until(self._can_go_on)
        notes.add(sent, perf_counter(), at_once)

    def _can_go_on(self) -> bool:
        return bool(self.player.legal) or self.player.phase == "over"

    async def _until(self, fits: Callable[[], bool]) -> None:
        while not fits():
            self.news.clear()
            await self.news.wait()


def measure(trial: Trial, seconds: float) -> Waits:
    """Server, bots and load share all cores, with whatever else runs there."""
    token = secrets.token_hex()
    with serving("--bot-delay", str(trial.bot_delay), "--metrics-token", token) as (url, pid):
        return asyncio.run(_play(trial, seconds, url, pid, token))


async def _play(trial: Trial, seconds: float, url: str, pid: int, token: str) -> Waits:
    tables = [CalmTable(url, trial, number) for number in range(trial.tables)]
    for table in tables:
        await table.open()
    never = Notes(0.0, 0.0)
    await asyncio.gather(*(table.hurry(never) for table in tables))
    start = perf_counter() + trial.pace
    notes = Notes(start, start + seconds)
    playing = [asyncio.create_task(table.play(notes)) for table in tables]
    await asyncio.sleep(trial.pace)
    spent, moves = _spent(pid), await asyncio.to_thread(_bot_moves, url, token)
    await asyncio.sleep(seconds)
    cores = {who: (now - spent[who]) / seconds for who, now in _spent(pid).items()}
    made = await asyncio.to_thread(_bot_moves, url, token) - moves
    await asyncio.gather(*playing)
    lighter = sum(count for (bot, by), count in made.items() if bot != by)
    return Waits(sorted(notes.waits), notes.at_once, made.total(), lighter, cores)


def _bot_moves(url: str, token: str) -> Counter[tuple[str, str]]:
    """By the bot that sits there and the one that was asked."""
    asked = urllib.request.Request(f"{url}/metrics", headers={"authorization": f"Bearer {token}"})  # noqa: S310
    with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:  # noqa: S310
        told = answer.read().decode()
    return Counter(
        {
            (sample.labels["bot"], sample.labels["by"]): int(sample.value)
            for family in text_string_to_metric_families(told)
            for sample in family.samples
            if sample.name == "bis_bot_moves_total"
        }
    )


def _spent(pid: int) -> dict[str, float]:
    """Seconds of processor time so far, by who used it (Linux; elsewhere unknown)."""
    server, load = used(pid), process_time()
    bots = sum(map(used, _children(pid)))
    return {
        "server": server,
        "bots": bots,
        "load": load,
        "others": _spent_by_all() - server - bots - load,
    }


def _children(pid: int) -> list[int]:
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for task in tasks for child in task.read_text().split()]


def _spent_by_all() -> float:
    """By everything on this machine but idling."""
    try:
        fields = Path("/proc/stat").read_text().splitlines()[0].split()[1:]
    except OSError:
        return float("nan")
    user, nice, system, _idle, _disk, *rest = map(int, fields[:8])
    return (user + nice + system + sum(rest)) / os.sysconf("SC_CLK_TCK")
