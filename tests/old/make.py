"""Makes a house for later versions to open: tables in every phase, their records, what was told.

`python -m tests.old.make tests/old/vN` writes what the server of this version leaves behind. It is
run once when the schema, the entries or the records change; what is there is never made anew.
"""

import asyncio
import json
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bis.games import GAMES
from bis.record.seal import promise_of
from tests.server.servers import Person, Server, share

OPTIONS = {
    "encore": ("sheet", "pink"),
    "flip7": ("edition", "en"),
    "criss_cross": ("rules", "advanced"),
}


class Maker:
    """Sets up tables at a server and writes down what people were told last."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.told: dict[str, dict[str, Any]] = {}

    def note(self, name: str, table: str, people: dict[str, Person]) -> None:
        """What everybody at a table knows now."""
        ada = next(iter(people.values()))
        info, position = ada.news["table"], ada.news["position"]
        self.told[name] = {
            "table": table,
            "game": info["game"],
            "code": info["code"],
            "phase": info["phase"],
            "version": ada.news["version"],
            "options": info["options"],
            "seats": [[seat["name"], seat["bot"], seat["kept"]] for seat in info["seats"]],
            "timer": info["timer"],
            "rematch": info["rematch"],
            "to_act": position and position["to_act"],
            "scores": position and position["scores"],
            "cookies": {who: person.cookie for who, person in people.items()},
            "legal": {
                who: person.news["position"]["legal"] if position else []
                for who, person in people.items()
            },
        }

    def guest(self, table: str) -> Person:
        _, _, cookie = self.server.ask("/api/tables")
        return Person(self.server, table, cookie.split(";")[0])

    async def lobby(self, game: str) -> None:
        table, cookie = self.server.new_table(game)
        async with Person(self.server, table, cookie) as ada:
            await ada.wish("sit", name="Ada")
            await ada.wish("add_bot", bot="greedy")
            await ada.wish("set_timer", seconds=3600)
            await ada.wish("set_first", seat=1)
            if game in OPTIONS:
                key, value = OPTIONS[game]
                await ada.wish("set_option", key=key, value=value)
            await ada.until(first=1, timer=3600)
            await self._settle(ada)
            self.note(f"{game} lobby", table, {"Ada": ada})

    @asynccontextmanager
    async def two(self, game: str) -> AsyncIterator[tuple[str, Person, Person]]:
        """Ada and Bob sit down; the dice are sealed, and shares are wanted."""
        table, cookie = self.server.new_table(game)
        async with Person(self.server, table, cookie) as ada, self.guest(table) as bob:
            await ada.wish("sit", name="Ada")
            await bob.wish("sit", name="Bob")
            await ada.wish("start")
            yield table, ada, bob

    async def playing(self, game: str) -> None:
        """Two people; Ada has moved once, so that where all choose she waits for Bob."""
        async with self.two(game) as (table, ada, bob):
            await share(ada, bob)
            await ada.until(phase="playing")
            for _ in range(3):
                for person in (ada, bob):
                    await self._settle(person)
                    await person.play_on(1) if person.news["position"]["legal"] else None
            await self._settle(ada)
            await ada.play_on(1) if ada.news["position"]["legal"] else None
            await self._settle(ada)
            await self._settle(bob)
            self.note(f"{game} playing", table, {"Ada": ada, "Bob": bob})

    async def stood_in(self, game: str) -> None:
        """Bob left; a bot plays on for him, and Ada is to act."""
        async with self.two(game) as (table, ada, bob):
            await share(ada, bob)
            await ada.until(phase="playing")
            await bob.wish("leave")
            await ada.play_on(3)
            while not ada.news["position"]["legal"]:
                await ada.hear("update")
            await self._settle(ada)
            self.note(f"{game} stood in", table, {"Ada": ada})

    async def over(self, game: str) -> None:
        table, cookie = self.server.new_table(game)
        async with Person(self.server, table, cookie) as ada:
            await ada.start("greedy")
            await ada.play_on()
            await ada.wish("rematch")
            while ada.news["table"]["rematch"] is None:
                await ada.hear("update")
            self.note(f"{game} over", table, {"Ada": ada})

    async def sealing(self) -> None:
        """Bob's share is missing; the server dies before it begins without it."""
        async with self.two("encore") as (table, ada, bob):
            for person in (ada, bob):
                await person.wish("promise", digest=promise_of("0" * 32))
            await ada.wish("share", share="0" * 32)
            await self._settle(ada)
            self.note("encore sealing", table, {"Ada": ada, "Bob": bob})

    @staticmethod
    async def _settle(person: Person) -> None:
        """Nothing more comes for a moment."""
        try:
            while True:
                await asyncio.wait_for(person.hear("update"), 0.3)
        except TimeoutError:
            pass

    async def all(self) -> None:
        for game in GAMES:
            await self.lobby(game)
            await self.playing(game)
            await self.stood_in(game)
            await self.over(game)


def make(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as there:
        data = Path(there)
        server = Server(data, "--bot-delay", "0")
        maker = Maker(server)
        asyncio.run(maker.all())
        folder.mkdir(parents=True, exist_ok=True)
        for name, told in maker.told.items():
            if told["phase"] in ("playing", "over"):
                record = server.record(told["table"])
                (folder / f"{name.replace(' ', '-')}.game").write_bytes(record)
        asyncio.run(maker.sealing())
        server.kill()
        store = sqlite3.connect(data / "bis.sqlite")
        store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        store.execute("PRAGMA journal_mode=DELETE")
        store.execute("VACUUM")
        store.close()
        shutil.copy(data / "bis.sqlite", folder)
        shutil.copy(data / "secret", folder)
    text = json.dumps(maker.told, indent=1, ensure_ascii=False)
    (folder / "told.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    make(Path(sys.argv[1]))
