"""The built client: its page and its files."""

from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from bis.server.answers import house_of, recognize, with_cookie

PACKED = {".bin", ".whl", ".woff2", ".zip"}
"""What is packed already; to do it again would only take time."""


def routes(client: Path) -> list[Mount | Route]:
    """Every address that is nothing else is a page of the client."""
    return [
        Mount("/assets", Assets(directory=client / "assets")),
        Route("/{page:path}", page),
    ]


class Assets(StaticFiles):
    """Built files carry a hash in their names: they never change, and are asked for once."""

    def file_response(self, *args: Any, **named: Any) -> Response:
        response = super().file_response(*args, **named)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        if Path(str(args[0])).suffix in PACKED:
            response.headers["content-encoding"] = "identity"
        return response


async def page(request: Request) -> Response:
    """The client; its own router knows the page."""
    client = house_of(request).client
    assert client is not None
    wanted = request.path_params["page"]
    file = client / wanted
    if file.parent == client and file.is_file():
        return FileResponse(file)
    response = FileResponse(client / "index.html", headers={"cache-control": "no-cache"})
    return with_cookie(response, recognize(request)[1])
