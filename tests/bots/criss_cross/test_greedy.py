"""The beginner takes points, keeps squares in reach, and draws only from its own source."""

import statistics

import pytest

from bis.bots.criss_cross import greedy
from bis.core.chance import BOT_STREAM, Stream
from bis.core.seats import TABLE
from bis.games.criss_cross import CRISS_CROSS
from bis.games.criss_cross.state import State
from tests.games.criss_cross.pictures import opening, say, sheet, table


def choice(state: State, seat: int = 0, event: int = 0) -> str:
    source = Stream(1, 1, BOT_STREAM).at(event)
    move = greedy.choose(CRISS_CROSS.view(state, seat), CRISS_CROSS.legal(state, seat), source)
    return str(move)


@pytest.mark.parametrize("event", range(5))
@pytest.mark.parametrize(
    ("picture", "roll", "rules", "move"),
    [
        pytest.param(
            """
            aaa.c
            cdb.d
            dcfef
            bdefc
            bfcde
            """,
            "roll a b",
            "basic",
            "a D1 b D2",
            id="four in a row",
        ),
        pytest.param(
            """
            acdbf
            cdbcd
            dcfef
            bdee.
            bfcd.
            """,
            "roll d e",
            "basic",
            "e E4 d E5",
            id="a run in the row rather than none",
        ),
        pytest.param(
            """
            abcde
            bcdeb
            deb..
            bad..
            cbefc
            """,
            "roll f f",
            "basic",
            "f D4 f E4",
            id="two runs at once",
        ),
        pytest.param(
            """
            abcdf
            bcd.c
            def.d
            afbed
            fbcab
            """,
            "roll b f",
            "advanced",
            "f D2 b D3",
            id="the diagonal counts twice",
        ),
    ],
)
def test_greedy_takes_the_points_at_hand(
    picture: str, roll: str, rules: str, move: str, event: int
) -> None:
    assert choice(table(picture, roll, rules), event=event) == move


@pytest.mark.parametrize("event", range(5))
def test_greedy_isolates_no_square_for_nothing(event: int) -> None:
    state = table("abcde\nbcdea\ncdeab\ndeabc\n....d", "roll f f")
    assert choice(state, event=event) in ("f A5 f B5", "f C5 f D5")


@pytest.mark.parametrize(
    ("picture", "squares"),
    [
        ("abcde\nbcdea\ncdeab\ndeabc\neabcd", 0),
        ("abcde\nbcdea\ncdeab\ndeabc\neabc.", 1),
        ("abcde\nbcdea\ncdeab\ndeabc\neab..", 0),
        ("a.c.e\n.c.e.\nc.e.b\n.e.b.\ne.b.d", 12),
        ("abcd.\n.cdea\ncdeab\ndeabc\neabcd", 2),
    ],
)
def test_isolated_squares_have_no_free_square_beside_them(picture: str, squares: int) -> None:
    assert greedy.isolated(sheet(picture)) == squares


@pytest.mark.parametrize(
    ("line", "points"), [(".....", 10), ("aa...", 8), ("ab...", 8), ("a.b.c", 3), ("abcde", 0)]
)
def test_a_line_promises_what_one_symbol_could_add(line: str, points: int) -> None:
    assert greedy.promise(line) == points


def test_greedy_starts_with_a_symbol_that_is_free() -> None:
    state = opening(6, "0 start a", "1 start b", "2 start c", "3 start d", "4 start e")
    assert choice(state, seat=5) == "start f"


def test_greedy_chooses_the_same_whatever_others_have_chosen() -> None:
    state = table("a.... b....\n" + "..... .....\n" * 4, "roll a b")
    hidden = [str(move) for move in CRISS_CROSS.legal(state, 0)]
    assert len({choice(say(state, f"0 {move}")[0], seat=1) for move in hidden}) == 1


def solo(game: int, rules: str) -> int:
    table, bot = Stream(11, game), Stream(11, game, BOT_STREAM)
    state = CRISS_CROSS.start({"rules": rules}, 1, 0)
    event = 0
    while acting := CRISS_CROSS.to_act(state):
        if acting == (TABLE,):
            state, _ = CRISS_CROSS.deal(state, CRISS_CROSS.draw(state, table.at(event)))
        else:
            moves = CRISS_CROSS.legal(state, 0)
            move = greedy.choose(CRISS_CROSS.view(state, 0), moves, bot.at(event))
            state, _ = CRISS_CROSS.play(state, 0, move)
        event += 1
    return CRISS_CROSS.result(state).scores[0]


@pytest.mark.parametrize(("rules", "plain_greedy"), [("basic", 27.4), ("advanced", 25.6)])
def test_greedy_scores_more_than_points_now_alone_would(rules: str, plain_greedy: float) -> None:
    assert statistics.mean(solo(game, rules) for game in range(80)) > plain_greedy


def test_greedy_plays_the_same_game_again() -> None:
    assert [solo(game, "basic") for game in range(3)] == [solo(game, "basic") for game in range(3)]
