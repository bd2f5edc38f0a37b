"""A game may end without a result: everybody agrees, or the table has grown too large."""

import pytest

from bis.games import GAMES
from bis.record.fair import verify
from bis.record.notation import RecordError
from bis.record.replay import check
from bis.table import again, ending, playing, wishes
from bis.table.due import Ending, due
from bis.table.ending import MOST_CHANGES, most_lines
from bis.table.entries import (
    AgainWished,
    BotSeated,
    Ended,
    EndWished,
    Entry,
    RematchOpened,
    Resealed,
)
from bis.table.news import Around, News, table_info
from bis.table.reasons import RefusedError
from bis.table.scene import Scene
from bis.table.table import Table
from tests.seatings import Seating
from tests.table.tables import act, deciding, lobby, share, started


def refused(table: Table, player: str, wish: wishes.Wish) -> str:
    with pytest.raises(RefusedError) as error:
        deciding(table, player, wish)
    return str(error.value.id)


# By agreement


def test_a_game_ends_when_every_person_agrees() -> None:
    table = started("flip7")
    act(table, "ada", wishes.End("3"))
    assert (table.phase, table.end_agreed) == ("playing", {0})
    assert deciding(table, "ada", wishes.End("4")) == [], "it is so already"
    act(table, "bob", wishes.End("5"))
    assert (table.phase, table.ended, table.to_act) == ("over", "agreed", ())
    assert due(table) == []
    assert refused(table, "ada", wishes.End("6")) == "table.ended"
    assert refused(table, "ada", wishes.Say("7", "stay")) == "table.ended"


def test_who_agreed_may_take_it_back() -> None:
    table = started("flip7")
    act(table, "ada", wishes.End("3"))
    assert deciding(table, "ada", wishes.End("4", agreed=False)) == [EndWished(0, agreed=False)]
    act(table, "ada", wishes.End("4", agreed=False))
    act(table, "bob", wishes.End("5"))
    assert table.phase == "playing"
    assert table_info(table, "ada", Around(0.0)).end_agreed == [1]


def test_bots_are_not_asked_and_watchers_neither() -> None:
    table = started("flip7")
    table.apply(Entry(BotSeated(1, "greedy"), 0.0))
    assert refused(table, "eve", wishes.End("3")) == "table.seatless"
    assert refused(table, "bob", wishes.End("3")) == "table.bot_plays"
    act(table, "ada", wishes.End("4"))
    assert table.ended == "agreed"


def test_when_the_last_who_did_not_agree_gets_up_the_end_is_due() -> None:
    table = started("flip7")
    act(table, "ada", wishes.End("3"))
    act(table, "bob", wishes.Leave("4"))
    assert due(table) == [Ending("agreed")]
    assert list(ending.end(table)) == [Ended("agreed")]


def test_who_got_up_and_comes_back_is_asked_again() -> None:
    table = started("flip7")
    act(table, "bob", wishes.End("3"))
    act(table, "bob", wishes.Leave("4"))
    act(table, "bob", wishes.Sit("5", "Bob"))
    act(table, "ada", wishes.End("6"))
    assert table.phase == "playing"


def test_several_seats_on_one_device_agree_as_one() -> None:
    table = lobby(("ada", "Ada"), ("ada", "Ann"), ("bob", "Bob"), game="flip7")
    act(table, "ada", wishes.Start("1"))
    share(table, "ada", "bob")
    act(table, "bob", wishes.End("3"))
    act(table, "ada", wishes.End("4"))
    assert table.ended == "agreed"


def test_nothing_ends_before_it_begins() -> None:
    table = lobby(("ada", "Ada"), game="flip7")
    assert refused(table, "ada", wishes.End("1")) == "table.not_begun"


@pytest.mark.parametrize("resealing", [False, True])
def test_the_record_stays_unfinished_says_why_and_verifies(resealing: bool) -> None:
    table = started("flip7")
    if resealing:
        table.apply(Entry(Resealed("22" * 32), 0.0))
    seed = table.seals[0].seed.hex()
    assert seed not in table.record()
    for player in ("ada", "bob"):
        act(table, player, wishes.End("3"))
    record = table.record()
    assert "note ended agreed\n" in record
    assert f"note seed {seed}\n" in record
    transcript = check(record.encode())
    assert transcript.to_act
    assert verify(transcript) == table.chances
    assert table_info(table, None, Around(0.0)).seed == table.seal.seed.hex()
    with pytest.raises(RecordError, match="unfinished"):
        check(record.replace("note ended agreed\n", "").encode())


