"""`bis simulate`: bots against each other."""

import argparse
import json
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import TextIO

from bis.bots import Bot, find_bot
from bis.commands import Commands, add_command, add_table, read_options, whole
from bis.core.errors import BisError
from bis.core.game import AnyGame
from bis.games import find_game
from bis.record.record import Transcript
from bis.sim.simulate import simulate, summarize

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
    )
    command.add_argument("game", metavar="GAME")
    seats_help = f"how many seats (default: as many as bots are named, else {USUAL_SEATS})"
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
    command.add_argument("--json", action="store_true", help="the summary as JSON")


def run(args: argparse.Namespace) -> int:
    from bis.terminal.report import progress, show_summary  # noqa: PLC0415

    game = find_game(args.game)
    bots = _bots(game, args.bot.split(","), args.seats)
    options = game.settle(read_options(args.option), len(bots))
    seed = args.seed or 0
    with _output(args.records) as records:
        played = _write(simulate(game, options, bots, seed, args.games), records)
        names = [name for name, _ in bots]
        summary = summarize(game, names, progress(played, args.games))
    out = sys.stderr if args.records == "-" else sys.stdout
    if args.json:
        table = {"game": game.id, "options": options, "seed": seed}
        print(json.dumps(table | asdict(summary), indent=2), file=out)
    else:
        show_summary(game, options, seed, summary, out)
    return 0


def _bots(game: AnyGame, names: list[str], seats: int | None) -> list[tuple[str, Bot]]:
    """One bot per seat: a single name is for all of them."""
    count = seats or (len(names) if len(names) > 1 else USUAL_SEATS)
    if len(names) == 1:
        names = names * count
    if len(names) != count:
        raise BisError(f"{len(names)} bots are named for {count} seats")
    return [(name, find_bot(game, name)) for name in names]


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
        raise BisError(f"{path} cannot be written: {error.strerror}") from None


def _write(played: Iterable[Transcript], records: TextIO | None) -> Iterator[Transcript]:
    for transcript in played:
        if records is not None:
            records.write(str(transcript))
        yield transcript
