"""While many moves wait bots think less, and never less than their lighter form."""

import asyncio
from pathlib import Path

import pytest

from bis.bots import BOTS, PLAYERS, lighter
from bis.games import GAMES
from bis.record.seal import promise_of
from bis.server.bus import LocalBus
from bis.server.metrics import Metrics
from bis.server.store import SqliteStore
from bis.server.tables import Settings, Tables
from bis.server.thinking import PER_PROCESS, Bots
from bis.table.due import BotsTurn, due
from bis.table.wishes import AddBot, Promise, Share, Sit, Start
from tests.server.servers import PATIENCE
from tests.server.test_workers import opening

AN_HOUR = 3600.0


class PassingBots:
    """Workers who tell which bot was asked, and pass."""

    def __init__(self, is_busy: bool) -> None:
        self.is_busy = is_busy
        self.asked: asyncio.Queue[str] = asyncio.Queue()

    async def choose(self, _game: str, bot: str, _state: str, _seat: int, _line: str) -> str:
        await self.asked.put(bot)
        return "pass"

    def close(self) -> None: ...


async def sit_down(path: Path, workers: PassingBots, bot: str, bot_delay: float = 0.0) -> Tables:
    """A game of Encore! with one bot, begun."""
    settings, metrics = Settings(bot_delay=bot_delay), Metrics()
    tables = Tables(SqliteStore(path), LocalBus(), workers, settings, metrics=metrics)
    table = await tables.create("encore")
    wishes = (Sit("1", "Ada"), AddBot("2", bot), Start("3"))
    for wish in (*wishes, Promise("4", promise_of("0" * 32)), Share("5", "0" * 32)):
        await tables.act(table.id, "ada", wish)
    return tables


@pytest.mark.parametrize(
    ("is_busy", "bot", "asked"),
    [
        (False, "best", "best"),
        (True, "best", "quick"),
        (True, "quick", "quick"),
        (True, "greedy", "greedy"),
    ],
)
def test_who_is_asked(is_busy: bool, bot: str, asked: str, tmp_path: Path) -> None:
    async def use() -> None:
        workers = PassingBots(is_busy)
        tables = await sit_down(tmp_path / "bis.sqlite", workers, bot)
        assert await workers.asked.get() == asked
        assert isinstance(tables.metrics, Metrics)
        assert f'bis_bot_moves_total{{bot="{bot}",by="{asked}"}} 1.0' in str(tables.metrics.text())
        await tables.store.close()

    asyncio.run(use())


def test_a_bot_thinks_while_it_pauses(tmp_path: Path) -> None:
    async def use() -> None:
        workers = PassingBots(is_busy=False)
        tables = await sit_down(tmp_path / "bis.sqlite", workers, "best", bot_delay=AN_HOUR)
        assert await asyncio.wait_for(workers.asked.get(), PATIENCE) == "best"
        (live,) = tables.log.live.values()
        assert due(live.table) == [BotsTurn(1, 1, "best")], "it has not moved yet"
        await tables.store.close()

    asyncio.run(use())


@pytest.mark.parametrize("processes", [1, 2])
def test_many_unanswered_moves_make_workers_busy(processes: int) -> None:
    async def use() -> None:
        workers = Bots(processes)

        def ask() -> asyncio.Task[str]:
            return asyncio.create_task(workers.choose("flip7", "stop25", opening("flip7"), 1, "t"))

        few = [ask() for _ in range(PER_PROCESS * processes - 1)]
        await asyncio.sleep(0)  # all have asked
        was_busy = [workers.is_busy]
        last = ask()
        await asyncio.sleep(0)
        was_busy.append(workers.is_busy)
        assert await asyncio.gather(*few, last) == ["hit"] * (len(few) + 1)
        assert [*was_busy, workers.is_busy] == [False, True, False]
        workers.close()

    asyncio.run(use())


@pytest.mark.parametrize("game", PLAYERS)
def test_a_lighter_form_is_a_bot_that_is_as_light_as_can_be(game: str) -> None:
    for bot, light in PLAYERS[game].lighter.items():
        assert bot in BOTS[game]
        assert light in BOTS[game]
        assert lighter(GAMES[game], light) == light != bot
