"""Encore!'s reference players, who also weigh rows, hearts and the special die."""

import pytest

from bis.bots.encore.reference.weights import Weights
from bis.bots.one_more_encore.reference import weights
from bis.bots.one_more_encore.reference.players import worth, worths
from bis.bots.one_more_encore.reference.worths import Scales
from bis.games.one_more_encore import ONE_MORE_ENCORE
from bis.games.one_more_encore.moves import parse_move
from bis.games.one_more_encore.state import Sheet
from tests.games.one_more_encore.positions import paper, table


def only(chosen: dict[str, int]) -> Weights:
    """All weights are zero but these."""
    assert set(chosen) <= set(weights.NAMES)
    return tuple(chosen.get(name, 0) for name in weights.NAMES)


@pytest.mark.parametrize(
    ("sheet", "move", "chosen", "expected"),
    [
        pytest.param(paper(), "p1 LT", {"golden die": 3}, 3, id="a golden die"),
        pytest.param(paper(), "stars HR", {"star": 5, "symbol": 2}, 3, id="pays a symbol"),
        pytest.param(paper(), "heart", {"heart": 1}, 15, id="a heart for every column"),
        pytest.param(paper("A"), "heart", {"heart": 1}, 14, id="but those that are claimed"),
        pytest.param(paper(hearts=5), "heart", {"heart": 1}, 0, id="no sixth heart"),
        pytest.param(paper("HP"), "heart", {"heart below squares": 1}, 1, id="one square is there"),
        pytest.param(paper("P but AP"), "p1 AP", {"row done": 7}, 7, id="completes a row"),
        pytest.param(paper("P but AP"), "p1 AP", {"bonus die": 2}, 2, id="with a die as its bonus"),
        pytest.param(paper("P but AP"), "p1 AP", {"bonus bomb": 2}, 0, id="and not with a bomb"),
        pytest.param(paper(), "p1 AP", {"row line": 2, "row curve": 1}, 3, id="the first of a row"),
        pytest.param(
            paper("A but AV", hearts=2), "y1 AV", {"column with 7": 1}, 80, id="hearts below A"
        ),
        pytest.param(paper(), "bonus Q AP AQ BP BQ", {"square": 1}, 4, id="a bonus bomb is free"),
        pytest.param(paper(), "bonus Q pass", {"square": 1, "symbol": 1}, 0, id="or declined"),
    ],
)
def test_a_move_is_worth(sheet: Sheet, move: str, chosen: dict[str, int], expected: int) -> None:
    scales = Scales(table(sheet, paper()).sheets, 0, only(chosen), taken_rows=0)
    assert worth(scales, parse_move(move)) == expected


def test_a_bonus_is_for_the_first_only() -> None:
    sheets = table(paper("P but AP"), paper("P")).sheets
    scales = Scales(sheets, 0, only({"row done": 7, "bonus die": 2}), taken_rows=1)
    assert worth(scales, parse_move("p1 AP")) == 7


def test_denial_takes_the_special_die_from_who_needs_it() -> None:
    """A heart is worth nothing here but for the others, of whom one cannot pay for it."""
    state = table(paper(hearts=5), paper(), paper(used=1), roll="x x x | ? ? ? | heart", turn=5)
    view, legal = ONE_MORE_ENCORE.view(state, 0), ONE_MORE_ENCORE.legal(state, 0)
    told = worths(view, legal, [only({"heart": 1, "mark": 99, "deny more": 2})] * 4)
    found = {str(move): value for move, value in zip(legal, told, strict=True)}
    assert found["heart"] == 0
    assert found["pass"] == -2 * 15
