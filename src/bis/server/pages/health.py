"""Whether the server is well, how much it does, and what can be asked."""

from typing import Any

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from bis.server.answers import answer, refuse, tables_of
from bis.server.endpoints import Endpoint, describe
from bis.server.health import Health
from bis.server.metrics import MEDIA_TYPE
from bis.server.reasons import UNWELL


async def healthz(request: Request) -> Response:
    health: Health = request.app.state.health
    return PlainTextResponse("ok") if await health.is_well() else refuse(UNWELL, 503)


async def metrics(request: Request) -> Response:
    return Response(tables_of(request).metrics.text(), media_type=MEDIA_TYPE)


async def describe_api(request: Request) -> Response:
    return answer(describe(request.app.state.endpoints))


ENDPOINTS = (
    Endpoint("GET", "/healthz", healthz, "Whether something can be stored", "text/plain"),
    Endpoint("GET", "/metrics", metrics, "Counts for Prometheus", "text/plain"),
    Endpoint("GET", "/api/openapi.json", describe_api, "This description", dict[str, Any]),
)
