"""Plays games of Encore! alone by the rules with a net for any sheet, as its player reads it.

    python -m lab.training.any_game any.npz --seed 3000 --games 2

A new sheet for each, from this seed on.
"""

import argparse
from pathlib import Path

from bis.bots.encore.learned import alone
from bis.bots.encore.learned.any_net import BLUEPRINT, AnyNet
from bis.bots.encore.learned.any_sheet import AnySheet
from bis.bots.learned import nets
from bis.games.encore import ENCORE
from bis.games.encore.new_sheets import new_sheet
from bis.games.encore.pieces import Printed
from bis.sim.match import play_match


def game(arrays, text, seed, number):
    """Its final score."""
    net = AnyNet(arrays, AnySheet(Printed.parse(text)))

    def bot(view, legal, source):  # noqa: ARG001
        return legal[int(alone.first_look(view, legal, net).argmax())]

    played = play_match(ENCORE, {"sheet": text}, [("net", bot)], seed, number)
    return ENCORE.result(played.state).scores[0]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("net")
    parser.add_argument("--seed", type=int, default=3000)
    parser.add_argument("--games", type=int, default=2)
    args = parser.parse_args()
    arrays = nets.load(Path(args.net), BLUEPRINT)
    sheets = [new_sheet(args.seed + number) for number in range(args.games)]
    scores = [game(arrays, text, args.seed, i) for i, text in enumerate(sheets)]
    print(f"{len(scores)} games by the rules, points: {scores}")


if __name__ == "__main__":
    main()
