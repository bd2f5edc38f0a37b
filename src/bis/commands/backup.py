"""`bis backup`: all tables and the keys in one file."""

import argparse
from pathlib import Path

from bis.commands import Commands, add_command, add_data, data_folder
from bis.commands.settings import STORE_HELP, add_engines, database_of
from bis.terminal.speech import said


def add(commands: Commands) -> None:
    command = add_command(
        commands,
        "backup",
        run,
        "write all tables and keys to one file, also while the server runs",
        "bis backup bis-monday.backup",
        "bis backup --data /srv/bis --replace bis.backup",
        "bis backup --store postgresql://bis@db/bis bis.backup",
    )
    command.add_argument("file", metavar="FILE", type=Path, help="as secret as the folder itself")
    command.add_argument("--replace", action="store_true", help="if FILE is there already")
    add_data(command)
    add_engines(command, STORE_HELP)


def run(args: argparse.Namespace) -> int:
    from bis.server.backup import back_up  # noqa: PLC0415

    if database := database_of(args):
        from bis.server.snapshot import back_up_database  # noqa: PLC0415

        back_up_database(database, args.file, replace=args.replace)
    else:
        back_up(data_folder(args), args.file, replace=args.replace)
    print(said("{file} is written and checked", file=args.file))
    return 0
