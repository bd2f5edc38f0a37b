"""Makes new sheets of Encore! by the thousand, a line each, and sees that they keep all laws.

    python -m lab.training.any_pool 1000000 1008192 --out pool.txt

Seeds from a million on are for training, 3000 to 3999 to choose, from 4000 on for final figures.
"""

import argparse
from collections import Counter

from bis.games.encore.laws import broken_law, printed_before, shape_of
from bis.games.encore.pieces import Printed, each
from bis.sim.batch.new_sheets import new_sheets


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("first", type=int)
    parser.add_argument("end", type=int)
    parser.add_argument("--out", default="")
    args = parser.parse_args()
    texts, stars, groups = [], Counter(), []
    for text in new_sheets(range(args.first, args.end)):
        printed = Printed.parse(text)
        broken = broken_law(printed) or printed_before(text)
        assert broken is None, broken
        stars.update(printed.block_of(star).bit_count() for star in each(printed.stars))
        groups.append(len(printed.groups))
        texts.append(text)
    print(f"{len(texts)} sheets keep all laws; {len(set(map(shape_of, texts)))} shapes")
    print(f"{min(groups)} to {max(groups)} placements, {sum(groups) / len(groups):.1f} on average")
    shares = {size: round(35 * count / len(texts) / 5, 1) for size, count in sorted(stars.items())}
    print(f"of 35 blocks of each size so many have a star: {shares}")
    if args.out:
        with open(args.out, "w") as file:
            file.write("\n".join(texts) + "\n")


if __name__ == "__main__":
    main()
