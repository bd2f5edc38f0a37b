"""How bots think when somebody waits for them."""

import asyncio
from pathlib import Path

from bis.server import messages as wire
from bis.server.bus import LocalBus
from bis.server.store import SqliteStore
from bis.server.tables import Settings, Tables

AN_HOUR = 3600.0


class PassingBots:
    """Workers who tell which bot was asked, and pass."""

    def __init__(self) -> None:
        self.asked: asyncio.Queue[str] = asyncio.Queue()

    async def choose(self, _game: str, bot: str, _state: str, _seat: int) -> str:
        await self.asked.put(bot)
        return "pass"

    def close(self) -> None: ...


async def sit_down(path: Path, workers: PassingBots, bot: str, bot_delay: float = 0.0) -> Tables:
    """A game of Encore! with one bot, begun."""
    tables = Tables(SqliteStore(path), LocalBus(), workers, Settings(bot_delay=bot_delay))
    table = await tables.create("encore")
    wishes = (wire.Sit("1", "Ada"), wire.AddBot("2", bot), wire.Start("3"))
    for wish in (*wishes, wire.Share("4", "0" * 32)):
        await tables.act(table.id, "ada", wish)
    return tables


def test_a_bot_thinks_while_it_pauses(tmp_path: Path) -> None:
    async def use() -> None:
        workers = PassingBots()
        tables = await sit_down(tmp_path / "bis.sqlite", workers, "best", bot_delay=AN_HOUR)
        assert await workers.asked.get() == "best"
        (live,) = tables._live.values()
        assert live.table.bots_to_act() == [1], "it has not moved yet"
        await tables.store.close()

    asyncio.run(use())
