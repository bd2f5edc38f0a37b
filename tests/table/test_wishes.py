"""Wishes: fulfilled by entries that apply, or refused with a reason, and nothing in between."""

import secrets
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bis.core.errors import BisError
from bis.core.game import AnyGame, Option
from bis.core.reasons import REASONS
from bis.games import GAMES
from bis.games.encore.chosen import CHOSEN
from bis.record.seal import promise_of
from bis.table import wishes
from bis.table.decide import decide
from bis.table.entries import Created, Entry, OptionSet, Said, Sat, Sealed, decode, encode
from bis.table.given import Given
from bis.table.reasons import RefusedError
from bis.table.table import Table
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
            "promise",
            "share",
            "say",
            "rematch",
            "end",
            "set_watching",
            "set_timer",
            "stand_in",
            "ask_seat",
            "claim_seat",
            "withdraw",
            "answer",
            "set_lock",
            "rename",
            "react",
            "nudge",
            "ping",
            "unsay",
        ]
    ),
    st.dictionaries(
        st.sampled_from(
            [
                "name",
                "seat",
                "bot",
                "key",
                "value",
                "share",
                "digest",
                "move",
                "allowed",
                "number",
                "yes",
                "for_good",
                "locked",
                "agreed",
                "sign",
                "game",
                "now",
            ]
        ),
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
        for what in happened:
            table.apply(Entry(what, 0.0))


def test_the_seed_is_the_one_handed_in() -> None:
    """A table has no chance of its own."""
    table = lobby(("ada", "Ada"))
    assert deciding(table, "ada", wishes.Start("1")) == [Sealed(SEED.hex())]
    assert decide(table, "ada", wishes.Start("1"), Given(lambda: b"x" * 32)) == [Sealed("78" * 32)]


def test_a_bot_that_is_not_listed_may_sit_here_too() -> None:
    table = lobby(("ada", "Ada"), game="flip7")
    act(table, "ada", wishes.AddBot("1", "stop20"))
    assert [sitter.name for sitter in table.sitters] == ["Ada", "Mira"]


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


def test_a_move_is_played_only_at_the_line_it_was_chosen_at() -> None:
    """A resend, or a second device: the same move at another position is another move."""
    table = started("flip7")
    (seat,) = table.to_act
    player = ("ada", "bob")[seat]
    assert table.transcript is not None
    line = len(table.transcript.lines)
    chosen = wishes.Say("1", "hit", at=line)
    act(table, player, chosen)
    while table.to_act != (seat,):
        act(table, ("ada", "bob")[table.to_act[0]], wishes.Say("2", "hit"))
    with pytest.raises(RefusedError) as refused:
        deciding(table, player, chosen)
    assert refused.value.id == "table.gone_on"
    assert deciding(table, player, wishes.Say("1", "hit")), "who says no line means wherever it is"


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


# What is no change, and who may change it


@pytest.mark.parametrize(
    "wish",
    [
        wishes.Sit("2", "Ada"),
        wishes.Sit("2", "Ada", 0),
        wishes.SetTimer("2", 60),
        wishes.SetWatching("2", False),
        wishes.SetOption("2", "edition", "en"),
        wishes.SetFirst("2", 0),
    ],
)
def test_what_is_already_so_is_no_entry(wish: Wish) -> None:
    table = lobby(("ada", "Ada"), game="flip7")
    for before in (
        wishes.SetTimer("1", 60),
        wishes.SetWatching("1", False),
        wishes.SetOption("1", "edition", "en"),
        wishes.SetFirst("1", 0),
    ):
        assert len(deciding(table, "ada", before)) == 1
        act(table, "ada", before)
    assert deciding(table, "ada", wish) == []


def test_who_has_left_already_leaves_no_entry() -> None:
    table = started("flip7")
    act(table, "bob", wishes.Leave("3"))
    assert not table.sitters[1].is_person
    assert deciding(table, "bob", wishes.Leave("4")) == []
    assert deciding(table, "ada", wishes.Remove("5", 1)) == []


def test_what_is_set_to_its_default_is_an_entry() -> None:
    """A default may depend on how many sit here; what was set stays."""
    table = lobby(("ada", "Ada"), game="flip7")
    assert deciding(table, "ada", wishes.SetOption("1", "decks", "1")) == [OptionSet("decks", "1")]


def test_a_short_name_is_an_entry_in_full() -> None:
    """What it stands for is not looked up again: the table stays as it is, whatever is chosen."""
    table = lobby(("ada", "Ada"), game="encore")
    name, chosen = next(iter(CHOSEN.items()))
    wish = wishes.SetOption("1", "sheet", name)
    assert deciding(table, "ada", wish) == [OptionSet("sheet", chosen.text)]
    act(table, "ada", wish)
    assert table.settled() == {"sheet": chosen.text}
    assert deciding(table, "ada", wishes.SetOption("2", "sheet", name)) == []


@pytest.mark.parametrize("bots", [(), ("greedy",)])
def test_where_nobody_is_left_the_next_who_sits_down_is_host(bots: tuple[str, ...]) -> None:
    table = lobby(("ada", "Ada"), game="flip7")
    for bot in bots:
        act(table, "ada", wishes.AddBot("1", bot))
    act(table, "ada", wishes.Leave("2"))
    act(table, "bob", wishes.Sit("3", "Bob"))
    assert table.host == "bob"
    act(table, "ada", wishes.Sit("4", "Ada"))
    assert table.host == "bob", "and stays it"
    act(table, "bob", wishes.SetTimer("5", 60))
    act(table, "bob", wishes.Leave("6"))
    assert table.host == "ada"


# Options and seats


def full_for_one_deck() -> Table:
    table = lobby(*((f"p{seat}", f"P{seat}") for seat in range(18)), game="flip7")
    act(table, "p0", wishes.SetOption("1", "decks", "1"))
    return table


@pytest.mark.parametrize(
    ("player", "wish"),
    [
        ("eve", wishes.Sit("2", "Eve")),
        ("p0", wishes.Sit("2", "Eve", another=True)),
        ("p0", wishes.AddBot("2", "greedy")),
    ],
)
def test_a_seat_that_the_options_have_no_room_for_is_refused(player: str, wish: Wish) -> None:
    table = full_for_one_deck()
    with pytest.raises(RefusedError) as refused:
        deciding(table, player, wish)
    assert refused.value.id == "flip7.too_few_decks"
    act(table, "p0", wishes.SetOption("3", "decks", "2"))
    act(table, player, wish)
    assert len(table.sitters) == 19


def test_a_lobby_of_earlier_days_whose_options_do_not_fit_can_be_seen_and_put_right() -> None:
    table = full_for_one_deck()
    table.apply(Entry(Sat(18, "eve", "Eve"), 0.0))
    assert table.settled() == {"edition": "fr", "decks": "2"}
    with pytest.raises(RefusedError, match="one deck is for up to 18 seats, not 19"):
        deciding(table, "p0", wishes.Start("2"))
    act(table, "p0", wishes.SetOption("3", "decks", "2"))
    act(table, "p0", wishes.Start("4"))


def test_a_game_keeps_the_options_it_began_with(monkeypatch: pytest.MonkeyPatch) -> None:
    """A default that changes later changes no table; an entry without options settles as before."""
    stored = [encode(entry) for entry in played("flip7")]
    edition, decks = (option for option in GAMES["flip7"].options)
    changed = replace(edition, default=lambda _seats: "en")
    monkeypatch.setattr("bis.table.happening.find_game", lambda _id: with_options(changed, decks))
    table = replayed(stored)
    assert table.settled() == {"edition": "fr", "decks": "1"}
    old = [body.replace(b',"options":{"decks":"1","edition":"fr"}', b"") for body in stored]
    assert old != stored
    assert replayed(old).settled()["edition"] == "en"


def played(game: str) -> list[Entry]:
    """Ada alone, up to her first choice."""
    table, entries = Table("t"), [Entry(Created(game, "CODE"), 0.0), Entry(Sat(0, "ada", "A"), 0.0)]
    for entry in entries:
        table.apply(entry)
    promise = wishes.Promise("2", promise_of("0" * 32))
    for wish in (wishes.Start("1"), promise, wishes.Share("3", "0" * 32)):
        entries += (happened := [Entry(what, 0.0) for what in deciding(table, "ada", wish)])
        for entry in happened:
            table.apply(entry)
    return entries


def with_options(*options: Option) -> AnyGame:
    return replace(GAMES["flip7"], options=options)


def replayed(bodies: list[bytes]) -> Table:
    table = Table("t")
    for body in bodies:
        table.apply(decode(body))
    return table


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


@pytest.mark.parametrize("game", GAMES)
def test_deciding_and_applying_ask_the_rules_once(game: str) -> None:
    """Each line is played or dealt one time, and comes to what replaying it comes to."""
    table, asked = started(game), []
    assert table.transcript is not None

    def counted(rule: Callable[..., Any]) -> Callable[..., Any]:
        def ask(state: Any, *said: Any) -> Any:
            asked.append(said)
            return rule(state, *said)

        return ask

    rules = table.game
    table.game = table.transcript.game = replace(
        rules, play=counted(rules.play), deal=counted(rules.deal)
    )
    entries = []
    for number in range(20):
        assert table.transcript is not None
        seat = table.to_act[0]
        move = rules.legal(table.transcript.state, seat)[0]
        player = str(table.sitters[seat].player)
        asked.clear()
        whats = deciding(table, player, wishes.Say(str(number), str(move), seat))
        table = table.copy()
        for what in whats:
            table.apply(Entry(what, 0.0, player))
        entries += whats
        assert len(asked) == len(whats)
    again = started(game)
    for what in entries:
        again.apply(Entry(what, 0.0, "ada"))
    assert again.transcript is not None
    assert table.transcript is not None
    assert again.transcript.state == table.transcript.state
    assert again.record() == table.record()


def test_what_is_foreseen_and_not_said_changes_nothing() -> None:
    """Somebody else was first with another line: what it comes to is worked out anew."""
    table, twin = started("flip7"), started("flip7")
    seat = table.to_act[0]
    player = str(table.sitters[seat].player)
    others = deciding(twin, player, wishes.Say("1", "hit", seat))
    deciding(table, player, wishes.Say("2", "stay", seat))
    for what in others:
        table.apply(Entry(what, 0.0, player))
        twin.apply(Entry(what, 0.0, player))
    assert everything(table) == everything(twin)


def test_an_entry_that_fails_on_a_copy_leaves_the_table_as_it_was() -> None:
    table = started("flip7")
    before, copy = everything(table), table.copy()
    copy.apply(Entry(Said(table.to_act[0], "stay"), 1.0))
    applied = copy.version
    with pytest.raises(BisError):
        copy.apply(Entry(Said(table.to_act[0], "target 35"), 2.0, "ada", "7"))
    assert copy.version == applied == table.version + 1, "it failed half-way"
    assert everything(table) == before
    act(table, str(table.sitters[table.to_act[0]].player), wishes.Say("8", "stay"))
