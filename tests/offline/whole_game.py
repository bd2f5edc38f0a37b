"""A whole game of each kind on a device without a server, with the bot that usually sits there.

Run by Pyodide as `await main()`, it prints one line per game.
"""

import json

from bis.games import GAMES
from tests.offline.devices import Page, Shelf
from tests.offline.forwards import beside


async def play(game: str) -> dict[str, object]:
    """The record, how many entries were stored, and which bot sat there."""
    shelf = Shelf()
    page = Page(shelf, forward=beside())
    (about,) = [one for one in await page.ask("games") if one["id"] == game]
    bot = about["usual"][0]
    await page.create(game)
    await page.begin(bot)
    await page.play()
    answer = await page.house.ask("GET", f"tables/{page.table}/record", "")
    return {"offline": answer.text, "entries": len(shelf.tables[page.table]), "bot": bot}


async def main() -> None:
    for game in GAMES:
        print(json.dumps({"game": game, **await play(game)}))
