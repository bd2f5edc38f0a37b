"""Every way in which a table refuses: its id, its sentence to the letter, and its parts."""

from collections.abc import Callable

import pytest

from bis.core.errors import BisError
from bis.core.reasons import REASONS
from bis.record.seal import promise_of
from bis.table import wishes
from bis.table.bringing import bring
from bis.table.ending import MOST_CHANGES
from bis.table.entries import VERSION, BotSeated, Entry, Resealed, decode
from bis.table.given import Given
from bis.table.requests import MOST_REQUESTS
from bis.table.rights import check_hint
from bis.table.table import Table
from bis.table.wishes import Wish
from tests.table.tables import act, deciding, draw_seed, lobby, share, started


def in_lobby(player: str, wish: Wish) -> Callable[[], object]:
    """Ada, the host, and Bob, before the start."""
    return lambda: deciding(lobby(("ada", "Ada"), ("bob", "Bob"), game="flip7"), player, wish)


def in_game(player: str, wish: Wish, given: Given | None = None) -> Callable[[], object]:
    """The same, with the cards on the table."""
    return lambda: deciding(started("flip7"), player, wish, given)


def alone() -> Table:
    return lobby(("ada", "Ada"), game="flip7")


def crowded() -> Table:
    return lobby(*((f"p{seat}", f"P{seat}") for seat in range(6)), game="criss_cross")


def left_to_a_bot() -> Table:
    table = started("flip7")
    table.apply(Entry(BotSeated(0, "greedy"), 0.0))
    return table


def bots_turn() -> Table:
    """Ada and a bot, which is to act."""
    table = alone()
    for wish in (
        wishes.AddBot("1", "greedy"),
        wishes.SetFirst("2", 0),
        wishes.Start("3"),
    ):
        act(table, "ada", wish)
    share(table, "ada")
    return table


def too_many(wish: Wish) -> Callable[[], object]:
    """Seven at Flip 7, which they ended."""

    def refuse() -> object:
        table = lobby(*((f"p{seat}", f"P{seat}") for seat in range(7)), game="flip7")
        table.ended = "agreed"
        return deciding(table, "p0", wish)

    return refuse


def after_signs(*before: Wish, wish: Wish, now: float) -> Callable[[], object]:
    """Bob shows these signs while the table waits for Ada, and then one more."""

    def refuse() -> object:
        table = started("flip7")
        table.waiting_since = {0: 0.0}
        for sign in before:
            act(table, "bob", sign, Given(draw_seed, now))
        return deciding(table, "bob", wish, Given(draw_seed, now))

    return refuse


def sealed() -> Table:
    table = alone()
    act(table, "ada", wishes.Start("1"))
    return table


def locked() -> Table:
    table = alone()
    act(table, "ada", wishes.SetLock("1", locked=True))
    return table


def without_bob() -> Table:
    table = lobby(("ada", "Ada"), ("bob", "Bob"), game="flip7")
    act(table, "ada", wishes.Remove("1", 1, for_good=True))
    return table


def asked_by_many() -> Table:
    table = bots_turn()
    for number in range(MOST_REQUESTS):
        act(table, f"p{number}", wishes.AskSeat("5", 1, f"P{number}"))
    return table


def told_no() -> Table:
    table = bots_turn()
    act(table, "eve", wishes.AskSeat("5", 1, "Eve"))
    act(table, "ada", wishes.Answer("6", table.version, yes=False))
    return table


def promised() -> Table:
    table = sealed()
    act(table, "ada", wishes.Promise("2", promise_of("1" * 32)))
    return table


def resealed() -> Table:
    table = started("flip7")
    table.apply(Entry(Resealed("22" * 32), 0.0))
    return table


def ended() -> Table:
    table = started("flip7")
    for player in ("ada", "bob"):
        act(table, player, wishes.End("3"))
    return table


def rearranged() -> Table:
    table = alone()
    table.changes = MOST_CHANGES
    return table


