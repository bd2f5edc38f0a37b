"""Trains a value net for Criss Cross alone: what a grid will be worth at the end, before a roll.

    python -m lab.training.criss_cross --rules advanced --out made/advanced.npz

Fitted value iteration on afterstates. A grid's target is exact over the next roll: the mean over
all 36 rolls of the best grid they lead to, by the net as it is. The same evaluation gives the moves
of self-play. Symbols and the grid's symmetries are permuted at random while fitting.
"""

import argparse
import itertools
import math
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

from bis.bots.criss_cross.told import BLUEPRINT
from bis.bots.learned import nets
from lab.training.curve import draw
from lab.training.whole import ACTIVATION, whole

SIDE, SQUARES, SYMBOLS, FACES = 5, 25, 6, 7
ROWS = [[5 * r + c for c in range(5)] for r in range(5)]
COLUMNS = [[5 * r + c for r in range(5)] for c in range(5)]
DIAGONAL = [[5 * (4 - i) + i for i in range(5)]]
LINES = ROWS + COLUMNS + DIAGONAL
PAIRS = [(5 * r + c, 5 * r + c + 1) for r in range(5) for c in range(4)]
PAIRS += [(5 * r + c, 5 * r + c + 5) for r in range(4) for c in range(5)]
RUN = (0, 0, 2, 3, 8, 10)


def line_points(line):
    return sum(RUN[len(list(run))] for symbol, run in itertools.groupby(line) if symbol)


def symmetries(advanced):
    """Permutations of the squares that change no score."""
    grid = np.arange(25).reshape(5, 5)
    found = [g for k in range(4) for g in (np.rot90(grid, k), np.rot90(grid, k).T)]
    diagonal = {frozenset(DIAGONAL[0])}
    keep = [g.reshape(-1) for g in found]
    if advanced:
        keep = [g for g in keep if {frozenset(int(g[i]) for i in DIAGONAL[0])} == diagonal]
    return np.stack(keep)


class Net(nn.Module):
    """Squares one by one, and an embedding of every whole line, then two hidden layers."""

    def __init__(self, first=384, second=256, width=16):
        super().__init__()
        self.lines = nn.Embedding(FACES**5, width)
        nn.init.normal_(self.lines.weight, std=0.3)
        self.one = nn.Linear(SQUARES * FACES + len(LINES) * width, first)
        self.two = nn.Linear(first, second)
        self.out = nn.Linear(second, 1)

    def forward(self, boards, codes):
        squares = (boards.unsqueeze(-1) == torch.arange(FACES, device=boards.device)).flatten(1)
        lines = self.lines(codes).flatten(1)
        hidden = torch.cat([squares.to(lines.dtype), lines], 1)
        hidden = torch.relu(self.one(hidden))
        hidden = torch.relu(self.two(hidden))
        return self.out(hidden).squeeze(1).float() * 10


