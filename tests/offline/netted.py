"""What the levels of Criss Cross make of positions, whoever works out their nets.

Run by Pyodide as `main()`, it prints one line.
"""

import json
from collections.abc import Iterator, Mapping

from bis.bots import PLAYERS, Bot, find_bot
from bis.bots.criss_cross import greedy
from bis.core.chance import BOT_STREAM, Stream
from bis.core.seats import TABLE
from bis.games import GAMES
from bis.games.criss_cross.state import State
from tests.offline.forwards import beside

GAME = GAMES["criss_cross"]
SEED = 4900
SOURCES = 3
"""Draws by which each level chooses in each position."""


def positions(games: int) -> Iterator[State]:
    """Seat 0's turns in games of two seats, basic and advanced in turns."""
    for number in range(games):
        state: State = GAME.start({"rules": ("basic", "advanced")[number % 2]}, 2, 0)
        chance = Stream(SEED, number)
        line = 0
        while acting := GAME.to_act(state):
            line += 1
            seat = acting[0]
            if seat == TABLE:
                state, _ = GAME.deal(state, GAME.draw(state, chance.at(line)))
                continue
            if seat == 0:
                yield state
            view, legal = GAME.view(state, seat), GAME.legal(state, seat)
            state, _ = GAME.play(state, seat, greedy.choose(view, legal, chance.at(line)))


def chosen(levels: Mapping[str, Bot], games: int) -> list[list[str]]:
    """The moves of each level, by the same draws."""
    return [
        [
            str(bot(GAME.view(state, 0), GAME.legal(state, 0), Stream(SEED, n, BOT_STREAM).at(0)))
            for bot in levels.values()
            for n in range(SOURCES)
        ]
        for state in positions(games)
    ]


def at_a_server() -> dict[str, Bot]:
    return {name: find_bot(GAME, name) for name in PLAYERS[GAME.id].netted}


GAMES_IN_PYODIDE = 4


def main() -> None:
    forward = beside()
    assert forward is not None
    levels = PLAYERS[GAME.id].by_forward(forward)
    told = {"game": GAME.id, "chosen": chosen(levels, GAMES_IN_PYODIDE)}
    print(json.dumps(told))
