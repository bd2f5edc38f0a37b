"""By how much the net for any sheet leads another player alone, sheet by sheet.

    python -m lab.training.any_judge slow.pt --sheets new.txt --games 2048 --out judged.json
    python -m lab.training.any_lead judged.json --bot tuned --games 1000 --seed 3900

The first may be made on a GPU, the second needs Numba only.
"""

import argparse
import json
from statistics import mean

from bis.games.encore import ENCORE
from bis.sim.batch.engine import Engine

AIM = 4.5


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("judged")
    parser.add_argument("--bot", default="tuned")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=3900)
    args = parser.parse_args()
    with open(args.judged) as file:
        judged = json.load(file)
    own = [points for points, _ in judged["told"]]
    others = [played_by(text, args) for text in judged["texts"]]
    leads = [one - other for one, other in zip(own, others, strict=True)]
    print(f"{len(own)} sheets: {mean(own):.2f} on average, {min(own):.2f} to {max(own):.2f}")
    print(
        f"{args.bot}: {mean(others):.2f}; it leads by {mean(leads):.2f}, {min(leads):.2f} at least"
    )
    print(f"on {sum(lead < AIM for lead in leads)} by less than {AIM}")


def played_by(text, args):
    played = Engine(ENCORE, {"sheet": text}, 1).play(args.seed, 0, args.games, [args.bot])
    return float(played.scores.mean())


if __name__ == "__main__":
    main()
