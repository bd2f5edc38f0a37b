"""A whole game of each kind on a device without a server, with the bot that usually sits there.

Run by Pyodide as `await main()`, it prints one line per game.
"""

import json

from bis.games import GAMES
from tests.offline.devices import Page, Shelf


async def play(game: str) -> tuple[str, int]:
    """The record, and how many entries were stored."""
    shelf = Shelf()
    page = Page(shelf)
    (about,) = [one for one in await page.ask("games") if one["id"] == game]
    await page.create(game)
    await page.begin(about["usual"][0])
    await page.play()
    answer = await page.house.ask("GET", f"tables/{page.table}/record", "")
    return answer.text, len(shelf.tables[page.table])


async def main() -> None:
    for game in GAMES:
        record, entries = await play(game)
        print(json.dumps({"game": game, "offline": record, "entries": entries}))
