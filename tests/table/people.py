"""People at tables, for the tests of what they can do about each other."""

from collections.abc import Iterator

import pytest

from bis.table import playing, wishes
from bis.table.entries import (
    Entry,
    What,
)
from bis.table.given import Given
from bis.table.news import Around, News
from bis.table.reasons import RefusedError
from bis.table.scene import Scene
from bis.table.table import Table
from bis.table.told import TableInfo
from bis.table.wishes import Wish
from tests.table.tables import act, deciding, draw_seed, lobby, share, started

THREE = (("ada", "Ada"), ("bob", "Bob"), ("cleo", "Cleo"))


def at(now: float, **away: float) -> Given:
    return Given(draw_seed, now, away)


def refused(table: Table, player: str, wish: Wish, given: Given | None = None) -> str | None:
    with pytest.raises(RefusedError) as error:
        deciding(table, player, wish, given)
    return error.value.id


def info(table: Table, player: str | None, **away: float) -> TableInfo:
    scene = Scene(table.game, table.transcript.state) if table.transcript else None
    return News(table, scene, Around(100.0, away=away)).snapshot(player).table


def apply(table: Table, *happened: What) -> None:
    for what in happened:
        table.apply(Entry(what, 0.0))


def with_a_bot(game: str = "flip7") -> Table:
    """Ada, Bob and a bot, in a game."""
    table = lobby(("ada", "Ada"), ("bob", "Bob"), game=game)
    act(table, "ada", wishes.AddBot("1", "greedy"))
    act(table, "ada", wishes.Start("2"))
    share(table, "ada", "bob")
    return table


def over() -> Table:
    """A game of Ada and Bob that came to its end."""
    table = started("criss_cross")
    while table.to_act:
        apply(table, *say_first(table, table.to_act[0]))
    assert table.phase == "over"
    return table


def say_first(table: Table, seat: int) -> Iterator[What]:
    assert table.transcript is not None
    return playing.say(table, seat, str(table.game.legal(table.transcript.state, seat)[0]))
