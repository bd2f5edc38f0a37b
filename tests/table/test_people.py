"""What people can do at a table when somebody is away, comes late, or is not wanted."""

from collections.abc import Iterator

import pytest

from bis.table import playing, wishes
from bis.table.asking import seat_granted
from bis.table.due import (
    BotsTurn,
    Deadline,
    HostPasses,
    HostReturns,
    RequestLapses,
    SeatGiven,
    due,
)
from bis.table.entries import (
    AskedToSit,
    BotSeated,
    Entry,
    Granted,
    HostSet,
    RequestEnded,
    Sat,
    SeatClaimed,
    What,
)
from bis.table.given import Given, Pauses
from bis.table.news import Around, News, table_info
from bis.table.reasons import RefusedError
from bis.table.requests import MOST_REQUESTS
from bis.table.scene import Scene
from bis.table.table import Table
from bis.table.told import SeatRequest, TableInfo
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


# The host


def test_the_role_of_a_host_who_is_away_passes_to_the_next_who_is_there() -> None:
    table = lobby(*THREE)
    assert due(table, {"ada": 5.0}) == [HostPasses("ada", "bob", 35.0)]
    assert due(table, {"ada": 5.0, "bob": 7.0}) == [HostPasses("ada", "cleo", 35.0)]
    assert due(table, {"ada": 5.0, "bob": 7.0, "cleo": 6.0}) == [], "nobody is there"
    assert due(table, {"bob": 7.0}) == []
    quick = Pauses(host_in_lobby=1.0)
    assert due(table, {"ada": 5.0}, quick) == [HostPasses("ada", "bob", 6.0)]


def test_in_play_the_host_has_a_minute() -> None:
    assert due(started("flip7"), {"ada": 5.0}) == [HostPasses("ada", "bob", 65.0)]


def test_the_role_comes_back_with_the_host() -> None:
    table = lobby(*THREE)
    apply(table, HostSet("bob", acting=True))
    assert (table.host, table.owner) == ("bob", "ada")
    assert due(table, {"ada": 5.0}) == []
    assert due(table, {"ada": 5.0, "bob": 6.0}) == [HostPasses("bob", "cleo", 36.0)]
    assert due(table) == [HostReturns("ada")]
    apply(table, HostSet("ada"))
    assert (table.host, due(table)) == ("ada", [])
    assert info(table, "bob").acting is False


def test_a_host_for_whom_a_bot_plays_gets_the_role_with_the_seat() -> None:
    table = started("flip7")
    apply(table, HostSet("bob", acting=True), BotSeated(0, "greedy"))
    assert not any(isinstance(thing, HostReturns) for thing in due(table))
    act(table, "ada", wishes.Sit("1", "Ada"))
    assert HostReturns("ada") in due(table)


def test_where_the_host_got_up_the_next_one_stays_host() -> None:
    """Who is there comes before who is away."""
    table = lobby(*THREE)
    happened = deciding(table, "ada", wishes.Leave("1"), at(9.0, bob=1.0))
    assert happened[1:] == [HostSet("cleo")]
    apply(table, *happened)
    assert (table.host, table.owner) == ("cleo", "cleo")
    act(table, "ada", wishes.Sit("2", "Ada"))
    assert due(table) == []


def test_an_acting_host_who_removes_the_old_one_is_host_for_good() -> None:
    table = lobby(*THREE)
    apply(table, HostSet("bob", acting=True))
    act(table, "bob", wishes.Remove("1", 0), at(50.0, ada=1.0))
    assert (table.host, table.owner) == ("bob", "bob")


def test_an_acting_host_who_gets_up_leaves_the_role_to_whom_it_belongs() -> None:
    table = lobby(*THREE)
    apply(table, HostSet("bob", acting=True))
    act(table, "bob", wishes.Leave("1"), at(50.0, ada=1.0))
    assert (table.host, table.owner) == ("cleo", "ada"), "still for a while only"


def test_nothing_passes_on_when_the_game_is_over() -> None:
    table = over()
    assert due(table, {"ada": 5.0}) == []


def test_a_player_without_a_seat_is_told_who_is_host() -> None:
    table = lobby(*THREE)
    apply(table, HostSet("bob", acting=True))
    told = info(table, None)
    assert (told.host, told.host_seat, told.acting) == (False, 1, True)


