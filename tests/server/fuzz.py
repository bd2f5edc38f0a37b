"""The HTTP API asked by schemathesis whatever its description allows, and what it does not.

`make fuzz` asks for some minutes; a short run is among the tests. The server is a real one, with a
game that goes on, and it must have written no traceback in the end.
"""

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.server.servers import Person, Server, serving

ST = Path(sys.executable).parent / "st"
ROOMY = ("--per-address", "10000")
"""All of it comes from one address; limits have tests of their own."""

CONFIG = """\
[checks.positive_data_acceptance]
expected-statuses = ["2xx", "3xx", 401, 403, 404, 409, 410, 429, "5xx"]
"""
"""410, too, is an answer to what is well said: a ticket that was used already."""


def fuzz(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """What schemathesis says: 0 if it found nothing."""
    with serving(folder / "data", *ROOMY) as server:
        table = asyncio.run(_begin(server))
        (folder / "schemathesis.toml").write_text(CONFIG)
        described = folder / "openapi.json"
        described.write_text(json.dumps(_with_example(server, table)))
        return subprocess.run(
            [ST, "run", described, "--url", server.url, *words],
            capture_output=True,
            text=True,
            cwd=folder,
            check=False,
        )


async def _begin(server: Server) -> str:
    """A table at which a game goes on."""
    table, cookie = server.new_table("criss_cross")
    async with Person(server, table, cookie) as ada:
        await ada.start()
        await ada.play_on(5)
    return table


def _with_example(server: Server, table: str) -> Any:
    """What the server says of itself, and a table to begin with."""
    described = json.loads(server.ask("/api/openapi.json")[1])
    for path in described["paths"].values():
        for operation in path.values():
            for parameter in operation["parameters"]:
                if parameter["name"] == "table":
                    parameter["schema"]["examples"] = [table]
    return described


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.fuzz", description=__doc__)
    parser.add_argument("--examples", type=int, default=300, help="for each operation")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as folder:
        done = fuzz(
            Path(folder),
            *("--max-examples", str(args.examples)),
            *("--seed", str(args.seed)),
            "--no-color",
        )
    print(done.stdout, done.stderr)
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
