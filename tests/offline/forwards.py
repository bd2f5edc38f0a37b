"""What works out nets in browsers, JavaScript: in Node for CPython, beside Python in Pyodide."""

import base64
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

from bis.bots.players import Forward, Net

CODE = Path(__file__).parents[2] / "client" / "offline" / "forward.js"
LISTEN = """
import { createInterface } from "node:readline";
const { forward } = await import(process.argv[1]);
const nets = [];
for await (const line of createInterface({ input: process.stdin })) {
    const { arrays, about, net, grids } = JSON.parse(line);
    const bytes = ([name, text]) => [name, new Uint8Array(Buffer.from(text, "base64"))];
    if (arrays) {
        const toJs = () => Object.fromEntries(Object.entries(arrays).map(bytes));
        console.log(nets.push(forward({ toJs }, about)) - 1);
    } else console.log(nets[net](grids));
}
"""
"""A net is handed over as Pyodide does it, or asked."""


def beside() -> Forward | None:
    """What `tests/pyodide.mjs` has beside Python; nothing in CPython."""
    try:
        found: Forward = import_module("bis_forward").forward
    except ModuleNotFoundError:
        return None
    return found


@contextmanager
def in_node() -> Iterator[Forward]:
    node = shutil.which(
        "node", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    )
    assert node, "Node is missing; `make client` installs it"
    with subprocess.Popen(
        [node, "--input-type=module", "-e", LISTEN, CODE.as_uri()],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdin
        assert process.stdout
        said, heard = process.stdin, process.stdout

        def ask(**told: object) -> str:
            said.write(json.dumps(told) + "\n")
            said.flush()
            return heard.readline()

        def forward(arrays: dict[str, bytes], about: str) -> Net:
            packed = {name: base64.b64encode(body).decode() for name, body in arrays.items()}
            number = int(ask(arrays=packed, about=about))
            return lambda grids: ask(net=number, grids=grids)

        yield forward
        said.close()
