"""`bis keys`: the keys that sign cookies."""

import argparse

from bis.commands import Commands, add_command, add_data, data_folder, whole


def add(commands: Commands) -> None:
    command = add_command(
        commands,
        "keys",
        run,
        "sign cookies with a new key from the next start on",
        "bis keys rotate",
        "bis keys rotate --keep 0",
    )
    command.add_argument("what", choices=["rotate"], metavar="rotate")
    command.add_argument(
        "--keep",
        type=whole(0, 1000),
        metavar="N",
        help="older keys whose cookies go on working (default: 12; 0: everybody is somebody new)",
    )
    add_data(command)


def run(args: argparse.Namespace) -> int:
    from bis.server.identity import OLDER_KEYS, rotate  # noqa: PLC0415

    kept = rotate(data_folder(args), OLDER_KEYS if args.keep is None else args.keep)
    print(f"a new key signs from the next start of the server on; {kept} older ones still count")
    return 0
