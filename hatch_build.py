"""The wheel carries the built browser client, so that whoever installs it needs no Node."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WHEEL = [
    *("download", "--quiet", "--require-hashes", "--no-deps", "--only-binary", ":all:"),
    *("--python-version", "314", "--abi", "cp314", "--platform", "pyemscripten_2026_0_wasm32"),
    *("--dest", "made/pyodide", "-r", "requirements-pyodide.lock"),
]
"""What plays in the browser without a server; where it cannot be fetched, the client has none."""


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client unless `make client` did; a checkout in use finds it by itself."""
        if version == "editable":
            return
        client = Path(self.root) / "client"
        if not (client / "dist" / "index.html").is_file():
            _build(client)
        build_data["force_include"][str(client / "dist")] = "bis/server/client"


def _build(client: Path) -> None:
    try:
        subprocess.run([sys.executable, "-m", "pip", *WHEEL], cwd=client.parent, check=False)
        for words in (["npm", "ci"], ["npm", "run", "build"]):
            subprocess.run(words, cwd=client, check=True)
    except FileNotFoundError:
        raise SystemExit("building Bis needs Node 20 or newer, or `make client` first") from None
