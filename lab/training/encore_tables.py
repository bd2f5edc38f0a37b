"""Trains a net for tables of Encore! or One More Encore!: who will win, and with how many points.

    python -m lab.training.encore_tables --game encore --seconds 480 --out tables.npz

Self-play at tables of two to six, some seats taken by a past self and by heuristics. A seat judges
the sheets its moves lead to, knowing the others' sheets; the active player also prices what the
dice it leaves give to the others. Every sheet that was chosen learns from what came of the game,
corrected by what was thought later on (a lambda return), and less the luck of every roll since:
what it brought beyond the exact mean of all rolls (rows/luck.py).
"""

import argparse
import json
import math
import time
from functools import partial

import torch
from torch import nn

from bis.bots.encore.learned.situation import KEEN
from bis.games.encore.pieces import SHEETS
from lab.training.curve import draw
from lab.training.encore_table_net import SPREAD, Net, begin, copy, save
from lab.training.encore_table_play import Game, Tables
from lab.training.lessons import Learner, lesson
from lab.training.rows.moves import LEARNER, PAST, POLICIES

PAST_EVERY = 0.08
"""After so much of the time the past self is the present one."""
KEEN_AT_PLAY = 25 * KEEN
FIRST_FITS = 48
"""Turns before the first lesson: games have to end first."""


def wrong(net, batch):
    others = net.table(batch.told, batch.acted, batch.active, batch.alone, batch.seats)
    points, logit = net.evaluate(batch.own, net.base(others, batch.places))
    weight = batch.ready / batch.ready.sum().clamp(min=1)
    far = nn.functional.smooth_l1_loss(
        points / SPREAD, (batch.points - batch.stood) / SPREAD, reduction="none"
    )
    odds = nn.functional.binary_cross_entropy_with_logits(logit, batch.aims, reduction="none")
    return ((far + odds) * weight).sum()


