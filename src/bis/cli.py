"""The command `bis`: which command is meant, and what becomes of its mistakes."""

import io
import os
import sys
from collections.abc import Sequence

from bis import __version__
from bis.commands import (
    Parser,
    add_language,
    arena,
    backup,
    bench,
    check,
    examples,
    games,
    hint,
    keys,
    odds,
    play,
    replay,
    restore,
    review,
    rules,
    serve,
    sheet,
    show,
    simulate,
    site,
    transfer,
    verify,
    work,
)
from bis.core.errors import BisError
from bis.core.reasons import Sentence
from bis.terminal.speech import asked, refusal, retold, said, speak, wished

COMMANDS = (
    play,
    serve,
    work,
    backup,
    restore,
    transfer,
    check,
    keys,
    site,
    hint,
    review,
    simulate,
    arena,
    replay,
    verify,
    show,
    rules,
    games,
    sheet,
    odds,
    bench,
)


def main(arguments: Sequence[str] | None = None) -> int:
    _open_streams()
    arguments = sys.argv[1:] if arguments is None else arguments
    speak(asked(arguments) or wished(os.environ))
    args = _parser().parse_args(arguments)
    try:
        status: int = args.run(args)
        sys.stdout.flush()
    except BisError as error:
        print(f"bis: {refusal(error)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("bis: " + said("interrupted"), file=sys.stderr)
        return 130
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):  # the reader of our output has seen enough
            return 1
        told = Sentence("the output cannot be written: {why}", why=error.strerror)
        print(f"bis: {retold(told)}", file=sys.stderr)
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


def _parser() -> Parser:
    parser = Parser(
        prog="bis",
        description=said("One table for Encore!, One More Encore!, Flip 7 and Criss Cross."),
        epilog=examples("bis play encore", "bis simulate flip7 --bot stop25 --games 1000"),
    )
    parser.add_argument(
        "--version",
        action="version",
        version=f"bis {__version__}",
        help="show program's version number and exit",
    )
    add_language(parser)
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.add(commands)
    return parser
