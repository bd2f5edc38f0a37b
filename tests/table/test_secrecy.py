"""Nothing hidden leaves the server: games that differ only in it look the same to everybody."""

from typing import Any

import msgspec
import pytest

from bis.games import GAMES
from bis.record.seal import promise_of
from bis.table import playing, sealing
from bis.table.entries import BotSeated, Created, Entry, Sat, Sealed, Shared, What
from bis.table.news import Around, News
from bis.table.scene import Scene
from bis.table.table import Table
from bis.table.wishes import Promise, Share
from tests.samples import SAMPLES
from tests.table.tables import deciding

SEATS = 3
TOGETHER = [game for game, sample in SAMPLES.items() if sample.simultaneous]
"""Where several choose at the same time."""


class Kept(Table):
    """A table that remembers its entries, so that it can be built once more."""

    def __init__(self) -> None:
        super().__init__("t")
        self.entries: list[Entry] = []

    def apply(self, entry: Entry) -> None:
        super().apply(entry)
        self.entries.append(entry)


def table_of(*happened: What) -> Kept:
    table = Kept()
    for what in happened:
        table.apply(Entry(what, 0.0))
    return table


def again(table: Kept, seed: str | None = None) -> Kept:
    """The same entries once more, perhaps under another seed."""
    happened = (entry.what for entry in table.entries)
    return table_of(
        *(Sealed(seed) if seed and isinstance(what, Sealed) else what for what in happened)
    )


def begun(game: str, seed: str) -> Kept:
    """Three people, their shares, and the first roll."""
    people: list[What] = [Sat(seat, f"player {seat}", f"P{seat}") for seat in range(SEATS)]
    shares: list[What] = [Shared(seat, f"{seat}" * 32) for seat in range(SEATS)]
    table = table_of(Created(game, "CODE"), *people, Sealed(seed), *shares)
    for what in sealing.begin(table, table.shares):
        table.apply(Entry(what, 0.0))
    return table


def everything_told(table: Table) -> list[bytes]:
    """Every byte that anybody connected would be sent now, the seal aside."""
    told = []
    scene = None if table.transcript is None else Scene(table.game, table.transcript.state)
    for player in (None, *(f"player {seat}" for seat in range(SEATS))):
        news = News(table, scene, Around(0.0, invite="invite")).snapshot(player)
        info = msgspec.structs.replace(news.table, seal=None)
        told.append(msgspec.json.encode(msgspec.structs.replace(news, table=info)))
    record = "" if table.transcript is None else str(table.transcript)
    told.append("\n".join(x for x in record.split("\n") if not x.startswith("note")).encode())
    return told


def play(table: Table, seat: int, index: int) -> None:
    assert table.transcript is not None
    legal = table.game.legal(table.transcript.state, seat)
    for what in playing.say(table, seat, str(legal[index % len(legal)])):
        table.apply(Entry(what, 0.0))


@pytest.mark.parametrize("game", GAMES)
def test_the_seed_and_what_it_will_bring_do_not_show(game: str) -> None:
    """The same lines under another seed: the future differs, what is told does not."""
    real = begun(game, "11" * 32)
    other = begun(game, "22" * 32)
    assert real.transcript is not None
    for _ in range(30):
        if not real.transcript.to_act:
            break
        twin = again(real, seed="22" * 32)
        assert everything_told(twin) == everything_told(real)
        for seat in real.transcript.to_act:
            play(real, seat, 0)
    assert str(other.transcript) != str(real.transcript)


@pytest.mark.parametrize("game", TOGETHER)
def test_a_choice_not_yet_revealed_shows_to_its_seat_alone(game: str) -> None:
    """Two tables that differ in one waiting choice look byte for byte the same to the others."""
    one, other = begun(game, "11" * 32), begun(game, "11" * 32)
    compared = 0
    for turn in range(12):
        assert one.transcript is not None
        actors = one.transcript.to_act
        if len(actors) > 1:
            chooser = actors[-1]
            play(one, chooser, 0)
            play(other, chooser, -1)
            pairs = zip(everything_told(one), everything_told(other), strict=True)
            for who, (told, told_other) in enumerate(pairs):
                if who != chooser + 1:
                    assert told == told_other
            compared += 1
            other = again(one)
            actors = actors[:-1]
        for seat in actors:
            play(one, seat, turn)
            play(other, seat, turn)
    assert compared > 3


def test_the_seed_is_told_when_the_game_is_over_and_not_before() -> None:
    table = begun("criss_cross", "11" * 32)
    assert table.transcript is not None
    while table.transcript.to_act:
        assert b"11" * 32 not in b"".join(everything_told(table))
        assert "11" * 32 not in table.record()
        for seat in table.transcript.to_act:
            play(table, seat, 0)
    assert ("note seed " + "11" * 32) in table.record()


def test_bots_add_no_share() -> None:
    table = table_of(
        Created("flip7", "CODE"), Sat(0, "ada", "Ada"), BotSeated(1, "greedy"), Sealed("11" * 32)
    )
    promised: list[Any] = deciding(table, "ada", Promise("1", promise_of("a" * 32)))
    assert [type(what).__name__ for what in promised] == ["Promised", "PromisesClosed"]
    for what in promised:
        table.apply(Entry(what, 0.0))
    happened: list[Any] = deciding(table, "ada", Share("2", "a" * 32))
    assert [type(what).__name__ for what in happened[:2]] == ["Shared", "Begun"]
