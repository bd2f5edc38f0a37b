"""What the net of Criss Cross with its one roll of search loses against exact play, near the end.

    python -m bis.sim.oracle --rules basic --rolls 3 --positions 500

The exact endgame that the shipped player has is switched off. Positions are from games that the net
played without search, on a seed of their own.
"""

import argparse

import numpy as np

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


def main() -> None:
    parser = argparse.ArgumentParser(description="net and search against exact play")
    parser.add_argument("--rules", choices=("basic", "advanced"), default="basic")
    parser.add_argument("--rolls", type=int, default=3, help="left, the one on the table included")
    parser.add_argument("--positions", type=int, default=500)
    args = parser.parse_args()
    numbers = range(args.positions)
    losses = np.array([loss(position(args.rules, args.rolls, k), args.rolls) for k in numbers])
    error = 1.96 * losses.std() / len(losses) ** 0.5
    print(
        f"{args.rules}, {args.rolls} rolls left, {len(losses)} positions:"
        f" {losses.mean():.4f} ± {error:.4f} points lost a decision,"
        f" {np.count_nonzero(losses < 1e-9) / len(losses):.1%} of the moves exactly best"
    )


if __name__ == "__main__":
    main()
