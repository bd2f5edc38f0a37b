"""`bis restore`: a backup becomes the house."""

import argparse
from pathlib import Path

from bis.commands import Commands, add_command, add_data, data_folder
from bis.commands.settings import STORE_HELP, add_engines, database_of
from bis.core.errors import BisError
from bis.terminal.speech import said


def add(commands: Commands) -> None:
    command = add_command(
        commands,
        "restore",
        run,
        "put a backup into the data folder of a server that does not run",
        "bis restore bis-monday.backup",
        "bis restore --data /srv/bis --replace bis.backup",
        "bis restore --store postgresql://bis@db/empty bis.backup",
    )
    command.add_argument("file", metavar="FILE", type=Path, help="written by 'bis backup'")
    command.add_argument(
        "--replace", action="store_true", help="what is in the folder already: it is lost"
    )
    add_data(command)
    add_engines(command, STORE_HELP)


def run(args: argparse.Namespace) -> int:
    if database := database_of(args):
        _restore_into(database, args)
        from bis.server.store.addresses import shown  # noqa: PLC0415

        where = shown(database)
    else:
        from bis.server.backup import restore  # noqa: PLC0415

        where = str(data_folder(args))
        restore(args.file, Path(where), replace=args.replace)
    print(said("{folder} is as it was when {file} was written", folder=where, file=args.file))
    return 0


def _restore_into(database: str, args: argparse.Namespace) -> None:
    from bis.server.snapshot import restore_database  # noqa: PLC0415

    if args.replace:
        raise BisError("a database is not replaced: make a new one (createdb) and name that")
    restore_database(args.file, database)
