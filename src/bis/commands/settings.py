"""What is set elsewhere than on the command line: by the environment, and in a file."""

import argparse
import os
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bis.core.errors import BisError
from bis.core.reasons import Sentence

if TYPE_CHECKING:
    from bis.server.engines import Engines

SEVERAL = ("tls",)
"""Options with several values; of others, a list is each of them once."""
STORE_HELP = "postgresql://… instead of the data folder"
NOT_IN_A_FILE = ("settings", "help", "language")


def add_engines(command: argparse.ArgumentParser, store: str, bus: str = "") -> None:
    command.add_argument(
        "--store",
        default="",
        metavar="URL",
        help=Sentence("{about} (or BIS_STORE, which hides passwords)", about=Sentence(store)),
    )
    if bus:
        command.add_argument(
            "--bus",
            default="",
            metavar="URL",
            help=Sentence("{about} (or BIS_BUS)", about=Sentence(bus)),
        )
    else:
        command.set_defaults(bus="")


def add_settings(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--settings",
        type=Path,
        metavar="FILE",
        help="in which options stand as TOML, such as port = 8000 (or BIS_SETTINGS)",
    )
    command.set_defaults(command=command)


def engines_of(args: argparse.Namespace, kind: str = "serve") -> "Engines":
    """The engines that are asked for, here or by the environment."""
    from bis.server.engines import Engines  # noqa: PLC0415

    store = args.store or os.environ.get("BIS_STORE", "")
    bus = args.bus or (os.environ.get("BIS_BUS", "") if store else "")
    return Engines(store, bus, kind)


def database_of(args: argparse.Namespace) -> str:
    """The database that is asked for, if any; a folder that is named goes before BIS_STORE."""
    return "" if args.data and not args.store else engines_of(args).store


def with_settings(args: argparse.Namespace) -> argparse.Namespace:
    """With what a file says of options that were said neither here nor by the environment."""
    named = args.settings or os.environ.get("BIS_SETTINGS")
    if not named:
        return args
    command: argparse.ArgumentParser = args.command
    told = _read(Path(named))
    for key in told:
        if key in NOT_IN_A_FILE or not hasattr(args, _option(key)):
            raise BisError("{named}: there is no setting {key!r}", named=named, key=key)
    said = vars(command.parse_args(list(_words(told))))
    for option in map(_option, told):
        unsaid = getattr(args, option) == command.get_default(option)
        if unsaid and f"BIS_{option.upper()}" not in os.environ:
            setattr(args, option, said[option])
    return args


def _read(path: Path) -> Mapping[str, Any]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise BisError("{path} cannot be read: {why}", path=path, why=error.strerror) from None
    except ValueError as error:
        raise BisError("{path} cannot be read: {why}", path=path, why=error) from None


def _words(told: Mapping[str, Any]) -> Iterator[str]:
    """The file as it would stand on a command line."""
    for key, value in told.items():
        option = "--" + key.replace("_", "-")
        if value is True:
            yield option
        elif value is False:
            yield from () if key == "open" else (option.replace("--", "--no-", 1),)
        elif isinstance(value, list) and key not in SEVERAL:
            for each in value:
                yield from (option, str(each))
        else:
            yield from (option, *map(str, value if isinstance(value, list) else [value]))


def _option(key: str) -> str:
    return key.replace("-", "_")
