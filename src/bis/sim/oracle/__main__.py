"""What players lose against exact play, near the end.

    python -m bis.sim.oracle --rules basic --rolls 3 --positions 500
    python -m bis.sim.oracle encore --rolls 1 2 3 4 --games 200

Without a game's name: Criss Cross.
"""

import argparse
from collections.abc import Sequence

from bis.sim.oracle import criss_cross, encore
from bis.sim.oracle.losses import report


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="players against exact play")
    parser.add_argument("game", nargs="?", choices=("criss_cross", "encore"), default="criss_cross")
    parser.add_argument(
        "--rolls", type=int, nargs="+", default=[3], help="left, the one on the table included"
    )
    parser.add_argument("--rules", choices=("basic", "advanced"), default="basic")
    parser.add_argument("--positions", type=int, default=500, help="of Criss Cross")
    parser.add_argument("--games", type=int, default=100, help="of Encore!")
    args = parser.parse_args(words)
    if args.game == "criss_cross":
        for rolls in args.rolls:
            told = criss_cross.measure(args.rules, rolls, args.positions)
            print(f"{args.rules}, {rolls} rolls left, {len(told)} positions: {report(told)}")
    else:
        tell_alone(args.rolls, args.games)


def tell_alone(rolls: Sequence[int], games: int) -> None:
    for left, by_bot in encore.measure(rolls, games).items():
        for name, told in by_bot.items():
            print(f"rolls left: {left}, {len(told)} decisions, {name}: {report(told)}")


if __name__ == "__main__":
    main()
