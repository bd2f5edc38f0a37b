"""Writes down the first hundred sheets that `any_choose` lets pass.

    python -m lab.training.any_chosen chosen.jsonl > src/bis/games/encore/sheets/chosen.txt

A line for each: its seed, what two strong players get on it, and the sheet in full.
"""

import json
import sys

from bis.games.encore.new_sheets import new_sheet

MOST = 100


def main():
    with open(sys.argv[1], encoding="utf-8") as lines:
        passing = [one for one in map(json.loads, lines) if not one["outside"]]
    for one in sorted(passing, key=lambda one: one["seed"])[:MOST]:
        print(one["seed"], one["figures"]["strong at two"], new_sheet(one["seed"]))


if __name__ == "__main__":
    main()
