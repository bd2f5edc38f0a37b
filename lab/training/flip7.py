"""Learns how rounds of Flip 7 end, from games of players like `ev`, and evaluates what it ships.

    python -m lab.training.flip7

Every line of every position is counted under what matters for it, together with what it was worth
at the end of the round. In half of the games targets are drawn at random half of the time, so that
all kinds of lines are seen in a Flip Three. Takes about six minutes on one core, and the evaluation
as long again.
"""

import argparse
import json
import time
from pathlib import Path

import numpy as np

from bis.bots.flip7.learned import fates as shipped
from bis.bots.flip7.learned.fates import (
    CELLS,
    EDITIONS,
    GAINS,
    GRAIN,
    LEFT,
    MOST,
    POINTS,
    RISK_STEP,
    RISKS,
    SEATS,
    cell,
)
from bis.bots.learned import nets
from bis.games import GAMES
from bis.games.flip7.batch import seen as observed
from bis.games.flip7.batch import words
from bis.sim.arena.run import run
from bis.sim.batch.engine import Engine
from bis.sim.batch.steps import Steps
from bis.sim.lineup import line_up
from lab.training.curve import draw

SHIPPED = Path(shipped.__file__).parent / "fates.npz"
PICTURE = Path("docs/images/flip7-learning.svg")
FIRST_SEED, FIRST_FORBIDDEN = 2000, 3000
"""Seeds from 3000 on are for choosing and for final figures."""
CHOOSING = 3000
AT_ONCE = 4000
NUMBERS = np.arange(13)
PLUS = np.array([2, 4, 6, 8, 10])


