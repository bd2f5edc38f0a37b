"""Honest people, who want to play and come back whenever the line breaks.

This and `lab/circles.py` are all that the lab knows of how a game is sealed and played by sockets.
"""

import asyncio
import hashlib
import secrets
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from time import perf_counter

import msgspec
import websockets

from bis.core.errors import BisError
from bis.server.bench import Heard, Player
from bis.server.reasons import NOT_STORED, SLOW_DOWN, TOO_BUSY
from lab.served import PATIENCE

LATE = {"table.no_share_wanted", "table.no_promise_wanted", "table.not_promised"}
"""The dice did not wait for somebody's share: that is no matter."""
AGAIN = {SLOW_DOWN.id, NOT_STORED.id, TOO_BUSY.id}
"""Refusals after which the same wish is worth another try."""
PAUSE = 0.1
LATELY = 100
"""Moves by which people judge how long the server takes."""
SLOWEST = 30.0
"""Seconds for a move, however long it takes."""
GONE = Heard(type="gone")
"""Put where an answer is waited for when the line breaks."""
LOST = (OSError, websockets.WebSocketException, asyncio.TimeoutError, EOFError)


class RefusedPersonError(BisError):
    """Something that every honest person may do was refused."""


class LineLostError(Exception):
    """The socket closed before the answer came."""


@dataclass(frozen=True, slots=True)
class Ack:
    """A move of which the server said that it is done."""

    seat: int
    move: str
    version: int
    mark: str
    """What stands beside it in the log: who wished it, and by which id."""
    thought: float = 0.0
    """Seconds that the table waited for this person of their own will."""


