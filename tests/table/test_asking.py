"""What people without a seat ask for: a bot's seat, or their own from a lost device."""

import pytest

from bis.table import wishes
from bis.table.asking import seat_granted
from bis.table.due import (
    BotsTurn,
    RequestLapses,
    SeatGiven,
    due,
)
from bis.table.entries import (
    AskedToSit,
    Granted,
    Renamed,
    RequestEnded,
    Sat,
    SeatClaimed,
)
from bis.table.requests import MOST_REQUESTS
from bis.table.table import Table
from bis.table.told import SeatRequest
from tests.table.people import THREE, apply, at, info, over, refused, say_first, with_a_bot
from tests.table.tables import act, deciding, lobby, share, started

# Late seats


def test_a_late_seat_needs_the_hosts_word() -> None:
    table = with_a_bot()
    assert refused(table, "eve", wishes.Sit("1", "Eve", 2)) == "table.ask_first"
    assert deciding(table, "eve", wishes.AskSeat("1", 2, "Eve")) == [AskedToSit(2, "eve", "Eve")]
    act(table, "eve", wishes.AskSeat("1", 2, "Eve"))
    assert deciding(table, "eve", wishes.AskSeat("2", 2, "Eve")) == [], "asked already"
    asked = SeatRequest(table.version, "seat", 2, "Eve", yours=False, granted=False)
    assert info(table, "ada").requests == [asked]
    assert info(table, "bob").requests == []
    assert [request.yours for request in info(table, "eve").requests] == [True]
    assert refused(table, "bob", wishes.Answer("1", asked.number, yes=True)) == "table.host_only"
    assert refused(table, "eve", wishes.Answer("1", asked.number, yes=True)) == "table.host_only"
    act(table, "ada", wishes.Answer("1", asked.number, yes=True))
    sitter = table.sitters[2]
    assert (sitter.name, sitter.player, sitter.bot) == ("Eve", "eve", None)
    assert "\nseat 2 Eve\n" in table.record()
    assert table.requests == {}


def test_a_no_is_told_and_cannot_be_asked_about_at_once() -> None:
    table = with_a_bot()
    act(table, "eve", wishes.AskSeat("1", 2, "Eve"), at(10.0))
    act(table, "ada", wishes.Answer("2", table.version, yes=False), at(20.0))
    assert info(table, "eve").requests == []
    assert refused(table, "eve", wishes.AskSeat("3", 2, "Eve"), at(49.0)) == "table.asked_already"
    act(table, "eve", wishes.AskSeat("4", 2, "Eve"), at(50.0))
    assert "eve" in table.requests


def test_strangers_who_ask_again_and_again_fill_no_table() -> None:
    """By one identity or by many: so many requests in half a minute."""
    table = with_a_bot()
    act(table, "eve", wishes.AskSeat("1", 2, "Eve"), at(100.0))
    assert refused(table, "eve", wishes.ClaimSeat("2", 1), at(100.0, bob=9.0)) == (
        "table.asked_already"
    )
    act(table, "eve", wishes.Withdraw("3"), at(100.0))
    assert refused(table, "eve", wishes.AskSeat("4", 2, "Eve"), at(129.0)) == "table.asked_already"
    for number in range(1, MOST_REQUESTS):
        act(table, f"eve {number}", wishes.AskSeat("1", 2, "Eve"), at(101.0))
        act(table, f"eve {number}", wishes.Withdraw("2"), at(101.0))
    again = wishes.AskSeat("1", 2, "Dan")
    assert refused(table, "dan", again, at(129.0)) == "table.too_many_requests"
    act(table, "dan", again, at(130.0))


def test_only_bots_own_seats_in_a_running_game_are_asked_for() -> None:
    table = with_a_bot()
    assert refused(table, "eve", wishes.AskSeat("1", 0, "Eve")) == "table.not_free"
    assert refused(table, "bob", wishes.AskSeat("1", 2, "Eve")) == "table.seated"
    assert refused(table, "eve", wishes.AskSeat("1", 9, "Eve")) == "table.no_seat"
    act(table, "bob", wishes.Leave("2"))
    assert refused(table, "eve", wishes.AskSeat("1", 1, "Eve")) == "table.not_free"
    assert refused(lobby(), "eve", wishes.AskSeat("1", 0, "Eve")) == "table.not_begun"
    assert refused(over(), "eve", wishes.AskSeat("1", 0, "Eve")) == "game.over"


def test_of_two_who_ask_for_a_seat_one_gets_it() -> None:
    table = with_a_bot()
    act(table, "eve", wishes.AskSeat("1", 2, "Eve"))
    first = table.version
    act(table, "dan", wishes.AskSeat("2", 2, "Dan"))
    act(table, "ada", wishes.Answer("3", first, yes=True))
    assert table.requests == {}


def choosing() -> Table:
    """Criss Cross: all write at the same time, and the bot has chosen."""
    table = with_a_bot("criss_cross")
    while len(table.to_act) < 3:
        apply(table, *say_first(table, table.to_act[0]))
    apply(table, *say_first(table, 2))
    assert table.to_act == (0, 1)
    return table