class Seen:
    """Columns of an observation, by what they are."""

    def __init__(self, rows, seats):
        self.due, self.actor = rows[:, 4], rows[:, 5]
        self.deck, self.discards = rows[:, 9:31], rows[:, 31:53]
        flips = rows[:, observed.OBSERVED_FLIPS : observed.OBSERVED_LINES]
        self.flips = flips.reshape(len(rows), words.MOST_FLIPS, observed.OBSERVED_FLIP)
        lines = rows[:, observed.OBSERVED_LINES :].reshape(len(rows), seats, observed.OBSERVED_LINE)
        self.total, self.status, self.chance = lines[..., 0], lines[..., 1], lines[..., 2]
        self.points, self.numbers = lines[..., 3], lines[..., 4:17]
        self.doubles = lines[..., 22]

    def cells(self):
        """The cell of every line."""
        empty = self.deck.sum(1) == 0
        cards = np.where(empty[:, None], self.discards, self.deck).astype(np.int64)
        total = np.maximum(1, cards.sum(1))[:, None]
        again = np.einsum("gsn,gn->gs", self.numbers, cards[:, :13])
        risk = np.minimum(RISKS - 1, again * 100 // (RISK_STEP * total))
        hits = (self.points == 0) | (self.gain(cards, again) > 0)
        left = np.zeros_like(self.points)
        for i in range(words.MOST_FLIPS):
            here = np.flatnonzero(self.flips[:, i, 0] >= 0)
            left[here, self.flips[here, i, 0]] = self.flips[here, i, 1]
        points = np.minimum(self.points, POINTS - 1)
        return cell(left, hits.astype(np.int64), self.chance, points, risk)

    def gain(self, cards, again):
        """As `bis.bots.flip7.greedy.expected_gain`."""
        new = cards[:, None, :13] * (1 - self.numbers)
        doubled = 1 << self.doubles
        bonus = np.where(self.numbers.sum(2) == 6, 15, 0)
        sums = self.numbers @ NUMBERS
        gain = (new @ NUMBERS) * doubled + new.sum(2) * bonus
        gain += cards[:, 18][:, None] * sums * doubled + (cards[:, 13:18] @ PLUS)[:, None]
        return gain - np.where(self.chance == 1, 0, again * self.points)


def drawn(seen, random):
    """A card for every game: a place in the deck, or a shuffle."""
    ends = seen.deck.cumsum(1)
    places = (random.random(len(ends)) * ends[:, -1]).astype(np.int64)
    cards = (ends <= places[:, None]).sum(1)
    return np.where(ends[:, -1] == 0, words.SHUFFLE, cards)


def play(edition, seats, games, seed, explore):
    """Cells, points when they were seen, and the points that came of them; and all rounds."""
    engine = Engine(GAMES["flip7"], {"edition": edition}, seats)
    steps = Steps(engine, games, chance=False)
    steps.reset(seed)
    random = np.random.default_rng([seed, seats, explore])
    kept, ends, rounds = [], {}, np.zeros(games, dtype=np.int64)
    before = np.zeros((games, seats), dtype=np.int64)
    while True:
        rows = steps.observe(np.zeros(games, dtype=np.int64))
        seen = Seen(rows, seats)
        over = seen.actor == -2
        ended = np.flatnonzero((rows[:, 1] > rounds + 1) | (over & (rounds < rows[:, 1])))
        for game in ended:
            ends[game, rounds[game]] = seen.total[game] - before[game]
        before[ended] = seen.total[ended]
        rounds[ended] += 1
        if over.all():
            return kept, ends
        game, seat = np.nonzero((seen.status == 0) & ~over[:, None])
        some = random.random(len(game)) < 0.3
        game, seat = game[some], seat[some]
        cells = seen.cells()[game, seat].astype(np.int32)
        points = seen.points[game, seat].astype(np.int16)
        kept.append((game, rounds[game].astype(np.int16), seat.astype(np.int8), cells, points))
        said = np.where(seen.actor == -1, drawn(seen, random), steps.choose(["ev"] * seats))
        if explore:
            aims = (seen.due >= words.FREEZE) & (seen.due <= words.CHANCE)
            aims &= random.random(games) < 0.5
            whim = random.random((games, steps.engine.kit.actions)) * steps.mask()
            said = np.where(aims, whim.argmax(1), said)
        steps.step(said)


class Counted:
    """What was seen so far: fates by cell, and the points of rounds by edition, seats and lead."""

    def __init__(self):
        self.fates = np.zeros((CELLS, 1 + GAINS), dtype=np.int64)
        self.rounds = {
            edition: np.zeros((len(SEATS), 2, MOST), dtype=np.int64) for edition in EDITIONS
        }

    def add(self, edition, seats, seed, explore, games):
        kept, ends = play(edition, seats, games, seed, explore)
        pad = padded(ends, seats)
        for cells, outcomes in told_apart(kept, pad):
            np.add.at(self.fates, (cells, outcomes), 1)
        if not explore:
            self.add_rounds(self.rounds[edition][SEATS.index(seats)], pad)

    def add_rounds(self, rounds, pad):
        """Apart for the seat that leads before the round, and for all others."""
        before = np.cumsum(np.maximum(pad, 0), axis=1) - np.maximum(pad, 0)
        most = before.max(axis=2, keepdims=True)
        leads = (before == most) & ((before == most).sum(axis=2, keepdims=True) == 1)
        for lead in (0, 1):
            scores = pad[(pad >= 0) & (leads == lead)]
            rounds[lead] += np.bincount(np.minimum(scores, MOST - 1), minlength=MOST)

    def arrays(self):
        rounds = {
            f"rounds_{edition}": whole(counts + 1e-3) for edition, counts in self.rounds.items()
        }
        return {"fates": whole(smooth(self.fates)), **rounds}


def padded(ends, seats):
    """All rounds of all games, -1 where there was none."""
    longest = 1 + max(number for _, number in ends)
    games = 1 + max(game for game, _ in ends)
    pad = np.full((games, longest, seats), -1, dtype=np.int64)
    for (game, number), scores in ends.items():
        pad[game, number] = scores
    return pad


def told_apart(kept, pad):
    """Cells, and what came of them: a bust, or so much gained."""
    for game, number, seat, cells, points in kept:
        final = pad[game, number, seat]
        known = final >= 0
        gained = np.clip(final - points, 0, GAINS - 1)
        outcomes = np.where((final == 0) & (points > 0), 0, 1 + gained)
        yield cells[known], outcomes[known]


def learn(passes):
    """Every pass plays at all tables; after each one tells how well unseen lines are foretold."""
    counted, curve, seed = Counted(), [], FIRST_SEED
    unseen = held_out()
    for number in range(passes):
        began = time.time()
        for edition in EDITIONS:
            for seats in SEATS:
                seed += 1
                assert seed < FIRST_FORBIDDEN
                games = AT_ONCE * 4 // max(4, seats)
                counted.add(edition, seats, seed, number % 2, games)
        seen = int(counted.fates.sum())
        curve.append((seen, surprise(smooth(counted.fates), unseen)))
        print(f"pass {number}: {seen:,} lines, {curve[-1][1]:.4f} nats a line, "
              f"{time.time() - began:.0f} s", flush=True)  # fmt: skip
    return counted, curve


def held_out():
    """Lines of games that are not learned from."""
    found = []
    for edition in EDITIONS:
        kept, ends = play(edition, 4, 500, FIRST_SEED, 0)
        found += told_apart(kept, padded(ends, 4))
    return [np.concatenate(column) for column in zip(*found, strict=True)]


def surprise(shares, unseen):
    """The mean negative logarithm of the chance that was given to what came."""
    cells, outcomes = unseen
    chances = shares[cells, outcomes] / shares[cells].sum(1)
    return round(float(-np.log(np.maximum(chances, 1e-6)).mean()), 4)


def smooth(fates):
    """Where little was seen, what was seen in the cells around."""
    cells = fates.reshape(LEFT, 4, POINTS, RISKS, 1 + GAINS).astype(np.float64)
    wide = cells.copy()
    for axis, reach in ((2, 3), (3, 2)):
        around = np.zeros_like(wide)
        for shift in range(-reach, reach + 1):
            moved = np.roll(wide, shift, axis=axis)
            edge = [slice(None)] * 5
            edge[axis] = slice(0, shift) if shift > 0 else slice(shift or None, None)
            if shift:
                moved[tuple(edge)] = 0
            around += moved * 0.5 ** abs(shift)
        wide = around
    everywhere = cells.sum((2, 3), keepdims=True) + 1e-3
    wide += everywhere / everywhere.sum(-1, keepdims=True)
    told = cells + 30 * wide / wide.sum(-1, keepdims=True)
    return told.reshape(CELLS, 1 + GAINS)


def whole(shares):
    """In whole numbers that fit 16 bits."""
    most = shares.max(axis=-1, keepdims=True)
    return np.rint(shares / most * GRAIN).astype(np.uint16)


def evaluate(tapes):
    """What is shipped, at a table with three `ev`, in both editions."""
    for edition in EDITIONS:
        lineup = line_up("flip7", {"edition": edition}, ["best", "ev", "ev", "ev"], CHOOSING)
        best = run(lineup, tapes, cores=1).standings[0]
        print(f"{edition}: best wins {best.wins} % of {tapes} tapes against three ev", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--passes", type=int, default=5)
    parser.add_argument("--tapes", type=int, default=400, help="for the evaluation; 0 for none")
    args = parser.parse_args()
    if args.passes:
        counted, curve = learn(args.passes)
        nets.save(SHIPPED, shipped.BLUEPRINT, counted.arrays())
        points = [(seen / 1e6, 1000 * nats) for seen, nats in curve]
        told = "surprise by unseen lines, in thousandths of a nat, by million lines seen"
        picture = draw("Flip 7: learning how rounds end", told, {"fates": points}, "million")
        PICTURE.write_text(picture, "utf-8")
        print(json.dumps(curve))
    if args.tapes:
        evaluate(args.tapes)


if __name__ == "__main__":
    main()
