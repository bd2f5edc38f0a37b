"""The games: options and bots, rules, and what the values of an option look like."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from bis.bots import BOTS, PLAYERS
from bis.core.errors import BisError
from bis.core.game import AnyGame
from bis.core.languages import LANGUAGES, ORIGINAL
from bis.games import GAMES, find_game, rules_text
from bis.lessons import FIRST_GAMES
from bis.server.answers import answer, apart_of, refuse
from bis.server.endpoints import Endpoint
from bis.server.reasons import NO_LANGUAGE, NO_PICTURE
from bis.table.shown import SHOWN


class OptionInfo(msgspec.Struct, frozen=True):
    key: str
    about: str
    values: list[str]
    default: str


class GameInfo(msgspec.Struct, frozen=True):
    id: str
    title: str
    seats: list[int]
    """The fewest and the most."""
    box: list[int]
    """The same, as the box says."""
    options: list[OptionInfo]
    bots: list[str]
    usual: list[str]
    """Who sits down when somebody asks for a game with bots."""
    lessons: bool
    """Whether there is a first game to learn by."""


class SheetInfo(msgspec.Struct, frozen=True):
    rows: list[str]


async def games(_request: Request) -> Response:
    return answer([_game(game) for game in GAMES.values()])


def _game(game: AnyGame) -> GameInfo:
    return GameInfo(
        id=game.id,
        title=game.title,
        seats=[game.seats[0], game.seats[-1]],
        box=[game.box[0], game.box[-1]],
        options=[
            OptionInfo(option.key, option.about, list(option.values), option.default(game.box[0]))
            for option in game.options
        ],
        bots=list(BOTS[game.id]),
        usual=list(PLAYERS[game.id].usual),
        lessons=game.id in FIRST_GAMES,
    )


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
    game = next(game for game, shown in SHOWN.items() if SHEET in shown.pictures)
    return await apart_of(request).do(_picture, game, SHEET, request.path_params["name"])


SHEET = "sheet"


def _picture(game_id: str, option: str, value: str) -> Response:
    """What a value of a game's option looks like."""
    try:
        pictures = SHOWN[find_game(game_id).id].pictures
        if option not in pictures:
            return refuse(NO_PICTURE, 404, game=game_id, option=option)
        return answer(SheetInfo(pictures[option](value)))
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
        "A printed sheet, by name or in full",
        SheetInfo,
        limit="pictures",
        refused=(404,),
    ),
)
