"""Shares are promised before any is told: nobody can choose dice, and who withholds is named."""

import json

import msgspec
import pytest

from bis.record.fair import read_seals, verify
from bis.record.replay import check
from bis.record.seal import Seal, promise_of
from bis.table import playing, sealing, wishes
from bis.table.due import BotsTurn, Deadline, SealStep, due
from bis.table.entries import Entry, Resealed, decode, encode
from bis.table.news import Around, News
from bis.table.reasons import RefusedError
from bis.table.table import Table
from tests.table.tables import SEED, act, deciding, lobby, share, started

ADAS, BOBS = "a" * 32, "b" * 32
NEW_SEED = "77" * 32


def sealed(game: str = "flip7") -> Table:
    """Ada and Bob, who are to promise."""
    table = lobby(("ada", "Ada"), ("bob", "Bob"), game=game)
    act(table, "ada", wishes.Start("1"))
    return table


def promise(table: Table, player: str, digits: str) -> None:
    act(table, player, wishes.Promise("2", promise_of(digits)))


def reveal(table: Table, player: str, digits: str) -> None:
    act(table, player, wishes.Share("3", digits))


def go_on(table: Table) -> None:
    """As the alarm does when the wait is over."""
    for what in list(sealing.go_on(table)):
        table.apply(Entry(what, 0.0))


def play_to_the_end(table: Table) -> str:
    while table.to_act:
        assert table.transcript is not None
        seat = table.to_act[-1]
        legal = table.game.legal(table.transcript.state, seat)
        for what in list(playing.say(table, seat, str(legal[0]))):
            table.apply(Entry(what, 0.0))
    return table.record()


def refused(table: Table, player: str, wish: wishes.Wish) -> str:
    with pytest.raises(RefusedError) as error:
        deciding(table, player, wish)
    return str(error.value.id)


# The last share is not free


def test_the_last_to_tell_cannot_try_shares_until_the_dice_please() -> None:
    """Whoever knows everything, the seed too, can count what each share would bring: in vain."""
    table = sealed()
    promise(table, "ada", ADAS)
    promise(table, "bob", BOBS)
    reveal(table, "ada", ADAS)
    wanted = next(
        f"{number:032x}"
        for number in range(1000)
        if Seal(SEED, "t", ((0, ADAS), (1, f"{number:032x}"))).at(0).below(2) == 1
    )
    assert refused(table, "bob", wishes.Share("4", wanted)) == "table.other_share"
    other = wishes.Promise("5", promise_of(wanted))
    assert refused(table, "bob", other) == "table.no_promise_wanted"
    reveal(table, "bob", BOBS)
    assert table.phase == "playing"


def test_nobody_is_told_a_share_before_all_have_promised() -> None:
    table = sealed()
    promise(table, "ada", ADAS)
    assert refused(table, "ada", wishes.Share("3", ADAS)) == "table.no_share_wanted"
    assert refused(table, "bob", wishes.Share("3", BOBS)) == "table.not_promised"
    for player in (None, "ada", "bob"):
        told = msgspec.json.encode(News(table, None, Around(0.0)).snapshot(player))
        assert json.loads(told)["table"]["seal"]["promises"] == {"0": promise_of(ADAS)}
        assert ADAS.encode() not in told
        assert SEED.hex().encode() not in told
    promise(table, "bob", BOBS)
    assert table.step == "revealing"


def test_who_comes_after_promising_is_closed_has_no_part_in_it() -> None:
    table = sealed()
    promise(table, "ada", ADAS)
    go_on(table)
    assert table.step == "revealing"
    late = wishes.Promise("4", promise_of(BOBS))
    assert refused(table, "bob", late) == "table.no_promise_wanted"
    assert refused(table, "bob", wishes.Share("4", BOBS)) == "table.not_promised"
    reveal(table, "ada", ADAS)
    assert (table.phase, table.shares) == ("playing", {0: ADAS})


def test_asking_for_the_same_again_is_no_entry() -> None:
    table = sealed()
    promise(table, "ada", ADAS)
    assert deciding(table, "ada", wishes.Promise("9", promise_of(ADAS))) == []
    promise(table, "bob", BOBS)
    assert deciding(table, "ada", wishes.Promise("9", promise_of(ADAS))) == []
    reveal(table, "ada", ADAS)
    assert deciding(table, "ada", wishes.Share("9", ADAS)) == []


def test_who_has_left_promises_nothing() -> None:
    table = sealed()
    act(table, "bob", wishes.Leave("2"))
    assert refused(table, "bob", wishes.Promise("3", promise_of(BOBS))) == "table.bot_plays"


# Who withholds


def test_who_promised_and_did_not_tell_is_named_in_the_record() -> None:
    table = sealed("criss_cross")
    promise(table, "ada", ADAS)
    promise(table, "bob", BOBS)
    reveal(table, "ada", ADAS)
    go_on(table)
    record = play_to_the_end(table)
    assert f"note promise 1 {promise_of(BOBS)}\n" in record
    assert f"note withheld 1 {promise_of(BOBS)}\n" in record
    assert "note withheld 0" not in record
    assert BOBS not in record
    assert verify(check(record.encode())) > 0


def test_promises_and_shares_are_notes() -> None:
    table = started("criss_cross")
    record = play_to_the_end(table)
    for seat in (0, 1):
        assert f"note promise {seat} {promise_of('0' * 32)}\n" in record
        assert f"note share {seat} {'0' * 32}\n" in record
    assert "withheld" not in record