REFUSALS: dict[str, tuple[Callable[[], object], str, dict[str, str]]] = {
    "table.host_only": (in_lobby("bob", wishes.Start("1")), "only the host can do that", {}),
    "table.begun": (in_game("ada", wishes.Start("1")), "the game has begun", {}),
    "table.not_begun": (in_lobby("ada", wishes.Say("1", "hit")), "the game has not begun", {}),
    "table.gone_on": (
        in_game("ada", wishes.Say("1", "hit", at=1)),
        "the game has gone on since that was chosen; choose again",
        {},
    ),
    "table.nothing_to_unsay": (
        in_game("ada", wishes.Unsay("1")),
        "no choice of yours waits for the others'",
        {},
    ),
    "table.not_over": (in_game("ada", wishes.Rematch("1")), "the game is not over", {}),
    "table.too_many_for": (
        too_many(wishes.Rematch("1", "encore")),
        "Encore! is for up to 6 seats",
        {"game": "Encore!", "most": "6"},
    ),
    "table.no_color": (
        in_game("ada", wishes.Rename("1", "Ada", color="red")),
        "the colors are g, y, b, p, o",
        {"colors": "g, y, b, p, o"},
    ),
    "table.no_sign": (
        in_game("ada", wishes.React("1", "words")),
        "the signs are bravo, laugh, wow, oops, heart",
        {"signs": "bravo, laugh, wow, oops, heart"},
    ),
    "table.too_many_signs": (
        after_signs(*[wishes.React("1", "wow")] * 4, wish=wishes.React("2", "wow"), now=1.0),
        "that is enough for now; wait a little",
        {},
    ),
    "table.not_waited_for": (
        after_signs(wish=wishes.Nudge("1", 0), now=1.0),
        "Ada has not kept anybody waiting for long",
        {"name": "Ada"},
    ),
    "table.nudged_already": (
        after_signs(wishes.Nudge("1", 0), wish=wishes.Nudge("2", 0), now=30.0),
        "Ada has just been reminded",
        {"name": "Ada"},
    ),
    "table.no_seat": (
        in_lobby("ada", wishes.Remove("1", 7)),
        "there is no seat 7",
        {"seat": "7"},
    ),
    "table.seatless": (in_lobby("eve", wishes.Leave("1")), "you have no seat at this table", {}),
    "table.not_yours": (
        in_game("ada", wishes.Say("1", "hit", 1)),
        "seat 1 is not yours",
        {"seat": "1"},
    ),
    "table.bot_plays": (
        lambda: deciding(left_to_a_bot(), "ada", wishes.Say("1", "hit")),
        "a bot plays here for you; sit down again first",
        {},
    ),
    "table.bad_name": (
        in_lobby("bob", wishes.Sit("1", "\u200b?")),
        "a name has a letter or a digit to be read, and at most 40 of them",
        {"most": "40"},
    ),
    "table.full": (
        lambda: deciding(crowded(), "eve", wishes.Sit("1", "Eve")),
        "the table is full",
        {},
    ),
    "table.not_free": (
        in_game("eve", wishes.Sit("1", "Eve", 0)),
        "only a bot's seat can be taken now, and nobody's who may come back",
        {},
    ),
    "table.ask_first": (
        lambda: deciding(bots_turn(), "eve", wishes.Sit("1", "Eve", 1)),
        "the game goes on: ask the host for this seat",
        {},
    ),
    "table.seated": (
        in_game("bob", wishes.ClaimSeat("1", 0)),
        "you have a seat at this table",
        {},
    ),
    "table.locked": (
        lambda: deciding(locked(), "eve", wishes.Sit("1", "Eve")),
        "the host has locked the table: nobody new sits down",
        {},
    ),
    "table.banned": (
        lambda: deciding(without_bob(), "bob", wishes.Sit("1", "Bob")),
        "the host does not want you at this table",
        {},
    ),
    "table.still_there": (
        in_game("ada", wishes.StandIn("1", 1)),
        "Bob is there",
        {"name": "Bob"},
    ),
    "table.not_long_away": (
        in_game("ada", wishes.StandIn("1", 1), Given(draw_seed, 159.9, {"bob": 100.0})),
        "Bob has been away for less than 60 seconds",
        {"name": "Bob", "seconds": "60"},
    ),
    "table.not_a_person": (
        lambda: deciding(bots_turn(), "eve", wishes.ClaimSeat("1", 1)),
        "a bot sits there, and nobody can be it",
        {},
    ),
    "table.no_witness": (
        lambda: deciding(
            bots_turn(), "eve", wishes.ClaimSeat("1", 0), Given(draw_seed, 9.0, {"ada": 0.0})
        ),
        "nobody else sits here who could give their word for you",
        {},
    ),
    "table.no_request": (
        in_game("ada", wishes.Answer("1", 5, yes=True)),
        "nobody asks for that any more",
        {},
    ),
    "table.too_many_requests": (
        lambda: deciding(asked_by_many(), "eve", wishes.AskSeat("1", 1, "Eve")),
        "too many ask for a seat here; wait a little",
        {},
    ),
    "table.asked_already": (
        lambda: deciding(told_no(), "eve", wishes.AskSeat("1", 1, "Eve")),
        "you have just asked; wait a little",
        {},
    ),
    "table.bad_timer": (
        in_lobby("ada", wishes.SetTimer("1", 1)),
        "a timer runs for 5 to 604800 seconds",
        {"shortest": "5", "longest": "604800"},
    ),
    "table.no_promise_wanted": (
        in_lobby("ada", wishes.Promise("1", "0" * 64)),
        "no promise is wanted now",
        {},
    ),
    "table.bad_promise": (
        lambda: deciding(sealed(), "ada", wishes.Promise("1", "0" * 32)),
        "a promise is 64 hexadecimal digits",
        {"digits": "64"},
    ),
    "table.not_promised": (
        lambda: deciding(sealed(), "ada", wishes.Share("1", "0" * 32)),
        "a share is promised before it is told",
        {},
    ),
    "table.other_share": (
        lambda: deciding(promised(), "ada", wishes.Share("1", "0" * 32)),
        "this is not the share that was promised",
        {},
    ),
    "table.resealing": (
        lambda: deciding(resealed(), "ada", wishes.Say("1", "stay")),
        "the dice are being sealed anew; the game goes on in a moment",
        {},
    ),
    "table.ended": (
        lambda: deciding(ended(), "ada", wishes.Say("1", "stay")),
        "the game was ended without a result",
        {},
    ),
    "table.too_many_changes": (
        lambda: deciding(rearranged(), "ada", wishes.SetTimer("1", 60)),
        "too much has been changed at this table; only the game goes on here",
        {},
    ),
    "table.no_share_wanted": (
        in_lobby("ada", wishes.Share("1", "0" * 32)),
        "no share is wanted now",
        {},
    ),
    "table.bad_share": (
        lambda: deciding(sealed(), "ada", wishes.Share("1", "0" * 31)),
        "a share is 32 hexadecimal digits",
        {"digits": "32"},
    ),
    "table.newer_entry": (
        lambda: decode(f'{{"what":{{"kind":"unheard_of"}},"at":1.0,"v":{VERSION + 1}}}'.encode()),
        "this table was written by a newer Bis (its entries are of version 4, "
        "this Bis reads up to 3)",
        {"version": "4", "known": "3"},
    ),
    "table.not_brought": (
        lambda: bring("", [None], "ada", draw_seed),
        "this game cannot go on here: line 1: expected 'bis 1', but the record ends",
        {"problem": "line 1: expected 'bis 1', but the record ends"},
    ),
    "table.hints_alone": (
        lambda: check_hint(started("flip7"), "ada", 0),
        "hints are for those who play alone or with bots only",
        {},
    ),
    "table.hints_playing": (
        lambda: check_hint(alone(), "ada", 0),
        "there are hints only while the game goes on",
        {},
    ),
    "table.hints_in_turn": (
        lambda: check_hint(bots_turn(), "ada", 0),
        "it is not your turn; there is nothing to choose now",
        {},
    ),
}


def test_every_reason_is_listed() -> None:
    assert {name for name in REASONS if name.startswith("table.")} == set(REFUSALS)


@pytest.mark.parametrize("name", REFUSALS)
def test_a_reason_is_told_in_its_words_and_with_its_parts(name: str) -> None:
    provoke, sentence, parts = REFUSALS[name]
    with pytest.raises(BisError) as refused:
        provoke()
    error = refused.value
    assert (error.id, str(error), error.parts, error.rule) == (name, sentence, parts, None)
