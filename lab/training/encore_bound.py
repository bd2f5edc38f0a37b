"""Finds the prices of knowing the dice that make the bound of Encore! alone as low as they can.

    python -m lab.training.encore_bound --tapes 1500 --out lab/bound/classic.npz

The bound of a tape is convex in the prices, and its slope is what the best solution tells before
each roll, times the surprise of the roll. So prices go down that slope, tape by tape, and the mean
of the later ones is kept. What is usually told is taken off first: that moves no bound on average,
and takes most of the noise away; in the end it becomes the price of what is always told.
"""

import argparse

import numpy as np

from bis.games.encore.rules import TURNS_ALONE, start
from lab.bound.dice import ALL_WAYS, SIGHTS, SURPRISE, number_of, tape
from lab.bound.penalty import ALWAYS, KNOTS, PRICE, STEP, TOLD, Penalty, nearness
from lab.bound.program import Program
from lab.bound.solve import relaxed

NEAR = np.array([nearness(turn) for turn in range(TURNS_ALONE)]) / STEP
SEED = 2500


def whole(prices):
    return Penalty(np.rint(prices / PRICE).astype(np.int64))


def centered(prices, usual):
    """The same prices, but of what is told beyond the usual."""
    moved = prices.copy()
    moved[:, ALWAYS] = -np.einsum("tk,kjs,tj->ks", NEAR, prices, usual) / NEAR.sum(0)[:, None]
    return moved


def slope(tells, surprise):
    return -np.einsum("tk,tj,ts->kjs", NEAR, tells, surprise, optimize=True)


def train(tapes, rate):
    sheet = start({"sheet": "classic"}, 1, 0).sheets[0]
    prices = np.zeros((KNOTS, TOLD, len(SIGHTS)))
    first, second, kept = np.zeros_like(prices), np.zeros_like(prices), np.zeros_like(prices)
    usual = np.zeros((TURNS_ALONE, TOLD))
    bounds = []
    for step in range(1, tapes + 1):
        rolls = tape(SEED, step)
        surprise = SURPRISE[[number_of(roll) for roll in rolls]] / ALL_WAYS
        program = Program(sheet, rolls, whole(prices))
        solved = relaxed(program)
        tells = program.tells(solved.solution)
        told_more = np.einsum("tk,kjs,tj,ts->", NEAR, prices, usual, surprise, optimize=True)
        bounds.append(solved.bound + told_more)
        if step > 20:
            down = slope(tells - usual, surprise)
            first = 0.9 * first + 0.1 * down
            second = 0.99 * second + 0.01 * down**2
            pace = rate * min(1, 2 * (1 - step / tapes))
            prices -= pace * first / (np.sqrt(second) + 0.01)
        usual += (tells - usual) * max(1 / step, 0.01)
        if 2 * step > tapes:
            kept += prices / (tapes - tapes // 2)
        if step % 50 == 0:
            print(step, f"{np.mean(bounds[-50:]):.3f} {np.std(bounds[-50:]):.3f}", flush=True)
    return centered(kept, usual)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tapes", type=int, default=1500)
    parser.add_argument("--rate", type=float, default=0.001)
    parser.add_argument("--out", default="classic.npz")
    args = parser.parse_args()
    prices = whole(train(args.tapes, args.rate)).prices
    np.savez_compressed(args.out, prices=prices.astype(np.int32))


if __name__ == "__main__":
    main()
