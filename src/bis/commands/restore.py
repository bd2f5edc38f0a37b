"""`bis restore`: a backup becomes the house."""

import argparse
from pathlib import Path

from bis.commands import Commands, add_command, add_data, data_folder
from bis.terminal.speech import said


def add(commands: Commands) -> None:
    command = add_command(
        commands,
        "restore",
        run,
        "put a backup into the data folder of a server that does not run",
        "bis restore bis-monday.backup",
        "bis restore --data /srv/bis --replace bis.backup",
    )
    command.add_argument("file", metavar="FILE", type=Path, help="written by 'bis backup'")
    command.add_argument(
        "--replace", action="store_true", help="what is in the folder already: it is lost"
    )
    add_data(command)


def run(args: argparse.Namespace) -> int:
    from bis.server.backup import restore  # noqa: PLC0415

    folder = data_folder(args)
    restore(args.file, folder, replace=args.replace)
    print(said("{folder} is as it was when {file} was written", folder=folder, file=args.file))
    return 0