# Stand-ins, and moves that nobody can force


def test_anybody_who_sits_calls_a_stand_in_for_who_is_away_for_a_minute() -> None:
    table = started("flip7")
    assert refused(table, "bob", wishes.StandIn("1", 0)) == "table.still_there"
    assert refused(table, "bob", wishes.StandIn("1", 0), at(64.0, ada=5.0)) == "table.not_long_away"
    assert refused(table, "eve", wishes.StandIn("1", 0), at(65.0, ada=5.0)) == "table.seatless"
    act(table, "bob", wishes.StandIn("1", 0), at(65.0, ada=5.0))
    assert [sitter.bot for sitter in table.sitters] == ["greedy", None]
    assert deciding(table, "bob", wishes.StandIn("2", 0), at(70.0, ada=5.0)) == []
    assert table.host == "ada", "it passes on by itself"
    act(table, "ada", wishes.Sit("3", "Ada"))
    assert [sitter.bot for sitter in table.sitters] == [None, None]


def test_a_stand_in_plays_for_all_who_share_the_lost_device() -> None:
    table = lobby(("ada", "Ada"), ("phone", "Ben"), ("phone", "Cid"), game="flip7")
    act(table, "ada", wishes.Start("1"))
    share(table, "ada", "phone")
    act(table, "ada", wishes.StandIn("3", 2), at(61.0, phone=1.0))
    assert [sitter.bot for sitter in table.sitters] == [None, "greedy", "greedy"]


def test_the_host_replaces_nobody_who_is_there() -> None:
    """Finding 7: `remove` handed a seat to a bot at once."""
    table = started("flip7")
    assert refused(table, "ada", wishes.Remove("1", 1)) == "table.still_there"
    assert refused(table, "ada", wishes.Remove("1", 1), at(10.0, bob=5.0)) == "table.not_long_away"
    act(table, "ada", wishes.Remove("1", 1), at(65.0, bob=5.0))
    assert table.sitters[1].bot == "greedy"
    assert table.sitters[1].player == "bob", "who may come back"


def test_in_the_lobby_the_host_removes_who_is_there() -> None:
    table = lobby(*THREE)
    act(table, "ada", wishes.Remove("1", 1))
    assert [sitter.name for sitter in table.sitters] == ["Ada", "Cleo"]


def test_a_timer_set_in_mid_turn_counts_from_then() -> None:
    """Finding 7: it counted from when the wait began, so that the host could force a move."""
    table = started("flip7")
    (seat,) = table.to_act
    act(table, "ada", wishes.SetTimer("1", 5), at(1000.0))
    assert table.deadline(seat) == 1005.0
    assert isinstance(due(table)[0], Deadline)
    act(table, "ada", wishes.SetTimer("2", 3600), at(1002.0))
    act(table, "ada", wishes.SetTimer("3", 60), at(1004.0))
    assert table.deadline(seat) == 1064.0
    act(table, "ada", wishes.SetTimer("4", 60), at(1060.0))
    assert table.deadline(seat) == 1064.0, "what is already so starts nothing anew"


def test_when_a_stand_in_may_be_called_is_told() -> None:
    assert stand_ins(bob=70.0) == [None, 30.0]
    assert stand_ins(bob=10.0) == [None, 0.0]


def stand_ins(**away: float) -> list[float | None]:
    seats = table_info(started("flip7"), "ada", Around(100.0, away=away)).seats
    return [seat.stand_in for seat in seats]


# Late seats


def with_a_bot(game: str = "flip7") -> Table:
    """Ada, Bob and a bot, in a game."""
    table = lobby(("ada", "Ada"), ("bob", "Bob"), game=game)
    act(table, "ada", wishes.AddBot("1", "greedy"))
    act(table, "ada", wishes.Start("2"))
    share(table, "ada", "bob")
    return table


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
    assert (sitter.name, sitter.player, sitter.bot) == ("greedy 1", "eve", None)
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


def say_first(table: Table, seat: int) -> Iterator[What]:
    assert table.transcript is not None
    return playing.say(table, seat, str(table.game.legal(table.transcript.state, seat)[0]))


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
    assert list(seat_granted(table, given.request)) == [Sat(2, "eve", "greedy 1")]
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


