"""Several people on one device: one identity, several seats."""

import asyncio
from pathlib import Path

import pytest

from bis.record.fair import verify
from bis.record.replay import check
from bis.server import messages as wire
from bis.server import views
from bis.server.entries import Created, Entry, Sat
from bis.server.table import RefusedError, Table
from tests.server.servers import Person, serving

PHONE, TABLET = "phone", "tablet"


def lobby(*seats: tuple[str, str], game: str = "criss_cross") -> Table:
    table = Table("t")
    table.apply(Entry(Created(game, "CODE"), 0.0))
    for seat, (player, name) in enumerate(seats):
        table.apply(Entry(Sat(seat, player, name), 0.0))
    return table


def act(table: Table, player: str, message: wire.ClientMessage) -> None:
    for what in table.decide(player, message):
        table.apply(Entry(what, 0.0))


def started(table: Table) -> Table:
    act(table, PHONE, wire.Start("1"))
    for player in dict.fromkeys(chair.player for chair in table.chairs if chair.player):
        act(table, player, wire.Share("1", "0" * 32))
    assert table.phase == "playing"
    return table


def names(table: Table) -> list[str]:
    return [chair.name for chair in table.chairs]


def test_a_device_takes_one_more_seat() -> None:
    table = lobby((PHONE, "Ada"))
    act(table, PHONE, wire.Sit("1", "Ben", another=True))
    assert names(table) == ["Ada", "Ben"]
    assert table.seats_of(PHONE) == [0, 1]
    act(table, PHONE, wire.Sit("2", "Benno", seat=1))
    assert names(table) == ["Ada", "Benno"]


def test_every_device_shares_once() -> None:
    table = lobby((PHONE, "Ada"), (PHONE, "Ben"), (TABLET, "Cleo"))
    assert table.sharers() == {0, 2}
    started(table)
    assert set(table.shares) == {0, 2}


def test_the_seat_shown_is_the_one_to_act_else_the_one_that_acted_last() -> None:
    table = started(lobby((PHONE, "Ada"), (TABLET, "Ben"), (PHONE, "Cleo"), game="flip7"))
    last, seen = 0, set()
    for number in range(40):
        assert table.transcript is not None
        (seat,) = table.transcript.to_act
        assert table.seat_of(PHONE) == (last if seat == 1 else seat)
        assert table.seat_of(TABLET) == 1
        move = str(table.game.legal(table.transcript.state, seat)[0])
        act(table, str(table.chairs[seat].player), wire.Say(str(number), move))
        last = last if seat == 1 else seat
        seen.add(seat)
    assert seen == {0, 1, 2}


def test_a_move_may_name_its_seat_but_only_ones_own() -> None:
    table = started(lobby((PHONE, "Ada"), (PHONE, "Ben"), (TABLET, "Cleo")))
    with pytest.raises(RefusedError, match="seat 2 is not yours"):
        table.decide(PHONE, wire.Say("1", "start a", 2))
    with pytest.raises(RefusedError, match="seat -1 is not yours"):
        table.decide(PHONE, wire.Say("1", "a b", -1))


def test_a_seat_sees_its_own_waiting_choice_again() -> None:
    table = started(lobby((PHONE, "Ada"), (TABLET, "Ben")))
    while table.transcript is not None and len(table.transcript.to_act) == 1:
        seat = table.transcript.to_act[0]
        legal = table.game.legal(table.transcript.state, seat)
        act(table, str(table.chairs[seat].player), wire.Say("1", str(legal[0])))
    assert table.transcript is not None
    move = str(table.game.legal(table.transcript.state, 0)[0])
    act(table, PHONE, wire.Say("2", move))
    shown = views.Shown(table.game, table.transcript.state)
    assert (shown.position(0).mine, shown.position(1).mine) == (move, None)


def test_a_device_leaves_with_all_its_seats() -> None:
    table = lobby((PHONE, "Ada"), (TABLET, "Ben"), (PHONE, "Cleo"))
    act(table, PHONE, wire.Leave("1"))
    assert names(table) == ["Ben"]
    assert table.host == TABLET


def test_the_host_may_take_away_a_seat_of_the_own_device_and_stays_host() -> None:
    table = lobby((PHONE, "Ada"), (PHONE, "Ben"), (TABLET, "Cleo"))
    act(table, PHONE, wire.Remove("1", 0))
    assert names(table) == ["Ben", "Cleo"]
    assert table.host == PHONE


def test_nobody_plays_where_a_bot_plays_for_them() -> None:
    table = started(lobby((PHONE, "Ada"), (TABLET, "Ben")))
    act(table, PHONE, wire.Leave("1"))
    assert [seat.kept for seat in views.table_info(table, TABLET, set(), "").seats] == [True, False]
    with pytest.raises(RefusedError, match="sit down again"):
        table.decide(PHONE, wire.Say("2", "start a"))


def test_anybody_may_take_away_a_seat_of_the_own_device() -> None:
    table = lobby((PHONE, "Ada"), (TABLET, "Ben"), (TABLET, "Cleo"))
    act(table, TABLET, wire.Remove("1", 2))
    assert names(table) == ["Ada", "Ben"]
    with pytest.raises(RefusedError, match="only the host"):
        table.decide(TABLET, wire.Remove("2", 0))


def test_a_device_that_comes_back_gets_all_its_seats() -> None:
    table = started(lobby((PHONE, "Ada"), (TABLET, "Ben"), (PHONE, "Cleo")))
    act(table, PHONE, wire.Leave("1"))
    assert [chair.is_person for chair in table.chairs] == [False, True, False]
    with pytest.raises(RefusedError, match="may come back"):
        table.decide(TABLET, wire.Sit("2", "Ben", 0))
    act(table, PHONE, wire.Sit("3", "Ada"))
    assert [chair.is_person for chair in table.chairs] == [True, True, True]


def test_nobody_takes_one_more_seat_in_the_middle_of_a_game() -> None:
    table = started(lobby((PHONE, "Ada"), (TABLET, "Ben")))
    with pytest.raises(RefusedError, match="the game has begun"):
        table.decide(PHONE, wire.Sit("1", "Cleo", another=True))


def test_a_whole_game_on_one_device(tmp_path: Path) -> None:
    async def play() -> bytes:
        table, cookie = server.new_table("encore")
        async with Person(server, table, cookie) as phone:
            await phone.wish("sit", name="Ada")
            await phone.wish("sit", name="Ben", another=True)
            await phone.start(name="Ada")
            assert phone.news["table"]["yours"] == [0, 1]
            await phone.play_on()
        return server.record(table)

    with serving(tmp_path) as server:
        transcript = check(asyncio.run(play()))
    assert transcript.header.names == ("Ada", "Ben")
    assert verify(transcript) > 0
