"""`bis check`: is everything that is stored whole?"""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from bis.commands import Commands, add_command, add_data, data_folder
from bis.commands.settings import STORE_HELP, add_engines, database_of
from bis.terminal.speech import retold

if TYPE_CHECKING:
    from bis.server.check import Found


def add(commands: Commands) -> None:
    command = add_command(
        commands,
        "check",
        run,
        "look whether all that is stored is whole: replay every table, draw all dice again",
        "bis check",
        "bis check bis-monday.backup",
        "bis check --store postgresql://bis@db/bis",
    )
    command.add_argument(
        "file", metavar="FILE", type=Path, nargs="?", help="a backup, instead of the data folder"
    )
    add_data(command)
    add_engines(command, STORE_HELP)


def run(args: argparse.Namespace) -> int:
    """Exit status 1 if anything is wrong."""
    found = _found(args)
    for problem in found.problems:
        print(retold(problem))
    print(retold(found.sum))
    return int(bool(found.problems))


def _found(args: argparse.Namespace) -> "Found":
    from bis.server.check import look_at  # noqa: PLC0415
    from bis.server.store import STORE  # noqa: PLC0415

    if args.file is None and (database := database_of(args)):
        from bis.server.snapshot import check_database  # noqa: PLC0415

        return check_database(database)
    return look_at(args.file or data_folder(args) / STORE)
