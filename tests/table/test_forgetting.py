"""Somebody is forgotten: name and id are gone from the entries, and the game is the same."""

import msgspec
import pytest

from bis.record.fair import verify
from bis.record.replay import check
from bis.record.seal import promise_of
from bis.table import wishes
from bis.table.again import next_table
from bis.table.entries import VERSION, BotSeated, Created, Entry, Sat, decode, encode
from bis.table.forgetting import get_up, record_without, without
from bis.table.given import Given
from bis.table.sitters import FORGOTTEN
from bis.table.table import Table
from bis.table.wishes import Wish
from tests.table.tables import deciding, draw_seed

STRANGER = f"{FORGOTTEN}stranger"
GIVEN = Given(draw_seed)
ADA, BOB, CLEO = "ada-id", "bob-id", "cleo-id"


class Written:
    """A table and its entries as they are stored."""

    def __init__(self, game: str = "flip7") -> None:
        self.table = Table("t")
        self.bodies: list[bytes] = []
        self.append(msgspec.to_builtins(Created(game, "CODE")))

    def append(self, what: object, player: str = "", mark: str = "") -> None:
        body = msgspec.json.encode(
            {"what": what, "at": 1.0, "player": player, "message": mark, "v": VERSION}
        )
        self.table.apply(decode(body))
        self.bodies.append(body)

    def act(self, player: str, wish: Wish) -> None:
        for what in deciding(self.table, player, wish):
            self.append(msgspec.to_builtins(what), player, f"{player}:{wish.id}")

    def share(self, *players: str) -> None:
        digits = "0" * 32
        for wish in (wishes.Promise("promise", promise_of(digits)), wishes.Share("share", digits)):
            for player in players:
                self.act(player, wish)

    def play_on(self) -> None:
        while self.table.to_act:
            seat = self.table.to_act[0]
            player = self.table.sitters[seat].player
            assert player is not None
            move = "stay" if len(self.bodies) % 3 else "hit"
            legal = self.table.game.legal(self.table.transcript.state, seat)  # type: ignore[union-attr]
            said = move if move in map(str, legal) else str(legal[0])
            self.act(player, wishes.Say(f"say {len(self.bodies)}", said, seat))

    def forget(self, player: str, stranger: str = STRANGER) -> Table:
        self.bodies = without(self.bodies, player, stranger)
        self.table = Table("t").read(self.bodies)
        return self.table


def played() -> Written:
    """A whole game of Ada, who renamed herself, Bob and Cleo."""
    written = Written()
    for player, name in ((ADA, "Ada"), (BOB, "Bob"), (ADA, "Ada Lovelace"), (CLEO, "Cleo")):
        written.act(player, wishes.Sit(f"sit {name}", name))
    written.act(ADA, wishes.Start("start"))
    written.share(ADA, BOB, CLEO)
    written.play_on()
    return written


def test_neither_name_nor_id_is_left() -> None:
    written = played()
    before = written.table
    after = written.forget(ADA)
    text = b"".join(written.bodies)
    assert b"Ada" not in text
    assert ADA.encode() not in text
    assert [sitter.name for sitter in after.sitters] == ["somebody", "Bob", "Cleo"]
    assert [sitter.player for sitter in after.sitters] == [STRANGER, BOB, CLEO]
    assert after.version == before.version
    assert after.host == STRANGER


def test_the_game_is_the_same_and_its_dice_can_be_checked() -> None:
    written = played()
    before = written.table.record()
    after = written.forget(ADA).record()
    assert after == before.replace("seat 0 Ada Lovelace", "seat 0 somebody")
    assert verify(check(after.encode())) > 0


def test_entries_of_others_stay_to_the_letter() -> None:
    written = played()
    before = written.bodies
    written.forget(ADA)
    for old, new in zip(before, written.bodies, strict=True):
        assert (old == new) == (ADA.encode() not in old)


def test_the_second_one_is_somebody_2() -> None:
    written = played()
    written.forget(ADA)
    after = written.forget(BOB, f"{FORGOTTEN}other")
    assert [sitter.name for sitter in after.sitters] == ["somebody", "somebody 2", "Cleo"]
    assert len({sitter.player for sitter in after.sitters}) == 3, "seats stay told apart"


