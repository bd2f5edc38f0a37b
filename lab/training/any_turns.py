"""How many turns a table of two still has, by the squares lacked to two colors.

    python -m lab.training.any_turns --games 120 --seed 3100 --sheets 3000

What `bis.bots.encore.learned.unseen` goes by: games of two `denial`, a new sheet for each.
"""

import argparse

import numpy as np

from bis.bots import find_bot
from bis.games.encore import ENCORE
from bis.games.encore.new_sheets import new_sheet
from bis.games.encore.pieces import COLORS
from bis.sim.match import play_match


def lacking(sheet):
    left = sorted((sheet.printed.by_color[c] & ~sheet.checked).bit_count() for c in COLORS)
    return left[0] + left[1]


def turns(sheet, seed, number):
    """Of a game: what the nearest lacked at each turn, and how many there still were."""
    seen = {}
    denial = find_bot(ENCORE, "denial")

    def bot(view, legal, source):
        seen[view.turn] = min(map(lacking, view.sheets))
        return denial(view, legal, source)

    play_match(ENCORE, {"sheet": sheet}, [("denial", bot)] * 2, seed, number)
    return [(lacked, max(seen) - turn + 1) for turn, lacked in seen.items()]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--seed", type=int, default=3100)
    parser.add_argument("--sheets", type=int, default=3000)
    args = parser.parse_args()
    found = []
    for number in range(args.games):
        found += turns(new_sheet(args.sheets + number % 60), args.seed, number)
    lacked, left = np.array(found).T
    for few in range(0, 43, 3):
        some = left[(lacked >= few) & (lacked < few + 3)]
        if len(some):
            print(f"{few} to {few + 2} lacked: {some.mean():.1f} ± {some.std():.1f} turns left")


if __name__ == "__main__":
    main()
