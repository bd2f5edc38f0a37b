"""Plays Encore! alone as the shipped player does, thousands of games at once.

    python -m lab.training.encore_alone --games 65536 --seed 4100
    python -m lab.training.encore_alone --compare 10000 --seed 3900

Everything is counted in 64-bit floats, in which the net's sums are exact, so a move is the shipped
player's unless two are worth the same. ``--compare`` asks that player about so many positions.
"""

import argparse
import math
from multiprocessing import get_context

import torch

from bis.bots.encore.learned import alone, best
from bis.bots.encore.learned.net import ACTIVATION, SCALE, WEIGHT, net_of
from bis.core.chance import Stream
from bis.games.encore import ENCORE
from bis.games.encore.pieces import COLOR_FACES, COLORS, NUMBER_FACES, Roll, printed_sheet
from bis.games.encore.rules import MARKS, TURNS_ALONE
from bis.games.encore.state import Sheet as Written
from bis.games.encore.state import State
from lab.training.encore_solo_play import NOWHERE, SQUARES, Play, Sheet

JOKER = 5
CHUNK = 1 << 17
SLOTS = ((0, 0), (0, 1), (1, 0), (1, 1))
"""Which color die and which number die."""


class Shipped:
    """The shipped net for a sheet, and what its player makes of a roll."""

    def __init__(self, name, device):
        self.printed = printed_sheet(name)
        self.device = device
        self.sheet = Sheet(name, device, torch.float64)
        net = net_of(self.printed)
        assert net, f"there is no net for {name}"
        self.net = {
            key: torch.tensor(value, device=device, dtype=torch.float64)
            for key, value in vars(net).items()
        }
        self.play = Play(self.sheet, 1, device)
        self.play.chance = (self.play.chance * 6**4).round().double() / 6**4
        self.color, self.number = self.sheet.cell // 5, self.sheet.cell % 5

    def gain(self, features, marks, rolls):
        net = self.net
        told = (
            features @ net["_one"] + net["_one_bias"] + net["_marks"][marks] + net["_rolls"][rolls]
        )
        hidden = cut(told)
        hidden = cut(hidden @ net["_two"] + net["_two_bias"])
        hidden = cut(hidden @ net["_three"] + net["_three_bias"])
        return (hidden @ net["_out"] + net["_out_bias"]) / (WEIGHT * ACTIVATION) * SCALE

    def values(self, checked, marks, rolls):
        out = torch.empty(len(checked), device=self.device, dtype=torch.float64)
        for at in range(0, len(checked), CHUNK):
            part = slice(at, at + CHUNK)
            some = checked[part], marks[part], rolls[part]
            score, colors = self.sheet.score(some[0], some[1])
            gain = self.gain(self.sheet.features(some[0])[0], some[1], some[2])
            out[part] = score + gain.masked_fill((some[2] == 0) | (colors >= 2), 0)
        return out

    def expected(self, checked, marks, rolls):
        """`alone.expected`."""
        score, colors = self.sheet.score(checked, marks)
        over = (rolls == 0) | (colors >= 2)
        later = (rolls - 1).clamp(min=0)
        passed = self.values(checked, marks, later)
        row, group = (self.sheet.features(checked)[1] & ~over.unsqueeze(1)).nonzero(as_tuple=True)
        table = torch.full((3, len(checked) * 25), NOWHERE, device=self.device, dtype=torch.float64)
        for cost in range(3):
            fits = marks[row] >= cost
            row, group = row[fits], group[fits]
            grown = checked[row] + self.sheet.groups[group]
            worth = self.values(grown, marks[row] - cost, later[row])
            cell = row * 25 + self.sheet.cell[group]
            table[cost].scatter_reduce_(0, cell, worth, "amax")
            if cost == 0:
                top = worth == table[0][cell]
                row, group = row[top], group[top]
        full, _ = self.play._faces(table.view(3, -1, 5, 5), table.view(3, -1, 5, 5).long())
        return torch.where(over, score, self.play.expected(full, passed))

    def moves(self, state, colors, numbers):
        """Everything that dice allow: (game, squares to check, marks to pay)."""
        checked, marks, _ = state
        legal = self.sheet.features(checked)[1]
        games, groups, costs = [], [], []
        for slot, (i, j) in enumerate(SLOTS):
            color, number = colors[:, i : i + 1], numbers[:, j : j + 1]
            fits = ((color == self.color) | (color == JOKER)) & (
                (number == self.number) | (number == JOKER)
            )
            cost = (color == JOKER).long() + (number == JOKER).long()
            for a, b in SLOTS[:slot]:  # the same dice once
                same = (colors[:, a] == colors[:, i]) & (numbers[:, b] == numbers[:, j])
                fits &= ~same.unsqueeze(1)
            game, group = (legal & fits & (marks.unsqueeze(1) >= cost)).nonzero(as_tuple=True)
            games.append(game)
            groups.append(group)
            costs.append(cost[game, 0])
        return torch.cat(games), torch.cat(groups), torch.cat(costs)

    def turn(self, state, colors, numbers):
        """Where the shipped player goes; and what lies between its best and second best."""
        checked, marks, rolls = state
        count = len(checked)
        game, group, cost = self.moves(state, colors, numbers)
        everybody = torch.arange(count, device=self.device)
        owner = torch.cat([game, everybody])
        grown = torch.cat([checked[game] + self.sheet.groups[group], checked])
        paid = torch.cat([marks[game] - cost, marks])
        after = rolls[owner] - 1
        first = self.values(grown, paid, after)
        order = first.argsort(descending=True, stable=True)
        order = order[owner[order].argsort(stable=True)]
        size = torch.bincount(owner, minlength=count)
        start = size.cumsum(0) - size
        rank = torch.arange(len(order), device=self.device) - start[owner[order]]
        top = order[rank < alone.LOOKS]
        worth = torch.full((count, alone.LOOKS), NOWHERE, device=self.device, dtype=torch.float64)
        at = owner[top], rank[rank < alone.LOOKS]
        worth[at] = self.expected(grown[top], paid[top], after[top])
        place = torch.zeros_like(worth, dtype=torch.long)
        place[at] = top
        two = worth.topk(2)
        chosen = place[everybody, two.indices[:, 0]]
        gap = two.values[:, 0] - two.values[:, 1]
        return (grown[chosen], paid[chosen], rolls - 1), gap

    def games(self, count, generator):
        """Every position on the way, with its dice and where it led; the last has no dice."""
        state = (
            torch.zeros(count, SQUARES, device=self.device, dtype=torch.float64),
            torch.full((count,), MARKS, device=self.device),
            torch.full((count,), TURNS_ALONE, device=self.device),
        )
        for _ in range(TURNS_ALONE):
            dice = torch.randint(0, 6, (count, 4), device=self.device, generator=generator)
            over = self.play.over(state)
            moved, gap = self.turn(state, dice[:, :2], dice[:, 2:])
            yield state, dice, moved, gap, over
            state = tuple(
                torch.where(over.view(-1, *[1] * (new.dim() - 1)), old, new)
                for old, new in zip(state, moved, strict=True)
            )
        self.final = self.sheet.score(state[0], state[1])[0]


