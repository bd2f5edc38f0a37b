"""`bis check`: is everything that is stored whole?"""

import argparse
from pathlib import Path

from bis.commands import Commands, add_command, add_data, data_folder
from bis.terminal.speech import retold


def add(commands: Commands) -> None:
    command = add_command(
        commands,
        "check",
        run,
        "look whether all that is stored is whole: replay every table, draw all dice again",
        "bis check",
        "bis check bis-monday.backup",
    )
    command.add_argument(
        "file", metavar="FILE", type=Path, nargs="?", help="a backup, instead of the data folder"
    )
    add_data(command)


def run(args: argparse.Namespace) -> int:
    """Exit status 1 if anything is wrong."""
    from bis.server.check import look_at  # noqa: PLC0415
    from bis.server.store import STORE  # noqa: PLC0415

    found = look_at(args.file or data_folder(args) / STORE)
    for problem in found.problems:
        print(retold(problem))
    print(retold(found.sum))
    return int(bool(found.problems))