def over() -> Table:
    """A game of Ada and Bob that came to its end."""
    table = started("criss_cross")
    while table.to_act:
        apply(table, *say_first(table, table.to_act[0]))
    assert table.phase == "over"
    return table


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


# Lock and ban


def test_at_a_locked_table_nobody_new_sits_down() -> None:
    table = lobby(*THREE)
    assert refused(table, "bob", wishes.SetLock("1", locked=True)) == "table.host_only"
    act(table, "ada", wishes.SetLock("1", locked=True))
    assert info(table, "bob").locked
    assert refused(table, "eve", wishes.Sit("2", "Eve")) == "table.locked"
    assert refused(table, "bob", wishes.Sit("2", "Ben", another=True)) == "table.locked"
    act(table, "bob", wishes.Sit("2", "Benno"))
    act(table, "ada", wishes.AddBot("3", "greedy"))
    act(table, "ada", wishes.SetLock("4", locked=False))
    act(table, "eve", wishes.Sit("5", "Eve"))


def test_at_a_locked_table_nobody_asks_but_who_lost_a_device() -> None:
    table = with_a_bot()
    act(table, "ada", wishes.SetLock("1", locked=True))
    assert refused(table, "eve", wishes.AskSeat("2", 2, "Eve")) == "table.locked"
    act(table, "new", wishes.ClaimSeat("3", 1), at(9.0, bob=1.0))
    act(table, "bob", wishes.Leave("4"))
    act(table, "bob", wishes.Sit("5", "Bob"))


def test_who_is_removed_sits_down_again_unless_it_was_for_good() -> None:
    table = lobby(*THREE, ("bob", "Ben"))
    act(table, "ada", wishes.Remove("1", 1))
    act(table, "bob", wishes.Sit("2", "Bob", another=True))
    act(table, "ada", wishes.Remove("3", 3, for_good=True))
    assert [sitter.name for sitter in table.sitters] == ["Ada", "Cleo"]
    assert refused(table, "bob", wishes.Sit("4", "Bob")) == "table.banned"
    assert not table.may_look("bob")
    assert table.may_look("eve")
    assert refused(table, "cleo", wishes.Remove("5", 0, for_good=True)) == "table.host_only"


def test_in_play_only_who_is_away_is_removed_for_good_and_a_bot_has_the_seat() -> None:
    table = with_a_bot()
    wish = wishes.Remove("1", 1, for_good=True)
    assert refused(table, "ada", wish) == "table.still_there"
    act(table, "ada", wish, at(70.0, bob=1.0))
    assert (table.sitters[1].player, table.sitters[1].bot) == (None, "greedy")
    assert refused(table, "bob", wishes.Sit("2", "Bob")) == "table.banned"
    assert refused(table, "bob", wishes.AskSeat("3", 1, "Bob")) == "table.banned"
    assert refused(table, "bob", wishes.ClaimSeat("4", 0)) == "table.banned"
    assert not table.may_look("bob")


def test_an_acting_host_who_bans_the_old_one_is_host_for_good() -> None:
    table = started("flip7")
    apply(table, HostSet("bob", acting=True))
    act(table, "bob", wishes.Remove("1", 0, for_good=True), at(70.0, ada=1.0))
    assert (table.host, table.owner) == ("bob", "bob")
    assert not any(isinstance(thing, HostReturns) for thing in due(table))


def test_who_asks_can_be_told_never_again() -> None:
    table = with_a_bot()
    act(table, "eve", wishes.AskSeat("1", 2, "Eve"))
    never = wishes.Answer("2", table.version, yes=False, for_good=True)
    assert refused(table, "bob", never) == "table.host_only"
    act(table, "ada", never)
    assert not table.may_look("eve")
    assert refused(table, "eve", wishes.AskSeat("3", 2, "Eve"), at(900.0)) == "table.banned"


def test_the_next_table_keeps_host_lock_and_bans() -> None:
    table = over()
    apply(table, HostSet("bob"))
    act(table, "bob", wishes.SetLock("1", locked=True))
    act(table, "new", wishes.ClaimSeat("2", 0), at(9.0, ada=1.0))
    act(table, "bob", wishes.Answer("3", table.version, yes=False, for_good=True))
    twin = lobby()
    apply(twin, *playing.same_again(table))
    assert (twin.host, twin.owner, twin.locked, twin.banned) == ("bob", "bob", True, {"new"})