class Training:
    """The net that learns, slower copies of it that play, and the tables they sit at."""

    def __init__(self, game, args):
        device = game.device
        self.args = args
        torch.manual_seed(args.seed)
        self.net, self.slow = Net(game.width).to(device), Net(game.width).to(device)
        if args.start:
            begin(self.net, args.start)
        self.learner = Learner(self.net, self.slow, args.rate, 2.0, matrices=args.matrices)
        self.acting, self.past = (playing(self.slow, game) for _ in range(2))
        self.groups = [
            Tables(
                game,
                seats,
                count,
                args.seed + seats,
                args.weights,
                args.policies,
                lucky=not args.plain,
                exact=args.exact,
            )
            for seats, count in args.sizes.items()
        ]
        self.lessons = []
        """One for each group of tables, once games have ended."""

    def fit(self, group):
        batch = group.batch(max(1, self.args.batch // group.seats))
        return self.learner.fit(wrong(self.net, batch))

    def round(self, done):
        """One turn at every table; ``done``: which part of the time has passed."""
        args = self.args
        self.learner.slow_down(done)
        keen = args.keen if args.start else max(args.keen, 1 - 4 * done)
        noise = args.noise * (0.05 + 0.95 * keen) * (1 - done)
        for place, group in enumerate(self.groups):
            group.guests = args.guests if args.start or done > 0.1 else 0.0
            group.turn(self.acting, self.past, keen=keen, noise=noise, keep=args.keep)
            yield group
            group.renew()
            if group.step > FIRST_FITS:
                self.learn(place, 0.02 if done < 0.75 else 0.005)

    def learn(self, place, share):
        if not self.lessons:
            self.lessons = [lesson(partial(self.fit, group)) for group in self.groups]
        for _ in range(self.args.fits):
            self.loss = self.lessons[place]()
        self.learner.follow(share)
        copy(self.slow, self.acting)


def playing(net, game):
    """A copy that only plays."""
    half = torch.float16 if game.device.type == "cuda" else torch.float32
    made = Net(game.width).to(game.device, half)
    copy(net, made)
    return made


def train(game, args):
    """The slow copy at the end, and what was told on the way."""
    training = Training(game, args)
    curve, stats = [], {}
    began, told, past = time.time(), 0.0, 0.0
    while (spent := time.time() - began) < args.seconds:
        for group in training.round(spent / args.seconds):
            note(stats, group)
        if spent - past > PAST_EVERY * args.seconds:
            past = spent
            copy(training.slow, training.past)
        if spent - told > args.seconds / args.checks and training.lessons:
            told = spent
            curve.append((round(spent), means(stats)))
            turn, loss = training.groups[0].step, training.loss.item()
            print(f"{spent:5.0f} s  turn {turn}  loss {loss:.4f}  {curve[-1][1]}", flush=True)
            if args.out:
                torch.save(training.slow.state_dict(), args.out + ".pt")
    return training.slow, curve


def picture(curve, game):
    """Points in self-play by the time spent, for each size of table."""
    told = "points a seat in self-play, by seconds of learning"
    curves = {
        f"{seats} seats": [(at, each[seats]["points"]) for at, each in curve if seats in each]
        for seats in sorted(curve[-1][1])
    }
    return draw(f"Learning tables of {game}", told, curves)


def means(stats):
    """And begin anew."""
    told = {
        seats: {kind: round(total / max(count, 1), 3) for kind, (total, count) in kinds.items()}
        for seats, kinds in stats.items()
    }
    stats.clear()
    return told


def note(stats, group):
    """Points and turns of games that are over, and how well the learner does among guests."""
    games = group.done.nonzero()[:, 0]
    if not len(games):
        return
    shape = group.count, group.seats
    learns = group.who.view(shape)[games] == LEARNER
    shares = group.shares.view(shape)[games] * group.seats
    mixed = learns & ~learns.all(1, keepdim=True)
    told = {
        "points": group.finals.view(shape)[games][learns].float(),
        "among guests": shares[mixed],
        "turns": (group.step - group.born[games]).float(),
    }
    kinds = stats.setdefault(group.seats, {})
    if group.lucky:
        whole, left = group.fortune.varied
        told["beyond luck"] = (left / whole.clamp(min=1e-9)).view(1)
    for name, values in told.items():
        entry = kinds.setdefault(name, [0.0, 0])
        entry[0] += values.sum().item()
        entry[1] += values.numel()


@torch.no_grad()
def duel(game, net, seats, count, policy, seed, *, rival=None, denial=1.0, keen=KEEN_AT_PLAY):
    """On the first sheet: the net's share of a victory a seat when every other seat is a policy's
    or a rival net's; all seats are the net's if there is neither.
    """
    weights = [1.0] + [0.0] * (len(game.tables) - 1)
    group = Tables(game, seats, count, seed, weights, remember=False)
    place = torch.arange(count * seats, device=game.device)
    learner = (place % seats + place // seats) % 2 == 0
    if policy is None and rival is None:
        learner = torch.ones_like(learner)
    other = PAST if policy is None else POLICIES + policy
    group.who = torch.where(learner, LEARNER, other).to(torch.int32)
    group.guests = float(rival is not None)
    acting, past = playing(net, game), rival and playing(rival, game)
    over = torch.zeros(count, dtype=torch.bool, device=game.device)
    shares, points, turns = [], [], []
    while not bool(over.all()):
        group.turn(acting, past, keen=keen, noise=0.0, keep=1.0, denial=denial)
        fresh = (group.done > 0) & ~over
        mine = learner & fresh.repeat_interleave(seats)
        shares.append(group.shares[mine])
        points.append(group.finals[mine].float())
        turns.append(torch.full((int(fresh.sum()),), float(group.step)))
        over |= fresh
    share = torch.cat(shares)
    error = 1.96 * share.std().item() / math.sqrt(len(share))
    mean = torch.cat(points).mean().item()
    return {
        "share": f"{share.mean().item():.4f} ± {error:.4f}",
        "points": round(mean, 2),
        "turns": round(torch.cat(turns).mean().item(), 1),
    }


def read_arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="encore")
    parser.add_argument("--seconds", type=float, default=480)
    parser.add_argument("--sizes", default="2:6144,3:2048,4:6144,5:1024,6:1024")
    parser.add_argument("--sheets", default=",".join(SHEETS))
    parser.add_argument("--first", type=float, default=4.0, help="weight of the first sheet")
    parser.add_argument("--policies", default="tuned")
    parser.add_argument("--guests", type=float, default=0.25)
    parser.add_argument("--batch", type=int, default=8192)
    parser.add_argument("--fits", type=int, default=6)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--matrices", nargs="*", default=(), help="that learn by Muon")
    parser.add_argument("--noise", type=float, default=0.01)
    parser.add_argument("--keen", type=float, default=0.2, help="what 25 points count at the end")
    parser.add_argument("--keep", type=float, default=0.8)
    parser.add_argument("--checks", type=int, default=16)
    parser.add_argument("--duels", type=int, default=2048)
    parser.add_argument("--plain", action="store_true", help="learn from luck, too")
    parser.add_argument(
        "--exact", action="store_true", help="later turns count as they stood before their roll"
    )
    parser.add_argument("--start", default="", help="weights to learn on from, .pt or .npz")
    parser.add_argument(
        "--judges", help="policies to play against in the end, if others than those"
    )
    parser.add_argument(
        "--keens", type=float, nargs="*", default=[], help="others to try in the end"
    )
    parser.add_argument("--seed", type=int, default=2000)
    parser.add_argument("--out", default="")
    args = parser.parse_args()
    args.judges = args.judges.split(",") if args.judges else None
    args.sizes = dict(map(int, size.split(":")) for size in args.sizes.split(","))
    return args


def main():
    args = read_arguments()
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.backends.cuda.matmul.allow_tf32 = True
    game = Game(args.game, args.sheets.split(","), device)
    args.weights = [args.first] + [1.0] * (len(game.tables) - 1)
    args.names = args.policies.split(",")
    args.policies = [game.policies[name] for name in args.names]
    net, curve = train(game, args)
    if not curve:
        raise SystemExit(f"no game was over early enough to learn from in {args.seconds:g} s")
    if args.out:
        save(net, args.out)
        with open(args.out + ".curve.json", "w") as file:
            json.dump(curve, file)
        with open(args.out + ".svg", "w") as file:
            file.write(picture(curve, args.game))
    judge(game, net, args)


def judge(game, net, args):
    """Against the net it began as and against policies, which that one plays as well."""
    sizes = sorted({2, 4} & set(args.sizes))
    policies = {name: game.policies[name] for name in (args.judges or args.names)}

    def tell(what, player, seats, policy=None, rival=None, keen=KEEN_AT_PLAY):
        told = duel(game, player, seats, args.duels, policy, 3000 + seats, rival=rival, keen=keen)
        print(f"{seats} seats, {what}: {told}", flush=True)

    before = None
    if args.start:
        before = Net(game.width).to(game.device)
        begin(before, args.start)
        for seats in sizes:
            tell("against the start", net, seats, rival=before)
    for seats in sizes:
        for name, policy in policies.items():
            tell(f"against {name}", net, seats, policy)
            if before is not None:
                tell(f"the start against {name}", before, seats, policy)
        name, policy = next(iter(policies.items()))
        for keen in args.keens:
            tell(f"against {name}, keen {keen:g}", net, seats, policy, keen=keen)
    for seats in sorted({1, *sizes} & set(args.sizes)):
        tell("all alike", net, seats)


if __name__ == "__main__":
    main()
