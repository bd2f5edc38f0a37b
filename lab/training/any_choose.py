"""Chooses new sheets that play as the printed ones do: every figure within the range of the seven.

    python -m lab.training.any_choose --first 5000 --count 200 >> chosen.jsonl

A line for each sheet looked at: its seed, its figures, and which of them lie outside; what takes
long is looked at only where nothing does so far. Alone plays `quick` by the net for any sheet, and
its range is that of the same net on the printed sheets.
"""

import argparse
import json

import numpy as np

from bis.bots.encore.learned.any_net import net_of
from bis.bots.encore.learned.papers import paper_of
from bis.bots.encore.learned.situation import FACES, JOKER
from bis.games.encore import ENCORE
from bis.games.encore.pieces import Printed
from bis.games.encore.rules import MARKS, TURNS_ALONE
from bis.sim.batch.engine import Engine
from bis.sim.batch.new_sheets import new_sheets
from bis.sim.sheet_rate import EASY, SEED, STRONG, closed, printed_rates, second_costs


def easy(text, games):
    """Points of beginners: they tell most sheets apart, and soonest."""
    one, two = (Engine(ENCORE, {"sheet": text}, seats) for seats in (1, 2))
    return {
        "easy at two": float(two.play(SEED, 0, games, [EASY, EASY]).scores.mean()),
        "easy alone": float(one.play(SEED, 0, games, [EASY]).scores.mean()),
    }


def strong(text, games):
    """Points, turns, and what sitting second costs."""
    played = Engine(ENCORE, {"sheet": text}, 2).play(SEED, 0, games, [STRONG, STRONG])
    return {
        "strong at two": float(played.scores.mean()),
        "turns": float(played.turns.mean()),
        "second costs": second_costs(played, games),
    }


def ended(text, games):
    """How many columns and colors a seat closes."""
    columns, colors = closed(Engine(ENCORE, {"sheet": text}, 2), games // 10)
    return {"columns": sum(columns.values()) / 100, "colors": sum(colors.values()) / 100}


def figures(text, args, known):
    """One kind after the other, until something lies outside."""
    told = {}
    for kind in (easy, strong, ended):
        told |= kind(text, args.games)
        if outside(told, known):
            return told
    if args.alone:
        told["strong alone"] = float(alone(text, args.alone, SEED).mean())
    return told


def ranges():
    """Of the printed sheets."""
    found = {}
    for rate in printed_rates().values():
        told = {name: figure for name, figure in rate.figures() if len(name.split()[-1]) > 1}
        told["columns"] = sum(rate.columns.values()) / 100
        told["colors"] = sum(rate.colors.values()) / 100
        for name, figure in told.items():
            least, most = found.get(name, (figure, figure))
            found[name] = min(least, figure), max(most, figure)
    return found


def alone(text, games, seed):
    """Final scores of games by the net without search, all at once."""
    printed = Printed(text)
    paper, net, random = paper_of(printed), net_of(printed), np.random.default_rng(seed)
    checked, marks = np.zeros((games, 105)), np.full(games, MARKS)
    on = np.arange(games)
    for left in reversed(range(TURNS_ALONE)):
        dice = random.integers(0, FACES, (games, 4))[on]
        owner, squares, cost = moves(paper, checked[on], marks[on], dice)
        after, paid = checked[on][owner] + squares, marks[on][owner] - cost
        worth = net.values(after, paid, np.full(len(owner), left))
        order = np.lexsort((-worth, owner))
        best = order[np.unique(owner[order], return_index=True)[1]]
        checked[on], marks[on] = after[best], paid[best]
        on = on[paper.scores(checked[on], marks[on])[1] < 2]
    return paper.scores(checked, marks)[0]


def moves(paper, checked, marks, dice):
    """All placements with these dice, as cheap as they can be, and passes: whose, squares, cost."""
    color, number = np.divmod(paper.cells, 5)
    cost = np.full((len(checked), len(paper.cells)), 9)
    for i, j in ((0, 2), (0, 3), (1, 2), (1, 3)):
        one, two = dice[:, i, None], dice[:, j, None]
        jokers = (one == JOKER).astype(int) + (two == JOKER)
        fits = ((one == JOKER) | (one == color)) & ((two == JOKER) | (two == number))
        cost = np.where(fits, np.minimum(cost, jokers), cost)
    may = paper.features(checked)[1] & (cost <= np.minimum(2, marks)[:, None])
    owner, group = np.nonzero(may)
    passes = np.arange(len(checked))
    squares = np.concatenate([paper.groups[group], np.zeros((len(checked), 105))])
    cost = np.concatenate([cost[owner, group], np.zeros(len(checked), dtype=int)])
    return np.concatenate([owner, passes]), squares, cost


def outside(told, known):
    return [name for name, figure in told.items() if not known[name][0] <= figure <= known[name][1]]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--first", type=int, default=5000, help="seed")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--games", type=int, default=4000, help="of each kind at tables")
    parser.add_argument("--alone", type=int, default=200, help="games alone, 0: by a GPU")
    args = parser.parse_args()
    seeds, known = range(args.first, args.first + args.count), ranges()
    for seed, text in zip(seeds, new_sheets(seeds), strict=True):
        told = figures(text, args, known)
        rounded = {name: round(figure, 2) for name, figure in told.items()}
        line = {"seed": seed, "figures": rounded, "outside": outside(told, known)}
        print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
