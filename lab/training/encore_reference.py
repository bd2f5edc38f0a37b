"""Tunes the weights of `tuned` and `denial` in both Encore! games, by the cross-entropy method.

    python -m lab.training.encore_reference encore worths
    python -m lab.training.encore_reference encore wins
    python -m lab.training.encore_reference encore shares

Candidates are drawn around a mean, and the mean moves to the best of them. A candidate takes every
other seat against the mean as it was some generations ago, all candidates on the same tapes.
`worths` seeks, at tables of four, one set of weights for the whole game and then one for each
phase, for points as much as for victories; `wins` goes on from there more for victories, lest all
agree never to end the game; `shares` seeks the shares of denial at tables of two and of four. All
write the weights to where the players read them. Tapes of seeds 2000 to 2999 tune; the curve is of
seed 3000.
"""

import argparse
import copy
import json
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np

from bis.bots.encore.reference import weights as encore
from bis.bots.one_more_encore.reference import weights as one_more_encore
from bis.games import GAMES
from bis.sim.batch.engine import Engine
from lab.training.curve import draw

ROOMS = {"encore": encore, "one_more_encore": one_more_encore}
PICTURES = Path("docs/images")
TUNING, WINS, SHARES, CHOOSING = 2000, 2300, 2600, 3000
"""The first seed of each kind."""
PHASES, LAST_PHASE = 4, 3
"""The last one is not tuned: nothing but points is left."""
POINT = 16000
RACES = {"race behind": 16, "race level": 16, "race ahead": 16}
START = {
    "square": POINT, "star": POINT, "color done": 2 * POINT, "mark": 2.5 * POINT, "single": -POINT,
    **RACES, **{f"column with {n}": 2000 * n * n / 49 for n in range(1, 8)},
    "golden die": 2 * POINT, "symbol": 2 * POINT, "row curve": POINT / 15, "heart": POINT / 2,
}  # fmt: skip
"""About as `greedy`."""
LAST = {
    "star": 2 * POINT, "color done": POINT, "mark": POINT, "column with 7": 1000, **RACES,
    "golden die": 2 * POINT, "symbol": 2 * POINT, "row done": 5 * POINT, "bonus die": 2 * POINT,
    "bonus bomb": 2 * POINT,
}  # fmt: skip
SPREAD = {
    "square": 8000, "star": 8000, "column": 300, "race": 6, "color line": 800, "color curve": 40,
    "color done": 8000, "hurry": 5000, "end": 5000, "mark": 12000, "scarce": 6000, "block": 6000,
    "single": 8000, "reach": 2500, "deny": 16, "golden die": 8000, "symbol": 8000,
    "row line": 3000, "row curve": 300, "row done": 20000, "bonus": 8000,
    "heart below squares": 1000, "heart": 4000,
}  # fmt: skip
"""How far candidates are from the first mean, by how the weight's name begins."""
EFFORT = {
    "shared": "generations with one set of weights for the whole game",
    "phases": "generations with one for each phase",
    "wins": "generations more for victories",
    "shares": "generations for denial",
    "population": "candidates in each",
    "games": "tapes for each candidate",
}
EFFORTS = {"encore": (24, 64, 24, 20, 48, 100), "one_more_encore": (16, 32, 16, 16, 32, 40)}
"""What was done for the shipped players."""
LEAST_SPREAD = 0.12
PHASE_SPREAD = 0.4
ELITE = 4
"""Each fourth candidate."""
AHEAD = 40
"""So many points ahead count like a victory."""
SIDES = (["tuned", "denial"], ["denial", "tuned"])


class Player:
    """Weights by phase and name."""

    def __init__(self, names, phases):
        self.names = names
        self.phases = np.asarray(phases, dtype=np.float64)

    def moved(self, step):
        return Player(self.names, self.phases + step)

    def whole(self):
        return np.rint(self.phases).astype(np.int64)

    def save(self, path):
        rows = zip(self.names, self.whole().T.tolist(), strict=True)
        lines = ",\n".join(f"  {json.dumps(name)}: {row}" for name, row in rows)
        path.write_text(f"{{\n{lines}\n}}\n", "utf-8")


def first_player(names):
    phases = [START] * LAST_PHASE + [LAST]
    return Player(names, [[phase.get(name, 0) for name in names] for phase in phases])


