"""Who is there, and since when the others are away."""

from bis.server.live import Listener, Live
from bis.table.entries import Entry, Sat
from tests.table.tables import lobby


def at_two() -> Live:
    return Live(lobby(("ada", "Ada"), ("bob", "Bob"), game="flip7"), read_at=100.0)


def test_who_was_never_seen_is_away_since_the_table_was_read() -> None:
    assert at_two().away() == {"ada": 100.0, "bob": 100.0}


def test_who_closed_the_last_tab_is_away_since_then() -> None:
    live, one, two = at_two(), Listener("ada"), Listener("ada")
    live.come(one)
    live.come(two)
    assert live.away() == {"bob": 100.0}
    live.go(one, 110.0)
    assert live.here == {"ada"}
    assert live.away() == {"bob": 100.0}
    live.go(two, 120.0)
    assert live.away() == {"ada": 120.0, "bob": 100.0}
    live.come(two)
    live.go(two, 130.0)
    assert live.away() == {"ada": 130.0, "bob": 100.0}, "each time anew"


def test_watchers_are_not_away_and_leave_no_trace() -> None:
    live, eve = at_two(), Listener("eve")
    live.come(eve)
    live.go(eve, 110.0)
    assert live.away().keys() == {"ada", "bob"}
    live.table = live.table.copy()
    live.table.apply(Entry(Sat(2, "eve", "Eve"), 120.0))
    assert live.away()["eve"] == 100.0
