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
from bis.core.reasons import Sentence
from bis.terminal.speech import OPTION, retold, said

if TYPE_CHECKING:
    from bis.sim.lineup import Lineup


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, and takes no half words; helps in every language."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(
            **settings,
            allow_abbrev=False,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )

    def add_argument(self, *names: str, **settings: Any) -> argparse.Action:
        if about := settings.get("help"):
            settings["help"] = retold(Sentence(about))
        return super().add_argument(*names, **settings)

    def error(self, message: str) -> NoReturn:
        told = said("{message}; see '{command} --help'", message=message, command=self.prog)
        self.exit(2, f"bis: {told}\n")


def _one_or_many(one: str, many: str, count: int) -> str:
    return said(one if count == 1 else many)


# What argparse itself says it looks up by these two names, which are gettext's; there are no
# catalogs of it to be had, so it looks into our words.
vars(argparse).update(_=said, ngettext=_one_or_many)


Commands: TypeAlias = "argparse._SubParsersAction[Parser]"


def examples(*lines: str) -> str:
    return said("examples:") + "\n" + "\n".join(f"  {line}" for line in lines)


def capitalized(sentence: str) -> str:
    return sentence[0].upper() + sentence[1:] + "."


def add_command(
    commands: Commands,
    name: str,
    run: Callable[[argparse.Namespace], int],
    about: str,
    *shown: str,
) -> argparse.ArgumentParser:
    command: argparse.ArgumentParser = commands.add_parser(
        name,
        help=said(about),
        description=capitalized(said(about)),
        epilog=examples(*shown),
    )
    command.set_defaults(run=run)
    add_language(command, default=argparse.SUPPRESS)  # or it would unsay what stands before
    return command


def whole(least: int, most: int) -> Callable[[str], int]:
    def number(text: str) -> int:
        if re.fullmatch("[0-9]{1,10}", text) and least <= int(text) <= most:
            return int(text)
        raise argparse.ArgumentTypeError(
            said("{text!r} is no number from {least} to {most}", text=text, least=least, most=most)
        )

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


def add_language(command: argparse.ArgumentParser, default: str | None = None) -> None:
    """It is understood before all others (`speech.asked`); here it is but taken and shown."""
    command.add_argument(
        OPTION,
        choices=LANGUAGES,
        default=default,
        help="one of %(choices)s (default: by the locale)",
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
        print(retold(sentence), file=sys.stderr)


def read_options(texts: Iterable[str]) -> dict[str, str]:
    options: dict[str, str] = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals:
            raise BisError("option {text!r} is not written KEY=VALUE", text=text)
        if key in options:
            raise BisError("option {key!r} is given twice", key=key)
        options[key] = value
    return options


def read(path: str) -> bytes:
    if path == "-":
        return sys.stdin.buffer.read()
    try:
        return Path(path).read_bytes()
    except OSError as error:
        raise BisError("{path} cannot be read: {why}", path=path, why=error.strerror) from None
