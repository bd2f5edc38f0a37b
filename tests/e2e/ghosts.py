"""A second device without a screen: it brings a table quickly to where a test begins."""

import json
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect
from websockets.sync.client import ClientConnection, connect

from bis.record.seal import promise_of
from bis.table.told import WIRE
from tests.server.servers import PATIENCE

if TYPE_CHECKING:
    from tests.e2e.guests import Guest


class Ghost:
    """Whoever has this cookie, at this table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.news: dict[str, Any] = {}
        self._hear("snapshot")

    def _hear(self, *kinds: str) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
            if message["type"] in ("snapshot", "update"):
                self.news = message
            if message["type"] in kinds:
                return message

    @property
    def phase(self) -> str:
        return str(self.news["table"]["phase"])

    def wish(self, kind: str, **values: object) -> None:
        """Ask for something that is granted, and see it done."""
        self.socket.send(json.dumps({"type": kind, "id": secrets.token_hex(8), **values}))
        answer = self._hear("done", "refused")
        assert answer["type"] == "done", answer
        while self.news["version"] < answer["version"]:
            self._hear("update")

    def see_change(self) -> None:
        """Until something has happened at the table."""
        version = self.news["version"]
        while self.news["version"] == version:
            self._hear("update")

    @property
    def step(self) -> str | None:
        """How far the dice are sealed."""
        seal = self.news["table"]["seal"] or {}
        return seal.get("step") if self.phase == "sealing" else None

    def start(self, *others: "Ghost") -> None:
        """Begin the game, each with a share of the luck."""
        self.wish("start")
        shares = {ghost: secrets.token_hex(16) for ghost in (self, *others)}
        for ghost, share in shares.items():
            ghost.wait_for("promising")
            ghost.wish("promise", digest=promise_of(share))
        for ghost, share in shares.items():
            ghost.wait_for("revealing")
            ghost.wish("share", share=share)
        for ghost in shares:
            ghost.wait_for(None)

    def wait_for(self, step: str | None) -> None:
        """Until the dice are sealed so far."""
        while self.step != step:
            self.see_change()

    def play_on(self, moves: int | None = None) -> None:
        """Make so many moves, or play to the end."""
        while self.phase != "over" and moves != 0:
            if not (self.news["position"] or {}).get("legal"):
                self._hear("update")
                continue
            self.wish("say", move=self._move(), seat=self.news["table"]["you"])
            moves = None if moves is None else moves - 1

    def _move(self) -> str:
        """The last legal move that is told."""
        legal: list[str] = self.news["position"]["legal"]
        checking = [move for move in legal if not move.endswith("pass")]
        return (checking or legal)[-1]


def play_away(guest: "Guest", moves: int | None = None) -> None:
    """Some moves, or all; the guest looks away meanwhile, so that no page draws each of them."""
    table = guest.table
    guest.page.goto("about:blank")
    with ghost_of(guest, table) as second:
        second.play_on(moves)
    guest.visit(f"/t/{table}")


def play_to_the_end(guest: "Guest") -> None:
    play_away(guest)
    expect(guest.end).to_be_visible()


@contextmanager
def ghost_of(guest: "Guest", table: str | None = None) -> Iterator[Ghost]:
    """The guest's own second device, or somebody new if there is no cookie."""
    address = guest.server.url.replace("http", "ws")
    path = f"/api/tables/{table or guest.table}/live?wire={WIRE}"
    with connect(address + path, additional_headers={"cookie": guest.cookie}) as socket:
        yield Ghost(socket)
