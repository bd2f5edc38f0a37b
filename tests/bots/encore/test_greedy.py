"""The beginner completes, takes stars, strands nothing and saves jokers."""

import statistics

import pytest

from bis.bots.encore import greedy
from bis.core.chance import BOT_STREAM, Stream
from bis.games.encore import ENCORE
from bis.games.encore.state import State
from tests.bots.encore.matches import play, points_ahead
from tests.games.encore.positions import area, classic_words, offers, paper, say, table


def choices(state: State, seat: int = 0) -> set[str]:
    """What the bot chooses with different luck."""
    view, legal = ENCORE.view(state, seat), ENCORE.legal(state, seat)
    sources = (Stream(1, 1, BOT_STREAM).at(event) for event in range(20))
    return {str(greedy.choose(view, legal, source)) for source in sources}


@pytest.mark.parametrize(
    ("checked", "roll", "chosen"),
    [
        pytest.param("A but A7", "y o g | 1 1 1", {"y1 A7"}, id="completes a column"),
        pytest.param("A but A7", "x x x | 1 1 1", {"x1 A7"}, id="spends a mark on a column"),
        pytest.param("", "x x x | 1 1 1", {"pass"}, id="spends no mark on a single square"),
        pytest.param("", "g p o | 1 1 1", {"g1 H1"}, id="takes a star"),
        pytest.param("", "y y y | 1 2 5", {"y5 H6 H7 I6 I7 J7"}, id="takes five before two"),
        pytest.param("I4 J4 K4", "o o o | 1 1 1", {"o1 I5", "o1 K5"}, id="strands no squares"),
        pytest.param("g but H1", "g y b | 1 5 5", {"g1 H1"}, id="completes a color"),
        pytest.param("all", "o o o | 1 1 1", {"pass"}, id="passes if nothing is left"),
    ],
)
def test_greedy_is_a_sensible_beginner(checked: str, roll: str, chosen: set[str]) -> None:
    """Among equals it takes one at random."""
    assert choices(table(paper(checked), paper(), roll=roll)) == chosen


def test_greedy_takes_a_number_before_a_joker() -> None:
    """Four yellow squares for nothing rather than five for a mark."""
    found = choices(table(paper(), paper(), roll="y y y | 4 4 ?"))
    assert {choice.split(maxsplit=1)[0] for choice in found} == {"y4"}


@pytest.mark.parametrize(
    ("checked", "squares", "singles"),
    [
        pytest.param("", "H4 H5", 0, id="a pair is left"),
        pytest.param("", "G4 H4 H5", 1, id="one of four is left"),
        pytest.param("", "G2 H2", 0, id="nothing is left"),
        pytest.param("", "J5", 3, id="three around the middle"),
        pytest.param("J5", "I5", 0, id="what stood apart before is not counted"),
        pytest.param("", "E2", 0, id="the rest hangs together"),
        pytest.param("", "F1", 1, id="G1 apart, D1 E1 E2 F2 together"),
        pytest.param("E2", "F1 F2", 1, id="G1 apart, D1 E1 together"),
    ],
)
def test_a_stranded_square_stands_alone_in_its_block(
    checked: str, squares: str, singles: int
) -> None:
    assert greedy.stranded(paper(checked), area(classic_words(), squares)) == singles


def test_greedy_knows_which_columns_are_taken() -> None:
    """A and B are worth their lower values, to whomever they went."""
    view = ENCORE.view(table(paper("A"), paper("A B", later="A")), 0)
    assert greedy.column_values(view) == [3, 2, 3, 3, 2, 2, 2, 1, 2, 2, 2, 3, 3, 3, 5]


def test_greedy_chooses_the_same_whatever_others_have_chosen() -> None:
    state = table(paper(), paper(), roll="b p x | 1 3 ?")
    found = [choices(say(state, f"0 {move}"), 1) for move in offers(state, 0)[::9]]
    assert all(choice == found[0] for choice in found)


# Whole games


def test_greedy_beats_uniform() -> None:
    """Were they alike, 18 wins of 20 would come up once in five thousand times."""
    ahead = [points_ahead(ENCORE, greedy.choose, number) for number in range(20)]
    assert sum(points > 0 for points in ahead) >= 18
    assert statistics.mean(ahead) > 20


def test_greedy_alone_ends_above_zero_on_average() -> None:
    scores = [play(ENCORE, [greedy.choose], number).scores[0] for number in range(20)]
    assert statistics.mean(scores) > 0


def test_greedy_plays_the_same_game_again() -> None:
    assert play(ENCORE, [greedy.choose] * 3, 5) == play(ENCORE, [greedy.choose] * 3, 5)
