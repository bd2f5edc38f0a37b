"""What `best` still loses.

    python -m lab.lost criss_cross --seats 2 --games 75 --out rows.jsonl
    python -m lab.lost --report rows.jsonl
    python -m lab.lost --again rows.jsonl --futures 4000 --out again.jsonl
    python -m lab.lost --again rows.jsonl --futures 100 --by quick --out by_quick.jsonl

``--again`` weighs the worst decisions once more, on other futures, since those that come first
were unlucky, too; ``--by`` has another player go on. One More Encore! alone needs one: among those
in thousands none plays it well.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from bis.games import find_game
from lab.lost.by_rules import RulesJudge
from lab.lost.criss_cross import GridJudge
from lab.lost.decisions import Decision, decisions, played
from lab.lost.encore_alone import AloneJudge
from lab.lost.encore_tables import TableJudge
from lab.lost.flip7 import RaceJudge
from lab.lost.report import tell, worst_of
from lab.lost.rows import Row, decision_of, read_rows, weigh_all
from lab.lost.weighing import Judge

SEED = 3190
OTHER = 1 << 10
"""So far are the games whose numbers lead to other futures."""


def judge_of(game: str, seats: int, by: str | None = None) -> Judge:
    """Who weighs a game; its own way, unless a bot is named that goes on."""
    if by is not None:
        return RulesJudge(judge_of(game, seats), by)
    if game == "criss_cross":
        return GridJudge()
    if game == "flip7":
        return RaceJudge(seats)
    return AloneJudge() if game == "encore" and seats == 1 else TableJudge(game)


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="what best still loses")
    games = ("criss_cross", "flip7", "encore", "one_more_encore")
    parser.add_argument("game", nargs="?", choices=games)
    parser.add_argument("--seats", type=int, default=1)
    parser.add_argument("--games", type=int, default=25)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--each", type=int, default=1, help="decisions of each phase of a game")
    parser.add_argument("--phases", nargs="+", help="these only, as the report calls them")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--futures", type=int, help="of a decision")
    parser.add_argument("--by", help="a bot that goes on for everybody, by the rules")
    parser.add_argument("--out", type=Path, help="a line of JSON for each decision is added here")
    parser.add_argument("--report", type=Path, nargs="+", help="say what these lines add up to")
    parser.add_argument("--again", type=Path, nargs="+", help="weigh the worst of these once more")
    parser.add_argument("--worst", type=int, default=10)
    args = parser.parse_args(words)
    if args.report:
        print("\n".join(tell(read_rows(args.report), args.worst)))
        return
    if args.again:
        rows = again(worst_of(read_rows(args.again), args.worst), args.futures, args.by)
    else:
        rows = first_time(args)
    for row in rows:
        write(row, args.out)


def first_time(args: argparse.Namespace) -> Iterator[Row]:
    judge = judge_of(args.game, args.seats, args.by)
    return weigh_all(judge, spread(args, judge), args.seed, args.futures)


def spread(args: argparse.Namespace, judge: Judge) -> Iterator[Decision]:
    game = find_game(args.game)
    for number in range(args.first, args.first + args.games):
        transcript = played(game, args.seats, args.seed, number)
        for decision in decisions(transcript, judge.phase, number, args.each):
            if args.phases is None or decision.phase in args.phases:
                yield decision


def again(rows: Sequence[Row], futures: int, by: str | None) -> Iterator[Row]:
    for row in rows:
        judge = judge_of(row["game"], row["seats"], by)
        moved = replace(decision_of(row), number=row["number"] + OTHER)
        yield from weigh_all(judge, iter([moved]), row["seed"], futures)


def write(row: Row, out: Path | None) -> None:
    text = json.dumps(row)
    if out is None:
        print(text, flush=True)
    else:
        with out.open("a") as file:
            file.write(text + "\n")


if __name__ == "__main__":
    main()
