"""Everything that is read from a file is asked for once: rules, lessons, sheets, every bot."""

from bis.bots import find_bot, light_bots
from bis.core.languages import LANGUAGES
from bis.games import GAMES
from bis.lessons import FIRST_GAMES
from tests.offline.devices import Page, Shelf


async def main() -> None:
    page = Page(Shelf())
    for game in GAMES.values():
        for bot in light_bots(game):
            find_bot(game, bot)
        for language in LANGUAGES:
            status, _ = await page.house.ask("GET", f"rules/{game.id}?language={language}", "")
            assert status == 200
        for option in game.options:
            for value in (*option.values, *option.dealt):
                await page.house.ask("GET", f"games/{game.id}/options/{option.key}/{value}", "")
    for game_id in FIRST_GAMES:
        for lesson in await page.ask(f"lessons/{game_id}"):
            assert (await page.ask(f"lessons/{game_id}/{lesson['id']}?said="))["scenes"]
    assert (await page.ask("sheets/pink"))["rows"]
