"""Encore!'s beginner, who also fills rows, circles hearts and spends special dice."""

import statistics

import pytest

from bis.bots import Bot
from bis.bots.encore.greedy import stranded
from bis.bots.one_more_encore import greedy
from bis.core.chance import BOT_STREAM, Stream
from bis.games.one_more_encore import ONE_MORE_ENCORE
from bis.games.one_more_encore.state import Sheet, State
from tests.bots.encore.matches import play, points_ahead
from tests.games.encore.positions import area
from tests.games.one_more_encore.positions import bombing, offers, paper, say, table, words


def choices(state: State, seat: int = 0) -> set[str]:
    """What the bot chooses with different luck."""
    view, legal = ONE_MORE_ENCORE.view(state, seat), ONE_MORE_ENCORE.legal(state, seat)
    sources = (Stream(1, 1, BOT_STREAM).at(event) for event in range(20))
    return {str(greedy.choose(view, legal, source)) for source in sources}


@pytest.mark.parametrize(
    ("sheet", "roll", "chosen"),
    [
        pytest.param(
            paper("A but AV", used=1), "y b o | 1 1 1 | heart", {"y1 AV"}, id="completes a column"
        ),
        pytest.param(
            paper("P but AP", used=1), "p b o | 1 1 1 | heart", {"p1 AP"}, id="completes a row"
        ),
        # LT is golden; without that, OS below the checked OT would be worth more.
        pytest.param(
            paper("KT OT", used=1), "p p p | 1 1 1 | heart", {"p1 LT"}, id="takes a golden die"
        ),
        pytest.param(paper(), "p p p | 1 1 1 | heart", {"heart"}, id="circles a heart early"),
        pytest.param(
            paper(hearts=5), "p p p | 5 5 5 | heart", {"pass"}, id="wastes no symbol on a sixth"
        ),
        pytest.param(
            paper("all but N O"), "y y y | 5 5 5 | heart", {"pass"}, id="circles no heart too late"
        ),
        pytest.param(
            paper(used=1), "x x x | 1 1 1 | bomb", {"pass"}, id="spends no mark on a single square"
        ),
        pytest.param(
            paper("OQ", circled=2),
            "y y y | 5 5 5 | block",
            {"block LP MP NP NQ OR"},
            id="takes a big block with a star and a golden die",
        ),
    ],
)
def test_greedy_is_a_sensible_beginner(sheet: Sheet, roll: str, chosen: set[str]) -> None:
    assert choices(table(sheet, paper(), roll=roll)) == chosen


def test_greedy_takes_four_squares_with_a_bomb() -> None:
    found = choices(table(paper(), paper(), roll="y y y | 5 5 5 | bomb"))
    assert {len(choice.split()) for choice in found} == {5}


def test_greedy_declines_no_bonus_bomb_that_can_complete_something() -> None:
    state = bombing(paper("all but OV"), paper(), due=("Q", ""))
    assert choices(state) == {"bonus Q OV"}


def test_greedy_declines_a_bonus_bomb_with_nothing_left() -> None:
    assert choices(bombing(paper("all"), paper(), due=("Q", ""))) == {"bonus Q pass"}


def test_greedy_chooses_the_same_whatever_others_have_chosen() -> None:
    state = table(paper("H"), paper("G"), roll="b p x | 1 3 ? | row")
    found = [choices(say(state, f"0 {move}"), 1) for move in offers(state, 0)[::15]]
    assert all(choice == found[0] for choice in found)


# Whole games


def test_greedy_beats_uniform() -> None:
    """Were they alike, 18 wins of 20 would come up once in five thousand times."""
    ahead = [points_ahead(ONE_MORE_ENCORE, greedy.choose, number) for number in range(20)]
    assert sum(points > 0 for points in ahead) >= 18
    assert statistics.mean(ahead) > 30


def test_greedy_alone_ends_above_zero_on_average() -> None:
    scores = [play(ONE_MORE_ENCORE, [greedy.choose], number).scores[0] for number in range(20)]
    assert statistics.mean(scores) > 10


def test_greedy_plays_the_same_game_again() -> None:
    bots: list[Bot] = [greedy.choose] * 3
    assert play(ONE_MORE_ENCORE, bots, 5) == play(ONE_MORE_ENCORE, bots, 5)


def test_a_square_that_stood_apart_before_is_not_stranded_again() -> None:
    """CT, CU and DT are a block; DU touches DT, which CT had cut off already."""
    assert stranded(paper("CT"), area(words(), "CU CV DU DV")) == 0
