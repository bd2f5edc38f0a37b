"""Wishes: fulfilled by entries that apply, or refused with a reason, and nothing in between."""

import secrets

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bis.core.errors import BisError
from bis.core.reasons import REASONS
from bis.games import GAMES
from bis.table import wishes
from bis.table.decide import decide
from bis.table.entries import Entry, Said, Sealed
from bis.table.reasons import RefusedError
from bis.table.wishes import Wish
from tests.table.tables import SEED, act, deciding, everything, lobby, started

wanted = st.builds(
    lambda kind, values: {"type": kind, "id": secrets.token_hex(4), **values},
    st.sampled_from(
        [
            "sit",
            "leave",
            "add_bot",
            "remove",
            "set_option",
            "set_first",
            "start",
            "share",
            "say",
            "rematch",
            "set_watching",
            "set_timer",
        ]
    ),
    st.dictionaries(
        st.sampled_from(["name", "seat", "bot", "key", "value", "share", "move", "allowed"]),
        st.text(max_size=12) | st.integers(-3, 40) | st.none() | st.booleans(),
    ),
)


@given(st.lists(wanted, max_size=12), st.sampled_from(list(GAMES)))
@settings(max_examples=150, deadline=None)
def test_no_wish_breaks_a_table(said: list[dict[str, object]], game: str) -> None:
    """Whatever is wished is refused with a reason or leads to entries that apply."""
    table = lobby(("ada", "Ada"), game=game)
    for wish in said:
        try:
            message = msgspec.convert(wish, Wish)
            happened = deciding(table, "ada", message)
        except (msgspec.ValidationError, RefusedError) as refusal:
            assert str(refusal)  # noqa: PT017  # refused is as good as done
            continue
        except AssertionError:
            assert wish["type"] == "rematch"  # made ready by the service
            continue
        for what in happened:
            table.apply(Entry(what, 0.0))


def test_the_seed_is_the_one_handed_in() -> None:
    """A table has no chance of its own."""
    table = lobby(("ada", "Ada"))
    assert deciding(table, "ada", wishes.Start("1")) == [Sealed(SEED.hex())]
    assert decide(table, "ada", wishes.Start("1"), lambda: b"x" * 32) == [Sealed("78" * 32)]


def test_a_bot_that_is_not_listed_may_sit_here_too() -> None:
    table = lobby(("ada", "Ada"), game="flip7")
    act(table, "ada", wishes.AddBot("1", "stop20"))
    assert [sitter.name for sitter in table.sitters] == ["Ada", "stop20 1"]


# Refusals


def test_what_the_judge_says_is_handed_on() -> None:
    """The sentence, the id, its parts and the rule, as the game's own judge gives them."""
    table = started("flip7")
    assert table.transcript is not None
    seat = table.to_act[0]
    move = table.game.parse_move("target 0")
    with pytest.raises(BisError) as judged:
        table.game.judge(table.transcript.state, seat, move)
    with pytest.raises(RefusedError) as refused:
        deciding(table, str(table.sitters[seat].player), wishes.Say("1", "target 0"))
    told, said = refused.value, judged.value
    assert str(told) == str(said)
    assert told.rule is not None
    assert (told.id, told.parts, told.rule) == (said.id, said.parts, said.rule)


def test_options_and_bots_are_refused_in_their_own_words() -> None:
    table = lobby(("ada", "Ada"), game="flip7")
    for wish, code in (
        (wishes.SetOption("1", "speed", "9"), "option.unknown"),
        (wishes.AddBot("1", "tal"), "bots.unknown"),
    ):
        with pytest.raises(RefusedError) as refused:
            deciding(table, "ada", wish)
        assert refused.value.id == code
        assert refused.value.parts.keys() == REASONS[code].blanks


# Trying on a copy


@pytest.mark.parametrize("game", GAMES)
def test_what_is_applied_to_a_copy_leaves_the_table_as_it_was(game: str) -> None:
    """Move after move, each tried on a copy first: the original stays, then both agree."""
    table = started(game)
    for number in range(12):
        assert table.transcript is not None
        seat = table.to_act[-1]
        move = str(table.game.legal(table.transcript.state, seat)[0])
        player = str(table.sitters[seat].player)
        before, copy = everything(table), table.copy()
        for what in deciding(table, player, wishes.Say(str(number), move)):
            copy.apply(Entry(what, 1.0, player, str(number)))
        assert everything(table) == before
        for what in deciding(table, player, wishes.Say(str(number), move)):
            table.apply(Entry(what, 1.0, player, str(number)))
        assert everything(table) == everything(copy)


def test_an_entry_that_fails_on_a_copy_leaves_the_table_as_it_was() -> None:
    table = started("flip7")
    before, copy = everything(table), table.copy()
    copy.apply(Entry(Said(table.to_act[0], "stay"), 1.0))
    with pytest.raises(BisError):
        copy.apply(Entry(Said(table.to_act[0], "target 35"), 2.0, "ada", "7"))
    assert copy.version > table.version, "it failed half-way"
    assert everything(table) == before
    act(table, str(table.sitters[table.to_act[0]].player), wishes.Say("8", "stay"))
