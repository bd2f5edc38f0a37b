"""Compiles what tests run as machine code, each driver once: `python -m tests.compiled`.

It is kept on disk, where every process of the tests finds it; else those that need the same driver
at the same time would compile it each for itself.
"""

from multiprocessing import get_context

from bis.coach import games_of
from bis.games import GAMES
from bis.record.record import Header
from bis.sim.batch import KITS
from bis.sim.batch.engine import Engine
from bis.sim.batch.steps import Steps

BOTS = ["uniform", "uniform"]


def compile_engine(name: str) -> None:
    """What plays whole games, and games step by step."""
    engine = Engine(GAMES[name], {}, len(BOTS))
    engine.play(0, 0, 1, BOTS)
    steps = Steps(engine, 1)
    steps.mask()
    steps.observe()
    steps.step(steps.choose(BOTS))
    steps.result()


def compile_coach(name: str) -> None:
    """What plays games on."""
    game = GAMES[name]
    if games := games_of(Header(game, game.settle({}, len(BOTS)), ("Ada", "Bob"), 0)):
        games.playouts.get_ready()


def main() -> None:
    with get_context("spawn").Pool() as pool:
        engines = pool.map_async(compile_engine, KITS, chunksize=1)
        pool.map(compile_coach, KITS, chunksize=1)
        engines.get()


if __name__ == "__main__":
    main()
