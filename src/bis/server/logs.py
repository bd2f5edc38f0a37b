"""What the server writes down about itself: one JSON object a line, and no secret in it.

No seed, share, cookie, name or move is logged. A table's id opens its table, so it is logged as a
short hash that only tells tables apart.
"""

import hashlib
import json
import logging
import sys
from datetime import UTC, datetime

log = logging.getLogger("bis.server")
THEIR_FAULT = (
    "Invalid UTF-8 sequence received from client.",
    "socket.send() raised exception.",
)
"""What uvicorn and asyncio write down, by the thousand, though it is strangers' doing."""


class JsonLines(logging.Formatter):
    """A log record as one JSON object; ``extra={"facts": …}`` adds to it."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def write_logs(level: str) -> None:
    """Everything from this level on, uvicorn's own words too, to stderr."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(is_worth_writing)
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    log.setLevel(level.upper())


def is_worth_writing(record: logging.LogRecord) -> bool:
    return record.getMessage() not in THEIR_FAULT


def tell(event: str, **facts: object) -> None:
    log.info(event, extra={"facts": facts})


def mark(table_id: str) -> str:
    """By which a table can be told apart in the log, and not opened."""
    return hashlib.sha256(table_id.encode()).hexdigest()[:10]


def at(table_id: str) -> dict[str, object]:
    """The ``extra`` of a message about a table."""
    return {"facts": {"table": mark(table_id)}}
