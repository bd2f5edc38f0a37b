"""Lessons: which there are, and one of them as far as somebody has come."""

from starlette.requests import Request
from starlette.responses import Response

from bis.core.errors import BisError
from bis.lessons import find_lesson
from bis.lessons.playing import tell
from bis.lessons.told import LessonInfo, LessonTold
from bis.server.answers import answer, apart_of, refuse
from bis.server.endpoints import MOST_SAID, Endpoint
from bis.server.reasons import BAD_REQUEST
from bis.server.shapes import lesson_infos

BETWEEN = ","
"""What stands between the moves said; no move has it in it."""


async def lessons(request: Request) -> Response:
    try:
        return answer(lesson_infos(request.path_params["game"]))
    except BisError as error:
        return refuse(error, 404)


async def lesson(request: Request) -> Response:
    asked, said = request.path_params, request.query_params.get("said", "")
    if len(said) > MOST_SAID:
        return refuse(BAD_REQUEST, 400, problem=f"`said` has at most {MOST_SAID} letters")
    moves = said.split(BETWEEN) if said else []
    return await apart_of(request).do(_told, asked["game"], asked["lesson"], moves)


def _told(game: str, lesson_id: str, said: list[str]) -> Response:
    try:
        return answer(tell(find_lesson(game, lesson_id), said))
    except BisError as error:
        return refuse(error, 404)


ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/lessons/{game}",
        lessons,
        "The lessons of a first game",
        list[LessonInfo],
        refused=(404,),
    ),
    Endpoint(
        "GET",
        "/api/lessons/{game}/{lesson}",
        lesson,
        "A lesson after the moves said so far, with commas between them",
        LessonTold,
        query=("said",),
        refused=(400, 404),
    ),
)
