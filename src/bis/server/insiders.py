"""Who may know how the server does: whoever is on its machine, or has the token for it."""

from hmac import compare_digest

from starlette.requests import HTTPConnection

from bis.server.house import House


def is_insider(asked: HTTPConnection) -> bool:
    """Whether it is asked at the port of its own, or with the token."""
    house: House = asked.app.state.house
    _, port = asked.scope.get("server") or ("", None)
    return (port is not None and port == house.doors.metrics_port) or _has_token(asked, house)


def _has_token(asked: HTTPConnection, house: House) -> bool:
    if not house.doors.metrics_token:
        return False
    given = asked.headers.get("authorization", "")
    return compare_digest(given.encode(), f"Bearer {house.doors.metrics_token}".encode())
