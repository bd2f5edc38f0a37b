"""The commands of `bis`, one module each; here is what they share."""

import argparse
import re
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, TypeAlias

from bis.core.chance import WORD
from bis.core.errors import BisError
from bis.core.languages import LANGUAGES

if TYPE_CHECKING:
    from bis.sim.lineup import Lineup


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, and takes no half words."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings, allow_abbrev=False)

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"bis: {message}; see '{self.prog} --help'\n")


Commands: TypeAlias = "argparse._SubParsersAction[Parser]"


def examples(*lines: str) -> str:
    return "examples:\n" + "\n".join(f"  {line}" for line in lines)


def add_command(
    commands: Commands,
    name: str,
    run: Callable[[argparse.Namespace], int],
    about: str,
    *shown: str,
) -> argparse.ArgumentParser:
    command: argparse.ArgumentParser = commands.add_parser(
        name,
        help=about,
        description=about[0].upper() + about[1:] + ".",
        epilog=examples(*shown),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    command.set_defaults(run=run)
    return command


def whole(least: int, most: int) -> Callable[[str], int]:
    def number(text: str) -> int:
        if re.fullmatch("[0-9]{1,10}", text) and least <= int(text) <= most:
            return int(text)
        raise argparse.ArgumentTypeError(f"{text!r} is no number from {least} to {most}")

    return number


def add_table(command: argparse.ArgumentParser, seats_help: str, seed_help: str) -> None:
    """What sets up a game, alike for all commands that start one."""
    command.add_argument("--seats", type=whole(1, 99), metavar="N", help=seats_help)
    add_option(command)
    command.add_argument("--seed", type=whole(0, WORD), metavar="S", help=seed_help)


def add_option(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="an option of the game (see 'bis games'); may be given several times",
    )


def add_language(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--language",
        choices=LANGUAGES,
        help=f"one of {', '.join(LANGUAGES)} (default: by the locale)",
    )


def add_data(command: argparse.ArgumentParser) -> None:
    command.add_argument("--data", metavar="DIR", help="where tables are kept")


def data_folder(args: argparse.Namespace) -> Path:
    """The folder asked for, or this person's own."""
    from platformdirs import user_data_path  # noqa: PLC0415

    return Path(args.data) if args.data else user_data_path("bis", appauthor=False)


def tell_caveats(lineup: "Lineup") -> None:
    """Of bots that cannot do there what they can elsewhere."""
    from bis.bots import caveats  # noqa: PLC0415

    for sentence in caveats(lineup.game, lineup.bots, dict(lineup.options)):
        print(sentence, file=sys.stderr)


def read_options(texts: Iterable[str]) -> dict[str, str]:
    options: dict[str, str] = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals:
            raise BisError(f"option {text!r} is not written KEY=VALUE")
        if key in options:
            raise BisError(f"option {key!r} is given twice")
        options[key] = value
    return options


def read(path: str) -> bytes:
    if path == "-":
        return sys.stdin.buffer.read()
    try:
        return Path(path).read_bytes()
    except OSError as error:
        raise BisError(f"{path} cannot be read: {error.strerror}") from None