@dataclass
class Diary:
    """What all people together have seen."""

    patience: float = PATIENCE
    """Seconds after which somebody gives up, and something is wrong."""
    waits: list[float] = field(default_factory=list)
    """Seconds from sending a move to its `done`."""
    acknowledged: int = 0
    wishes: int = 0
    """That were sent, again where an answer was lost."""
    lines_lost: Counter[str] = field(default_factory=Counter)
    """Sockets that closed, by code and reason; 1000 is by themselves."""
    put_off: int = 0
    """How often a wish had to be said again later."""
    ease: float = 0.0
    """People take so many times as long as the server does, where that is more than they would."""

    def pace(self, wanted: float) -> float:
        """Seconds for a move: who hurries a slow machine finds out how it fails, and no more."""
        lately = sorted(self.waits[-LATELY:])
        took = lately[len(lately) // 2] if lately else 0.0
        return max(wanted, min(SLOWEST, self.ease * took))


class Person(Player):
    """One socket at a table, for as long as it takes: the next one, too, with the same cookie."""

    def __init__(self, diary: Diary, headers: Mapping[str, str]) -> None:
        super().__init__(asyncio.Event())
        self.diary = diary
        self.headers = dict(headers)
        self.acks: list[Ack] = []
        self.pending: tuple[int, str] | None = None
        """The move whose `done` has not come yet."""
        self.is_asking = False
        self.address: Callable[[], str] = str
        """Where the next line is opened."""
        self.gone = True
        self.gate = asyncio.Event()
        """Closed while the server is taken away on purpose: nobody loses patience then."""
        self.gate.set()
        self._share = secrets.token_hex(16)
        self._added: set[tuple[int, str | None]] = set()
        self._coming = asyncio.Lock()

    async def come(self) -> None:
        """Connect, however long the server is away, and wait for what is told first."""
        async with self._coming:
            end = perf_counter() + self.diary.patience
            while self.gone:
                try:
                    await self._connect()
                except LOST as error:
                    if not self.gate.is_set():
                        end = perf_counter() + self.diary.patience
                    if perf_counter() > end:
                        raise BisError(f"the server does not come back: {error!r}") from None
                    await asyncio.sleep(PAUSE)

    async def _connect(self) -> None:
        self.version, self.answers = 0, asyncio.Queue()
        self.socket = await websockets.connect(
            self.address(),
            additional_headers=self.headers,
            ping_interval=None,
            open_timeout=self.diary.patience,
            max_size=None,
            compression=None,
            proxy=None,
        )
        self.gone = False
        self.reading = asyncio.create_task(self._listen(self.answers))
        while not (self.version or self.gone):
            await self._hear_news()

    async def _listen(self, answers: "asyncio.Queue[Heard]") -> None:
        with suppress(*LOST):
            await self._read()
        self.gone = True
        self.diary.lines_lost[f"{self.socket.close_code} {self.socket.close_reason}"] += 1
        answers.put_nowait(GONE)
        self._news.set()

    async def _hear_news(self) -> None:
        self._news.clear()
        if not self.gone:
            was_open = self.gate.is_set()
            try:
                await asyncio.wait_for(self._news.wait(), self.diary.patience)
            except TimeoutError:
                if not (was_open and self.gate.is_set()):
                    return
                raise BisError(
                    f"no news at {self.address()} in {self.phase}, version {self.version}, "
                    f"seat {self.seat}, seal {self.seal}, {len(self.legal)} legal moves"
                ) from None

    # Wishes

    async def wish(self, kind: str, **values: object) -> int:
        """Ask until it is done, with one id: however often it is said, it happens once."""
        self._wishes += 1
        text = msgspec.json.encode({"type": kind, "id": f"h{self._wishes}", **values}).decode()
        self.is_asking = True
        try:
            return await self._wish(text)
        finally:
            self.is_asking = False

    async def _wish(self, text: str) -> int:
        end, why = perf_counter() + self.diary.patience, ""
        while perf_counter() < end:
            await self.come()
            try:
                answer = await self._ask(text)
            except (LineLostError, *LOST) as error:
                await self.leave()
                why = f"{error!r}, closed with {self.socket.close_code} {self.socket.close_reason}"
                continue
            if answer.type == "done" or answer.code in LATE:
                return answer.version
            if answer.code not in AGAIN:
                raise RefusedPersonError(f"the server refused {text}: {answer.reason}")
            why = answer.reason
            self.diary.put_off += 1
            await asyncio.sleep(PAUSE)
        raise BisError(f"the server does not answer {text}: {why}")

    async def _ask(self, text: str) -> Heard:
        self.diary.wishes += 1
        await self.socket.send(text)
        answer = await asyncio.wait_for(self.answers.get(), self.diary.patience)
        if answer is GONE:
            raise LineLostError
        return answer

    @property
    def player(self) -> str:
        """Their id, as entries have it."""
        return self.headers["cookie"].removeprefix("bis=").rpartition(".")[0]

    async def say(self, move: str, thought: float = 0.0) -> None:
        """A move, remembered once it is acknowledged."""
        assert self.seat is not None
        self.pending = self.seat, move
        sent = perf_counter()
        version = await self.wish("say", move=move, seat=self.seat)
        self.diary.waits.append(perf_counter() - sent)
        mark = f"{self.player}:h{self._wishes}"
        self.acks.append(Ack(*self.pending, version, mark, thought))
        self.pending = None
        self.diary.acknowledged += 1
        await self.until(lambda: self.version >= version)

    @property
    def step(self) -> tuple[int, str | None]:
        """Of which seal, and which step of it."""
        return (0, None) if self.seal is None else (self.seal.number, self.seal.step)

    @property
    def owes_luck(self) -> bool:
        return self.phase == "sealing" and self.step not in self._added

    @property
    def is_to_act(self) -> bool:
        return bool(self.legal) or self.owes_luck

    async def add_luck(self) -> None:
        """One's own part of it: promised before anybody tells theirs, and then told."""
        step = self.step
        if step[1] == "promising":
            digest = hashlib.sha256(self._share.encode()).hexdigest()
            await self.wish("promise", digest=digest)
        else:
            await self.wish("share", share=self._share)
        self._added.add(step)

    async def until(self, fits: Callable[[], bool]) -> None:
        """Until the news are like this; who has lost the line connects again."""
        while not fits():
            await self.come()
            if not fits():
                await self._hear_news()

    async def leave(self) -> None:
        await self.socket.close()
        await self.reading
