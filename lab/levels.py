"""How strong a player is by how loosely it chooses, so that levels can stand at equal steps.

python -m lab.levels encore --tapes 60 --loose 0.002 0.02 --seed 3600 --rows rows.jsonl
python -m lab.levels encore --fit rows.jsonl --at 0.004 0.007 0.012

At every tape two players sit down, in both orders; how loosely each chooses is drawn from the
whole range, or it does not err at all (`firm`; as `--anchor best` it is the shipped player). A
curve through all of these games tells the rating of every looseness with few games of each.
``--sheets SEED``: Encore! on new sheets, another one for each tape. ``--seats 1``: points alone.
"""

import argparse
import json
import math
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from bis.bots import Bot, find_bot
from bis.bots.levels import Worths, soften
from bis.core.chance import Stream
from bis.games import find_game
from bis.games.encore.new_sheets import new_sheet
from bis.sim.match import play_match

WORTHS = {
    "encore": "bis.bots.encore.learned.levels:worths",
    "one_more_encore": "bis.bots.one_more_encore.learned.levels:worths",
    "flip7": "bis.bots.flip7.learned.best:loosely",
    "criss_cross": "bis.bots.criss_cross.learned.levels:worths",
}
"""What the levels of a game go by."""
LIGHT = {game: f"bis.bots.{game}.light:worths" for game in WORTHS}
"""What those of a device without a server go by."""
FIRM = 0.0
"""Looseness of whoever makes the best move each time."""
FIRM_SHARE = 0.25
ELO = 400 / math.log(10)
SAMPLES = 200
"""Times that the tapes are drawn again for an interval."""
Values = NDArray[np.float64]


class Row(NamedTuple):
    """A tape: two players, and what the first made of it in both orders."""

    loose: tuple[float, ...]
    share: float
    points: tuple[float, ...]


def player(game: str, loose: float, anchor: str, light: bool) -> Bot:
    if loose == FIRM and anchor:
        return find_bot(find_game(game), anchor)
    module, name = (LIGHT if light else WORTHS)[game].split(":")
    worths: Worths = getattr(import_module(module), name)
    return soften(worths, max(loose, 1e-9))


def drawn(seed: int, tape: int, span: Sequence[float]) -> float:
    """Evenly by its logarithm, or none at all."""
    whim = Stream(seed, tape, 99).at(len(span))
    if whim.below(1 << 20) < FIRM_SHARE * (1 << 20):
        return FIRM
    low, high = map(math.log, span)
    return math.exp(low + (high - low) * whim.below(1 << 20) / (1 << 20))


def pair(seed: int, tape: int, span: Sequence[float]) -> tuple[float, float]:
    """Two that are not both firm."""
    for attempt in range(100):
        one = drawn(seed, 2 * (tape + 100_000 * attempt), span)
        other = drawn(seed, 2 * (tape + 100_000 * attempt) + 1, span)
        if one != other:
            return one, other
    raise AssertionError("the same each time")


def played(game: str, options: Mapping[str, str], bots: list[Bot], seed: int, tape: int) -> Any:
    found = find_game(game)
    end = play_match(found, dict(options), [("bot", bot) for bot in bots], seed, tape).state
    return found.result(end)


def alone(args: argparse.Namespace, tape: int, loose: float) -> Row:
    bot = player(args.game, loose, args.anchor, args.light)
    result = played(args.game, options_of(args, tape), [bot], args.seed, tape)
    return Row((loose,), 0.0, (float(result.scores[0]),))


def duel(args: argparse.Namespace, tape: int, who: tuple[float, float]) -> Row:
    """One tape in both orders."""
    bots = [player(args.game, loose, args.anchor, args.light) for loose in who]
    options = options_of(args, tape)
    share, points = 0.0, np.zeros(2)
    for turned in (0, 1):
        seated = bots[::-1] if turned else bots
        result = played(args.game, options, seated, args.seed, tape)
        share += (turned in result.winners) / len(result.winners) / 2
        points += np.array(result.scores[::-1] if turned else result.scores) / 2
    return Row(who, share, tuple(map(float, points)))


# The curve


def told_of(loose: float) -> list[float]:
    """What the cost of a looseness is made of; none costs nothing."""
    return [float(loose == FIRM), math.sqrt(loose), loose, loose**2]


