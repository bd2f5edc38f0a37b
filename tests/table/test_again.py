"""Bis! Who wants it, when it begins, who comes along, and the score of an evening."""

from dataclasses import replace as replace_sitter

import pytest
from msgspec.structs import replace

from bis.table import again, evening, wishes
from bis.table.entries import AgainWished, BotSeated, Entry, EveningKept, What, decode, encode
from bis.table.forgetting import without
from bis.table.table import Table
from bis.table.told import Wanted
from bis.table.wishes import Rematch
from tests.table.people import apply, info, over, refused
from tests.table.tables import act, deciding, draw_seed, lobby, started


def opened(table: Table, game: str = "criss_cross", *away: str) -> Table:
    """The next table as it is when people come."""
    twin = lobby(game=game)
    apply(twin, *again.next_table(table, game, away, draw_seed))
    return twin


# Who wants it


def test_it_begins_when_all_who_are_there_want_the_same() -> None:
    table = over()
    assert deciding(table, "ada", Rematch("1")) == [AgainWished(0, "criss_cross")]
    act(table, "ada", Rematch("1"))
    assert info(table, "bob").again == [Wanted(0, "criss_cross")]
    assert again.wanted_now(table, ()) is None
    assert again.wanted_now(table, {"bob"}) == "criss_cross", "who is away is not waited for"
    act(table, "bob", Rematch("2", "flip7"))
    assert again.wanted_now(table, ()) is None, "not the same"
    act(table, "ada", Rematch("3", "flip7"))
    assert again.wanted_now(table, ()) == "flip7"
    act(table, "ada", Rematch("4", agreed=False))
    assert info(table, "bob").again == [Wanted(1, "flip7")]
    assert deciding(table, "ada", Rematch("5", agreed=False)) == []


def test_who_got_up_is_not_waited_for() -> None:
    table = over()
    apply(table, BotSeated(1, "greedy"))
    act(table, "ada", Rematch("1"))
    assert again.wanted_now(table, ()) == "criss_cross"


def test_only_those_who_sit_here_and_after_the_end() -> None:
    assert refused(over(), "eve", Rematch("1")) == "table.seatless"
    assert refused(started("flip7"), "ada", Rematch("1")) == "table.not_over"
    assert refused(over(), "ada", Rematch("1", "chess")) == "games.unknown"


# The next table


def test_with_everybody_there_it_begins_at_once() -> None:
    table = over()
    assert opened(table).phase == "sealing"
    assert again.is_complete(table, ())
    assert not again.is_complete(table, {"bob"}), "else in the lobby, where the host decides"


def test_another_game_has_its_own_options_and_bots() -> None:
    table = lobby(("ada", "Ada"), game="encore")
    for wish in (
        wishes.AddBot("1", "denial"),
        wishes.AddBot("2", "hard"),
        wishes.SetOption("3", "sheet", "pink"),
    ):
        act(table, "ada", wish)
    assert opened(table, "encore").settled() == {"sheet": "pink"}
    twin = opened(table, "flip7")
    assert [(s.name, s.bot) for s in twin.sitters] == [
        ("Ada", None),
        ("Mira", "medium"),
        ("Otto", "hard"),
    ]
    assert "sheet" not in twin.options


def test_a_game_for_fewer_is_refused() -> None:
    table = lobby(*((f"p{seat}", f"P{seat}") for seat in range(7)), game="flip7")
    act(table, "p0", wishes.Start("1"))
    table.ended, table.step = "agreed", None
    assert refused(table, "p0", Rematch("1", "encore")) == "table.too_many_for"


def test_a_bot_sits_down_for_who_got_up_and_is_gone() -> None:
    table = over()
    apply(table, BotSeated(1, "greedy"))
    twin = opened(table, "criss_cross", "bob")
    assert [(s.name, s.bot) for s in twin.sitters] == [("Ada", None), ("Mira", "greedy")]
    assert opened(table).sitters[1].player == "bob", "who is there comes along"


def test_a_host_who_got_up_and_is_gone_is_host_no_more() -> None:
    table = over()
    apply(table, BotSeated(0, "greedy"))
    assert table.owner == "ada"
    twin = opened(table, "criss_cross", "ada")
    assert (twin.host, twin.owner) == ("bob", "bob")
    assert opened(table).host == "ada"


# The evening


def results(table: Table) -> tuple[list[int], tuple[int, ...]]:
    assert table.transcript is not None
    result = table.game.result(table.transcript.state)
    return list(result.scores), tuple(result.winners)


def test_an_evening_is_told_from_the_second_game_on() -> None:
    first = over()
    assert info(first, "ada").evening is None
    second = opened(first)
    scores, winners = results(first)
    told = info(second, "ada").evening
    assert told is not None
    assert told.games == ["criss_cross"]
    rows = {row.name: row for row in told.rows}
    assert [rows[name].points for name in ("Ada", "Bob")] == [[points] for points in scores]
    assert [rows[name].won for name in ("Ada", "Bob")] == [0 in winners, 1 in winners]
    assert told.rows == sorted(told.rows, key=lambda row: -row.won)


def test_people_stay_who_they_are_under_another_name() -> None:
    first = over()
    (game,) = evening.played(first)
    former = [replace(standing, name=standing.name.upper()) for standing in game.standings]
    first.evening = (replace(game, standings=former),)
    told = evening.tell(first)
    assert told is not None
    assert told.games == ["criss_cross", "criss_cross"]
    assert {row.name for row in told.rows} == {"Ada", "Bob"}
    assert all(None not in row.points for row in told.rows)


def test_several_on_one_device_are_told_apart_by_name() -> None:
    table = over()
    table.sitters = [replace_sitter(sitter, player="ada") for sitter in table.sitters]
    table.evening = evening.played(table)
    told = evening.tell(table)
    assert told is not None
    assert [len(row.points) for row in told.rows] == [2, 2]


def test_a_game_without_a_result_does_not_count() -> None:
    table = started("flip7")
    for player in ("ada", "bob"):
        act(table, player, wishes.End("3"))
    assert evening.played(table) == ()
    assert not any(
        isinstance(what, EveningKept) for what in again.next_table(table, "flip7", (), None)
    )


def test_who_is_forgotten_is_forgotten_in_the_evening_too() -> None:
    happened: list[What] = again.next_table(over(), "criss_cross", (), None)
    bodies = [encode(Entry(what, 0.0)) for what in happened]
    after = b"".join(without(bodies, "ada", "~1"))
    assert b"Ada" not in after
    assert b'"ada"' not in after
    kept = next(
        w
        for w in (decode(b).what for b in without(bodies, "ada", "~1"))
        if isinstance(w, EveningKept)
    )
    assert sorted(s.name for s in kept.games[0].standings) == ["Bob", "somebody"]


@pytest.mark.parametrize("game", ["flip7"])
def test_it_is_stored_and_read_again(game: str) -> None:
    for what in again.next_table(over(), game, (), draw_seed):
        assert decode(encode(Entry(what, 0.0))).what == what
