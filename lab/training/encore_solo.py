"""Trains a value net for Encore! alone: how many points a sheet will still bring, before a roll.

    python -m lab.training.encore_solo --sheets classic,pink --seconds 480 --out solo.npz

One net for one sheet, or for several: squares are told by color and place. Fitted value iteration.
A sheet's target is exact over the next roll: the mean over all rolls of the best sheet they lead
to, by the net as it is. The same evaluation gives the moves of self-play. A sheet's value is its
score as it is plus what the net says is still to come.
"""

import argparse
import json
import math
import time

import numpy as np
import torch
from torch import nn

from bis.bots.encore.learned import layout
from bis.bots.encore.learned.net import BLUEPRINT
from bis.bots.learned import nets
from bis.games.encore.pieces import SHEETS
from bis.games.encore.rules import TURNS_ALONE
from lab.training.encore_solo_play import Net, Play, Sheet
from lab.training.lessons import Learner, lesson
from lab.training.whole import WEIGHT, whole

CHECKS = 8
SPAN = 48
"""So many turns are remembered."""
AT_ONCE = 8192
"""Games of an evaluation."""


@torch.no_grad()
def evaluate(play, net, games, seed):
    """The mean of final scores of fresh games, without a look ahead."""
    generator = torch.Generator(play.sheet.device).manual_seed(seed)
    scores = []
    for first in range(0, games, AT_ONCE):
        state = play.start(min(AT_ONCE, games - first))
        for _ in range(TURNS_ALONE):
            (full, group), passed = play.futures(net, *state, exact=True)
            options, colors, numbers = play.options(full, passed, generator)
            moved = play.move(state, options, colors, numbers, group)
            over = play.over(state)
            state = tuple(
                torch.where(over.view(-1, *[1] * (new.dim() - 1)), old, new)
                for old, new in zip(state, moved, strict=True)
            )
        scores.append(play.sheet.score(state[0], state[1])[0])
    scores = torch.cat(scores)
    return scores.mean().item(), 1.96 * scores.std().item() / math.sqrt(games)


class Training:
    """The net that learns, and a slower copy that plays and says what to learn."""

    def __init__(self, plays, args):
        device = plays[0].sheet.device
        torch.manual_seed(args.seed)
        self.plays, self.args = plays, args
        self.generator = torch.Generator(device).manual_seed(args.seed)
        self.net, self.acting = Net().to(device), Net().to(device)
        if args.start:
            load(self.net, args.start, [play.sheet for play in plays])
        self.learner = Learner(self.net, self.acting, args.rate, 5.0)
        for play in plays:
            play.begin(self.generator, SPAN * play.games)
            for _ in range(SPAN):
                play.turn(self.acting, 1.0, self.generator)
        self.lesson = lesson(self.fit)

    def fit(self):
        """All sheets at once, or what is learned of one is forgotten over the others."""
        one = self.args.batch // (len(self.plays) - 1 + self.args.first)
        counts = [one * self.args.first, *[one] * (len(self.plays) - 1)]
        samples = [play.sample(n) for play, n in zip(self.plays, counts, strict=True)]
        told = self.net.on([part for part, _ in samples])
        loss = nn.functional.smooth_l1_loss(told, torch.cat([gains for _, gains in samples]))
        return self.learner.fit(loss)

    def round(self, step, done):
        """One roll on every sheet; ``done``: which part of the time has passed."""
        self.learner.slow_down(done, min(1, (step + 1) / 50))
        keep = (0.99 if done < 0.75 else 0.998) if step > 200 else 0.9
        for play in self.plays:
            play.turn(self.acting, 0.3 * (1 - done) + 0.02, self.generator)
        for _ in range(self.args.fits):
            self.loss = self.lesson()
            self.learner.follow(1 - keep)


def train(plays, args):
    """The copy that plays, and how it did on the way."""
    training = Training(plays, args)
    began, told, step, curve = time.time(), 0.0, 0, []
    while (spent := time.time() - began) < args.seconds:
        training.round(step, spent / args.seconds)
        step += 1
        if spent - told > args.seconds / CHECKS:
            told = spent
            means = {
                play.sheet.name: round(evaluate(play, training.acting, args.checked, 10_000)[0], 3)
                for play in plays
            }
            curve.append((round(told), means))
            print(
                f"{told:5.0f} s  step {step}  loss {training.loss.item():.4f}  {means}", flush=True
            )
    return training.acting, curve


def parts(net):
    """Weights by the names and shapes that the shipped net has for them."""
    return {
        "one": net.one.weight.T,
        "one_bias": net.one.bias,
        "marks": net.marks.weight,
        "rolls": net.rolls.weight,
        "two": net.two.weight.T,
        "two_bias": net.two.bias,
        "three": net.three.weight.T,
        "three_bias": net.three.bias,
        "out": net.out.weight[0],
        "out_bias": net.out.bias,
    }


def save(net, path, sheets):
    """A net for one sheet as its player reads it: without the squares of other colors."""
    arrays = {name: whole(weight) for name, weight in parts(net).items()}
    if len(sheets) > 1:  # to learn on from; nobody plays by it
        np.savez_compressed(path, **arrays)
        return
    arrays["one"] = arrays["one"][sheets[0].places.cpu().numpy()]
    nets.save(path, BLUEPRINT, arrays)


@torch.no_grad()
def load(net, path, sheets):
    """To learn on from there; a net for one sheet knows no other squares."""
    arrays = dict(np.load(path))
    if len(arrays["one"]) < layout.CLUMPS:
        known = whole(parts(net)["one"])
        known[sheets[0].places.cpu().numpy()] = arrays["one"]
        arrays["one"] = known
    for name, weight in parts(net).items():
        weight.copy_(torch.tensor(arrays[name] / WEIGHT))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--sheets", default=",".join(SHEETS))
    parser.add_argument("--seconds", type=float, default=480)
    parser.add_argument("--games", type=int, default=4096, help="on each sheet")
    parser.add_argument("--batch", type=int, default=16384)
    parser.add_argument("--fits", type=int, default=16)
    parser.add_argument("--first", type=int, default=2, help="how much more of the first sheet")
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--checked", type=int, default=2048, help="games of each sheet for a check")
    parser.add_argument("--final", type=int, default=16384)
    parser.add_argument("--start", default="")
    parser.add_argument("--out", required=True)
    args = parser.parse_args()
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.backends.cuda.matmul.allow_tf32 = True
    names = args.sheets.split(",")
    plays = [Play(Sheet(name, device), args.games, device) for name in names]
    net, curve = train(plays, args)
    save(net, args.out, [play.sheet for play in plays])
    with open(args.out + ".curve.json", "w") as file:
        json.dump(curve, file)
    for play in plays:
        mean, error = evaluate(play, net, args.final, 20_000)
        print(f"{play.sheet.name}: {mean:.3f} ± {error:.3f}, {args.final} games", flush=True)


if __name__ == "__main__":
    main()