# What is due


def test_each_wait_is_due_on_its_own() -> None:
    table = sealed()
    assert due(table) == [SealStep(0, "promising", is_awaited=True)]
    promise(table, "ada", ADAS)
    assert due(table) == [SealStep(0, "promising", is_awaited=True)], "the same: it runs on"
    promise(table, "bob", BOBS)
    assert due(table) == [SealStep(0, "revealing", is_awaited=True)]
    reveal(table, "ada", ADAS)
    act(table, "bob", wishes.Leave("4"))
    assert due(table) == [SealStep(0, "revealing", is_awaited=False)]


def test_without_any_promise_the_game_begins_by_the_seed_alone() -> None:
    table = sealed()
    go_on(table)
    assert (table.phase, table.shares) == ("playing", {})


# Sealed anew


def resealed(game: str = "flip7") -> Table:
    table = started(game)
    for _ in range(4):
        assert table.transcript is not None
        seat = table.to_act[-1]
        move = str(table.game.legal(table.transcript.state, seat)[0])
        act(table, str(table.sitters[seat].player), wishes.Say("3", move))
    table.apply(Entry(Resealed(NEW_SEED), 10.0))
    return table


def test_a_game_that_is_sealed_anew_waits_and_goes_on() -> None:
    table = resealed()
    chances = table.chances
    act(table, "ada", wishes.SetTimer("4", 60))
    assert table.step == "promising"
    assert due(table) == [], "nobody is hurried before the first person is back"
    assert refused(table, "ada", wishes.Say("5", "stay", 0)) == "table.resealing"
    promise(table, "ada", ADAS)
    assert due(table) == [SealStep(1, "promising", is_awaited=True)]
    promise(table, "bob", BOBS)
    reveal(table, "bob", BOBS)
    for what in deciding(table, "ada", wishes.Share("6", ADAS)):
        table.apply(Entry(what, 50.0))
    assert table.phase == "playing"
    assert [type(thing) for thing in due(table)] == [Deadline]
    assert table.deadline(table.to_act[0]) == 110.0, "timers begin anew"
    record = play_to_the_end(table)
    transcript = check(record.encode())
    assert verify(transcript) > chances
    first, second = read_seals(transcript.header)
    assert (first.event, first.seed) == (0, SEED)
    assert (second.event, second.seed.hex()) == (chances + 1, NEW_SEED)
    assert dict(second.shares) == {0: ADAS, 1: BOBS}


def test_bots_wait_until_the_dice_are_sealed_anew() -> None:
    table = resealed()
    act(table, "bob", wishes.Leave("4"))
    assert not any(isinstance(thing, BotsTurn) for thing in due(table))
    share(table, "ada")
    assert table.phase == "playing"


def test_where_no_person_sits_it_goes_on_at_once() -> None:
    table = resealed()
    for player in ("ada", "bob"):
        act(table, player, wishes.Leave("4"))
    assert due(table) == [SealStep(1, "promising", is_awaited=False)]
    go_on(table)
    assert table.phase == "playing"


def test_dice_that_were_seen_do_not_come_again() -> None:
    """The same moves, once by the old seal and once by the new one."""
    once, again = started("criss_cross"), started("criss_cross")
    again.apply(Entry(Resealed(NEW_SEED), 0.0))
    share(again, "ada", "bob")
    seen, new = play_to_the_end(once), play_to_the_end(again)
    assert rolls(seen) != rolls(new)
    assert verify(check(new.encode())) > 0


def rolls(record: str) -> list[str]:
    return [line for line in record.splitlines() if line.startswith("table ")]


def test_a_seal_that_is_replaced_before_the_game_begins_decides_nothing() -> None:
    table = sealed("criss_cross")
    promise(table, "ada", ADAS)
    table.apply(Entry(Resealed(NEW_SEED), 0.0))
    assert (table.phase, table.promises) == ("sealing", {})
    share(table, "ada", "bob")
    record = play_to_the_end(table)
    assert "withheld" not in record, "nobody could tell a share"
    assert [seal.event for seal in read_seals(check(record.encode()).header)] == [0, 0]
    assert verify(check(record.encode())) > 0


# Earlier days


def test_a_table_that_was_being_sealed_without_promises_goes_on() -> None:
    table = sealed()
    stored = b'{"what":{"kind":"shared","seat":0,"share":"%s"},"at":1.0,"v":1}' % ADAS.encode()
    table.apply(decode(stored))
    assert due(table) == [SealStep(0, "revealing", is_awaited=False)]
    assert refused(table, "bob", wishes.Share("4", BOBS)) == "table.not_promised"
    go_on(table)
    assert (table.phase, table.shares) == ("playing", {0: ADAS})


def test_a_table_that_was_sealed_in_earlier_days_takes_promises() -> None:
    table = lobby(("ada", "Ada"), game="flip7")
    table.apply(decode(b'{"what":{"kind":"sealed","seed":"%s"},"at":1.0}' % (b"11" * 32)))
    share(table, "ada")
    assert table.phase == "playing"


def test_new_entries_are_read_as_they_were_written() -> None:
    entry = Entry(Resealed(NEW_SEED), 1.0)
    assert decode(encode(entry)).what == entry.what
