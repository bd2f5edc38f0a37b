"""The reference players: frozen, stronger than the beginner, and one of them denies dice."""

from hashlib import sha256
from importlib import resources

import pytest

from bis.bots.encore.compiled.worths import EARLY, LAST, LATE, MIDDLE
from bis.bots.encore.reference import weights
from bis.bots.encore.reference.players import Left, denial, tuned, worths
from bis.bots.encore.reference.worths import Scales, phase_of
from bis.core.chance import BOT_STREAM, Stream
from bis.games import GAMES
from bis.games.encore import ENCORE
from bis.games.encore.pieces import Roll
from bis.sim.batch.engine import Engine
from tests.games.encore.positions import area, classic_words, paper, table


def only(chosen: dict[str, int]) -> weights.Weights:
    """All weights are zero but these."""
    assert set(chosen) <= set(weights.NAMES)
    return tuple(chosen.get(name, 0) for name in weights.NAMES)


@pytest.mark.parametrize("game", ["encore", "one_more_encore"])
def test_the_weights_are_frozen(game: str) -> None:
    """Nets are compared with these players; whoever changes them needs new names."""
    text = (resources.files(f"bis.bots.{game}.reference") / "weights.json").read_bytes()
    assert sha256(text).hexdigest()[:16] == FROZEN[game]


FROZEN = {"encore": "8b8c88c59b78e86f", "one_more_encore": "3d0fa0b46ffe9e53"}


@pytest.mark.parametrize(
    ("checked", "phase"),
    [
        pytest.param("", EARLY, id="42 squares are lacking to two colors"),
        pytest.param("g", MIDDLE, id="one color is complete"),
        pytest.param("A B C", EARLY, id="a fifth of the sheet"),
        pytest.param("all but H", LATE, id="a few squares"),
        pytest.param("g y", LAST, id="the game ends this turn"),
    ],
)
def test_the_phase_goes_by_the_seat_nearest_to_two_colors(checked: str, phase: int) -> None:
    assert phase_of((paper(), paper(checked)), 12) == phase


@pytest.mark.parametrize(("turn", "phase"), [(1, EARLY), (20, MIDDLE), (27, LATE), (30, LAST)])
def test_alone_the_phase_goes_by_the_rolls_left(turn: int, phase: int) -> None:
    assert phase_of((paper(),), turn) == phase


@pytest.mark.parametrize(
    ("mine", "others", "squares", "chosen", "worth"),
    [
        pytest.param("", "", "H1", {"star": 3}, 3, id="a star"),
        pytest.param("A but A7", "", "A7", {"column with 7": 1}, 48, id="the lower value of A"),
        pytest.param(
            "A but A7",
            "",
            "A7",
            {"column with 7": 1, "race ahead": 5},
            58,
            id="ahead in the race for A",
        ),
        pytest.param(
            "A but A7", "A", "A7", {"column with 7": 1, "race ahead": 5}, 48, id="A is taken"
        ),
        pytest.param("g but H1", "", "H1", {"color done": 2}, 10, id="a color"),
        pytest.param("g but H1", "g", "H1", {"color done": 2}, 6, id="a color that is taken"),
        pytest.param("y g but H1", "", "H1", {"end": 1}, 8, id="ends the game far ahead"),
        pytest.param("", "", "H4 H5", {"block with 2 left": -3}, -3, id="leaves two of four"),
        pytest.param("", "", "G4 H4 H5", {"single": -1}, -1, id="strands one"),
        pytest.param("", "", "H1", {"reach": 1}, 1, id="G1 and I1 for H1"),
    ],
)
def test_a_placement_gains(
    mine: str, others: str, squares: str, chosen: dict[str, int], worth: int
) -> None:
    sheets = table(paper(mine), paper(others)).sheets
    assert Scales(sheets, 0, only(chosen)).gain(area(classic_words(), squares)) == worth


def test_the_dice_left_are_worth_their_best_pair_to_each_of_the_others() -> None:
    sheets = table(paper(), paper(), paper()).sheets
    others = [Scales(sheets, seat, only({"square": 1})) for seat in (1, 2)]
    left = Left(Roll("ygg", "521"), others)
    assert left.best_replies("", "") == [5, 5]
    assert left.best_replies("g", "1") == [5, 5]
    assert left.best_replies("g", "5") == [2, 2]


def test_denial_takes_the_die_that_another_needs() -> None:
    """All moves are worth the same to the seat itself; another lacks a yellow square of A."""
    state = table(paper(), paper("A but A7"), roll="y o g | 1 1 1", turn=5)
    view, legal = ENCORE.view(state, 0), ENCORE.legal(state, 0)
    chosen = only({"square": 1, "column with 7": 10, "deny one": 32})
    told = worths(view, legal, [chosen] * 4)
    best = {str(legal[i]).split()[0] for i, worth in enumerate(told) if worth == max(told)}
    assert best == {"y1"}


def test_nobody_is_denied_anything_on_the_first_three_turns() -> None:
    state = table(paper(), paper("A but A7"), roll="y o g | 1 1 1", turn=3)
    view, legal = ENCORE.view(state, 0), ENCORE.legal(state, 0)
    whims = Stream(1, 1, BOT_STREAM)
    assert tuned(view, legal, whims.at(1)) == denial(view, legal, whims.at(1))


# Whole games


@pytest.mark.parametrize(("game", "points"), [("encore", 18), ("one_more_encore", 0)])
def test_tuned_is_a_worthy_opponent(game: str, points: int) -> None:
    """Among themselves, and two against two beginners, who would win half of the games."""
    engine = Engine(GAMES[game], {}, 4)
    assert engine.play(3900, 0, 300, ["tuned"] * 4).scores.mean() > points
    won = engine.play(3901, 0, 100, ["tuned", "greedy"] * 2).wins()[:, ::2].sum(axis=1)
    assert won.mean() > 0.8