class Lookups:
    def __init__(self, advanced, device):
        self.advanced, self.device = advanced, device
        points = [line_points(line) for line in itertools.product(range(FACES), repeat=5)]
        self.points = torch.tensor(points, device=device, dtype=torch.float32)
        self.line_squares = torch.tensor(LINES, device=device)
        self.powers = torch.tensor(
            [FACES ** (4 - i) for i in range(5)], device=device, dtype=torch.int32
        )
        self.pairs = torch.tensor(PAIRS, device=device)
        ordered = list(itertools.product(range(1, 7), repeat=2))
        self.ordered = torch.tensor(ordered, device=device, dtype=torch.uint8)
        delta = torch.zeros(len(PAIRS), 36, SQUARES, dtype=torch.uint8)
        for p, (i, j) in enumerate(PAIRS):
            for k, (a, b) in enumerate(ordered):
                delta[p, k, i], delta[p, k, j] = a, b
        self.delta = delta.to(device)
        self.symmetries = torch.tensor(symmetries(advanced), device=device)

    def codes(self, boards):
        return (boards[:, self.line_squares].int() * self.powers).sum(-1)

    def score(self, codes):
        points = self.points[codes]
        rows = points[:, :10].sum(1)
        if not self.advanced:
            return rows
        return rows - 5 * (points[:, :10] == 0).sum(1) + 2 * points[:, 10]

    def value(self, net, boards, chunk=1 << 19):
        """Expected final score of grids before a roll; exact where nothing more fits."""
        out = torch.empty(len(boards), device=self.device)
        for start in range(0, len(boards), chunk):
            part = boards[start : start + chunk]
            codes = self.codes(part)
            with torch.autocast(
                self.device.type, torch.bfloat16, enabled=self.device.type == "cuda"
            ):
                gain = net(part, codes)
            over = ~self.free_pairs(part).any(1)
            out[start : start + chunk] = self.score(codes) + gain.masked_fill(over, 0)
        return out

    def free_pairs(self, boards):
        return (boards[:, self.pairs] == 0).all(2)

    def after(self, net, boards):
        """Values of every pair of squares with every roll: [N, 40, 36], -inf where not free."""
        free = self.free_pairs(boards)
        n, p = free.nonzero(as_tuple=True)
        values = torch.full((len(boards), len(PAIRS), 36), -math.inf, device=self.device)
        if len(n):
            grown = boards[n].unsqueeze(1) + self.delta[p]
            values[n, p] = self.value(net, grown.flatten(0, 1)).view(-1, 36)
        return values, free

    def expected(self, values, free, boards):
        """The mean over all rolls of the best reply."""
        best = values.amax(1).view(-1, 6, 6)
        best = torch.maximum(best, best.transpose(1, 2))
        return torch.where(free.any(1), best.mean((1, 2)), self.score(self.codes(boards)))

    def start(self, count, generator=None):
        boards = torch.zeros(count, SQUARES, dtype=torch.uint8, device=self.device)
        boards[:, 0] = torch.randint(1, 7, (count,), device=self.device, generator=generator).to(
            torch.uint8
        )
        return boards

    def move(self, values, boards, generator, noise=0.0, careless=0.0):
        """Roll, and put the two symbols where it seems best, or nearly so."""
        count = len(boards)
        roll = torch.randint(0, 36, (count,), device=self.device, generator=generator)
        other = roll % 6 * 6 + roll // 6
        rows = torch.arange(count, device=self.device)
        options = torch.stack([values[rows, :, roll], values[rows, :, other]], 2).flatten(1)
        if noise:
            u = torch.rand(options.shape, device=self.device, generator=generator).clamp_(
                1e-9, 1 - 1e-7
            )
            seen = options - noise * torch.log(-torch.log(u))
            wild = torch.rand(count, 1, device=self.device, generator=generator) < careless
            seen = torch.where(wild & options.isfinite(), -torch.log(-torch.log(u)), seen)
            options = torch.where(options.isfinite(), seen, options)
        best = options.argmax(1)
        pair, flipped = best // 2, best % 2 == 1
        used = torch.where(flipped, other, roll)
        return torch.where(
            values.amax((1, 2)).isfinite().unsqueeze(1), boards + self.delta[pair, used], boards
        )

    def mixed(self, boards):
        """The same grids, with symbols and squares renamed at random."""
        count = len(boards)
        names = torch.rand(count, 6, device=self.device).argsort(1).to(torch.uint8) + 1
        names = torch.cat([torch.zeros(count, 1, dtype=torch.uint8, device=self.device), names], 1)
        boards = names.gather(1, boards.long())
        which = torch.randint(0, len(self.symmetries), (count,), device=self.device)
        return boards.gather(1, self.symmetries[which])


def evaluate(table, net, games, seed, search=0):
    """Mean and error of final scores; ``search``: so many best grids looked at one roll on."""
    generator = torch.Generator(table.device).manual_seed(seed)
    boards = table.start(games, generator)
    with torch.no_grad():
        for _ in range(12):
            values, _ = table.after(net, boards)
            if search:
                boards = searched(table, net, boards, values, generator, search)
            else:
                boards = table.move(values, boards, generator)
        scores = table.score(table.codes(boards))
    return scores.mean().item(), scores.std().item() / math.sqrt(games)


