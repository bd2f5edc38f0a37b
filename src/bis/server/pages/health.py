"""Whether the server is well, how much it does, and what can be asked."""

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from bis import __version__
from bis.server.answers import answer, apart_of, refuse, tables_of
from bis.server.endpoints import Endpoint, describe
from bis.server.health import Health
from bis.server.insiders import is_insider
from bis.server.metrics import MEDIA_TYPE, Metrics
from bis.server.reasons import NOT_HERE, UNWELL


class HealthInfo(msgspec.Struct, frozen=True):
    """More than everybody has to know."""

    well: bool
    write_seconds: float
    """How long the last thing written for this took."""
    version: str
    tables: int
    """In memory,"""
    sockets: int
    """open now,"""
    waiting: int
    """and what waits for a thread."""


async def healthz(request: Request) -> Response:
    """Whether it is well; those who look after it are told more."""
    health: Health = request.app.state.health
    well = await health.is_well()
    if is_insider(request):
        return answer(_details(request, well, health.took), 200 if well else 503)
    return PlainTextResponse("ok") if well else refuse(UNWELL, 503)


def _details(request: Request, well: bool, took: float) -> HealthInfo:
    live = tables_of(request).log.live
    sockets = sum(len(one.listeners) for one in live.values())
    return HealthInfo(well, took, __version__, len(live), sockets, apart_of(request).waiting)


async def metrics(request: Request) -> Response:
    if not is_insider(request):
        return refuse(NOT_HERE, 404)
    counted: Metrics = request.app.state.metrics
    return Response(counted.text(), media_type=MEDIA_TYPE)


async def describe_api(request: Request) -> Response:
    return answer(describe(request.app.state.endpoints))


ENDPOINTS = (
    Endpoint("GET", "/healthz", healthz, "Whether something can be stored", "text/plain"),
    Endpoint("GET", "/metrics", metrics, "Counts for Prometheus", "text/plain", is_public=False),
    Endpoint("GET", "/api/openapi.json", describe_api, "This description", dict[str, Any]),
)
