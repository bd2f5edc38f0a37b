"""Names at a table: seen as they are, and no two alike."""

import pytest

from bis.table import playing, wishes
from bis.table.entries import BotSeated, Entry, Sat
from bis.table.names import MOST_NAME, clean
from bis.table.reasons import RefusedError
from bis.table.table import Table
from tests.table.tables import act, deciding, lobby


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


def test_a_bot_takes_nobodys_name() -> None:
    table = lobby(("ada", "Greedy 1"), game="flip7")
    for _ in range(2):
        act(table, "ada", wishes.AddBot("1", "greedy"))
    assert [sitter.name for sitter in table.sitters] == ["Greedy 1", "greedy 2", "greedy 3"]
    act(table, "ada", wishes.Remove("2", 1))
    act(table, "ada", wishes.AddBot("3", "greedy"))
    assert [sitter.name for sitter in table.sitters] == ["Greedy 1", "greedy 3", "greedy 2"]


def test_names_of_old_tables_stay_as_they_are() -> None:
    table = lobby(("ada", "greedy 1"), ("bob", "greedy 1"), ("eve", "\u202eevE"), game="flip7")
    table.apply(Entry(BotSeated(3, "greedy"), 0.0))
    names = ["greedy 1", "greedy 1", "\u202eevE", "greedy 1"]
    assert [sitter.name for sitter in table.sitters] == names
    act(table, "ada", wishes.Start("1"))
    assert [sitter.name for sitter in again(table).sitters][3] == "greedy 2", "a new table"


def again(table: Table) -> Table:
    """The table of the rematch."""
    twin = lobby(game=table.game.id)
    for what in playing.same_again(table):
        twin.apply(Entry(what, 0.0))
    return twin
