"""Two players at tables on new sheets, another one for each tape, with seats in every order.

    python -m lab.training.any_tables --bots best,denial --sheets 4100 --seed 4210 --tapes 60

``--sheets``: the seed of the first sheet; the next tape has the next one.
"""

import argparse
import time

import numpy as np

from bis.bots import find_bot
from bis.games.encore import ENCORE
from bis.games.encore.new_sheets import new_sheet
from bis.sim.match import play_match


def tape(names, sheet, seed, number):
    """What the first player won, its points, all others' points and the turns; by order of seats.

    As many seats as names: those of the first name are one side, all others are the other.
    """
    found = []
    for turned in range(len(names)):
        seats = names[turned:] + names[:turned]
        bots = [(name, find_bot(ENCORE, name)) for name in seats]
        end = play_match(ENCORE, {"sheet": sheet}, bots, seed, number).state
        result = ENCORE.result(end)
        mine = np.array([name == names[0] for name in seats])
        won = np.isin(np.arange(len(seats)), list(result.winners)) / len(result.winners)
        scores = np.array(result.scores)
        found.append((won[mine].mean(), scores[mine].mean(), scores[~mine].mean(), end.turn))
    return np.mean(found, axis=0)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--bots", default="best,denial")
    parser.add_argument("--sheets", type=int, default=4100)
    parser.add_argument("--seed", type=int, default=4210)
    parser.add_argument("--tapes", type=int, default=60)
    args = parser.parse_args()
    names, began = args.bots.split(","), time.process_time()
    rows = []
    for number in range(args.tapes):
        rows.append(tape(names, new_sheet(args.sheets + number), args.seed, number))
        won, mine, others, turns = np.mean(rows, axis=0)
        error = 1.96 * np.std([row[0] for row in rows]) / len(rows) ** 0.5
        print(
            f"{len(rows)} tapes: {names[0]} wins {100 * won:.1f} ± {100 * error:.1f} % a seat,"
            f" {mine:.1f} : {others:.1f} points, {turns:.1f} turns,"
            f" {time.process_time() - began:.0f} s of a core",
            flush=True,
        )


if __name__ == "__main__":
    main()
