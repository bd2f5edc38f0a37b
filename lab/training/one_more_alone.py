"""Trains a net for One More Encore! alone: how many points a sheet will still bring after a move.

    python -m lab.training.one_more_alone --seconds 480 --out alone.npz

As encore_any.py does it for Encore!: the target of a sheet is exact over the next roll,
the mean over all dice and faces of the special die of the best sheet they lead to, by the net as
it is. Rules and rows are those of self-play at tables, and the shipped player reads the net as it
reads the one for tables. Bonus bombs go off where the greedy bot likes it.
"""

import argparse
import json
import math
import time

import torch
from torch import nn

from bis.bots.encore.learned import layout
from bis.bots.one_more_encore.learned.layout import BOMBS_DUE
from bis.core.batch import TURN
from bis.games.encore.batch.words import COLORS, CROSS, FIRST_GROUP, NUMBERS, QUESTION_MARK
from bis.games.encore.rules import TURNS_ALONE
from bis.games.one_more_encore.batch.words import BLOCK, HEART, SPECIAL
from lab.training.curve import draw
from lab.training.encore_table_net import SPREAD, Net, begin, copy, save
from lab.training.encore_table_play import SPECIAL_CHANCES, Game, Tables
from lab.training.encore_tables import playing
from lab.training.lessons import Learner, lesson
from lab.training.rolls import NOWHERE, Rolls, best_by_cell, by_face
from lab.training.rows.moves import CELL, MOVE, OWNER, PASS_CELL, SCORE, SPECIAL_CELL
from lab.training.whims import gumbel

ROWS = 160
"""Room for so many sheets of each game, on average."""
SPAN = 45
"""So many turns are remembered."""
CHUNK = 1 << 18
FIVE = sum(1 << 2 * face for face in range(5))
"""One of each face but the joker."""
LISTS = ((FIVE, FIVE), (1 << 2 * CROSS, FIVE), (1 << 2 * CROSS, 1 << 2 * QUESTION_MARK))
"""Dice with which every group can be checked: for nothing, for one mark, for two."""


