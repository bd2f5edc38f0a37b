"""One more card? Exact odds of Flip 7 for every line of three numbers, and a picture of them.

    python examples/flip7_odds.py --out flip7-odds.svg

A dot is a line of three numbers on a fresh deck: across what it is worth now, upwards what one more
card and the best play from there is worth on the mean. Above the dashed line a hit is better. One
round alone, actions count as blanks.
"""

import argparse
from itertools import combinations
from pathlib import Path

from bis.bots.flip7.odds import Odds, odds
from bis.games.flip7.pieces import KIND, full_deck
from bis.games.flip7.state import Line
from bis.sim.svg import Picture, Scale, ink

SIZE, EDGE = 520, 60


def reckon(numbers: tuple[int, ...]) -> Odds:
    """A line of these numbers, all other cards still in the deck."""
    deck = list(full_deck(1))
    for number in numbers:
        deck[KIND[str(number)]] -= 1
    return odds(Line(numbers), tuple(deck))


def draw(found: list[Odds]) -> str:
    told = f"{sum(one.best == 'hit' for one in found)} of {len(found)} lines should take one more"
    picture = Picture(SIZE, SIZE, "Flip 7: hit or stay with three numbers", told)
    most = max(one.stay for one in found)
    across = Scale(0, most, EDGE, SIZE - 20)
    upwards = Scale(0, most, SIZE - EDGE, 50)
    picture.text(EDGE, 28, "Flip 7: three numbers, one more?", "title")
    for tick in across.ticks():
        picture.line((across(tick), SIZE - EDGE), (across(tick), 50), "")
        picture.text(across(tick), SIZE - EDGE + 18, str(tick), "soft middle")
        picture.text(EDGE - 8, upwards(tick) + 4, str(tick), "soft right")
    picture.line((across(0), upwards(0)), (across(most), upwards(most)), "zero")
    for one in found:
        kind = ink(2 if one.best == "hit" else 3)
        picture.circle(across(one.stay), upwards(one.hit.points), 4, kind)
    picture.text(SIZE - 20, SIZE - 14, "points of a stay", "soft right")
    picture.text(EDGE, 46, "points of a hit, then the best play (green: hit, orange: stay)", "soft")
    return str(picture)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("flip7-odds.svg"))
    parser.add_argument("--most", type=int, default=12, help="numbers up to this one")
    args = parser.parse_args()
    lines = list(combinations(range(args.most + 1), 3))
    found = [reckon(numbers) for numbers in lines]
    args.out.write_text(draw(found), encoding="utf-8")
    hits = [one for one in found if one.best == "hit"]
    print(f"{len(hits)} of {len(found)} lines should take one more; the dearest of them is worth")
    print(f"{max(one.stay for one in hits)} points. The picture is in {args.out}.")


if __name__ == "__main__":
    main()
