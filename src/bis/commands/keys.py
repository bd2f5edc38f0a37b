"""`bis keys`: the keys that sign cookies."""

import argparse
import asyncio
from typing import TYPE_CHECKING

from bis.commands import Commands, add_command, add_data, data_folder, whole
from bis.commands.settings import add_engines, engines_of
from bis.core.errors import BisError
from bis.terminal.speech import said

if TYPE_CHECKING:
    from bis.server.engines import Engines


def add(commands: Commands) -> None:
    command = add_command(
        commands,
        "keys",
        run,
        "sign cookies with a new key from the next start on",
        "bis keys rotate",
        "bis keys rotate --keep 0",
        "bis keys rotate --store postgresql://bis@db/bis",
    )
    command.add_argument("what", choices=["rotate"], metavar="rotate")
    command.add_argument(
        "--keep",
        type=whole(0, 1000),
        metavar="N",
        help="older keys whose cookies go on working (default: 12; 0: everybody is somebody new)",
    )
    add_data(command)
    add_engines(command, "whose keys they are, if many servers share them")


def run(args: argparse.Namespace) -> int:
    from bis.server.identity import KNOWN_AFTER, OLDER_KEYS, rotate  # noqa: PLC0415

    older, engines = OLDER_KEYS if args.keep is None else args.keep, engines_of(args)
    if engines.is_shared:
        kept = asyncio.run(_rotate_shared(engines, older))
        print(
            said(
                "a new key signs at every server in {seconds} seconds; "
                "{kept} older ones still count",
                seconds=f"{KNOWN_AFTER:.0f}",
                kept=kept,
            )
        )
        return 0
    kept = rotate(data_folder(args), older)
    print(
        said(
            "a new key signs from the next start of the server on; {kept} older ones still count",
            kept=kept,
        )
    )
    return 0


async def _rotate_shared(engines: "Engines", older: int) -> int:
    from bis.server.identity import rotate_shared  # noqa: PLC0415
    from bis.server.store import StoreError  # noqa: PLC0415

    store = engines.open_shared()
    try:
        return await rotate_shared(store, older)
    except StoreError as error:
        raise BisError(*error.args) from None
    finally:
        await store.close()