def cut(hidden):
    return torch.floor(hidden.clamp(min=0) / WEIGHT)


def evaluate(shipped, games, seed, at_once=8192):
    generator = torch.Generator(shipped.device).manual_seed(seed)
    scores = []
    for first in range(0, games, at_once):
        for _ in shipped.games(min(at_once, games - first), generator):
            pass
        scores.append(shipped.final)
        told = torch.cat(scores).double()
        error = 1.96 * told.std().item() / math.sqrt(len(told))
        print(f"{len(told)} games: {told.mean().item():.3f} ± {error:.3f}", flush=True)


def ask(given):
    """Where the shipped player goes from a position."""
    name, checked, marks, rolls, dice = given
    printed = printed_sheet(name)
    squares = sum(1 << i for i, there in enumerate(checked) if there)
    roll = Roll(
        "".join(COLOR_FACES[c] for c in dice[:2]), "".join(NUMBER_FACES[n] for n in dice[2:])
    )
    full = [c for c in COLORS if not printed.by_color[c] & ~squares]
    sheet = Written(printed, marks, squares, colors="".join(full))
    state = State((sheet,), turn=TURNS_ALONE + 1 - rolls, active=0)
    state, _ = ENCORE.deal(state, roll)
    view, legal = ENCORE.view(state, 0), ENCORE.legal(state, 0)
    move = best.choose(view, legal, Stream(0, 0).at(0))
    return squares | getattr(move, "squares", 0), marks - getattr(move, "cost", 0)


def compare(shipped, name, positions, seed, jobs):
    generator = torch.Generator(shipped.device).manual_seed(seed)
    asked, went, gaps = [], [], []
    while len(asked) < positions:
        for state, dice, moved, gap, over in shipped.games(64, generator):
            for i in (~over).nonzero()[:, 0].tolist():
                given = [part[i].long().tolist() for part in (*state, dice)]
                asked.append((name, *given))
                squares = sum(1 << k for k, there in enumerate(moved[0][i].tolist()) if there)
                went.append((squares, int(moved[1][i])))
                gaps.append(gap[i].item())
    with get_context("spawn").Pool(jobs) as pool:
        told = pool.map(ask, asked, chunksize=64)
    others = [gap for here, there, gap in zip(went, told, gaps, strict=True) if here != there]
    print(f"{len(asked)} positions, {len(others)} moves differ; between the two best of these:")
    print(sorted(round(gap, 9) for gap in others))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--sheet", default="classic")
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--compare", type=int, default=0)
    parser.add_argument("--seed", type=int, default=3900)
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    with torch.no_grad():
        shipped = Shipped(args.sheet, device)
        if args.compare:
            compare(shipped, args.sheet, args.compare, args.seed, args.jobs)
        if args.games:
            evaluate(shipped, args.games, args.seed)


if __name__ == "__main__":
    main()