@pytest.mark.parametrize("resealing", [False, True])
def test_nobody_is_shown_a_move_that_cannot_be_made(resealing: bool) -> None:
    table = started("flip7")
    if resealing:
        table.apply(Entry(Resealed("22" * 32), 0.0))
    else:
        table.apply(Entry(Ended("agreed"), 0.0))
    assert table.transcript is not None
    scene = Scene(table.game, table.transcript.state)
    for player in ("ada", "bob", None):
        position = News(table, scene, Around(0.0)).snapshot(player).position
        assert position is not None
        assert (position.to_act, position.legal, position.on_demand) == ([], [], [])
        assert position.winners == [] or resealing


def test_after_it_the_same_people_may_play_again() -> None:
    table = started("flip7")
    for player in ("ada", "bob"):
        act(table, player, wishes.End("3"))
    assert deciding(table, "ada", wishes.Rematch("4")) == [AgainWished(0, "flip7")]
    assert list(again.open_next(table, "next")) == [RematchOpened("next")]


# By the rule of the house


def test_somebody_who_stays_for_ever_comes_to_an_end() -> None:
    """Flip 7 alone, in its French edition: who always stays never scores."""
    table = lobby(("ada", "Ada"), game="flip7")
    act(table, "ada", wishes.Start("1"))
    share(table, "ada")
    entries = 0
    while not isinstance(next(iter(due(table)), None), Ending):
        for what in list(playing.say(table, 0, "stay")):
            table.apply(Entry(what, 0.0))
        entries += 1
        assert entries <= most_lines(1)
    assert due(table) == [Ending("too_long")]
    for what in list(ending.end(table)):
        table.apply(Entry(what, 0.0))
    assert (table.phase, table.ended) == ("over", "too_long")
    assert "note ended too_long\n" in table.record()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("sitting", ["fewest", "two", "most"])
def test_real_long_games_fit(game: str, sitting: str) -> None:
    """Random players need longer than anybody who wants to win."""
    fewest, *_, most = GAMES[game].seats
    seats = {"fewest": fewest, "two": 2, "most": most}[sitting]
    played = Seating(GAMES[game], seats).play("uniform", seed=1, number=0)
    assert 4 * len(played.lines) < most_lines(seats)


def rearrange_for_ever(table: Table, begun: bool) -> None:
    for number in range(MOST_CHANGES):
        act(table, "ada", wishes.SetTimer(str(number), 60 + number % 2))
        if begun:
            act(table, "bob", wishes.Leave(str(number)))
            act(table, "bob", wishes.Sit(str(number), "Bob"))
        else:
            act(table, "ada", wishes.AddBot(str(number), "greedy"))
            act(table, "ada", wishes.Remove(str(number), 2))


@pytest.mark.parametrize("begun", [False, True])
def test_seats_and_settings_cannot_be_changed_for_ever(begun: bool) -> None:
    """Each is a change, so that none is dropped; but there is an end to it."""
    table = started("flip7") if begun else lobby(("ada", "Ada"), ("bob", "Bob"), game="flip7")
    with pytest.raises(RefusedError, match="too much has been changed"):
        rearrange_for_ever(table, begun)
    assert table.changes >= MOST_CHANGES
    assert refused(table, "bob", wishes.Sit("x", "Bobby")) == "table.too_many_changes"
    assert refused(table, "ada", wishes.End("x", agreed=False)) == "table.too_many_changes"
    if not begun:
        act(table, "ada", wishes.Start("start"))
        share(table, *{"ada", *(s.player for s in table.sitters if s.player)})
    assert table.phase == "playing", "the game goes on"
    act(table, "ada", wishes.Leave("leave"))


def test_a_host_who_comes_and_goes_for_ever_adds_nothing_for_ever() -> None:
    table = lobby(("ada", "Ada"), ("bob", "Bob"), game="flip7")
    assert due(table, {"ada": 0.0})
    table.changes = MOST_CHANGES
    assert due(table, {"ada": 0.0}) == []
