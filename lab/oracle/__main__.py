"""What players lose against exact play, near the end.

    python -m lab.oracle --rules basic --rolls 3 --positions 500
    python -m lab.oracle encore --rolls 1 2 3 4 --games 200
    python -m lab.oracle encore --seats 2 --games 100

Without a game's name: Criss Cross.
"""

import argparse
from collections.abc import Sequence

from lab.oracle import criss_cross, encore, encore_tables
from lab.oracle.encore_tables import BOTS, Worth, gone
from lab.oracle.losses import SAME, report, write


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="players against exact play")
    parser.add_argument("game", nargs="?", choices=("criss_cross", "encore"), default="criss_cross")
    parser.add_argument(
        "--rolls", type=int, nargs="+", default=[3], help="left, the one on the table included"
    )
    parser.add_argument("--rules", choices=("basic", "advanced"), default="basic")
    parser.add_argument("--positions", type=int, default=500, help="of Criss Cross")
    parser.add_argument("--games", type=int, default=100, help="of Encore!")
    parser.add_argument("--seats", type=int, choices=(1, 2), default=1, help="of Encore!")
    args = parser.parse_args(words)
    if args.game == "criss_cross":
        for rolls in args.rolls:
            told = criss_cross.measure(args.rules, rolls, args.positions)
            print(f"{args.rules}, {rolls} rolls left, {len(told)} positions: {report(told)}")
    elif args.seats == 1:
        tell_alone(args.rolls, args.games)
    else:
        tell_two(args.games)


def tell_alone(rolls: Sequence[int], games: int) -> None:
    for left, by_bot in encore.measure(rolls, games).items():
        for name, told in by_bot.items():
            print(f"rolls left: {left}, {len(told)} decisions, {name}: {report(told)}")


def tell_two(games: int) -> None:
    found = encore_tables.measure(games)
    known = [losses for decision, losses in found if decision.all_known]
    print(f"every move's worth is known, {len(known)} decisions:")
    for name in BOTS:
        print(f"  {name}: {report([losses[name].low for losses in known], 'of a victory')}")
    some = [(decision, losses) for decision, losses in found if not decision.all_known]
    print(f"the best is known, not all others, {len(some)} decisions:")
    for name in BOTS:
        print(f"  {name}: {tell_left([losses[name] for _, losses in some])}")
    if some:
        lost = write(gone([decision for decision, _ in some]))
        print(f"  best, as its games went on: {lost} of a victory lost a decision")


def tell_left(losses: Sequence[Worth]) -> str:
    """How often a player left what is known to be best."""
    worse = sum(loss.low > SAME for loss in losses)
    unknown = sum(loss.high > SAME for loss in losses) - worse
    return f"left it {worse} times for what is less, {unknown} times for what is not known"


if __name__ == "__main__":
    main()
