"""Trains one net for every sheet of Encore! alone, on new sheets only.

    python -m lab.training.encore_any --sheets pool.txt --seconds 1200 --folder any

``--sheets``: sheets in full, a line each (`python -m lab.training.any_pool`); else, or for a share
of them (``--fresh``), they are made as they are needed. The target of a sheet is exact: the mean
over all rolls of the best sheet they lead to, by the net as it is, for every number of marks at
once. Hundreds of sheets are in play at a time, and make room for
others, mirrored and recolored, after some rolls. The printed sheets are only looked at, to see how
far it has come.

A long run may be cut in parts: ``--from`` and ``--to`` say which seconds of it this part is, and
``--start`` from which folder it goes on. ``--warm``: a shipped net to go on from, also for
a printed sheet's own, with that sheet in ``--sheets`` and ``--images 1`` (`make train-printed`).
"""

import argparse
import json
import os
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import torch
from torch import nn

from bis.bots.encore.learned.any_net import HIDDEN, MEANING
from bis.bots.encore.learned.any_sheet import WIDTH
from bis.games.encore.new_sheets import new_sheet
from bis.games.encore.pieces import SHEETS, printed_sheet
from bis.games.encore.rules import MARKS, TURNS_ALONE
from lab.training.any_judge import Judge
from lab.training.any_net import LEAK, LEAKS, Net, save, shipped
from lab.training.any_papers import IMAGES, Papers, image, read, together
from lab.training.any_play import Play, choose, turn
from lab.training.lessons import Learner, lesson
from lab.training.whole import MOST

SPAN = 48
"""So many turns are remembered."""
SAME = 4
"""For so many turns games go by the same weights, and sheets stay: first layers for all sheets take
long.
"""
AT_FIRST, AHEAD = 16, 16
"""So many sheets are ordered together at first; so often, some are ordered before they are needed.
"""
SLOPES = 1024.0
"""So much larger are slopes in half precision while they are worked out."""
MEANS = 0.3
"""The second net learns slower: what it says is in every weight of the first layer."""
MATRICES = ("two.weight", "three.weight", "meant")
"""Those that learn by Muon."""


class Supply:
    """Images of sheets, made by other processes ahead of time."""

    def __init__(self, texts, args):
        self.texts, self.images = texts, args.images
        self.seed, self.fresh = args.first, args.fresh
        self.generator = torch.Generator().manual_seed(args.seed)
        self.pool = ProcessPoolExecutor(args.workers, get_context("fork"))
        self.next = []

    def order(self, count):
        """So many, which are taken together."""
        told = []
        for _ in range(count):
            text = None
            if self.texts and torch.rand((), generator=self.generator).item() >= self.fresh:
                text = self.texts[self._number(len(self.texts))]
            self.seed += text is None
            told.append((text, self.seed - 1, self._number(self.images)))
        self.next.append(self.pool.submit(made_of, told))

    def _number(self, below):
        return torch.randint(below, (1,), generator=self.generator).item()

    def take(self):
        texts, arrays = self.next.pop(0).result()
        self.texts += texts
        return arrays


def made_of(told):
    """Texts of those that are new; and all: of a sheet its image, or of the new one of a seed."""
    texts = [text or new_sheet(seed) for text, seed, _ in told]
    made = [read(image(text, how)) for text, (_, _, how) in zip(texts, told, strict=True)]
    return [text for text, (old, _, _) in zip(texts, told, strict=True) if not old], together(made)


