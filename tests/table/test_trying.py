"""A move that is not made, and a choice that is taken back."""

from dataclasses import replace

import pytest

from bis.core.seats import TABLE
from bis.games import GAMES
from bis.games.criss_cross.pieces import Roll
from bis.games.criss_cross.state import Sheet
from bis.record.record import Transcript
from bis.table import wishes
from bis.table.due import Deadline, due
from bis.table.entries import Entry, Said, Unsaid
from bis.table.news import Around, News
from bis.table.reasons import RefusedError
from bis.table.scene import Scene, choice, tell_event
from bis.table.table import Table
from bis.table.told import Event, Part
from bis.table.trying import tried
from tests.samples import SAMPLES
from tests.seatings import Seating
from tests.table.tables import act, everything, lobby, started

CLAIMS = ("column_claimed", "color_claimed", "row_claimed", "hearts_written", "finished")
TOGETHER = [game for game, sample in SAMPLES.items() if sample.simultaneous]


def choosing(game: str) -> Table:
    """Ada and Bob are to choose at the same time."""
    table = started(game)
    while len(table.to_act) == 1:
        seat = table.to_act[0]
        act(table, ("ada", "bob")[seat], wishes.Say("x", legal(table, seat)[0], seat))
    return table


def legal(table: Table, seat: int) -> list[str]:
    assert table.transcript is not None
    return choice(table.game, table.transcript.state, seat).legal


# Why not


@pytest.mark.parametrize("game", GAMES)
def test_a_move_is_objected_to_exactly_if_it_is_refused(game: str) -> None:
    table = started(game)
    (seat, *_) = table.to_act
    for text in (*legal(table, seat)[:20], "hit", "b3 A1", "a A1", "start a", "stay", "bomb", "no"):
        objection, refused = tried(table, seat, text).why, refusal(table, seat, text)
        told = objection and (objection.code, objection.parts, objection.rule)
        assert told == (refused and (refused.id, refused.parts, refused.rule))


def refusal(table: Table, seat: int, text: str) -> RefusedError | None:
    try:
        act(table.copy(), ("ada", "bob")[seat], wishes.Say("1", text, seat))
    except RefusedError as refused:
        return refused
    return None


@pytest.mark.parametrize("game", GAMES)
def test_trying_a_move_changes_nothing(game: str) -> None:
    table = started(game)
    before = everything(table.copy())
    (seat, *_) = table.to_act
    tried(table, seat, legal(table, seat)[0])
    assert everything(table) == before


def test_what_can_not_be_said_at_all_is_said() -> None:
    """The sentence has neither the move nor the rule: both are told apart."""
    table = started("encore")
    objection = tried(table, table.to_act[0], "z9").why
    assert objection is not None
    assert objection.code == "encore.no_two_dice"
    assert tried(lobby(("ada", "Ada")), 0, "start a").why is not None


# What it brings


@pytest.mark.parametrize("game", TOGETHER)
def test_what_is_told_before_a_move_is_so_after_it(game: str) -> None:
    """Whatever the others choose: a whole game, each move tried before it is made."""
    table = lobby(("ada", "Ada"), ("bob", "Bob"), game=game)
    played = Seating(GAMES[game], 2).play("greedy", seed=3, number=0)
    table.transcript = again = Transcript(played.header)
    told: dict[int, list[Part]] = {}
    promised: list[Event] = []
    happened: list[Event] = []
    for line in played.lines:
        if line.actor == TABLE:
            check_scores(again, told)
            told = {}
        else:
            found = tried(table, line.actor, str(line.said))
            assert found.why is None
            told[line.actor] = found.parts
            promised += [event for event in found.events if event.kind != "left_alone"]
        events = [tell_event(event) for event in again.say(line.actor, line.said)]
        happened += [event for event in events if event.kind in CLAIMS]
    check_scores(again, told)
    assert len(happened) > 3 or game == "criss_cross"
    assert {*map(repr, promised)} == {*map(repr, happened)}


@pytest.mark.rules("CC-06", "CC-08")
@pytest.mark.parametrize(
    ("grid", "move", "lost"),
    [
        ("d..../dda../cc.../.a.../.....", "f C1 d D1", [("left_alone", "B1")]),
        ("d..../dda../cc.../.a.../.....", "f B1 d C1", []),
        ("dbccb/dbaab/ccaab/cacb./baab.", "f E4 d E5", [("finished", None)]),
        (
            "bbf../.ef../.ef.c/defac/aeaad",
            "f D1 d D2",
            [("left_alone", "D3")],
        ),
        (
            "bbf../dafda/caf.c/defac/aeaad",
            "f D1 d E1",
            [("finished", None)],
        ),
        (
            "bbf../daf.a/caf.c/defac/aeaad",
            "f D1 d D2",
            [("left_alone", "D3"), ("left_alone", "E1"), ("finished", None)],
        ),
    ],
)
def test_a_move_is_told_with_the_squares_that_it_leaves_empty(
    grid: str, move: str, lost: list[tuple[str, str | None]]
) -> None:
    table = choosing("criss_cross")
    assert table.transcript is not None
    state = table.transcript.state
    sheets = (Sheet.parse(grid), *state.sheets[1:])
    table.transcript.state = replace(state, sheets=sheets, roll=Roll("df"))
    assert [(event.kind, event.text) for event in tried(table, 0, move).events] == lost