def searched(table, net, boards, values, generator, width):
    count = len(boards)
    roll = torch.randint(0, 36, (count,), device=table.device, generator=generator)
    other = roll % 6 * 6 + roll // 6
    rows = torch.arange(count, device=table.device)
    options = torch.stack([values[rows, :, roll], values[rows, :, other]], 2).flatten(1)
    top, index = options.topk(width, 1)
    used = torch.where(index % 2 == 1, other.unsqueeze(1), roll.unsqueeze(1))
    grown = boards.unsqueeze(1) + table.delta[index // 2, used]
    live = top.isfinite()
    grown = torch.where(live.unsqueeze(2), grown, boards.unsqueeze(1))
    flat = grown.flatten(0, 1)
    deep = torch.empty(len(flat), device=table.device)
    for start in range(0, len(flat), 4096):
        part = flat[start : start + 4096]
        deep[start : start + 4096] = table.expected(*table.after(net, part), part)
    deep = deep.view(count, width).masked_fill(~live, -math.inf)
    best = deep.argmax(1)
    return torch.where(live.any(1).unsqueeze(1), grown[rows, best], boards)


def train(
    table, seconds, games=4096, batch=8192, fits=6, room=1 << 20, seed=1, rate=2e-3, log=print
):
    device = table.device
    torch.manual_seed(seed)
    generator = torch.Generator(device).manual_seed(seed)
    net, acting = Net().to(device), Net().to(device)
    acting.load_state_dict(net.state_dict())
    optimizer = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=1e-4)
    boards = table.start(games, generator)
    with torch.no_grad():
        for _ in range(12):  # stages all mixed
            values, _ = table.after(acting, boards)
            moved = table.move(values, boards, generator, 3.0, 1.0)
            boards = torch.where((torch.rand(games, 1, device=device) < 0.5), moved, boards)
    kept = torch.zeros(room, SQUARES, dtype=torch.uint8, device=device)
    targets = torch.zeros(room, device=device)
    filled = at = step = 0
    began, told, curve = time.time(), 0.0, []
    while (spent := time.time() - began) < seconds:
        done = spent / seconds
        for group in optimizer.param_groups:
            group["lr"] = (
                rate * min(1, step / 50) * (0.02 + 0.98 * (1 + math.cos(math.pi * done)) / 2)
            )
        with torch.no_grad():
            values, free = table.after(acting, boards)
            wanted = table.expected(values, free, boards)
            places = (at + torch.arange(games, device=device)) % room
            kept[places], targets[places] = boards, wanted
            at, filled = (at + games) % room, min(room, filled + games)
            noise = 0.5 * (1 - done) + 0.05
            moved = table.move(values, boards, generator, noise, 0.05)
            over = ~free.any(1)
            boards = torch.where(over.unsqueeze(1), table.start(games, generator), moved)
        for _ in range(fits if filled >= 8 * games else 1):
            pick = torch.randint(0, filled, (batch,), device=device)
            grids = table.mixed(kept[pick])
            codes = table.codes(grids)
            with torch.autocast(device.type, torch.bfloat16, enabled=device.type == "cuda"):
                gain = net(grids, codes)
            live = table.free_pairs(grids).any(1)
            wrong = (gain + table.score(codes) - targets[pick])[live]
            loss = nn.functional.smooth_l1_loss(wrong, torch.zeros_like(wrong))
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 5.0)
            optimizer.step()
            keep = 0.997 if step > 200 else 0.9
            with torch.no_grad():
                for mine, theirs in zip(acting.parameters(), net.parameters(), strict=True):
                    mine.lerp_(theirs, 1 - keep)
        step += 1
        if time.time() - began - told > seconds / 16:
            told = time.time() - began
            mean, error = evaluate(table, acting, games, seed=10_000)
            curve.append((round(told), round(mean, 3)))
            log(
                f"{told:6.0f} s  step {step}  loss {loss.item():.4f}"
                f"  {mean:.3f} ± {1.96 * error:.3f}",
                flush=True,
            )
    return acting, curve


def save(net, path):
    """Weights as whole numbers, as the shipped net reads them (bots/criss_cross/learned/net.py)."""
    arrays = {
        "lines": whole(net.lines.weight, ACTIVATION),
        "one": whole(net.one.weight.T),
        "one_bias": whole(net.one.bias),
        "two": whole(net.two.weight.T),
        "two_bias": whole(net.two.bias),
        "out": whole(net.out.weight[0]),
        "out_bias": whole(net.out.bias)[0],
    }
    nets.save(path, BLUEPRINT, arrays)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--rules", choices=("basic", "advanced"), required=True)
    parser.add_argument("--seconds", type=float, default=490)
    parser.add_argument("--games", type=int, default=4096)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--batch", type=int, default=8192)
    parser.add_argument("--final", type=int, default=16384)
    parser.add_argument("--searched", type=int, default=2048)
    parser.add_argument("--out", required=True)
    args = parser.parse_args()
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.backends.cuda.matmul.allow_tf32 = True
    table = Lookups(args.rules == "advanced", device)
    net, curve = train(table, args.seconds, games=args.games, batch=args.batch, seed=args.seed)
    Path(args.out).parent.mkdir(parents=True, exist_ok=True)
    save(net, args.out)
    told = f"mean score of {args.games} games without search, by seconds of training"
    picture = draw("Criss Cross: learning what a grid is worth", told, {args.rules: curve})
    Path(args.out).with_suffix(".svg").write_text(picture, "utf-8")
    mean, error = evaluate(table, net, args.final, seed=20_000)
    print(f"{args.rules}: {mean:.3f} ± {1.96 * error:.3f} without search", flush=True)
    for width in (8, 20):
        mean, error = evaluate(table, net, args.searched, seed=30_000, search=width)
        print(
            f"{args.rules}: {mean:.3f} ± {1.96 * error:.3f} one roll on, {width} grids", flush=True
        )


if __name__ == "__main__":
    main()