class Alone:
    """Many games, all at the same roll."""

    def __init__(self, game, count, seed, span=SPAN, rows=ROWS):
        self.tables = Tables(game, 1, count, seed, [1.0], remember=False, rows=rows)
        self.count, device = count, game.device
        self.dice = Rolls(device)
        self.starts = game.tables[0, FIRST_GROUP : FIRST_GROUP + 25].contiguous()
        """The number of the first group of each color and number."""
        self.specials = torch.tensor(SPECIAL_CHANCES, device=device)
        small = {"dtype": torch.uint8, "device": device}
        self.told = torch.zeros(span, count, game.width, **small)
        self.places = torch.zeros(span, count, layout.TABLE_WIDTH, **small)
        self.stood = torch.zeros(span, count, device=device)
        self.gains = torch.zeros(span, count, device=device)
        self.known = torch.zeros(span, count, device=device)
        """Whether the gain is."""

    @torch.no_grad()
    def turn(self, net, noise):
        """A roll in every game, and what was learned about the sheets before it."""
        tables = self.tables
        states, span = tables.states, len(self.told)
        tables._launch("roll", self.count, *tables._games(), tables.keys)
        rolled = states[:, [COLORS, NUMBERS, SPECIAL]]
        worth = self.futures(net)
        states[:, [COLORS, NUMBERS, SPECIAL]] = rolled
        before, at = (tables.step - 1) % span, tables.step % span
        later = self.known[before] == 0
        self.gains[before] = torch.where(
            later, self.expected(worth) - self.stood[before], self.gains[before]
        )
        if tables.step:
            self.known[before] = 1
        moves = self.choose(worth, rolled, noise)
        self._write(at, moves)
        tables._finish(1.0)
        done = tables.done > 0
        self.gains[at] = torch.where(done, tables.finals - self.stood[at], 0)
        self.known[at] = done.float()
        tables.step += 1
        tables.renew()

    def futures(self, net):
        """What the best sheet is worth for each pair of faces, each face of the special die and
        the pass; and the moves.
        """
        tables, count = self.tables, self.count
        states = tables.states
        told, self.here = tables.told[0].zero_(), tables.places[0].zero_()
        given = (tables.game.clumps, 1, 0, told, self.here, tables.scores)
        tables._launch("tell_seat", count, *tables._games(), *given)
        base = net.base(nobody(net, count), self.here)
        table = torch.full((3, count * 25), NOWHERE, device=told.device)
        which = torch.zeros(3, count * 25, dtype=torch.long, device=told.device)
        special = torch.full((count * 5,), NOWHERE, device=told.device)
        used = torch.zeros(count * 5, dtype=torch.long, device=told.device)
        for face in range(HEART, BLOCK + 1):
            colors, numbers = LISTS[face] if face < len(LISTS) else (0, 0)
            states[:, COLORS], states[:, NUMBERS], states[:, SPECIAL] = colors, numbers, face
            rows, worth = self._judged(net, base, tables._list(1))
            owner, move, cell = (rows[:, i].long() for i in (OWNER, MOVE, CELL))
            if face == HEART:
                passed = worth[cell == PASS_CELL]
            if face < len(LISTS):
                some = (cell < SPECIAL_CELL).nonzero()[:, 0]
                group = (move[some] - 1) // 4
                kind = torch.searchsorted(self.starts, group, right=True) - 1
                best_by_cell(table[face], which[face], owner[some] * 25 + kind, worth[some], group)
            some = (cell == SPECIAL_CELL).nonzero()[:, 0]
            best_by_cell(special, used, owner[some] * 5 + face, worth[some], move[some])
        full, group = by_face(table.view(3, count, 5, 5), which.view(3, count, 5, 5))
        return full, group, special.view(count, 5), used.view(count, 5), passed

    def _judged(self, net, base, total):
        """Sheets listed, and their worth: exact where nothing is to come."""
        tables = self.tables
        rows = tables.rows[:total].clone()
        owner = rows[:, OWNER].long()
        gain = torch.empty(total, device=base.device)
        for first in range(0, total, CHUNK):
            part = slice(first, min(first + CHUNK, total))
            told = tables.rows_told[part]
            over = (told[:, layout.END] > 0) | (tables.states[owner[part], TURN] == TURNS_ALONE)
            over &= told[:, BOMBS_DUE] > 0
            points = net.evaluate(told, base[owner[part]])[0]
            gain[part] = points.masked_fill(over, 0)
        return rows, rows[:, SCORE] + gain

    def expected(self, worth):
        """The mean over all rolls of the best that can be done."""
        full, _, special, _, passed = worth
        pairs = self.dice.best_of_pairs(full, passed)
        means = [torch.maximum(pairs, special[:, i : i + 1]) @ self.dice.chance for i in range(5)]
        return torch.stack(means, 1) @ self.specials

    def choose(self, worth, rolled, noise):
        """The numbers of the moves that are best with these dice, but for whims."""
        full, group, special, used, passed = worth
        faces = torch.arange(6, device=full.device)
        colors, numbers = ((rolled[:, i : i + 1] >> (2 * faces)) & 3 > 0 for i in (0, 1))
        there = colors.unsqueeze(2) & numbers.unsqueeze(1)
        pairs = full.masked_fill(~there, NOWHERE).flatten(1)
        shown = rolled[:, 2:3]
        options = torch.cat([pairs, special.gather(1, shown), passed.unsqueeze(1)], 1)
        if noise:
            whims = noise * gumbel(options.shape, options.device, self.tables.generator)
            options = torch.where(options > NOWHERE / 2, options + whims, options)
        best = options.argmax(1)
        pair = best.clamp(max=35).unsqueeze(1)
        jokers = 2 * (pair // 6 == CROSS).long() + (pair % 6 == QUESTION_MARK).long()
        move = (1 + 4 * group.flatten(1).gather(1, pair) + jokers)[:, 0]
        move = torch.where(best == 36, used.gather(1, shown)[:, 0], move)
        return torch.where(best == 37, 0, move)

    def _write(self, at, moves):
        """Makes the moves, and remembers the sheets."""
        tables, count = self.tables, self.count
        tables.rows[:count, MOVE] = moves.to(torch.int32)
        tables.chosen[:] = torch.arange(count, device=moves.device)
        told = self.told[at].zero_()
        given = (tables.game.clumps, tables.rows, told)
        tables._launch("tell_move", count, *tables._games(), *given)
        self.places[at] = self.here
        self.stood[at] = tables.rows[:count, SCORE].float()
        act = (tables.keys, 1, tables.who, tables.rows, tables.chosen)
        tables._launch("play_others", count, *tables._games(), *act)

    def wrong(self, net, batch):
        """How far a net is off on sheets of the past."""
        pick = torch.randint(0, self.known.numel(), (batch,), device=self.known.device)
        told, places = self.told.flatten(0, 1)[pick], self.places.flatten(0, 1)[pick]
        points, _ = net.evaluate(told, net.base(nobody(net, batch), places))
        known = self.known.flatten()[pick]
        far = nn.functional.smooth_l1_loss(
            points / SPREAD, self.gains.flatten()[pick] / SPREAD, reduction="none"
        )
        return (far * known).sum() / known.sum().clamp(min=1)


def nobody(net, count):
    """What a net is told of the others, where there are none."""
    return net.sum.weight.new_zeros(count, net.sum.in_features)


class Training:
    """The net that learns, and a slower copy that plays and says what to learn."""

    def __init__(self, game, args):
        torch.manual_seed(args.seed)
        self.args = args
        self.net, self.slow = Net(game.width).to(game.device), Net(game.width).to(game.device)
        if args.start:
            begin(self.net, args.start)
        self.learner = Learner(self.net, self.slow, args.rate, 2.0)
        self.acting = playing(self.slow, game)
        self.games = Alone(game, args.games, args.seed)
        for _ in range(TURNS_ALONE):
            self.games.turn(self.acting, 1.0)
        self.lesson = lesson(self.fit)

    def fit(self):
        return self.learner.fit(self.games.wrong(self.net, self.args.batch))

    def round(self, done):
        """One roll in every game; ``done``: which part of the time has passed."""
        self.learner.slow_down(done)
        self.games.turn(self.acting, 0.5 * (1 - done) + 0.02)
        keep = 0.99 if done < 0.75 else 0.998
        for _ in range(self.args.fits):
            self.loss = self.lesson()
            self.learner.follow(1 - keep)
        copy(self.slow, self.acting)


def train(game, args):
    """The slow copy at the end, and how it did on the way."""
    training = Training(game, args)
    curve, began, told, steps = [], time.time(), 0.0, 0
    while (spent := time.time() - began) < args.seconds:
        training.round(spent / args.seconds)
        steps += 1
        if spent - told > args.seconds / args.checks:
            told = spent
            points = evaluate(game, training.slow, args.checked, 3000)
            curve.append((round(spent), points.mean().item()))
            loss = training.loss.item()
            print(f"{spent:5.0f} s  step {steps}  loss {loss:.4f}  {curve[-1][1]:.2f}", flush=True)
            torch.save(training.slow.state_dict(), args.out + ".pt")
    return training.slow, curve


def evaluate(game, net, count, seed):
    """Final scores of fresh games."""
    games, acting = Alone(game, count, seed, span=1), playing(net, game)
    scores = torch.zeros(count, device=game.device)
    over = torch.zeros(count, dtype=torch.bool, device=game.device)
    for _ in range(TURNS_ALONE):
        games.turn(acting, 0.0)
        fresh = (games.tables.done > 0) & ~over
        scores = torch.where(fresh, games.tables.finals.float(), scores)
        over |= fresh
    return scores


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=480)
    parser.add_argument("--games", type=int, default=8192)
    parser.add_argument("--batch", type=int, default=8192)
    parser.add_argument("--fits", type=int, default=8)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--checks", type=int, default=10)
    parser.add_argument("--checked", type=int, default=4096, help="games for a check")
    parser.add_argument("--final", type=int, default=16384)
    parser.add_argument("--start", default="")
    parser.add_argument("--seed", type=int, default=2000)
    parser.add_argument("--out", required=True)
    args = parser.parse_args()
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.backends.cuda.matmul.allow_tf32 = True
    game = Game("one_more_encore", (), device)
    net, curve = train(game, args)
    save(net, args.out)
    points = evaluate(game, net, args.final, 3001)
    mean, error = points.mean().item(), 1.96 * points.std().item() / math.sqrt(args.final)
    print(f"{mean:.2f} ± {error:.2f}, {args.final} games", flush=True)
    curve.append((round(args.seconds), round(mean, 2)))
    with open(args.out + ".curve.json", "w") as file:
        json.dump(curve, file)
    with open(args.out + ".svg", "w") as file:
        told = "points in games alone, by seconds of learning"
        file.write(draw("Learning One More Encore! alone", told, {"alone": curve}))


if __name__ == "__main__":
    main()
