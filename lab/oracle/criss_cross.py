"""What the net of Criss Cross with its one roll of search loses against exact play, near the end.

The exact endgame that the shipped player has is switched off. Positions are from games that the net
played without search, on a seed of their own.
"""

from bis.bots.criss_cross.learned import levels
from bis.bots.criss_cross.learned.best import ROUNDS, looked_at, paper_of, written
from bis.bots.criss_cross.learned.search import exact
from bis.core.chance import Stream
from bis.core.seats import TABLE
from bis.games import find_game
from bis.games.criss_cross.moves import Placement
from bis.games.criss_cross.state import State

GAME = find_game("criss_cross")
SEED = 4100


def position(rules: str, rolls: int, number: int) -> State:
    """A game alone, played by the net up to the roll with which so many are left."""
    chance = Stream(SEED, number)
    state: State = GAME.start({"rules": rules}, 1, 0)
    event = 0
    while True:
        if GAME.to_act(state) == (TABLE,):
            event += 1
            state, _ = GAME.deal(state, GAME.draw(state, chance.at(event)))
            continue
        legal = GAME.legal(state, 0)
        if not isinstance(legal[0], Placement):
            state, _ = GAME.play(state, 0, legal[chance.at(0).below(len(legal))])
            continue
        if state.round == ROUNDS + 1 - rolls:
            return state
        worths = levels.worths(GAME.view(state, 0), legal)
        state, _ = GAME.play(state, 0, legal[worths.index(max(worths))])


def loss(state: State, rolls: int) -> float:
    """How much less the chosen move brings than the best, both played on exactly."""
    paper = paper_of(state.advanced)
    grids = written(state.sheets[0], GAME.legal(state, 0))
    worths = exact(paper, grids, rolls - 1)
    return float(worths.max() - worths[int(looked_at(paper, grids).argmax())])


def measure(rules: str, rolls: int, positions: int) -> list[float]:
    return [loss(position(rules, rolls, number), rolls) for number in range(positions)]