def test_somebody_who_calls_themselves_so_keeps_the_name() -> None:
    written = Written()
    written.act(BOB, wishes.Sit("1", "somebody"))
    written.act(ADA, wishes.Sit("2", "Ada"))
    names = [sitter.name for sitter in written.forget(ADA).sitters]
    assert names == ["somebody", "somebody 2"]


def test_all_seats_on_one_device_are_renamed_apart() -> None:
    written = Written()
    written.act(ADA, wishes.Sit("1", "Ada"))
    written.act(BOB, wishes.Sit("2", "Bob"))
    written.act(ADA, wishes.Sit("3", "Zoe", another=True))
    written.act(ADA, wishes.Remove("4", 1))
    written.act(ADA, wishes.Sit("5", "Zoe Two", seat=1))
    names = [sitter.name for sitter in written.forget(ADA).sitters]
    assert names == ["somebody", "somebody 2"]
    assert b"Zoe" not in b"".join(written.bodies)


def test_a_name_that_went_over_to_another_id_is_gone_with_it() -> None:
    """A lost device: the same person under an older id."""
    written = Written()
    written.append(msgspec.to_builtins(Sat(0, "lost-id", "Ada")))
    written.append(msgspec.to_builtins(Sat(0, ADA, "Ada")))
    assert [sitter.name for sitter in written.forget(ADA).sitters] == ["somebody"]
    assert b"Ada" not in b"".join(written.bodies)


def test_the_name_of_a_bot_whose_seat_was_taken_stays() -> None:
    written = Written()
    written.append(msgspec.to_builtins(BotSeated(0, "greedy")))
    written.append(msgspec.to_builtins(Sat(0, ADA, "greedy 1")))
    assert [sitter.name for sitter in written.forget(ADA).sitters] == ["greedy 1"]


@pytest.mark.parametrize(
    ("body", "after"),
    [
        (
            b'{"what":{"kind":"unheard_of","who":["ada-id"],"by":{"ada-id":1}},"at":1}',
            b'{"what":{"kind":"unheard_of","who":["~s"],"by":{"~s":1}},"at":1}',
        ),
        (b"nonsense of ada-id", b"nonsense of ~s"),
        (b'["ada-id"]', b'["~s"]'),
    ],
)
def test_what_this_bis_cannot_read_is_rewritten_too(body: bytes, after: bytes) -> None:
    assert without([body], ADA, "~s") == [after]


def test_a_message_that_only_looks_alike_stays() -> None:
    body = encode(Entry(Sat(0, "ada-id2", "Ada"), 1.0, "ada-id2", "ada-id2:1"))
    assert without([body], ADA, "~s") == [body]


# What happens at the table before


def test_a_stand_in_plays_on_and_the_next_is_host() -> None:
    written = Written()
    for player, name in ((ADA, "Ada"), (BOB, "Bob")):
        written.act(player, wishes.Sit(name, name))
    written.act(ADA, wishes.Start("start"))
    written.share(ADA, BOB)
    for what in list(get_up(written.table, ADA, GIVEN)):
        written.append(msgspec.to_builtins(what))
    table = written.forget(ADA)
    assert (table.sitters[0].bot, table.host) == ("greedy", BOB)
    assert not table.sitters[0].is_kept, "it waits for nobody"
    assert [str(type(what).__name__) for what in deciding(table, CLEO, ask_for(0))] == [
        "AskedToSit"
    ]


def ask_for(seat: int) -> Wish:
    return wishes.AskSeat("ask", seat, "Cleo")


def test_after_the_game_the_next_is_host_and_no_bot_comes() -> None:
    table = played().table
    assert [type(what).__name__ for what in get_up(table, ADA, GIVEN)] == ["HostSet"]
    assert list(get_up(table, BOB, GIVEN)) == []


def test_a_rematch_has_a_bot_for_who_was_forgotten() -> None:
    table = played().forget(ADA)
    assert [type(what).__name__ for what in next_table(table, table.game.id, (), None)[:3]] == [
        "BotSeated",
        "Sat",
        "Sat",
    ]


# Records


def test_a_record_keeps_all_but_the_names_of_these_seats() -> None:
    record = played().table.record()
    after = record_without(record, [0, 2])
    assert after == record.replace("seat 0 Ada Lovelace", "seat 0 somebody").replace(
        "seat 2 Cleo", "seat 2 somebody 2"
    )
    assert record_without(record, []) == record
