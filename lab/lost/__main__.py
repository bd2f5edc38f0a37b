"""What `best` still loses.

    python -m lab.lost criss_cross --seats 2 --games 75 --processes 4 --out rows.jsonl
    python -m lab.lost --report rows.jsonl
    python -m lab.lost --again rows.jsonl --futures 4000 --out again.jsonl
    python -m lab.lost --again rows.jsonl --futures 100 --by quick --out by_quick.jsonl
    python -m lab.lost --again rows.jsonl --worst 0 --futures 1000 --by nets --out by_nets.jsonl

``--again`` weighs the worst decisions once more, on other futures, since those that come first
were unlucky, too; ``--by`` has another player go on. One More Encore! alone needs one: among those
in thousands none plays it well. With several processes each has games of its own, and rows come as
they are ready: a run that is cut off loses no more than the games at hand.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path

from lab.lost.finding import all_of_game, judge_of, of_game
from lab.lost.report import tell, worst_of
from lab.lost.rows import Row, decision_of, read_rows, weigh_all

SEED = 3190
OTHER = 1 << 10
"""So far are the games whose numbers lead to other futures."""


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
    parser.add_argument("--by", help="a bot that goes on for everybody, by the rules; or nets")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--out", type=Path, help="a line of JSON for each decision is added here")
    parser.add_argument("--report", type=Path, nargs="+", help="say what these lines add up to")
    parser.add_argument("--again", type=Path, nargs="+", help="weigh the worst of these once more")
    parser.add_argument("--worst", type=int, default=10, help="so many; 0 with --again: all rows")
    args = parser.parse_args(words)
    if args.report:
        print("\n".join(tell(read_rows(args.report), args.worst)))
        return
    if args.again:
        found = read_rows(args.again)
        some = worst_of(found, args.worst) if args.worst else found
        rows = again(some, args.futures, args.by)
    else:
        rows = first_time(args)
    for row in rows:
        write(row, args.out)


def first_time(args: argparse.Namespace) -> Iterator[Row]:
    numbers = range(args.first, args.first + args.games)
    if args.processes == 1:
        for number in numbers:
            yield from of_game(args, number)
        return
    with ProcessPoolExecutor(args.processes, get_context("spawn")) as pool:
        for done in as_completed([pool.submit(all_of_game, args, number) for number in numbers]):
            yield from done.result()


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
