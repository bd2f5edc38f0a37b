"""A Criss Cross player that learns by playing alone, in five minutes, with NumPy only.

python examples/criss_cross_td.py [--minutes 5] [--seed 1] [--games 10000]

It learns what a sheet is worth after a move: a sum over its ten lines and over the free squares of
neighboring lines, each looked up in a table by how many rolls were played. The batch engine plays
two thousand games at once. After each roll the worth of the sheet before is moved toward that of
the sheet after the best placement (temporal differences); after the last roll, toward the score.
Then it plays against `greedy`, both seats in turn, and the table says who is better.
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

from bis.games import GAMES
from bis.games.criss_cross.batch import STARTS
from bis.games.criss_cross.pieces import FREE, PAIRS, SIDE, SYMBOLS
from bis.games.criss_cross.scoring import line_points
from bis.sim.batch.engine import Engine
from bis.sim.batch.steps import Steps

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]

BATCH = 256
ROLLS = 12
POWERS = 7 ** np.arange(SIDE)
LINES = 2 * SIDE
BANDS = 2 * (SIDE - 1)
"""Two lines side by side: four of columns, four of rows."""


# What is looked at


def read_line(code: int) -> str:
    return "".join((FREE + SYMBOLS)[code // 7**i % 7] for i in range(SIDE))


def shape_of(line: str) -> str:
    """Which symbols are equal, whatever they are and from whichever end one looks."""

    def renamed(text: str) -> str:
        names = dict(zip(dict.fromkeys(text.replace(FREE, "")), SYMBOLS, strict=False))
        return "".join(names.get(symbol, FREE) for symbol in text)

    return min(renamed(line), renamed(line[::-1]))


SHAPES = sorted({shape_of(read_line(code)) for code in range(7**SIDE)})
SHAPE = np.array([SHAPES.index(shape_of(read_line(code))) for code in range(7**SIDE)])
"""The shape of each line by its code: five digits to the base of seven."""

FIRST, SECOND = np.array(PAIRS).T
DOWN = SECOND - FIRST == 1
COLUMN, ROW = FIRST // SIDE, FIRST % SIDE
ALONG = np.where(DOWN, COLUMN, SIDE + ROW)
"""The line both squares of a pair are in; columns are lines 0 to 4, rows 5 to 9."""
ACROSS = np.where(DOWN, SIDE + ROW, COLUMN)
"""The line across through the first square; that through the second is the next."""
PLACE, LINE = np.where(DOWN, ROW, COLUMN), np.where(DOWN, COLUMN, ROW)


def bands_of(free: NDArray[np.bool_]) -> Ints:
    """The free squares of each band as ten bits; ``free`` has a row of 25 for each sheet."""
    grid = free.reshape(-1, SIDE, SIDE)
    columns = grid @ (1 << np.arange(SIDE))
    rows = grid.transpose(0, 2, 1) @ (1 << np.arange(SIDE))
    halves = np.concatenate([columns, rows], axis=1)
    at = np.array([*range(SIDE - 1), *range(SIDE, LINES - 1)])
    bands: Ints = halves[:, at] | halves[:, at + 1] << SIDE
    return bands


LEFT = ~bands_of(np.array([np.isin(np.arange(25), pair) for pair in PAIRS]))
"""What each pair leaves of each band."""


@dataclass(frozen=True)
class Sheets:
    """Many sheets by their lines and bands."""

    lines: Ints
    bands: Ints

    @staticmethod
    def read(squares: Ints) -> "Sheets":
        grid = squares.reshape(-1, SIDE, SIDE)
        lines = [grid @ POWERS, grid.transpose(0, 2, 1) @ POWERS]
        return Sheets(np.concatenate(lines, axis=1), bands_of(squares == 0))

    def after(self, moves: Ints, low: Ints, high: Ints) -> "Sheets":
        pair, order = moves // 2, moves % 2
        first, second = np.where(order, high, low), np.where(order, low, high)
        lines = self.lines.copy()
        each = np.arange(len(moves))
        lines[each, ALONG[pair]] += (first + 7 * second) * POWERS[PLACE[pair]]
        lines[each, ACROSS[pair]] += first * POWERS[LINE[pair]]
        lines[each, ACROSS[pair] + 1] += second * POWERS[LINE[pair]]
        return Sheets(lines, self.bands & LEFT[pair])


# What it is worth


class Player:
    """Two tables for each number of rolls played: of line shapes, and of bands."""

    def __init__(self) -> None:
        points = [line_points(shape) for shape in SHAPES]
        self.shapes: Floats = np.tile(np.array(points, dtype=np.float64), (ROLLS + 1, 1))
        self.bands: Floats = np.zeros((ROLLS + 1, 1 << 2 * SIDE))

    def worth(self, sheets: Sheets, rolls: int) -> Floats:
        lines = self.shapes[rolls][SHAPE[sheets.lines]].sum(axis=1)
        total: Floats = lines + self.bands[rolls][sheets.bands].sum(axis=1)
        return total

    def weigh(self, sheets: Sheets, low: Ints, high: Ints, rolls: int) -> Floats:
        """The worth of a sheet after each of the 80 placements, legal or not."""
        table = self.shapes[rolls][SHAPE]
        before = table[sheets.lines]
        bands = self.bands[rolls][sheets.bands[:, None, :] & LEFT].sum(axis=2)
        rest = bands + before.sum(axis=1, keepdims=True)
        rest -= before[:, ALONG] + before[:, ACROSS] + before[:, ACROSS + 1]
        worth = np.empty((len(low), len(PAIRS), 2))
        for order, (first, second) in enumerate(((low, high), (high, low))):
            a, b = first[:, None], second[:, None]
            along = sheets.lines[:, ALONG] + (a + 7 * b) * POWERS[PLACE]
            across = sheets.lines[:, ACROSS] + a * POWERS[LINE]
            beyond = sheets.lines[:, ACROSS + 1] + b * POWERS[LINE]
            # a square that is not free makes no sense here, and the mask leaves it out
            codes = (np.minimum(code, 7**SIDE - 1) for code in (along, across, beyond))
            worth[:, :, order] = rest + sum(table[code] for code in codes)
        return worth.reshape(len(low), -1)

    def learn(self, sheets: Sheets, rolls: int, errors: Floats, rate: float) -> None:
        """Move every entry by the mean error of the sheets that it is in."""
        for table, entries in (
            (self.shapes[rolls], SHAPE[sheets.lines]),
            (self.bands[rolls], sheets.bands),
        ):
            found = entries.ravel()
            weights = np.repeat(errors, entries.shape[1])
            sums = np.bincount(found, weights, len(table))
            counts = np.bincount(found, minlength=len(table))
            table[:] += rate * sums / np.maximum(counts, 1)

    def choose(self, steps: Steps, rows: Ints, seat: int) -> tuple[Ints, Sheets, Ints]:
        """Moves in these games, the sheets after them, and how many rolls were played."""
        seen = steps.observe(np.full(steps.count, seat))[rows].astype(np.int64)
        rolls = int(seen[0, 1])
        low, high = np.sort(seen[:, 3:5], axis=1).T
        sheets = Sheets.read(seen[:, 5 + 27 * seat : 30 + 27 * seat])
        legal = steps.mask()[rows, STARTS:] == 1
        moves = np.where(legal, self.weigh(sheets, low, high, rolls), -np.inf).argmax(axis=1)
        return STARTS + moves, sheets.after(moves, low, high), seen[:, 1]


# Learning


def train(player: Player, minutes: float, seed: int) -> Iterator[tuple[float, int, float]]:
    """Yields now and then: seconds, games so far, mean score of late."""
    steps = Steps(Engine(GAMES["criss_cross"], {}, 1), BATCH)
    play_and_learn(player, steps, seed, 0, 0.0)  # the engine is compiled
    began = told = perf_counter()
    games, late = 0, []
    while (spent := perf_counter() - began) < 60 * minutes:
        rate = 0.05 * (1 - spent / 60 / minutes) + 0.001
        late.append(play_and_learn(player, steps, seed, games, rate))
        games += BATCH
        if perf_counter() - told > 3 * minutes:
            told = perf_counter()
            yield spent, games, float(np.mean(late))
            late.clear()


def play_and_learn(player: Player, steps: Steps, seed: int, number: int, rate: float) -> float:
    """Games from ``number`` on, side by side; returns their mean score."""
    steps.reset(seed, number)
    steps.step(steps.mask().argmax(axis=1))  # any start symbol is as good as another
    playing = np.arange(steps.count)
    before: Sheets | None = None
    for rolls in range(1, ROLLS + 1):
        moves, after, _ = player.choose(steps, playing, 0)
        said = np.zeros(steps.count, dtype=np.int64)
        said[playing] = moves
        steps.step(said)
        if before is not None:
            errors = player.worth(after, rolls) - player.worth(before, rolls - 1)
            player.learn(before, rolls - 1, errors, rate)
        scores = steps.result().scores[playing, 0]
        going_on = steps.actors()[playing] >= 0
        over = Sheets(after.lines[~going_on], after.bands[~going_on])
        player.learn(over, rolls, scores[~going_on] - player.worth(over, rolls), rate)
        before = Sheets(after.lines[going_on], after.bands[going_on])
        playing = playing[going_on]
        if not len(playing):
            break
    return float(steps.result().scores.mean())


# Playing against greedy


def duel(player: Player, games: int, seed: int, seat: int) -> tuple[Floats, Floats]:
    """Scores and shares of victory in games with greedy in the other seat."""
    steps = Steps(Engine(GAMES["criss_cross"], {}, 2), games)
    steps.reset(seed)
    while (actors := steps.actors()).max() >= 0:
        said = steps.choose(["greedy", "greedy"], seed)
        rolled = steps.observe()[:, 3] > 0
        (rows,) = ((actors == seat) & rolled).nonzero()
        if len(rows):
            said[rows], _, _ = player.choose(steps, rows, seat)
        steps.step(said)
    played = steps.result()
    return played.scores[:, [seat, 1 - seat]].astype(np.float64), played.wins()[:, seat]


def say(label: str, values: Floats, unit: str = "") -> str:
    error = 1.96 * values.std() / len(values) ** 0.5
    return f"{label} {values.mean():.2f} ± {error:.2f}{unit}"


def main() -> None:
    parser = argparse.ArgumentParser(description="learn Criss Cross, then play against greedy")
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=10_000, help="against greedy, in each seat")
    args = parser.parse_args()
    player = Player()
    print(f"{len(SHAPES)} line shapes, {player.shapes.size + player.bands.size:,} numbers to learn")
    for spent, games, score in train(player, args.minutes, args.seed):
        print(f"{spent:5.0f} s  {games:10,} games  mean score {score:.2f}", flush=True)
    both = [duel(player, args.games, args.seed + 1 + seat, seat) for seat in (0, 1)]
    scores = np.concatenate([scores for scores, _ in both])
    wins = 100 * np.concatenate([wins for _, wins in both])
    print(f"against greedy, {len(wins):,} games, both seats:")
    print(say("  victories", wins, " %"))
    print(say("  score", scores[:, 0]) + "," + say(" greedy's", scores[:, 1]))


if __name__ == "__main__":
    main()
