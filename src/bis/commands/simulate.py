"""`bis simulate`: bots against each other."""

import argparse
import json
import sys
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import asdict
from pathlib import Path
from typing import TextIO

from bis.commands import Commands, add_command, add_table, read_options, tell_caveats, whole
from bis.core.errors import BisError
from bis.core.reasons import Sentence
from bis.sim.engines import all_cores, find_engine
from bis.sim.lineup import Lineup, line_up
from bis.sim.parquet import Rows, parquet_file
from bis.sim.series import Games, one_game, play_fast, transcripts
from bis.sim.simulate import summarize

USUAL_SEATS = 4


def add(commands: Commands) -> None:
    command = add_command(
        commands,
        "simulate",
        run,
        "play bots against each other",
        "bis simulate encore --games 100",
        "bis simulate flip7 --seats 4 --bot stop25 --option edition=en --games 2000",
        "bis simulate criss_cross --bot greedy,uniform --records games.txt",
        "bis simulate encore --bot greedy --games 100000 --out games.parquet",
    )
    command.add_argument("game", metavar="GAME")
    seats_help = Sentence(
        "how many seats (default: as many as bots are named, else {usual})", usual=USUAL_SEATS
    )
    add_table(command, seats_help, "which series of games, 0 to 4294967295 (default: 0)")
    command.add_argument(
        "--games", type=whole(1, 10**9), default=100, metavar="K", help="how many (default: 100)"
    )
    command.add_argument(
        "--bot",
        default="uniform",
        metavar="NAME[,NAME…]",
        help="one bot for all seats, or one for each (default: uniform)",
    )
    command.add_argument(
        "--records", metavar="FILE", help="write the games down; '-' is standard output"
    )
    command.add_argument(
        "--out", metavar="FILE.parquet", help="write a row for each seat and game as Parquet"
    )
    command.add_argument("--json", action="store_true", help="the summary as JSON")


def run(args: argparse.Namespace) -> int:
    from bis.terminal.report import progress, show_summary  # noqa: PLC0415

    names = _bots(args.bot.split(","), args.seats)
    lineup = line_up(args.game, read_options(args.option), names, args.seed or 0)
    tell_caveats(lineup)
    with _output(args.records) as records, _rows(args.out, lineup) as rows:
        played = progress(_play(lineup, args.games, records), args.games, size=len)
        summary = summarize(lineup.game, names, _keep(played, rows))
    out = sys.stderr if args.records == "-" else sys.stdout
    options = dict(lineup.options)
    if args.json:
        about = {"game": lineup.game_id, "options": options, "seed": lineup.seed}
        print(json.dumps(about | asdict(summary), indent=2), file=out)
    else:
        show_summary(lineup.game, options, lineup.seed, summary, out)
    return 0


def _bots(names: list[str], seats: int | None) -> list[str]:
    """One bot per seat: a single name is for all of them."""
    count = seats or (len(names) if len(names) > 1 else USUAL_SEATS)
    if len(names) == 1:
        names = names * count
    if len(names) != count:
        raise BisError("{bots} bots are named for {count} seats", bots=len(names), count=count)
    return names


def _play(lineup: Lineup, games: int, records: TextIO | None) -> Iterator[Games]:
    """By a batch engine if there is one; what is written down goes through the rules, too."""
    engine = find_engine(lineup, games)
    if engine is not None and records is None:
        yield from play_fast(lineup, games, engine, all_cores())
        return
    for number, transcript in enumerate(transcripts(lineup, games, engine)):
        if records is not None:
            records.write(str(transcript))
        yield one_game(lineup.game, number, transcript)


def _keep(played: Iterable[Games], rows: Rows | None) -> Iterator[Games]:
    for games in played:
        if rows is not None:
            rows.take(games)
        yield games


def _rows(path: str | None, lineup: Lineup) -> AbstractContextManager[Rows | None]:
    return nullcontext() if path is None else parquet_file(Path(path), lineup)


@contextmanager
def _output(path: str | None) -> Iterator[TextIO | None]:
    """A file to write records to, or standard output, or nothing."""
    if path is None or path == "-":
        yield sys.stdout if path else None
        return
    try:
        with Path(path).open("w", encoding="utf-8", newline="\n") as file:
            yield file
    except OSError as error:
        raise BisError("{path} cannot be written: {why}", path=path, why=error.strerror) from None
