"""What is due at a table follows from the table, and belongs to a position."""

from bis.table import wishes
from bis.table.due import BotsTurn, Deadline, SealStep, due
from bis.table.entries import BotSeated, Entry, Said
from bis.table.table import Table
from tests.table.tables import act, lobby, started


def test_nothing_is_due_in_a_lobby_or_without_timers() -> None:
    assert due(Table("t")) == []
    assert due(lobby(("ada", "Ada"), game="flip7")) == []
    assert due(started("flip7")) == []


def test_a_seal_is_due_and_waits_only_for_people() -> None:
    table = lobby(("ada", "Ada"), game="flip7")
    act(table, "ada", wishes.Start("1"))
    assert due(table) == [SealStep(0, "promising", is_awaited=True)]
    act(table, "ada", wishes.Leave("2"))
    assert due(table) == [SealStep(0, "promising", is_awaited=False)]


def test_a_timer_gives_who_is_to_act_a_deadline_at_this_line() -> None:
    table = started("flip7")
    act(table, "ada", wishes.SetTimer("3", 60))
    (seat,) = table.to_act
    lines = lines_of(table)
    assert due(table) == [Deadline(seat, lines, 60.0)]
    act(table, "ada", wishes.SetTimer("4", 90))
    assert due(table) == [Deadline(seat, lines, 90.0)]
    table.apply(Entry(Said(seat, "stay"), 1.0))
    assert due(table) == [Deadline(1 - seat, lines + 1, 91.0)]


def test_the_same_seat_at_another_line_is_another_turn() -> None:
    table = started("flip7")
    (seat,) = table.to_act
    table.apply(Entry(BotSeated(seat, "greedy"), 0.0))
    before = due(table)
    assert before == [BotsTurn(seat, lines_of(table), "greedy")]
    for turn in (seat, 1 - seat):
        table.apply(Entry(Said(turn, "hit"), 1.0))
        table.apply(Entry(Said(-1, f"draw {turn + 7}"), 1.0))
    assert due(table) == [BotsTurn(seat, lines_of(table), "greedy")]
    assert due(table) != before
    table.apply(Entry(BotSeated(seat, "uniform"), 1.0))
    assert due(table) == [BotsTurn(seat, lines_of(table), "uniform")]


def test_a_choice_of_another_that_waits_leaves_a_turn_as_it_is() -> None:
    """Both write two symbols at the same time; the bot need not think again."""
    table = started("criss_cross")
    act(table, "ada", wishes.Say("3", "start a"))
    act(table, "bob", wishes.Say("4", "start b"))
    table.apply(Entry(BotSeated(1, "greedy"), 0.0))
    turn = due(table)
    assert turn == [BotsTurn(1, lines_of(table), "greedy")]
    assert table.transcript is not None
    act(table, "ada", wishes.Say("5", str(table.game.legal(table.transcript.state, 0)[0])))
    assert table.to_act == (1,)
    assert due(table) == turn


def lines_of(table: Table) -> int:
    assert table.transcript is not None
    return len(table.transcript.lines)