class Training:
    """The net that learns, and a slower copy that plays and says what to learn."""

    def __init__(self, supply, args, device):
        torch.manual_seed(args.seed)
        self.args, self.device = args, device
        self.generator = torch.Generator(device).manual_seed(args.seed)
        self.papers = Papers(args.slots, device)
        self.play = Play(self.papers, args.games)
        self.supply = supply
        for slots in torch.arange(args.slots, device=device).split(AT_FIRST):
            self.papers.put(slots, self.supply.take())
        self.net, self.slow = (
            Net(args.hidden, args.meaning, args.leak, args.leaks).to(device) for _ in range(2)
        )
        self.teacher = shipped(args.teacher).to(device) if args.teacher else None
        self.step, self.at, self.done = 0, 0, args.begin / args.seconds
        if args.warm:
            self.net.load_state_dict(shipped(args.warm).state_dict())
        if args.start:
            kept = self.kept("net")
            self.net.load_state_dict(kept["weights"])
            self.step = kept["step"]
        self.kind = self.papers.type
        loud = SLOPES if self.kind == torch.half else 1.0
        self.learner = Learner(
            self.net, self.slow, args.rate, 5.0, {"mean": args.means}, loud, args.matrices
        )
        if args.start:
            self.slow.load_state_dict(self.kept("slow"))
            self.learner.optimizer.load_state_dict(self.kept("optimizer"))
            self.learner.muon.memory = [kept.float() for kept in self.kept("muon")]
        self._begin()

    def _begin(self):
        args, shape = self.args, (self.args.slots, self.args.games)
        device = self.device
        self.state = self.play.start()
        # on an empty sheet with any number of rolls left: games come apart
        self.state[2].random_(1, TURNS_ALONE + 1, generator=self.generator)
        self.told = torch.zeros(SPAN, *shape, WIDTH, device=device, dtype=self.papers.type)
        self.gains = torch.zeros(SPAN, *shape, MARKS + 1, device=device)
        self.ages = torch.zeros(args.slots, device=device, dtype=torch.long)
        self.picked = torch.arange(args.some, device=device)
        self.now = torch.zeros((), device=device, dtype=torch.long)
        for _ in range(args.before):
            self.turn(0.5)
        self.learner.slow_down(1, 0)  # while a lesson is recorded nothing is learned
        self.lesson = lesson(self.fit)

    @property
    def playing(self):
        """The net that plays and says what to learn: a teacher at first, if there is one."""
        taught = self.teacher and self.done < self.args.taught
        return self.teacher if taught else self.slow

    def turn(self, noise):
        if self.at % SAME == 0:
            with torch.no_grad():
                self.answer = self.playing.half(self.papers.abouts)
        moved, features, gain = turn(self.play, self.answer, self.state, noise, self.generator)
        at = self.at % SPAN
        self.told[at], self.gains[at] = features, gain
        self.state = choose(self.play.over(moved[0], moved[2]), self.play.start(), moved)
        self.at += 1
        self.ages += 1
        self.now.fill_(self.at)
        if self.at % SAME == 0 and self.args.shown:
            self.replace()

    def replace(self):
        """Some sheets make room for others."""
        shown, slots = self.args.shown, self.args.slots
        slots = torch.arange(shown, device=self.device).add(self.at // SAME * shown) % slots
        self.papers.put(slots, self.supply.take())
        self.supply.order(shown)
        self.ages[slots] = 0
        for new, old in zip(self.play.start(), self.state, strict=True):
            old[slots] = new[slots]
        begun = torch.empty(shown, self.args.games, dtype=torch.long, device=self.device)
        self.state[2][slots] = begun.random_(1, TURNS_ALONE + 1, generator=self.generator)

    def fit(self):
        return self.learner.fit(self._loss(self.net, self.picked))

    def _loss(self, net, slots):
        """Of rows of some of the slots, as old as their sheets at most."""
        shape = len(slots), self.args.rows
        ages = self.ages[slots].clamp(1, SPAN).unsqueeze(1)
        back = (torch.rand(shape, device=self.device) * ages).long()
        when = (self.now - 1 - back) % SPAN
        game = torch.randint(0, self.args.games, shape, device=self.device)
        where = when, slots.unsqueeze(1).expand(shape), game
        told = net.learned(self.papers.abouts[slots], self.told[where])
        return nn.functional.smooth_l1_loss(told, self.gains[where])

    @torch.no_grad()
    def error(self):
        """Of the slower copy, on the sheets that are here."""
        some = (self.ages > 0).nonzero()[: self.args.some, 0]
        return self._loss(self.slow, some).item()

    def round(self, done):
        """One roll of every game; ``done``: which part of the whole time has passed."""
        self.done = done
        self.learner.slow_down(done, min(1, (self.step + 1) / 200))
        self.turn(0.3 * (1 - done) + 0.02)
        keep = (0.99 if done < 0.2 else 0.998) if self.step > 200 else 0.9
        order = torch.randperm(self.args.slots, device=self.device)
        order = order[self.ages[order] > 0]
        fits = self.args.fits if len(order) >= self.args.some else 0
        for i in range(fits):
            at = i * self.args.some % (len(order) - self.args.some + 1)
            self.picked.copy_(order[at : at + self.args.some])
            self.loss = self.lesson()
            self.learner.follow(1 - keep)
        self.step += 1

    def pace(self, times=16):
        """Milliseconds of a roll and of a lesson."""
        told = []
        for step in (lambda: self.turn(0.3), self.lesson):
            torch.cuda.synchronize()
            began = time.time()
            for _ in range(times):
                step()
            torch.cuda.synchronize()
            told.append(round(1000 * (time.time() - began) / times, 2))
        return told

    def held(self):
        """How many weights are at the bound."""
        return sum(int((weight.abs() >= MOST).sum()) for weight in self.net.parameters())

    def save(self, folder):
        """What another part of the run goes on from."""
        kept = {
            "net": {"step": self.step, "weights": self.net.state_dict()},
            "slow": self.slow.state_dict(),
            "optimizer": shorter(self.learner.optimizer.state_dict()),
            "muon": [memory.bfloat16() for memory in self.learner.muon.memory],
        }
        for name, value in kept.items():
            torch.save(value, f"{folder}/{name}.new")
            os.replace(f"{folder}/{name}.new", f"{folder}/{name}.pt")

    def kept(self, name):
        return torch.load(f"{self.args.start}/{name}.pt", map_location=self.device)


def shorter(optimizer):
    """Half as long: what it remembers need not be exact."""
    state = {
        number: {name: value.bfloat16() if value.dim() else value for name, value in kept.items()}
        for number, kept in optimizer["state"].items()
    }
    return {**optimizer, "state": state}


def train(training, judge, args):
    began = told = kept = time.time()
    curve = []
    while (spent := time.time() - began) < args.end - args.begin:
        training.round((args.begin + spent) / args.seconds)
        if time.time() - told > args.check:
            means, _ = judge.means(training.slow, 10_000)
            seconds = round(args.begin + time.time() - began)
            mean = sum(means) / len(means)
            curve.append((seconds, training.step, round(mean, 3), [round(m, 2) for m in means]))
            errors = f"{training.error():.4f}, {judge.error(training.slow, 10_000):.4f}"
            print(f"{curve[-1]} errors here, there {errors} held {training.held()}", flush=True)
            told = time.time()
        if time.time() - kept > args.keep:
            training.save(args.folder)
            kept = time.time()
    training.save(args.folder)
    return curve


def read_arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("--sheets", default="", help="a file; none: all are new")
    parser.add_argument("--first", type=int, default=1_000_000, help="seed of the first new one")
    parser.add_argument("--fresh", type=float, default=0, help="share of sheets that are new")
    parser.add_argument("--seconds", type=float, default=1200, help="of the whole run")
    parser.add_argument("--from", type=float, default=0, dest="begin")
    parser.add_argument("--to", type=float, default=0, dest="end")
    parser.add_argument("--start", default="", help="a folder to go on from")
    parser.add_argument("--warm", default="", help="a shipped net to go on from")
    parser.add_argument("--images", type=int, default=IMAGES, help="of each; 1: only itself")
    parser.add_argument("--slots", type=int, default=256)
    parser.add_argument("--shown", type=int, default=4, help=f"new sheets every {SAME} rolls")
    parser.add_argument("--games", type=int, default=32, help="on each sheet")
    parser.add_argument("--hidden", type=int, default=HIDDEN)
    parser.add_argument("--meaning", type=int, default=MEANING)
    parser.add_argument("--leak", type=float, default=LEAK)
    parser.add_argument("--leaks", type=float, default=LEAKS)
    parser.add_argument("--matrices", nargs="*", default=MATRICES, help="that learn by Muon")
    parser.add_argument("--teacher", default="", help="a shipped net that plays at first")
    parser.add_argument("--taught", type=float, default=0.3, help="for which part of the time")
    parser.add_argument("--means", type=float, default=MEANS, help="of the rate: second net")
    parser.add_argument("--before", type=int, default=2 * SPAN, help="rolls before it learns")
    parser.add_argument("--some", type=int, default=64, help="slots of a lesson")
    parser.add_argument("--rows", type=int, default=128, help="of each of them")
    parser.add_argument("--fits", type=int, default=12)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=12)
    parser.add_argument("--check", type=float, default=60, help="seconds between looks at it")
    parser.add_argument("--checked", type=int, default=1024, help="games of each sheet for that")
    parser.add_argument("--keep", type=float, default=60)
    parser.add_argument("--final", type=int, default=0, help="rounds of games at the end")
    parser.add_argument("--folder", required=True)
    args = parser.parse_args()
    args.end = args.end or args.seconds
    return args


