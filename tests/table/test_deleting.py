"""A table is deleted when all who sit there agree; in the lobby the host alone may."""

import pytest

from bis.table import wishes
from bis.table.deleting import is_agreed
from bis.table.entries import BotSeated, Entry, Sat
from bis.table.reasons import RefusedError
from bis.table.table import Table
from tests.table.tables import act, deciding, lobby, share, started

YES, NO = wishes.Delete("1"), wishes.Delete("2", agreed=False)


def test_everybody_has_to_agree() -> None:
    table = started("flip7")
    act(table, "ada", YES)
    assert not is_agreed(table)
    act(table, "bob", YES)
    assert is_agreed(table)


def test_it_can_be_taken_back() -> None:
    table = started("flip7")
    act(table, "ada", YES)
    act(table, "ada", NO)
    act(table, "bob", YES)
    assert not is_agreed(table)
    assert table.deleting == {"bob"}


def test_asking_twice_is_no_entry() -> None:
    table = started("flip7")
    assert deciding(table, "ada", NO) == []
    act(table, "ada", YES)
    assert deciding(table, "ada", YES) == []


def test_one_person_alone_or_with_bots_suffices() -> None:
    table = lobby(("ada", "Ada"), game="flip7")
    act(table, "ada", wishes.AddBot("b", "greedy"))
    act(table, "ada", wishes.Start("s"))
    share(table, "ada")
    act(table, "ada", YES)
    assert is_agreed(table)


def test_in_the_lobby_the_host_alone_may_and_nobody_else() -> None:
    table = lobby(("ada", "Ada"), ("bob", "Bob"), ("cleo", "Cleo"), game="flip7")
    act(table, "bob", YES)
    assert not is_agreed(table)
    act(table, "ada", YES)
    assert is_agreed(table)


def test_whose_word_was_given_as_a_guest_does_not_delete_as_host() -> None:
    table = lobby(("ada", "Ada"), ("bob", "Bob"), ("cleo", "Cleo"), game="flip7")
    act(table, "bob", YES)
    act(table, "ada", wishes.Leave("3"))
    assert table.host == "bob"
    assert not is_agreed(table)


def test_who_left_in_mid_game_is_asked_too() -> None:
    table = started("flip7")
    act(table, "bob", wishes.Leave("3"))
    act(table, "ada", YES)
    assert not is_agreed(table)


def test_who_was_forgotten_is_not_asked() -> None:
    table = lobby(("ada", "Ada"), ("~gone", "somebody"), game="flip7")
    act(table, "ada", wishes.Start("s"))
    share(table, "ada", "~gone")
    act(table, "ada", YES)
    assert is_agreed(table)


def test_a_latecomer_is_asked_again() -> None:
    table = started("flip7")
    for player in ("ada", "bob"):
        table.apply(Entry(BotSeated(0, "greedy"), 0.0))
        act(table, player, YES)
    assert is_agreed(table)
    table.apply(Entry(Sat(0, "zoe", "Zoe"), 0.0))
    assert not is_agreed(table)


def test_who_only_watches_has_no_say() -> None:
    with pytest.raises(RefusedError) as refused:
        deciding(started("flip7"), "eve", YES)
    assert refused.value.id == "table.seatless"


def test_a_table_at_which_nobody_sits_is_not_agreed_on() -> None:
    assert not is_agreed(lobby(game="flip7"))
    assert not is_agreed(Table("t"))
