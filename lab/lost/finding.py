"""One game of `best`, and what it lost there: apart from the command, so that processes find it."""

import argparse
from collections.abc import Iterator

from bis.games import find_game
from lab.lost.by_rules import RulesJudge
from lab.lost.criss_cross import GridJudge
from lab.lost.decisions import decisions, played
from lab.lost.encore_alone import AloneJudge
from lab.lost.encore_tables import TableJudge
from lab.lost.flip7 import RaceJudge
from lab.lost.rows import Row, weigh_all
from lab.lost.weighing import Judge

NETS = "nets"
"""Those of both Encore! games, without search, as self-play has them."""


def judge_of(game: str, seats: int, by: str | None = None) -> Judge:
    """Who weighs a game; its own way, unless a bot is named that goes on."""
    if by == NETS:
        from lab.lost.by_nets import NetsJudge  # noqa: PLC0415  # needs PyTorch

        return NetsJudge(judge_of(game, seats))
    if by is not None:
        return RulesJudge(judge_of(game, seats), by)
    if game == "criss_cross":
        return GridJudge()
    if game == "flip7":
        return RaceJudge(seats)
    return AloneJudge() if game == "encore" and seats == 1 else TableJudge(game)


def of_game(args: argparse.Namespace, number: int) -> Iterator[Row]:
    judge = judge_of(args.game, args.seats, args.by)
    transcript = played(find_game(args.game), args.seats, args.seed, number)
    found = (
        decision
        for decision in decisions(transcript, judge.phase, number, args.each)
        if args.phases is None or decision.phase in args.phases
    )
    return weigh_all(judge, found, args.seed, args.futures)


def all_of_game(args: argparse.Namespace, number: int) -> list[Row]:
    """To be sent from one process to another."""
    return list(of_game(args, number))