def test_nobody_gets_a_seat_while_its_choice_waits() -> None:
    """Finding 11: who took a bot's seat saw its waiting choice."""
    table = choosing()
    act(table, "eve", wishes.AskSeat("1", 2, "Eve"))
    number = table.version
    yes = wishes.Answer("2", number, yes=True)
    assert deciding(table, "ada", yes) == [Granted("eve")]
    act(table, "ada", yes)
    assert table.seats_of("eve") == []
    assert [request.granted for request in info(table, "eve").requests] == [True]
    assert deciding(table, "ada", wishes.Answer("3", number, yes=True)) == []
    assert not any(isinstance(thing, SeatGiven) for thing in due(table))
    for seat in (0, 1):
        apply(table, *say_first(table, seat))
    (given,) = (thing for thing in due(table) if isinstance(thing, SeatGiven))
    assert list(seat_granted(table, given.request)) == [
        Sat(2, "eve", "Mira"),
        Renamed(2, "eve", "Eve"),
    ]
    gone = [thing for thing in due(table, {"eve": 5.0}) if not isinstance(thing, BotsTurn)]
    assert gone == [RequestLapses("eve", number, 35.0)], "who is gone gets no seat"
    apply(table, *say_first(table, 2))
    assert list(seat_granted(table, given.request)) == [], "the bot was faster"


def test_what_is_asked_ends_when_it_is_withdrawn_or_nobody_is_there() -> None:
    table = with_a_bot()
    act(table, "eve", wishes.AskSeat("1", 2, "Eve"))
    number = table.version
    assert RequestLapses("eve", number, 35.0) in due(table, {"eve": 5.0})
    act(table, "eve", wishes.Withdraw("2"))
    assert table.requests == {}
    assert deciding(table, "eve", wishes.Withdraw("3")) == []
    assert refused(table, "ada", wishes.Answer("4", number, yes=True)) == "table.no_request"


# That is me


@pytest.mark.parametrize("begin", [lambda: started("flip7"), over])
def test_a_lost_device_gets_its_seat_back_by_the_word_of_another(begin: object) -> None:
    assert callable(begin)
    table: Table = begin()
    gone = at(50.0, ada=10.0)
    assert refused(table, "new", wishes.ClaimSeat("1", 0)) == "table.still_there"
    assert deciding(table, "new", wishes.ClaimSeat("1", 0), gone) == [SeatClaimed(0, "new")]
    act(table, "new", wishes.ClaimSeat("1", 0), gone)
    number = table.version
    assert [request.name for request in info(table, "bob").requests] == ["Ada"]
    assert info(table, "eve").requests == []
    for nobody in ("new", "eve"):
        assert refused(table, nobody, wishes.Answer("2", number, yes=True), gone) == (
            "table.seatless"
        )
    act(table, "bob", wishes.Answer("2", number, yes=True), gone)
    assert [sitter.player for sitter in table.sitters] == ["new", "bob"]
    assert [sitter.name for sitter in table.sitters] == ["Ada", "Bob"]
    assert table.seats_of("ada") == []
    assert (table.host, table.owner) == ("new", "new"), "and with it the host's role"


def test_a_claim_ends_when_whoever_was_missed_is_back() -> None:
    table, gone = started("flip7"), at(50.0, ada=10.0)
    act(table, "new", wishes.ClaimSeat("1", 0), gone)
    number = table.version
    assert refused(table, "bob", wishes.Answer("2", number, yes=True)) == "table.still_there"
    assert RequestLapses("new", number, 0.0) in due(table)
    assert not any(isinstance(thing, RequestLapses) for thing in due(table, {"ada": 10.0}))
    apply(table, RequestEnded("new"))
    assert refused(table, "bob", wishes.Answer("2", number, yes=True), gone) == "table.no_request"


def test_a_claim_that_nobody_believes_is_refused() -> None:
    table, gone = started("flip7"), at(50.0, ada=10.0)
    act(table, "new", wishes.ClaimSeat("1", 0), gone)
    act(table, "bob", wishes.Answer("2", table.version, yes=False), gone)
    assert table.sitters[0].player == "ada"
    assert refused(table, "new", wishes.ClaimSeat("3", 0), gone) == "table.asked_already"


def test_the_word_is_given_by_who_plays_and_not_by_whom_a_bot_plays_for() -> None:
    table = lobby(*THREE, game="flip7")
    act(table, "ada", wishes.Start("1"))
    share(table, *(player for player, _ in THREE))
    gone = at(50.0, ada=10.0)
    act(table, "new", wishes.ClaimSeat("1", 0), gone)
    act(table, "cleo", wishes.Leave("2"))
    yes = wishes.Answer("3", table.requests["new"].number, yes=True)
    assert refused(table, "cleo", yes, gone) == "table.bot_plays"
    act(table, "bob", yes, gone)


def test_all_seats_of_a_lost_device_go_together() -> None:
    table = lobby(("phone", "Ada"), ("bob", "Bob"), ("phone", "Cid"), game="flip7")
    act(table, "phone", wishes.Start("1"))
    share(table, "phone", "bob")
    gone = at(50.0, phone=10.0)
    act(table, "new", wishes.ClaimSeat("3", 2), gone)
    act(table, "bob", wishes.Answer("4", table.version, yes=True), gone)
    assert [sitter.player for sitter in table.sitters] == ["new", "bob", "new"]


def test_nobody_claims_a_seat_in_a_lobby() -> None:
    assert refused(lobby(*THREE), "new", wishes.ClaimSeat("1", 0), at(9.0, ada=1.0)) == (
        "table.not_begun"
    )