def main():
    args, began = read_arguments(), time.time()
    texts = []
    if args.sheets:
        with open(args.sheets) as file:
            texts = file.read().split()
    supply = Supply(texts, args)
    for begin in range(0, args.slots, AT_FIRST):  # before a GPU is asked for: processes are forked
        supply.order(min(AT_FIRST, args.slots - begin))
    for _ in range(AHEAD if args.shown else 0):
        supply.order(args.shown)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.backends.cuda.matmul.allow_tf32 = True
    torch.backends.cuda.matmul.allow_fp16_reduced_precision_reduction = False
    training = Training(supply, args, device)
    judge = Judge([printed_sheet(name).text for name in SHEETS], args.checked, device)
    print(f"ready after {time.time() - began:.0f} s", flush=True)
    if device.type == "cuda":
        print(f"ms of a roll and of a lesson: {training.pace()}", flush=True)
    curve = train(training, judge, args)
    with open(f"{args.folder}/curve-{args.begin:.0f}.json", "w") as file:
        json.dump(curve, file)
    if (args.hidden, args.meaning) == (HIDDEN, MEANING):
        save(training.slow, f"{args.folder}/any.npz")
    if args.final:
        means, errors = judge.means(training.slow, 20_000, args.final)
        print(list(zip(SHEETS, means, errors, strict=True)), sum(means) / len(means), flush=True)


if __name__ == "__main__":
    main()
