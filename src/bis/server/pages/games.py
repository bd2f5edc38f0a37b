"""The games: options and bots, rules, and what the values of an option look like."""

from starlette.requests import Request
from starlette.responses import Response

from bis.core.errors import BisError
from bis.core.languages import LANGUAGES, ORIGINAL
from bis.games import GAMES, find_game, rules_text
from bis.server.answers import answer, apart_of, refuse
from bis.server.endpoints import Endpoint
from bis.server.reasons import NO_LANGUAGE
from bis.server.shapes import GameInfo, game_info
from bis.server.shapes import picture as shown
from bis.table.showing import SheetInfo
from bis.table.shown import SHOWN


async def games(_request: Request) -> Response:
    return answer([game_info(game) for game in GAMES.values()])


async def rules(request: Request) -> Response:
    language = request.query_params.get("language", ORIGINAL)
    try:
        game = find_game(request.path_params["game"])
    except BisError as error:
        return refuse(error, 404)
    if language not in LANGUAGES:
        return refuse(NO_LANGUAGE, 404, languages=", ".join(LANGUAGES), language=language)
    return Response(rules_text(game, language), media_type="text/markdown; charset=utf-8")


async def picture(request: Request) -> Response:
    asked = request.path_params
    return await apart_of(request).do(_picture, asked["game"], asked["option"], asked["value"])


async def sheet(request: Request) -> Response:
    """The address that older links use, from when one game had a choice of sheets."""
    game = next(game for game, one in SHOWN.items() if SHEET in one.pictures)
    return await apart_of(request).do(_picture, game, SHEET, request.path_params["name"])


SHEET = "sheet"


def _picture(game_id: str, option: str, value: str) -> Response:
    """What a value of a game's option looks like."""
    try:
        return answer(shown(game_id, option, value))
    except BisError as error:
        return refuse(error, 404)


ENDPOINTS = (
    Endpoint("GET", "/api/games", games, "The games, their options and bots", list[GameInfo]),
    Endpoint(
        "GET",
        "/api/rules/{game}",
        rules,
        "A game's rules",
        "text/markdown",
        query=("language",),
        refused=(404,),
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/options/{option}/{value:path}",
        picture,
        "What a value of an option looks like, by name or in full",
        SheetInfo,
        limit="pictures",
        refused=(404,),
    ),
    Endpoint(
        "GET",
        "/api/sheets/{name:path}",
        sheet,
        "A sheet of Encore!, by name or in full",
        SheetInfo,
        limit="pictures",
        refused=(404,),
    ),
)
