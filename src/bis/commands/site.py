"""`bis site`: all that plays without a server, as files for any web space."""

import argparse
import re
import shutil
from pathlib import Path

from bis.commands import Commands, add_command
from bis.core.errors import BisError
from bis.terminal.speech import said

HTML, SITE_HTML = "<html ", '<html data-server="none" '
"""The page knows by this that there is no server to ask."""
ROOT = '="/'
"""So begin addresses in the page; everything else finds its way from there."""
HEAD = '<meta charset="utf-8" />'
PATH = re.compile(r"([\w.~-]+(/[\w.~-]+)*)?", re.ASCII)
FILES = ("index.html", "404.html")
"""Most web spaces show the second one for every address they do not know, and it finds its way."""


def add(commands: Commands) -> None:
    command = add_command(
        commands,
        "site",
        run,
        "write all that plays without a server as static files, for any web space",
        "bis site public --under /games/bis",
    )
    command.add_argument("folder", metavar="DIR", type=Path, help="new, or empty")
    command.add_argument(
        "--under",
        metavar="PATH",
        default="/",
        help="where it is put in the web space, if not at its root: its address after the host",
    )


def run(args: argparse.Namespace) -> int:
    from bis.server.serve import built_client  # noqa: PLC0415

    client = built_client()
    if client is None or not any(client.glob("assets/engine-*")):
        raise BisError("what plays without a server is not built; `make client` builds it")
    write_site(client, args.folder, args.under)
    print(
        said(
            "Written to {folder}: put it at {under} of a web space that speaks https.",
            folder=args.folder,
            under=f"{_path(args.under)}/",
        )
    )
    return 0


def write_site(client: Path, folder: Path, under: str = "/") -> None:
    if folder.exists() and any(folder.iterdir()):
        raise BisError("{folder} is not empty", folder=folder)
    path = _path(under)
    shutil.copytree(client, folder, dirs_exist_ok=True)
    page = (client / "index.html").read_text("utf-8").replace(ROOT, f'="{path}/')
    told = SITE_HTML + (f'data-under="{path}" ' if path else "")
    page = page.replace(HTML, told, 1).replace(HEAD, HEAD + _policy(), 1)
    for name in FILES:
        (folder / name).write_text(page, "utf-8")


def _path(under: str) -> str:
    """A folder's address from the root on; nothing for the root itself."""
    path = under.strip("/")
    if not PATH.fullmatch(path):
        raise BisError("{under} is no path in a web space, such as /games/bis", under=under)
    return f"/{path}" if path else ""


def _policy() -> str:
    """What every answer of the server says, as far as a page can say it of itself."""
    from bis.server.app import POLICY  # noqa: PLC0415

    said = POLICY.replace("; frame-ancestors 'none'", "")
    return f'<meta http-equiv="Content-Security-Policy" content="{said}" />'
