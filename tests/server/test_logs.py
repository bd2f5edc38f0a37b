"""The server's log can be read by machines, and tells no secrets."""

import asyncio
import json
from pathlib import Path

from tests.server.servers import PATIENCE, Person, Server


def test_the_log_tells_what_happens_and_no_secret(tmp_path: Path) -> None:
    server = Server(tmp_path, "--bot-delay", "0", "--log", "debug")

    async def play() -> list[str]:
        """A whole game and some nonsense; all that must not be in the log."""
        table, cookie = server.new_table("criss_cross")
        async with Person(server, table, cookie) as ada:
            await ada.wish("say", move="nonsense")
            await ada.start("greedy", name="Ada Secret")
            await ada.play_on()
            info = ada.news["table"]
        token = cookie.removeprefix("bis=")
        secret = (tmp_path / "secret").read_bytes().hex()
        shares = info["seal"]["shares"].values()
        return [table, token, token.split(".")[0], info["seed"], *shares, secret, "Ada Secret"]

    secrets = asyncio.run(play())
    server.process.terminate()
    _, told = server.process.communicate(timeout=PATIENCE)
    events = [json.loads(line) for line in told.splitlines()]
    assert {"table made", "connected", "wish", "disconnected"} <= {e["event"] for e in events}
    wishes = [(e["kind"], e["outcome"]) for e in events if e["event"] == "wish"]
    assert wishes[:2] == [("Say", "refused"), ("Sit", "done")]
    for secret in secrets:
        assert secret not in told


def test_a_quiet_server_writes_nothing(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.new_table("flip7")
    server.process.terminate()
    _, told = server.process.communicate(timeout=PATIENCE)
    assert told == ""
