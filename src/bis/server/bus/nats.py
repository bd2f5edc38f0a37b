"""News by NATS, right after they are stored."""

import asyncio
from typing import Any

import nats
from nats.aio.msg import Msg
from nats.errors import Error

from bis.server import logs
from bis.server.bus.contract import BusError
from bis.server.bus.hearing import Hearing, written
from bis.server.store.addresses import shown

SUBJECT = "bis.news"
CONNECT = 3.0
AGAIN = 0.25
"""Seconds until a lost line is opened again,"""
SILENCE = 3
"""or after which a silent one is asked whether it is there."""


class NatsBus(Hearing):
    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = url
        self._line: Any = None
        self._is_closing = False

    @property
    def is_well(self) -> bool:
        return self._line is not None and bool(self._line.is_connected)

    async def start(self) -> None:
        try:
            async with asyncio.timeout(CONNECT):
                self._line = await nats.connect(
                    self._url,
                    name="bis",
                    connect_timeout=CONNECT,
                    max_reconnect_attempts=-1,
                    reconnect_time_wait=AGAIN,
                    ping_interval=SILENCE,
                    max_outstanding_pings=1,
                    error_cb=_noted,
                    disconnected_cb=self._lost,
                    reconnected_cb=_back,
                )
                await self._line.subscribe(SUBJECT, cb=self._hear)
                await self._line.flush()
        except (OSError, TimeoutError, Error, ValueError) as error:
            why = str(error) or "nobody answers"
            raise BusError(f"{shown(self._url)} cannot be reached: {why}") from None

    async def _hear(self, message: Msg) -> None:
        self.hear(message.data.decode("utf-8", "replace"))

    async def publish(self, table: str, version: int) -> None:
        """While the line is lost, news are, too: others look for them."""
        if self.is_well:
            try:
                await self._line.publish(SUBJECT, written(table, version).encode())
            except Exception as error:  # whatever it is: they may be lost
                logs.log.info("NATS: %r", error)

    async def _lost(self) -> None:
        if not self._is_closing:
            logs.log.error("news of other nodes are lost: they are looked for")

    async def close(self) -> None:
        self._is_closing = True
        await self.stop_hearing()
        if self._line is not None:
            await self._line.close()


async def _noted(error: Exception) -> None:
    logs.log.info("NATS: %s", error)


async def _back() -> None:
    logs.log.warning("news of other nodes come again")
