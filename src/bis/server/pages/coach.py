"""Hints and reviews."""

from typing import Literal, cast

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from bis.coach.shape import Decision, Hint, Review
from bis.core.errors import BisError
from bis.server.answers import (
    answer,
    coaches_of,
    find_table,
    recognize,
    refuse,
    seat_asked_for,
    take,
)
from bis.server.asker import address_of
from bis.server.coach import GAVE_UP, CoachError, Job
from bis.server.endpoints import Endpoint
from bis.server.reasons import (
    COACH_GAVE_UP,
    ENDED_EARLY,
    NOT_YOUR_SEAT,
    NOTHING_TO_REVIEW,
    SLOW_DOWN,
)
from bis.server.workers import CrowdedError
from bis.table.reasons import RefusedError
from bis.table.rights import check_hint
from bis.table.table import Table

LONGEST = 200
"""Letters of a move; no game has longer ones."""
NO_MOVE = "?"
"""None was named; no game can read this."""


class ReviewState(msgspec.Struct, frozen=True):
    """How far a review is; ask again until it is done."""

    state: Literal["queued", "running", "done"]
    progress: float
    """From 0 to 1."""
    review: Review | None
    yours: list[int]
    """Your seats in this game."""
    found: list[Decision] = []
    """Before it is done: the mistakes found so far."""
    ahead: int = 0
    """While it is queued: how many others are looked at first, as far as that is known."""
    stood_in: list[int] = []
    """The lines of the record that bots said for people who had left."""
    seconds: float = 0.0
    """Before it is done: how long it has been looked at."""


async def hint(request: Request) -> Response:
    """The best moves, for whoever plays alone or with bots and is to act."""
    return await _advised(request)


async def cost(request: Request) -> Response:
    """What a move would cost, before it is made; for those who may have a hint."""
    return await _advised(request, request.query_params.get("move", "")[:LONGEST] or NO_MOVE)


async def _advised(request: Request, move: str = "") -> Response:
    live = await find_table(request)
    if isinstance(live, Response):
        return live
    seat = seat_asked_for(request, live)
    if seat is None:
        return refuse(NOT_YOUR_SEAT, 403)
    try:
        check_hint(live.table, recognize(request)[0], seat)
    except RefusedError as error:
        return refuse(error, 403)
    try:
        if move:
            _judge(live.table, seat, move)
    except BisError as error:
        return refuse(error, 400)
    take(request, "hints")
    try:
        line = address_of(request)
        return answer(msgspec.Raw(await coaches_of(request).hint(live.table, seat, line, move)))
    except CrowdedError:
        return refuse(SLOW_DOWN, 429)
    except CoachError as error:
        return no_answer(error)


def no_answer(error: CoachError) -> Response:
    """Why, by its id where all that is known is that the coach gave up."""
    told = str(error)
    return refuse(COACH_GAVE_UP if told == GAVE_UP else told, 503)


def _judge(table: Table, seat: int, move: str) -> None:
    """A BisError unless the seat may say this move."""
    assert table.transcript is not None
    table.game.judge(table.transcript.state, seat, table.game.parse_move(move))


async def review(request: Request) -> Response:
    """A finished game looked at again; the first who asks has it worked out."""
    live = await find_table(request)
    if isinstance(live, Response):
        return live
    if live.table.phase != "over":
        return refuse(NOTHING_TO_REVIEW, 409)
    if live.table.ended is not None:
        return refuse(ENDED_EARLY, 409)
    coaches, table = coaches_of(request), live.table
    found = await coaches.find_review(table.id)
    if found is None:
        take(request, "reviews")
        found = coaches.begin_review(table, address_of(request))
    if isinstance(found, Job):
        try:
            found = await coaches.wait(table.id, found)
        except CrowdedError:
            return refuse(SLOW_DOWN, 429)
        except CoachError as error:
            return no_answer(error)
    ahead = coaches.ahead(found) if isinstance(found, Job) and found.state == "queued" else 0
    yours = table.seats_of(recognize(request)[0])
    return answer(review_state(found, yours, table.lines_stood_in, ahead))


def review_state(
    found: bytes | Job, yours: list[int], stood_in: list[int], ahead: int = 0
) -> ReviewState:
    """A review, or how far it is and what it has found."""
    if isinstance(found, Job):
        told = found.state, found.progress, None, yours, found.found, ahead, stood_in
        return ReviewState(*told, round(found.seconds, 1))
    review = cast("Review", msgspec.Raw(found))
    return ReviewState("done", 1.0, review, yours, stood_in=stood_in)


ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/tables/{table}/hint",
        hint,
        "The best moves of your seat, alone or among bots",
        Hint,
        query=("seat",),
        refused=(403, 404),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/cost",
        cost,
        "What a move of your seat would cost, alone or among bots",
        Decision,
        query=("seat", "move"),
        refused=(400, 403, 404),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/review",
        review,
        "A finished game looked at again, or how far that is",
        ReviewState,
        refused=(403, 404, 409),
    ),
)
