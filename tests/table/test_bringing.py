"""A game from a device goes on here: what is taken of it, and all that is refused."""

import pytest

from bis.core.seats import TABLE
from bis.games import GAMES
from bis.record.fair import read_seals, verify
from bis.record.replay import check
from bis.table.bringing import MOST_RECORD, bring
from bis.table.due import SealStep, due
from bis.table.entries import Created, Entry, Said, decode, encode
from bis.table.marks import CameHere
from bis.table.playing import say
from bis.table.reasons import RefusedError
from bis.table.table import Table
from bis.table.wishes import AddBot, Promise, Say, Start
from tests.table.tables import act, draw_seed, lobby, share

BOTS = (None, "greedy")


def on_a_device(game: str, moves: int | None) -> Table:
    """Ada and a bot; ``moves`` of them, or to the end."""
    table = lobby(("me", "Ada"), game=game)
    act(table, "me", AddBot("1", "greedy"))
    act(table, "me", Start("2"))
    share(table, "me")
    while table.phase == "playing" and moves != 0:
        move_on(table, "me")
        moves = None if moves is None else moves - 1
    return table


def move_on(table: Table, player: str) -> None:
    """The first legal move of whoever is to act, also where it is the bot."""
    assert table.transcript is not None
    seat = table.to_act[0]
    legal = table.game.legal(table.transcript.state, seat)
    move = str(legal[table.version % 3 // 2 % len(legal)])
    if table.sitters[seat].is_person:
        act(table, player, Say("3", move, seat))
    else:
        for what in list(say(table, seat, move)):
            table.apply(Entry(what, 0.0))


def brought(record: str, bots: tuple[str | None, ...] = BOTS) -> Table:
    """The table, as it is read again from what is stored."""
    game, happened = bring(record, bots, "ada", draw_seed)
    entries = [Entry(what, 1.0) for what in (Created(game, "CODE"), *happened)]
    table = Table("here")
    for entry in entries:
        table.apply(decode(encode(entry)))
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_on_here_with_dice_that_are_sealed_anew(game: str) -> None:
    device = on_a_device(game, 5)
    table = brought(device.record())
    assert table.transcript is not None
    assert device.transcript is not None
    assert table.transcript.lines == device.transcript.lines
    assert [sitter.player for sitter in table.sitters] == ["ada", None]
    assert (table.host, table.phase, table.device) == ("ada", "sealing", device.chances)
    assert table.log[-1][1] == CameHere(device.chances), "everybody reads it in the log"
    share(table, "ada")
    while table.phase == "playing":
        move_on(table, "ada")
    record = check(table.record().encode())
    (seal,) = read_seals(record.header)
    assert seal.event == device.chances + 1
    assert verify(record) == table.chances - device.chances > 0


def test_who_brought_it_is_waited_for() -> None:
    """A seal without their share would be the server's alone."""
    table = brought(on_a_device("flip7", 3).record())
    assert due(table) == []
    act(table, "ada", Promise("1", "a" * 64))
    assert due(table) == [SealStep(0, "revealing", is_awaited=True)]


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_kept_and_its_dice_prove_nothing(game: str) -> None:
    device = on_a_device(game, None)
    table = brought(device.record())
    assert (table.phase, table.seals, table.device) == ("over", (), device.chances)
    notes = [note for note in table.record().splitlines() if note.startswith("note ")]
    assert notes == ["note table here", f"note device {device.chances}"]
    with pytest.raises(Exception, match="the whole game was played on a device"):
        verify(check(table.record().encode()))


def test_a_game_that_was_ended_without_a_result_stays_so() -> None:
    record = on_a_device("flip7", 2).record()
    table = brought(record.replace("\n\n", "\nnote ended agreed\n\n", 1))
    assert (table.phase, table.ended) == ("over", "agreed")


def test_a_choice_that_waits_is_made_again() -> None:
    device = on_a_device("criss_cross", 2)
    assert device.transcript is not None
    if not device.transcript.unrevealed():
        move_on(device, "me")
    assert device.transcript.unrevealed()
    table = brought(device.record())
    assert table.transcript is not None
    assert not table.transcript.unrevealed()


def test_nothing_that_a_device_says_of_itself_is_taken() -> None:
    """Its seals, its table's id, and who was chosen to begin are no word of ours."""
    device = on_a_device("encore", 3)
    lied = "\nnote device 0\nnote chose_first 0\nnote seed 00\n\n"
    table = brought(device.record().replace("\n\n", lied, 1))
    told = table.record()
    assert f"note table here\nnote device {device.chances}\nnote commit " in told
    assert told.count("note ") == 3
    assert "chose_first" not in told


RECORD = on_a_device("flip7", 4).record()
LAST = max(at for at, line in enumerate(RECORD.splitlines()) if line.startswith("table "))


@pytest.mark.parametrize(
    ("record", "bots", "problem"),
    [
        (RECORD.replace("flip7", "chess"), BOTS, "chess"),
        (RECORD.replace("seat 0 Ada", "seat 0 A\u200bda"), BOTS, "nobody can be called"),
        (RECORD.replace("seat 0 Ada", "seat 0 mira"), BOTS, "at seat 1"),
        (RECORD.replace("seat 0 Ada", "seat 0 " + "a" * 41), BOTS, "nobody can be called"),
        (RECORD.replace("seat 0 Ada", "seat 0 \ud800"), BOTS, "not UTF-8"),
        (RECORD.replace("table draw", "table grab", 1), BOTS, "line "),
        (RECORD + "0 fly\n", BOTS, "line "),
        (RECORD + "bis 1\n", BOTS, "line "),
        ("\n".join(RECORD.splitlines()[:LAST]) + "\n", BOTS, "is to be rolled or dealt"),
        (RECORD, (None,), "who plays at each seat"),
        (RECORD, (None, None, None), "who plays at each seat"),
        (RECORD, ("greedy", "greedy"), "nobody does but bots"),
        (RECORD, (None, "nobody"), "nobody"),
        ("a" * (MOST_RECORD + 1), BOTS, "letters"),
        ("", BOTS, "line 1"),
    ],
)
def test_what_no_device_of_ours_would_send_is_refused(
    record: str, bots: tuple[str | None, ...], problem: str
) -> None:
    with pytest.raises(RefusedError, match=problem) as refused:
        bring(record, bots, "ada", draw_seed)
    assert refused.value.id == "table.not_brought"


def test_every_roll_of_a_device_is_told_as_it_was() -> None:
    _, happened = bring(RECORD, BOTS, "ada", draw_seed)
    rolls = [what.text for what in happened if isinstance(what, Said) and what.seat == TABLE]
    assert [f"table {roll}" for roll in rolls] == [
        line for line in RECORD.splitlines() if line.startswith("table ")
    ]