class Tables:
    """Where two players meet: `tuned` sits down for one of them and `denial` for the other."""

    def __init__(self, game, workers):
        self.engines = {seats: Engine(GAMES[game], {}, seats) for seats in (2, 4)}
        self.workers = workers

    def engine(self, seats, *players):
        engine = copy.copy(self.engines[seats])
        words = np.concatenate([player.whole().ravel() for player in players])
        engine.lookups = np.array(engine.kit.lookups, dtype=np.int64)
        engine.lookups[-len(words) :] = words
        return engine

    def meet(self, one, other, seats, seed, games):
        """Of one: wins, points ahead, points; in every other seat, each tape from both sides."""
        engine = self.engine(seats, one, other)
        sides = [engine.play(seed, 0, games, names * (seats // 2)) for names in SIDES]
        mine = np.mean([side.scores[:, i::2].mean() for i, side in enumerate(sides)])
        theirs = np.mean([side.scores[:, 1 - i :: 2].mean() for i, side in enumerate(sides)])
        wins = np.mean([side.wins()[:, i::2].sum(1).mean() for i, side in enumerate(sides)])
        return wins, mine - theirs, mine

    def wins_against(self, player, bot, seed, games):
        """Two and two at a table of four."""
        engine = self.engine(4, player, player)
        played = engine.play(seed, 0, games, ["tuned", bot] * 2, threads=self.workers)
        return played.wins()[:, ::2].sum(1).mean()

    def points_alike(self, player, seed, games):
        """Of four alike."""
        engine = self.engine(4, player, player)
        return engine.play(seed, 0, games, ["tuned"] * 4, threads=self.workers).scores.mean()


class Search:
    """The cross-entropy method, and how it went."""

    def __init__(self, tables, mean, args, first_seed, points=np.inf):
        self.tables, self.mean, self.args, self.seed = tables, mean, args, first_seed
        self.points = points
        self.random = np.random.default_rng(args.seed)
        self.generations = 0
        self.curve = []
        self.began = time.time()

    def tune(self, chosen, generations, seats=(4,), shared=False, wide=1.0):
        """Seek the weights whose names are ``chosen``; ``shared`` by all phases at first."""
        spread = [spread_of(name) * chosen(name) for name in self.mean.names]
        sigma = np.array([spread] * LAST_PHASE + [[0] * len(spread)]) * wide
        least = LEAST_SPREAD * sigma / wide
        for generation in range(generations):
            if generation % self.args.each == 0:
                rival = self.mean
            steps = self.draw(sigma, shared)
            fitness = self.fitness(steps, rival, seats[generation % len(seats)])
            best = steps[np.argsort(-fitness)[: len(steps) // ELITE]]
            self.mean = self.mean.moved(0.8 * best.mean(0))
            sigma = np.maximum(least, (sigma + best.std(0)) / 2)
            self.tell(fitness)

    def draw(self, sigma, shared):
        shape = (self.args.population, 1 if shared else PHASES, sigma.shape[1])
        return self.random.standard_normal(shape) * sigma

    def fitness(self, steps, rival, seats):
        """Victories; points ahead, which are less noisy; points, or all would only hurry."""
        self.seed += 1
        assert self.seed < CHOOSING

        def weigh(step):
            met = self.tables.meet(self.mean.moved(step), rival, seats, self.seed, self.args.games)
            wins, ahead, points = met
            return wins + ahead / AHEAD + points / self.points

        with ThreadPoolExecutor(self.args.workers) as pool:
            return np.array(list(pool.map(weigh, steps)))

    def tell(self, fitness):
        self.generations += 1
        if self.generations % self.args.each:
            return
        wins = self.tables.wins_against(self.mean, "greedy", CHOOSING, 1000)
        points = self.tables.points_alike(self.mean, CHOOSING, 1000)
        self.curve.append((self.generations, round(points, 2)))
        print(
            f"{time.time() - self.began:5.0f} s  generation {self.generations}  best "
            f"{fitness.max():.3f}  {100 * wins:.1f} % against greedy, {points:.2f} points alike",
            flush=True,
        )


def spread_of(name):
    return next(spread for start, spread in SPREAD.items() if name.startswith(start))


def is_share(name):
    return name.startswith("deny")


def is_worth(name):
    return not is_share(name)


def tune_worths(tables, args):
    search = Search(tables, first_player(ROOMS[args.game].NAMES), args, TUNING, args.points)
    search.tune(is_worth, args.shared, shared=True)
    search.tune(is_worth, args.phases, wide=PHASE_SPREAD)
    keep_curve(args.game, search.curve, "worths")
    return search.mean


def tune_wins(tables, args):
    room = ROOMS[args.game]
    search = Search(tables, Player(room.NAMES, room.tuned()), args, WINS, AHEAD)
    search.generations = args.shared + args.phases
    search.tune(is_worth, args.wins, wide=PHASE_SPREAD)
    keep_curve(args.game, search.curve, "wins")
    return search.mean


def tune_shares(tables, args):
    room = ROOMS[args.game]
    search = Search(tables, Player(room.NAMES, room.denial()), args, SHARES)
    search.tune(is_share, args.shares, seats=(2, 4))
    for seats in (2, 4):
        wins, ahead, _ = tables.meet(
            search.mean, Player(room.NAMES, room.tuned()), seats, CHOOSING, 1000
        )
        print(f"denial against tuned, {seats} seats: {100 * wins:.2f} %, {ahead:.2f} points ahead")
    return search.mean


def keep_curve(game, curve, step):
    """The curve of this step beside those of the others, as numbers and as a picture."""
    path = PICTURES / f"{game.replace('_', '-')}-tuning.json"
    curves = json.loads(path.read_text("utf-8")) if path.exists() else {}
    curves[step] = curve
    path.write_text(json.dumps(curves) + "\n", "utf-8")
    title = f"{GAMES[game].title}: tuning a heuristic"
    told = "mean score at a table of four alike, by generations of the cross-entropy method"
    path.with_suffix(".svg").write_text(draw(title, told, curves, "generations"), "utf-8")


STEPS = {"worths": tune_worths, "wins": tune_wins, "shares": tune_shares}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=tuple(ROOMS))
    parser.add_argument("what", choices=tuple(STEPS))
    for name, told in EFFORT.items():
        parser.add_argument(f"--{name}", type=int, help=told)
    parser.add_argument("--each", type=int, default=8, help="generations against the same rival")
    parser.add_argument("--points", type=float, default=12, help="so many count like a victory")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    for name, usual in zip(EFFORT, EFFORTS[args.game], strict=True):
        setattr(args, name, getattr(args, name) or usual)
    tables = Tables(args.game, args.workers)
    mean = STEPS[args.what](tables, args)
    mean.save(Path(ROOMS[args.game].__file__).with_name("weights.json"))


if __name__ == "__main__":
    main()
