"""What people can do at a table when somebody is away, comes late, or is not wanted."""

from bis.table import again, wishes
from bis.table.due import (
    Deadline,
    HostPasses,
    HostReturns,
    due,
)
from bis.table.entries import (
    BotSeated,
    HostSet,
)
from bis.table.given import Pauses
from bis.table.news import Around, table_info
from tests.table.people import THREE, apply, at, info, over, refused, with_a_bot
from tests.table.tables import act, deciding, lobby, share, started

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
    apply(twin, *again.next_table(table, table.game.id, (), None))
    assert (twin.host, twin.owner, twin.locked, twin.banned) == ("bob", "bob", True, {"new"})
