"""The command `bis`."""

import argparse
import io
import json
import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any, NoReturn, TextIO, TypeAlias

from bis import __version__
from bis.bots import BOTS, Bot, find_bot
from bis.core.chance import WORD
from bis.core.errors import BisError
from bis.core.game import AnyGame
from bis.games import GAMES, LANGUAGES, find_game
from bis.record.notation import RecordError, split_records
from bis.record.record import Transcript
from bis.record.replay import check, replay

USUAL_SEATS = 4


def main(arguments: Sequence[str] | None = None) -> int:
    _open_streams()
    args = _parser().parse_args(arguments)
    try:
        status: int = args.run(args)
        sys.stdout.flush()
    except BisError as error:
        print(f"bis: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("bis: interrupted", file=sys.stderr)
        return 130
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):  # the reader of our output has seen enough
            return 1
        print(f"bis: the output cannot be written: {error.strerror}", file=sys.stderr)
        return 2
    return status


def _open_streams() -> None:
    """Streams that are closed, or cannot show a letter, must not stop anything."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


# Reading the command line


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, and takes no half words."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings, allow_abbrev=False)

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"bis: {message}; see '{self.prog} --help'\n")


def _parser() -> Parser:
    parser = Parser(
        prog="bis",
        description="One table for Encore!, One More Encore!, Flip 7 and Criss Cross.",
        epilog=_examples("bis play encore", "bis simulate flip7 --bot stop25 --games 1000"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"bis {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for add in ADD_COMMANDS:
        add(commands)
    return parser


Commands: TypeAlias = "argparse._SubParsersAction[Parser]"


def _examples(*lines: str) -> str:
    return "examples:\n" + "\n".join(f"  {line}" for line in lines)


def _add(
    commands: Commands,
    name: str,
    run: Callable[[argparse.Namespace], int],
    about: str,
    *examples: str,
) -> argparse.ArgumentParser:
    command: argparse.ArgumentParser = commands.add_parser(
        name,
        help=about,
        description=about[0].upper() + about[1:] + ".",
        epilog=_examples(*examples),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    command.set_defaults(run=run)
    return command


def _whole(least: int, most: int) -> Callable[[str], int]:
    def number(text: str) -> int:
        if re.fullmatch("[0-9]{1,10}", text) and least <= int(text) <= most:
            return int(text)
        raise argparse.ArgumentTypeError(f"{text!r} is no number from {least} to {most}")

    return number


def _add_table(command: argparse.ArgumentParser, seats_help: str, seed_help: str) -> None:
    """What sets up a game, alike for all commands that start one."""
    command.add_argument("--seats", type=_whole(1, 99), metavar="N", help=seats_help)
    command.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="an option of the game (see 'bis games'); may be given several times",
    )
    command.add_argument("--seed", type=_whole(0, WORD), metavar="S", help=seed_help)


def _options(texts: Iterable[str]) -> dict[str, str]:
    options: dict[str, str] = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals:
            raise BisError(f"option {text!r} is not written KEY=VALUE")
        if key in options:
            raise BisError(f"option {key!r} is given twice")
        options[key] = value
    return options


# bis simulate


def _add_simulate(commands: Commands) -> None:
    command = _add(
        commands,
        "simulate",
        _simulate,
        "play bots against each other",
        "bis simulate encore --games 100",
        "bis simulate flip7 --seats 4 --bot stop25 --option edition=en --games 2000",
        "bis simulate criss_cross --bot greedy,uniform --records games.txt",
    )
    command.add_argument("game", metavar="GAME")
    seats_help = f"how many seats (default: as many as bots are named, else {USUAL_SEATS})"
    _add_table(command, seats_help, "which series of games, 0 to 4294967295 (default: 0)")
    command.add_argument(
        "--games", type=_whole(1, 10**9), default=100, metavar="K", help="how many (default: 100)"
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


def _simulate(args: argparse.Namespace) -> int:
    from bis.sim.simulate import simulate, summarize  # noqa: PLC0415  # other commands start faster
    from bis.terminal.report import progress, show_summary  # noqa: PLC0415

    game = find_game(args.game)
    bots = _bots(game, args.bot.split(","), args.seats)
    options = game.settle(_options(args.option), len(bots))
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


# bis replay, bis show


def _add_replay(commands: Commands) -> None:
    command = _add(
        commands,
        "replay",
        _replay,
        "check records: every roll, move and score",
        "bis replay games.txt",
        "bis simulate encore --games 5 --records - | bis replay -",
    )
    command.add_argument("files", nargs="+", metavar="FILE", help="'-' is standard input")
    command.add_argument(
        "--unfinished", action="store_true", help="a record that stops early is valid, too"
    )


def _replay(args: argparse.Namespace) -> int:
    """One line for each record refused, then the count."""
    records = invalid = unread = 0
    for path in args.files:
        try:
            pieces = split_records(_read(path))
        except BisError as error:
            print(f"bis: {error}", file=sys.stderr)
            unread += 1
            continue
        for number, piece in enumerate(pieces, start=1):
            records += 1
            try:
                check(piece, unfinished=args.unfinished)
            except RecordError as error:
                invalid += 1
                print(f"{path}#{number} {error}")
    print(f"{records} records, {invalid} invalid")
    return 2 if unread else int(invalid > 0)


def _read(path: str) -> bytes:
    if path == "-":
        return sys.stdin.buffer.read()
    try:
        return Path(path).read_bytes()
    except OSError as error:
        raise BisError(f"{path} cannot be read: {error.strerror}") from None


def _add_show(commands: Commands) -> None:
    command = _add(
        commands,
        "show",
        _show,
        "show a position of a record",
        "bis show game.txt",
        "bis show games.txt --record 3 --at 41",
    )
    command.add_argument("file", metavar="FILE", help="'-' is standard input")
    command.add_argument(
        "--record", type=_whole(1, 10**9), default=1, metavar="K", help="which one (default: 1)"
    )
    command.add_argument(
        "--at", type=_whole(1, 10**9), metavar="LINE", help="after this line (default: the last)"
    )


def _show(args: argparse.Namespace) -> int:
    from bis.terminal.table import show_position  # noqa: PLC0415

    pieces = split_records(_read(args.file))
    if args.record > len(pieces):
        raise BisError(f"{args.file} has {len(pieces)} records, no record {args.record}")
    piece = pieces[args.record - 1]
    if args.at is not None and args.at > (lines := piece.count(b"\n")):
        raise BisError(f"{args.file}#{args.record} has {lines} lines, no line {args.at}")
    try:
        transcript = replay(piece, until=args.at)
    except RecordError as error:
        raise BisError(f"{args.file}#{args.record} {error}") from None
    show_position(transcript)
    return 0


# bis play


def _add_play(commands: Commands) -> None:
    command = _add(
        commands,
        "play",
        _play,
        "play in the terminal against bots, alone or in turns at one keyboard",
        "bis play",
        "bis play encore --people Ada --bots greedy,greedy",
        "bis play criss_cross --people Ada,Bob --bots none",
        "bis play --resume",
    )
    command.add_argument("game", nargs="?", metavar="GAME", help="asked for if not given")
    _add_table(command, "people and bots together", "for dice that can be repeated (default: none)")
    command.add_argument(
        "--people", metavar="NAME[,NAME…]", help="who plays at this keyboard (default: Player)"
    )
    command.add_argument(
        "--bots",
        metavar="NAME[,NAME…]",
        help="'none' for no bots (default: greedy, in all seats or one; three in Flip 7)",
    )
    command.add_argument(
        "--first", type=_whole(0, 99), metavar="SEAT", help="who begins (default: drawn)"
    )
    command.add_argument("--record", metavar="FILE", help="where the record goes")
    command.add_argument(
        "--resume",
        nargs="?",
        const="",
        metavar="FILE",
        help="go on with an unfinished record (default: the last one)",
    )


def _play(args: argparse.Namespace) -> int:
    from bis.terminal import play  # noqa: PLC0415

    if args.resume is not None:
        return _resume(args)
    game = find_game(args.game) if args.game else play.ask_game()
    people = [name.strip() for name in (args.people or "Player").split(",")]
    bots = None if args.bots is None else [name for name in args.bots.split(",") if name != "none"]
    table = play.set_table(
        game,
        people,
        bots,
        seats=args.seats,
        first=args.first,
        options=_options(args.option),
        seed=args.seed,
    )
    return play.begin(table, Path(args.record) if args.record else None)


def _resume(args: argparse.Namespace) -> int:
    from bis.terminal import play  # noqa: PLC0415

    settings = ("seats", "option", "seed", "people", "bots", "first", "record")
    if given := [name for name in settings if getattr(args, name) not in (None, [])]:
        raise BisError(f"--resume goes on as the game was set up; --{given[0]} cannot change that")
    path = Path(args.resume) if args.resume else None
    return play.resume(path, find_game(args.game) if args.game else None)


# bis rules, bis games, bis bench


def _add_rules(commands: Commands) -> None:
    command = _add(
        commands,
        "rules",
        _rules,
        "show the rules of a game",
        "bis rules encore",
        "bis rules flip7 --language fr",
    )
    command.add_argument("game", metavar="GAME")
    command.add_argument(
        "--language", choices=LANGUAGES, default="en", help="en or fr (default: en)"
    )


def _rules(args: argparse.Namespace) -> int:
    from bis.terminal.table import show_rules  # noqa: PLC0415

    show_rules(find_game(args.game), args.language)
    return 0


def _add_games(commands: Commands) -> None:
    _add(
        commands,
        "games",
        _games,
        "list the games, their options and bots",
        "bis games",
    )


def _games(_args: argparse.Namespace) -> int:
    print("".join(map(_about, GAMES.values())), end="")
    return 0


def _about(game: AnyGame) -> str:
    options = "".join(
        f"  option {option.key}: {', '.join(option.values)} ({option.about})\n"
        for option in game.options
    )
    seats = f"{game.seats[0]} to {game.seats[-1]} seats"
    if game.box != game.seats:
        seats += f" (the box says {game.box[0]} to {game.box[-1]})"
    return f"{game.id}: {game.title}, {seats}\n{options}  bots: {', '.join(BOTS[game.id])}\n"


def _add_bench(commands: Commands) -> None:
    command = _add(
        commands, "bench", _bench, "measure how fast the rules are on this machine", "bis bench"
    )
    command.add_argument("--seconds", type=_whole(1, 600), default=3, help="for each line")


def _bench(args: argparse.Namespace) -> int:
    from bis.sim.bench import measure  # noqa: PLC0415

    print(f"{'game':16} {'bot':8} {'seats':>5} {'games/s':>10} {'decisions/s':>12}")
    for speed in measure(args.seconds):
        print(
            f"{speed.game:16} {speed.bot:8} {speed.seats:5} "
            f"{speed.games:10,.1f} {speed.decisions:12,.0f}",
            flush=True,
        )
    return 0


ADD_COMMANDS = (
    _add_play,
    _add_simulate,
    _add_replay,
    _add_show,
    _add_rules,
    _add_games,
    _add_bench,
)