def fit(rows: Sequence[Row], weights: Values, ridge: float = 0.3) -> tuple[Values, float]:
    """What a looseness costs in points, and what a point is worth.

    Leads in points tell more of a game than who won it. How much a lead brings in victories is
    one number for all, by logistic regression. Whoever is firm may be somebody better (`anchor`).
    """
    x = np.array([np.subtract(told_of(r.loose[0]), told_of(r.loose[1])) for r in rows])
    scale = np.maximum(np.abs(x).max(axis=0), 1e-9)
    leads = np.array([r.points[0] - r.points[1] for r in rows])
    y = np.array([row.share for row in rows])
    x = x / scale
    beta = np.linalg.solve(
        (x * weights[:, None]).T @ x + ridge * np.eye(4), x.T @ (weights * leads)
    )
    told, point = x @ beta, 0.05
    for _ in range(30):
        p = 1 / (1 + np.exp(-point * told))
        slope = (weights * p * (1 - p) * told**2).sum()
        point += float((weights * (y - p) * told).sum() / max(slope, 1e-9))
    return beta / scale, point


def behind(fitted: tuple[Values, float], at: Sequence[float]) -> Values:
    """Whoever is firm: in points, and by rating."""
    beta, point = fitted
    told = np.array([told_of(loose) for loose in (FIRM, *at)]) @ beta
    points = told[1:] - told[0]
    return np.array([points, ELO * point * points])


def report(rows: Sequence[Row], at: Sequence[float]) -> Iterator[str]:
    random = np.random.default_rng(0)
    even = [1 / len(rows)] * len(rows)
    found = behind(fit(rows, np.ones(len(rows))), at)
    drawn = [
        behind(fit(rows, random.multinomial(len(rows), even).astype(np.float64)), at)
        for _ in range(SAMPLES)
    ]
    spread = 1.96 * np.std(drawn, axis=0)
    for i, loose in enumerate(at):
        points, rating = found[:, i]
        more, worse = spread[:, i]
        yield f"{loose:g}: {points:+.1f} ± {more:.1f} points, {rating:+.0f} ± {worse:.0f} rating"


def read(path: str) -> list[Row]:
    return [Row(tuple(a), b, tuple(c)) for a, b, c in map(json.loads, Path(path).open())]


# The command


def options_of(args: argparse.Namespace, tape: int) -> dict[str, str]:
    game = find_game(args.game)
    options = {option.key: option.default(args.seats) for option in game.options}
    options |= dict(option.split("=", 1) for option in args.option)
    if args.sheets is not None:
        options["sheet"] = new_sheet(args.sheets + tape)
    return options


def play(args: argparse.Namespace) -> Iterator[Row]:
    for tape in range(args.first, args.first + args.tapes):
        if args.seats == 1:
            for loose in args.at:
                yield alone(args, tape, loose)
            continue
        who = (args.at[0], args.at[1]) if args.at else pair(args.seed, tape, args.loose)
        yield duel(args, tape, who)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(WORTHS))
    parser.add_argument("--tapes", type=int, default=40)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seed", type=int, default=3600)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--loose", type=float, nargs=2, default=(0.002, 0.02))
    parser.add_argument("--at", type=float, nargs="*", default=[])
    parser.add_argument("--anchor", default="", help="who plays where nobody errs")
    parser.add_argument("--light", action="store_true", help="levels of a device")
    parser.add_argument("--sheets", type=int)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--rows", default="")
    parser.add_argument("--fit", default="")
    parser.add_argument("--seconds", type=float, default=170)
    args = parser.parse_args()
    if args.fit:
        print("\n".join(report(read(args.fit), args.at)))
        return
    began, rows = time.monotonic(), []
    with open(args.rows or "/dev/null", "a", encoding="utf-8") as file:
        for row in play(args):
            rows.append(row)
            file.write(json.dumps(row) + "\n")
            file.flush()
            if time.monotonic() - began > args.seconds:
                break
    summary(rows)


def summary(rows: Sequence[Row]) -> None:
    for who in sorted({row.loose for row in rows})[:12]:
        some = [row for row in rows if row.loose == who]
        points = np.mean([row.points for row in some], axis=0)
        share = np.mean([row.share for row in some])
        print(who, len(some), "tapes: share", round(float(share), 3), "points", points.round(2))
    print(len(rows), "tapes", file=sys.stderr)


if __name__ == "__main__":
    main()
