"""Names at a table: seen as they are, and no two alike."""

import pytest

from bis.games import GAMES
from bis.table import wishes
from bis.table.again import next_table
from bis.table.entries import BotSeated, Entry, Sat
from bis.table.names import BOT_NAMES, MOST_NAME, bot_name, clean
from bis.table.reasons import RefusedError
from bis.table.table import Table
from tests.table.tables import act, deciding, lobby, started


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada \t of\u00a0\u2003Hull ", "Ada of Hull"),
        ("A\u200bd\u200da\ufeff", "Ada"),
        ("\u202eadA", "adA"),
        ("\u2066Ada\u2069", "Ada"),
        ("Ade\u0301", "Ad\u00e9"),
        ("Ada\u3164\u2800\ufe0f", "Ada"),
        ("Ada\u0007\ud800", "Ada"),
        ("a" + "\u0321" * 9, "a" + "\u0321" * 3),
        ("אדה", "אדה"),
        ("Ada 🎲", "Ada 🎲"),
    ],
)
def test_what_cannot_be_seen_is_no_part_of_a_name(said: str, shown: str) -> None:
    assert clean(said) == shown
    assert deciding(lobby(), "ada", wishes.Sit("1", said)) == [Sat(0, "ada", shown)]


@pytest.mark.parametrize("name", ["", " ", "\u200b\u200d", "\u3164", "...", "🎲", "x" * 41])
def test_a_name_can_be_read_and_is_not_long(name: str) -> None:
    with pytest.raises(RefusedError) as refused:
        deciding(lobby(), "ada", wishes.Sit("1", name))
    assert refused.value.id == "table.bad_name"


@pytest.mark.parametrize("name", ["Ann", "ANN", "\uff21nn", "A\u200bnn", " ann "])
def test_a_second_ann_gets_a_number(name: str) -> None:
    table = lobby(("ada", "Ann"), ("bob", "Bob"), game="flip7")
    act(table, "cleo", wishes.Sit("1", name))
    act(table, "dan", wishes.Sit("2", name))
    names = [sitter.name for sitter in table.sitters]
    assert names[2:] == [f"{clean(name)} 2", f"{clean(name)} 3"]


def test_a_number_fits_a_long_name_too() -> None:
    table = lobby(("ada", "x" * MOST_NAME), game="flip7")
    act(table, "bob", wishes.Sit("1", "X" * MOST_NAME))
    assert table.sitters[1].name == "X" * (MOST_NAME - 4) + " 2"


def test_who_keeps_or_changes_the_own_name_is_not_in_the_own_way() -> None:
    table = lobby(("ada", "Ann"), ("bob", "Bob"), game="flip7")
    assert deciding(table, "ada", wishes.Sit("1", "Ann")) == []
    assert deciding(table, "ada", wishes.Sit("1", "ANN")) == [Sat(0, "ada", "ANN")]
    assert deciding(table, "bob", wishes.Sit("1", "ann")) == [Sat(1, "bob", "ann 2")]


def test_bots_have_names_of_people_and_nobody_elses() -> None:
    table = lobby(("ada", "OTTO"), game="flip7")
    for bot in ("greedy", "stop25"):
        act(table, "ada", wishes.AddBot("1", bot))
    assert [sitter.name for sitter in table.sitters] == ["OTTO", "Mira", "Lena"]
    act(table, "ada", wishes.Remove("2", 1))
    act(table, "ada", wishes.AddBot("3", "greedy"))
    assert [sitter.name for sitter in table.sitters] == ["OTTO", "Lena", "Mira"]


def test_there_are_names_for_the_largest_table() -> None:
    most = max(game.seats[-1] for game in GAMES.values())
    assert len({name.casefold() for name in BOT_NAMES}) == len(BOT_NAMES) >= most
    assert bot_name(BOT_NAMES) == "Mira 2"


def test_names_of_old_tables_stay_as_they_are() -> None:
    table = lobby(("ada", "greedy 1"), ("bob", "greedy 1"), ("eve", "\u202eevE"), game="flip7")
    table.apply(Entry(BotSeated(3, "greedy"), 0.0))
    names = ["greedy 1", "greedy 1", "\u202eevE", "greedy 1"]
    assert [sitter.name for sitter in table.sitters] == names
    act(table, "ada", wishes.Start("1"))
    assert [sitter.name for sitter in again(table).sitters][3] == "greedy 1 2", "a new table"


def test_a_name_changes_before_the_game_and_in_it_also_in_the_record() -> None:
    table = started("flip7")
    before = table.copy()
    assert deciding(table, "ada", wishes.Rename("3", "Ada")) == []
    act(table, "ada", wishes.Rename("3", " bob "))
    assert [sitter.name for sitter in table.sitters] == ["bob 2", "Bob"], "no two alike"
    assert "seat 0 bob 2\n" in table.record()
    assert "seat 0 Ada\n" in before.record(), "the copy it was tried on is its own"
    with pytest.raises(RefusedError) as refused:
        deciding(table, "ada", wishes.Rename("4", "Zoe", seat=1))
    assert refused.value.id == "table.not_yours"
    waiting = lobby(("ada", "Ada"))
    act(waiting, "ada", wishes.Rename("1", "Zoe"))
    assert waiting.sitters[0].name == "Zoe"


def test_a_color_stays_with_who_chose_it() -> None:
    """Under another name, when a bot has played on, and at the next table."""
    table = started("flip7")
    act(table, "ada", wishes.Rename("3", "Ada", color="b"))
    assert deciding(table, "ada", wishes.Rename("4", "Ada")) == []
    act(table, "ada", wishes.Rename("5", "Zoe"))
    act(table, "ada", wishes.Leave("6"))
    act(table, "ada", wishes.Sit("7", "Zoe"))
    assert [sitter.color for sitter in table.sitters] == ["b", ""]
    assert [sitter.color for sitter in again(table).sitters] == ["b", ""]
    table.apply(Entry(Sat(0, "eve", "Eve"), 0.0))
    assert table.sitters[0].color == "", "who comes instead has none"


def again(table: Table) -> Table:
    """The table of the rematch."""
    twin = lobby(game=table.game.id)
    for what in next_table(table, table.game.id, (), None):
        twin.apply(Entry(what, 0.0))
    return twin
