"""`bis site`: all that plays without a server, as files for any web space."""

import argparse
import shutil
from pathlib import Path

from bis.commands import Commands, add_command
from bis.core.errors import BisError
from bis.terminal.speech import said

HTML, SITE_HTML = "<html ", '<html data-server="none" '
"""The page knows by this that there is no server to ask."""
HEAD = '<meta charset="utf-8" />'
FILES = ("index.html", "404.html")
"""Most web spaces show the second one for every address they do not know, and it finds its way."""


def add(commands: Commands) -> None:
    command = add_command(
        commands,
        "site",
        run,
        "write all that plays without a server as static files, for the root of any web space",
        "bis site public",
    )
    command.add_argument("folder", metavar="DIR", type=Path, help="new, or empty")


def run(args: argparse.Namespace) -> int:
    from bis.server.serve import built_client  # noqa: PLC0415

    client = built_client()
    if client is None or not any(client.glob("assets/engine-*")):
        raise BisError("what plays without a server is not built; `make client` builds it")
    write_site(client, args.folder)
    print(
        said(
            "Written to {folder}: put it at the root of a web space that speaks https.",
            folder=args.folder,
        )
    )
    return 0


def write_site(client: Path, folder: Path) -> None:
    if folder.exists() and any(folder.iterdir()):
        raise BisError("{folder} is not empty", folder=folder)
    shutil.copytree(client, folder, dirs_exist_ok=True)
    page = (client / "index.html").read_text("utf-8")
    page = page.replace(HTML, SITE_HTML, 1).replace(HEAD, HEAD + _policy(), 1)
    for name in FILES:
        (folder / name).write_text(page, "utf-8")


def _policy() -> str:
    """What every answer of the server says, as far as a page can say it of itself."""
    from bis.server.app import POLICY  # noqa: PLC0415

    said = POLICY.replace("; frame-ancestors 'none'", "")
    return f'<meta http-equiv="Content-Security-Policy" content="{said}" />'