def check_scores(transcript: Transcript, told: dict[int, list[Part]]) -> None:
    for seat, parts in told.items():
        after = dict(transcript.game.result(transcript.state).parts[seat])
        assert {part.label: part.points for part in parts}.items() <= after.items()


# Taking back


@pytest.mark.parametrize("game", TOGETHER)
def test_a_choice_taken_back_was_never_made(game: str) -> None:
    table, never = choosing(game), choosing(game)
    first, second = legal(table, 0)[0], legal(table, 0)[-1]
    act(table, "ada", wishes.Say("1", first, 0))
    act(table, "ada", wishes.Unsay("2", 0))
    assert table.transcript is not None
    assert never.transcript is not None
    assert table.transcript.state == never.transcript.state
    assert table.to_act == never.to_act
    for one in (table, never):
        act(one, "ada", wishes.Say("3", second, 0))
        act(one, "bob", wishes.Say("4", legal(one, 1)[0], 1))
    assert table.record() == never.record()


@pytest.mark.parametrize("game", TOGETHER)
def test_others_choices_stay(game: str) -> None:
    table = lobby(("ada", "Ada"), ("bob", "Bob"), ("cleo", "Cleo"), game=game)
    table.transcript = Seating(GAMES[game], 3).play("uniform", seed=1, number=0)
    table = _rewound(table)
    first, second, third = table.to_act
    for seat in (first, second):
        table.apply(Entry(Said(seat, legal(table, seat)[0]), 1.0))
    table.apply(Entry(Unsaid(first), 2.0))
    assert table.to_act == (first, third)
    assert table.has_chosen(second)
    assert not table.has_chosen(first)


def _rewound(table: Table) -> Table:
    """Back to where three choose at the same time for the first time."""
    played = table.transcript
    assert played is not None
    table.transcript = fresh = type(played)(played.header)
    for line in played.lines:
        if len(fresh.to_act) == 3:
            return table
        fresh.say(line.actor, line.said)
    raise AssertionError("they never do")


@pytest.mark.parametrize("game", TOGETHER)
def test_what_is_revealed_cannot_be_taken_back(game: str) -> None:
    table = choosing(game)
    act(table, "ada", wishes.Say("1", legal(table, 0)[0], 0))
    act(table, "bob", wishes.Say("2", legal(table, 1)[0], 1))
    with pytest.raises(RefusedError, match="no choice of yours"):
        act(table, "ada", wishes.Unsay("3", 0))


def test_whoever_chooses_first_is_seen_at_once_and_cannot_take_back() -> None:
    table = choosing("encore")
    for _ in range(3):
        for seat, player in enumerate(("ada", "bob")):
            act(table, player, wishes.Say("1", "pass", seat))
    (active,) = table.to_act
    act(table, ("ada", "bob")[active], wishes.Say("2", "pass", active))
    assert not can_unsay(table, active)
    with pytest.raises(RefusedError, match="no choice of yours"):
        act(table, ("ada", "bob")[active], wishes.Unsay("3", active))


def test_only_ones_own_choice_can_be_taken_back_and_only_where_it_was_made() -> None:
    table = choosing("encore")
    act(table, "ada", wishes.Say("1", "pass", 0))
    with pytest.raises(RefusedError, match="seat 0 is not yours"):
        act(table, "bob", wishes.Unsay("2", 0))
    with pytest.raises(RefusedError, match="gone on"):
        act(table, "ada", wishes.Unsay("2", 0, at=0))
    assert can_unsay(table, 0)
    assert not can_unsay(table, 1)


def can_unsay(table: Table, seat: int) -> bool:
    assert table.transcript is not None
    unseen = frozenset(line.actor for line in table.transcript.unrevealed())
    scene = Scene(table.game, table.transcript.state, unseen=unseen)
    told = News(table, scene, Around(0.0)).snapshot(("ada", "bob")[seat])
    assert told.position is not None
    return told.position.can_unsay


def test_changing_ones_mind_gains_no_time() -> None:
    table = choosing("encore")
    act(table, "ada", wishes.SetTimer("1", 60))
    before = {row.seat: row.at for row in due(table) if isinstance(row, Deadline)}
    table.apply(Entry(Said(0, "pass"), 50.0))
    table.apply(Entry(Unsaid(0), 55.0))
    after = {row.seat: row.at for row in due(table) if isinstance(row, Deadline)}
    assert after == before
