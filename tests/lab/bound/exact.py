"""Encore! alone near its end, solved by the rules themselves, slow and clear."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from bis.core.seats import TABLE
from bis.games import find_game
from bis.games.encore.pieces import COLOR_FACES, NUMBER_FACES, Roll, Squares, printed_sheet
from bis.games.encore.rules import TURNS_ALONE
from bis.games.encore.scoring import claim_colors, claim_columns
from bis.games.encore.state import Sheet, State
from lab.bound.dice import ALL_WAYS, ROLLS, WAYS
from lab.bound.penalty import Penalty

GAME = find_game("encore")


def position(checked: Squares, marks: int, rolls: int) -> State:
    """A game alone with so many rolls to come; columns and colors that are full were claimed."""
    sheet = Sheet(printed_sheet("classic"), marks, checked)
    sheets, _ = claim_columns((sheet,))
    sheets, _ = claim_colors(sheets)
    return State(sheets, active=0, turn=TURNS_ALONE + 1 - rolls)


def points(state: State) -> int:
    return GAME.result(state).scores[0]


def after(state: State, roll: Roll) -> list[State]:
    """Every state that a roll can lead to; some twice."""
    dealt, _ = GAME.deal(state, roll)
    return [GAME.play(dealt, 0, move)[0] for move in GAME.legal(dealt, 0)]


def best_known(state: State, rolls: Sequence[Roll], penalty: Penalty) -> float:
    """The most points less penalty on known rolls; when the game is over rolls still charge."""
    if not rolls:
        return float(points(state))
    turn = TURNS_ALONE - len(rolls)
    charge = penalty.charge(state.sheets[0], turn, rolls[0])
    states = after(state, rolls[0]) if GAME.to_act(state) == (TABLE,) else [state]
    return max(best_known(later, rolls[1:], penalty) for later in set(states)) - charge


@cache
def optimum(state: State) -> float:
    """What the best player who cannot see ahead averages, over all rolls."""
    if state.over:
        return float(points(state))
    faces = {
        (color, number): _best(state, color, number)
        for color in COLOR_FACES
        for number in NUMBER_FACES
    }
    total: float = sum(
        ways * max(faces[color, number] for color in roll.colors for number in roll.numbers)
        for roll, ways in zip(ROLLS, WAYS.tolist(), strict=True)
    )
    return total / ALL_WAYS


def _best(state: State, color: str, number: str) -> float:
    """With two dice of each kind that show the same; any other roll is the best of four such."""
    return max(optimum(_forget(later)) for later in after(state, Roll(color * 2, number * 2)))


def _forget(state: State) -> State:
    """What was rolled and chosen does not matter once the game is over."""
    return replace(state, roll=None, choices=())
