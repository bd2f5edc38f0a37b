"""A whole game of each kind at a table without a server; what is told is the same everywhere.

Run as `python -m tests.table.whole_games`, by CPython and by Pyodide, it prints one line per game.
"""

import hashlib
import json
from collections.abc import Callable, Iterator

import msgspec

from bis.bots import find_bot
from bis.core.chance import BOT_STREAM, Stream
from bis.games import GAMES
from bis.record.seal import promise_of
from bis.table import playing, wishes
from bis.table.decide import decide
from bis.table.entries import Created, Entry, What, decode, encode
from bis.table.given import Given
from bis.table.news import Around, News
from bis.table.scene import Scene
from bis.table.table import Table

GIVEN = Given(lambda: bytes(range(32)))
PEOPLE, BOTS = ("ada", "bob"), ("greedy", "uniform")
Hear = Callable[[bytes], None]
WHIMS = Stream(7, 0, BOT_STREAM)


def play(game: str) -> tuple[Table, str]:
    """Two people, who play greedily, and two bots; the table, and a hash of all that was told."""
    table, told = Table("t"), hashlib.sha256()
    _store(table, [Created(game, "CODE")])
    for wish in _arrangements():
        _store(table, decide(table, *wish, GIVEN))
        _tell(table, told.update)
    while table.to_act:
        seat = table.to_act[-1]
        _store(table, _move(table, seat))
        _tell(table, told.update)
    return table, told.hexdigest()


def _arrangements() -> Iterator[tuple[str, wishes.Wish]]:
    for player in PEOPLE:
        yield player, wishes.Sit("1", player.title())
    for bot in BOTS:
        yield "ada", wishes.AddBot("2", bot)
    yield "ada", wishes.Start("3")
    for player in PEOPLE:
        yield player, wishes.Promise("4", promise_of("5e" * 16))
    for player in PEOPLE:
        yield player, wishes.Share("4", "5e" * 16)


def _move(table: Table, seat: int) -> list[What]:
    """What a seat's player says: by a wish, or as its bot."""
    assert table.transcript is not None
    sitter, state = table.sitters[seat], table.transcript.state
    choose = find_bot(table.game, sitter.bot or "greedy")
    view, legal = table.game.view(state, seat), table.game.legal(state, seat)
    move = str(choose(view, legal, WHIMS.at(table.version)))
    if sitter.player is None:
        return list(playing.say(table, seat, move))
    return decide(table, sitter.player, wishes.Say("5", move, seat), GIVEN)


def _store(table: Table, happened: list[What]) -> None:
    """As a server does it: through the bytes of an entry."""
    for what in happened:
        table.apply(decode(encode(Entry(what, float(table.version)))))


def _tell(table: Table, hear: Hear) -> None:
    transcript = table.transcript
    scene = None if transcript is None else Scene(table.game, transcript.state)
    news = News(table, scene, Around(float(table.version), frozenset({"ada"}), "invite"))
    for player in (None, *PEOPLE):
        hear(msgspec.json.encode(news.snapshot(player)))


def main() -> None:
    for game in GAMES:
        table, told = play(game)
        print(json.dumps({"game": game, "told": told, "record": table.record()}))


if __name__ == "__main__":
    main()
