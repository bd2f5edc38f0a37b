"""Tables at which somebody practices, for the tests of hints and reviews."""

from pathlib import Path

from bis.server.store import SqliteStore
from bis.table import playing, sealing
from bis.table.entries import BotSeated, Created, Entry, Sat, Sealed, Shared, What
from bis.table.table import Table

SEED = "11" * 32
ADA, BOT = Sat(0, "ada", "Ada"), BotSeated(1, "greedy")
PRACTICE = (ADA, BOT, BotSeated(2, "greedy"))


def table_of(*happened: What) -> Table:
    table = Table("t")
    for what in happened:
        table.apply(Entry(what, 0.0))
    return table


def begun(game: str, *seats: What, seed: str = SEED) -> Table:
    table = table_of(Created(game, "CODE"), *seats, Sealed(seed))
    for seat in table.sharers():
        table.apply(Entry(Shared(seat, "0" * 32), 0.0))
    for what in sealing.begin(table, table.shares):
        table.apply(Entry(what, 0.0))
    return table


def play(table: Table, seat: int, index: int = 0) -> None:
    assert table.transcript is not None
    legal = table.game.legal(table.transcript.state, seat)
    for what in playing.say(table, seat, str(legal[index])):
        table.apply(Entry(what, 0.0))


def over() -> Table:
    table = begun("criss_cross", ADA)
    assert table.transcript is not None
    while table.transcript.to_act:
        play(table, 0)
    return table


async def stored(path: Path) -> SqliteStore:
    store = SqliteStore(path / "bis.sqlite")
    await store.ready()
    return store
