"""Who plays on for whom, and whose time ran out, is in the log beside the game."""

from bis.table import wishes
from bis.table.entries import Banned, Entry, Sat, TimerSet
from bis.table.marks import Left, Mark, SentAway, StoodIn, TimedOut, TookBack, TookOver
from bis.table.scene import tell_event
from bis.table.table import Table
from tests.table.people import apply, at, over, say_first, with_a_bot
from tests.table.tables import act, lobby, started


def marked(table: Table) -> list[Mark]:
    return [event for _, event in table.log if isinstance(event, Mark)]


def test_who_gets_up_and_comes_back_is_told() -> None:
    table = started("flip7")
    act(table, "bob", wishes.Leave("1"))
    act(table, "bob", wishes.Sit("2", "Bob"))
    assert marked(table) == [Left(1), TookBack(1)]
    versions = [version for version, event in table.log if isinstance(event, Mark)]
    assert versions == [table.version - 1, table.version], "so that an update brings them"


def test_moves_that_a_bot_makes_for_somebody_are_known_by_their_lines() -> None:
    """In the order of the record, whoever was first; what one did oneself is one's own."""
    table = started("criss_cross")
    choose(table, times=3)
    act(table, "ada", wishes.Leave("1"))
    choose(table, times=2)
    act(table, "ada", wishes.Sit("2", "Ada"))
    choose(table, times=1)
    assert table.transcript is not None
    own = [place for place, line in enumerate(table.transcript.lines) if line.actor == 0]
    assert table.lines_stood_in == own[-3:-1]


def choose(table: Table, times: int) -> None:
    """Everybody who is to act, the last one first."""
    for _ in range(times):
        for seat in reversed(table.to_act):
            apply(table, *say_first(table, seat))


def test_who_called_a_stand_in_is_told() -> None:
    table = started("flip7")
    act(table, "bob", wishes.StandIn("1", 0), at(65.0, ada=5.0))
    assert marked(table) == [StoodIn(0, 1)]


def test_whoever_takes_a_bots_seat_is_told_with_the_bots_name() -> None:
    table = with_a_bot()
    name = table.sitters[2].name
    act(table, "cleo", wishes.AskSeat("1", 2, "Cleo"))
    act(table, "ada", wishes.Answer("2", table.version, yes=True))
    assert marked(table) == [TookOver(2, name)]
    told = tell_event(table.log[-1][1])
    assert (told.kind, told.seat, told.text) == ("took_over", 2, name)


def test_another_device_of_the_same_person_is_that_person() -> None:
    table = started("flip7")
    apply(table, Sat(1, "bob's tablet", "Bob"))
    assert marked(table) == [TookBack(1)]


def test_who_is_sent_away_is_told() -> None:
    table = started("flip7")
    apply(table, Banned("bob"))
    assert marked(table) == [SentAway(1)]


def test_a_move_made_when_the_time_is_up_is_marked_before_it_happens() -> None:
    table = started("flip7")
    apply(table, TimerSet(30))
    (seat,) = table.to_act
    logged = len(table.log)
    apply(table, *say_first(table, seat))
    assert table.log[logged][1] == TimedOut(seat)
    assert len(table.log) > logged + 1


def test_nobodys_own_move_is_marked_and_no_bots_nor_before_there_was_a_timer() -> None:
    table = started("flip7")
    apply(table, *say_first(table, table.to_act[0]))
    apply(table, TimerSet(30))
    (seat,) = table.to_act
    for what in say_first(table, seat):
        table.apply(Entry(what, 0.0, "bob"))
    act(table, "ada", wishes.Leave("1"))
    act(table, "bob", wishes.Leave("2"))
    apply(table, *say_first(table, table.to_act[0]))
    assert marked(table) == [Left(0), Left(1)]


def test_nothing_is_marked_in_a_lobby_or_when_the_game_is_over() -> None:
    table = lobby(("ada", "Ada"), ("bob", "Bob"))
    act(table, "bob", wishes.Sit("1", "Bobby"))
    assert marked(table) == []
    done = over()
    apply(done, Banned("bob"))
    assert marked(done) == []
