"""The client's types are those of the server."""

from pathlib import Path

from bis.server.typescript import typescript

TYPES = Path(__file__).parents[2] / "client" / "wire" / "types.ts"


def test_the_clients_types_are_current() -> None:
    assert TYPES.read_text("utf-8") == typescript(), "run `make types`"
