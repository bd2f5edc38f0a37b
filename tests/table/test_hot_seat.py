"""Several people on one device: one identity, several seats."""

import pytest

from bis.table import wishes
from bis.table.news import Around, table_info
from bis.table.reasons import RefusedError
from bis.table.scene import Scene
from bis.table.table import Table
from tests.table.tables import act, deciding, lobby, share

PHONE, TABLET = "phone", "tablet"


def started(table: Table) -> Table:
    act(table, PHONE, wishes.Start("1"))
    share(table, *dict.fromkeys(sitter.player for sitter in table.sitters if sitter.player))
    assert table.phase == "playing"
    return table


def names(table: Table) -> list[str]:
    return [sitter.name for sitter in table.sitters]


def test_a_device_takes_one_more_seat() -> None:
    table = lobby((PHONE, "Ada"))
    act(table, PHONE, wishes.Sit("1", "Ben", another=True))
    assert names(table) == ["Ada", "Ben"]
    assert table.seats_of(PHONE) == [0, 1]
    act(table, PHONE, wishes.Sit("2", "Benno", seat=1))
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
        act(table, str(table.sitters[seat].player), wishes.Say(str(number), move))
        last = last if seat == 1 else seat
        seen.add(seat)
    assert seen == {0, 1, 2}


def test_a_move_may_name_its_seat_but_only_ones_own() -> None:
    table = started(lobby((PHONE, "Ada"), (PHONE, "Ben"), (TABLET, "Cleo")))
    with pytest.raises(RefusedError, match="seat 2 is not yours"):
        deciding(table, PHONE, wishes.Say("1", "start a", 2))
    with pytest.raises(RefusedError, match="seat -1 is not yours"):
        deciding(table, PHONE, wishes.Say("1", "a b", -1))


def test_a_seat_sees_its_own_waiting_choice_again() -> None:
    table = started(lobby((PHONE, "Ada"), (TABLET, "Ben")))
    while table.transcript is not None and len(table.transcript.to_act) == 1:
        seat = table.transcript.to_act[0]
        legal = table.game.legal(table.transcript.state, seat)
        act(table, str(table.sitters[seat].player), wishes.Say("1", str(legal[0])))
    assert table.transcript is not None
    move = str(table.game.legal(table.transcript.state, 0)[0])
    act(table, PHONE, wishes.Say("2", move))
    shown = Scene(table.game, table.transcript.state)
    assert (shown.position(0).mine, shown.position(1).mine) == (move, None)


def test_a_device_leaves_with_all_its_seats() -> None:
    table = lobby((PHONE, "Ada"), (TABLET, "Ben"), (PHONE, "Cleo"))
    act(table, PHONE, wishes.Leave("1"))
    assert names(table) == ["Ben"]
    assert table.host == TABLET


def test_the_host_may_take_away_a_seat_of_the_own_device_and_stays_host() -> None:
    table = lobby((PHONE, "Ada"), (PHONE, "Ben"), (TABLET, "Cleo"))
    act(table, PHONE, wishes.Remove("1", 0))
    assert names(table) == ["Ben", "Cleo"]
    assert table.host == PHONE


def test_nobody_plays_where_a_bot_plays_for_them() -> None:
    table = started(lobby((PHONE, "Ada"), (TABLET, "Ben")))
    act(table, PHONE, wishes.Leave("1"))
    assert [seat.kept for seat in table_info(table, TABLET, Around(0.0)).seats] == [True, False]
    with pytest.raises(RefusedError, match="sit down again"):
        deciding(table, PHONE, wishes.Say("2", "start a"))


def test_anybody_may_take_away_a_seat_of_the_own_device() -> None:
    table = lobby((PHONE, "Ada"), (TABLET, "Ben"), (TABLET, "Cleo"))
    act(table, TABLET, wishes.Remove("1", 2))
    assert names(table) == ["Ada", "Ben"]
    with pytest.raises(RefusedError, match="only the host"):
        deciding(table, TABLET, wishes.Remove("2", 0))


def test_a_device_that_comes_back_gets_all_its_seats() -> None:
    table = started(lobby((PHONE, "Ada"), (TABLET, "Ben"), (PHONE, "Cleo")))
    act(table, PHONE, wishes.Leave("1"))
    assert [sitter.is_person for sitter in table.sitters] == [False, True, False]
    with pytest.raises(RefusedError, match="may come back"):
        deciding(table, TABLET, wishes.Sit("2", "Ben", 0))
    act(table, PHONE, wishes.Sit("3", "Ada"))
    assert [sitter.is_person for sitter in table.sitters] == [True, True, True]


def test_nobody_takes_one_more_seat_in_the_middle_of_a_game() -> None:
    table = started(lobby((PHONE, "Ada"), (TABLET, "Ben")))
    with pytest.raises(RefusedError, match="the game has begun"):
        deciding(table, PHONE, wishes.Sit("1", "Cleo", another=True))
