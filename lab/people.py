"""Honest people, who want to play and come back whenever the line breaks.

This is the one place of the lab that knows how a game is arranged, sealed and played by sockets.
"""

import asyncio
import random
import secrets
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from time import perf_counter

import msgspec
import websockets

from bis.core.errors import BisError
from bis.record.fair import verify
from bis.record.record import Transcript
from bis.record.replay import check, replay
from bis.server.bench import Heard, Player
from bis.server.reasons import NOT_STORED, SLOW_DOWN, TOO_BUSY
from bis.table.told import WIRE
from lab.served import FORWARDED, PATIENCE, Served

AGAIN = {SLOW_DOWN.id, NOT_STORED.id, TOO_BUSY.id}
"""Refusals after which the same wish is worth another try."""
PAUSE = 0.1
LOOKS = 10
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


@dataclass
class Diary:
    """What all people together have seen."""

    waits: list[float] = field(default_factory=list)
    """Seconds from sending a move to its `done`."""
    acknowledged: int = 0
    wishes: int = 0
    """That were sent, again where an answer was lost."""
    lines_lost: int = 0
    put_off: int = 0
    """How often a wish had to be said again later."""


class Person(Player):
    """One socket at a table, for as long as it takes: the next one, too, with the same cookie."""

    def __init__(self, diary: Diary, news: asyncio.Event, headers: Mapping[str, str]) -> None:
        super().__init__(news)
        self.diary = diary
        self.headers = dict(headers)
        self.acks: list[Ack] = []
        self.pending: tuple[int, str] | None = None
        """The move whose `done` has not come yet."""
        self.url = ""
        self.gone = True
        self._coming = asyncio.Lock()

    async def come(self) -> None:
        """Connect, however long the server is away, and wait for what is told first."""
        async with self._coming:
            end = perf_counter() + PATIENCE
            while self.gone:
                try:
                    await self._connect()
                except LOST as error:
                    if perf_counter() > end:
                        raise BisError(f"the server does not come back: {error!r}") from None
                    await asyncio.sleep(PAUSE)

    async def _connect(self) -> None:
        self.version, self.answers = 0, asyncio.Queue()
        self.socket = await websockets.connect(
            self.url,
            additional_headers=self.headers,
            ping_interval=None,
            open_timeout=PATIENCE,
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
        self.diary.lines_lost += 1
        answers.put_nowait(GONE)
        self._news.set()

    async def _hear_news(self) -> None:
        self._news.clear()
        if not self.gone:
            await asyncio.wait_for(self._news.wait(), PATIENCE)

    # Wishes

    async def wish(self, kind: str, **values: object) -> int:
        """Ask until it is done, with one id: however often it is said, it happens once."""
        self._wishes += 1
        text = msgspec.json.encode({"type": kind, "id": f"h{self._wishes}", **values}).decode()
        end = perf_counter() + PATIENCE
        while perf_counter() < end:
            await self.come()
            try:
                answer = await self._ask(text)
            except (LineLostError, *LOST):
                await self.leave()
                continue
            if answer.type == "done":
                return answer.version
            if answer.code not in AGAIN:
                raise RefusedPersonError(f"the server refused {text}: {answer.reason}")
            self.diary.put_off += 1
            await asyncio.sleep(PAUSE)
        raise BisError(f"the server does not answer {text}")

    async def _ask(self, text: str) -> Heard:
        self.diary.wishes += 1
        await self.socket.send(text)
        answer = await asyncio.wait_for(self.answers.get(), PATIENCE)
        if answer is GONE:
            raise LineLostError
        return answer

    async def say(self, move: str) -> None:
        """A move, remembered once it is acknowledged."""
        assert self.seat is not None
        self.pending = self.seat, move
        sent = perf_counter()
        version = await self.wish("say", move=move, seat=self.seat)
        self.diary.waits.append(perf_counter() - sent)
        self.acks.append(Ack(*self.pending, version))
        self.pending = None
        self.diary.acknowledged += 1
        await self.until(lambda: self.version >= version)

    async def seal(self) -> None:
        """One's own part of the luck."""
        await self.until(lambda: self.phase != "lobby")
        await self.wish("share", share=secrets.token_hex(16))

    async def until(self, fits: Callable[[], bool]) -> None:
        """Until the news are like this; who has lost the line connects again."""
        while not fits():
            await self.come()
            if not fits():
                await self._hear_news()

    async def leave(self) -> None:
        await self.socket.close()
        await self.reading


@dataclass(frozen=True, slots=True)
class Seating:
    """Who plays what."""

    game: str
    people: int
    bots: tuple[str, ...]
    watched: bool = False
    """Whether strangers may look on."""


class Circle:
    """The same people, who play one game after the other, each at a table of its own."""

    def __init__(
        self,
        served: Served,
        seating: Seating,
        diary: Diary,
        chance: random.Random,
        *,
        pace: float,
        address: str = "",
    ) -> None:
        self.served = served
        self.seating = seating
        self.diary = diary
        self.pace = pace
        self.table = ""
        self.people: list[Person] = []
        self.steps = 0
        """Moves that were acknowledged here, in all games."""
        self.problems: list[str] = []
        self.finished = 0
        self.opened: Callable[[str], None] = lambda _table: None
        self.gate = asyncio.Event()
        """While it is closed nobody begins anything; what is under way is still answered."""
        self.gate.set()
        self.is_opening = False
        self._chance = chance
        self._headers = {FORWARDED: address} if address else {}

    async def play_on(self, goes_on: Callable[[], bool]) -> None:
        """Games, one after the other; the last one to its end."""
        while goes_on():
            await self.play()

    async def play(self) -> None:
        """A whole game, whose record is looked at as soon as it is over."""
        await self.gate.wait()
        await self.open()
        self.opened(self.table)
        await asyncio.gather(*map(self._take_part, self.people))
        self.problems += await self.look_back()
        self.finished += 1
        for person in self.people:
            await person.leave()

    async def open(self) -> None:
        """A new table, everybody seated, the dice sealed."""
        self.is_opening = True
        table = await self._new_table()
        people = [await self._newcomer(table) for _ in range(self.seating.people)]
        self.table, self.people = table, people
        host = self.people[0]
        for number, person in enumerate(self.people):
            await person.wish("sit", name=f"P{number}")
        for bot in self.seating.bots:
            await host.wish("add_bot", bot=bot)
        await host.wish("set_watching", allowed=self.seating.watched)
        await host.wish("start")
        await asyncio.gather(*(person.seal() for person in self.people))
        self.is_opening = False

    @property
    def is_at_rest(self) -> bool:
        """Whether nothing is asked for that is not answered yet."""
        return not self.is_opening and not any(person.pending for person in self.people)

    async def _new_table(self) -> str:
        while True:
            status, body, _ = await self._get("/api/tables", {"game": self.seating.game})
            if status == 201:
                return str(msgspec.json.decode(body)["id"])
            await asyncio.sleep(PAUSE)

    async def _newcomer(self, table: str) -> Person:
        """Somebody new, told apart by a cookie."""
        _, _, cookie = await self._get("/api/tables")
        person = Person(self.diary, asyncio.Event(), {"cookie": cookie, **self._headers})
        person.url = f"ws{self.served.url[4:]}/api/tables/{table}/live?wire={WIRE}"
        return person

    async def _get(
        self, path: str, body: object = None, person: Person | None = None
    ) -> tuple[int, bytes, str]:
        """Asked again until there is somebody who answers."""
        headers = person.headers if person else self._headers
        end = perf_counter() + PATIENCE
        while True:
            try:
                return await asyncio.to_thread(self.served.ask, path, body, headers)
            except OSError as error:
                if perf_counter() > end:
                    raise BisError(f"the server does not come back: {error!r}") from None
                await asyncio.sleep(PAUSE)

    async def ask(self, path: str, person: Person) -> tuple[int, bytes]:
        """What somebody here may ask for by HTTP."""
        return (await self._get(path, None, person))[:2]

    async def _take_part(self, person: Person) -> None:
        while True:
            await person.until(lambda: person.phase == "over" or bool(person.legal))
            if person.phase == "over":
                return
            await asyncio.sleep(self.pace * 2 * self._chance.random())
            await self.gate.wait()
            if person.legal and not person.gone:
                await person.say(self._chance.choice(person.legal))
                self.steps += 1

    # What the record says

    async def record(self, table: str) -> bytes:
        status, body, _ = await self._get(f"/api/tables/{table}/record", None, self.people[0])
        return body if status == 200 else b""

    async def look_back(self) -> list[str]:
        """Whether the record is complete and valid, its dice fair, and each move at its place."""
        try:
            transcript = check(await self.record(self.table))
            verify(transcript)
        except (BisError, ValueError) as error:
            return [f"{self.table}: {error}"]
        return [
            f"{self.table}: seat {seat} was told of {told}, and the record says {said}"
            for seat, told, said in self._told_and_said(transcript)
            if told != said
        ]

    async def lost(self) -> list[str]:
        """Acknowledged moves that the record of a game that goes on has not at their place.

        A choice may be revealed between two looks, so what is missing is looked for again.
        """
        table = self.table
        people = [(person, list(person.acks)) for person in self.people]
        problems: list[str] = []
        for _ in range(LOOKS):
            for person, _acks in people if table == self.table else ():
                await person.come()
            problems = [f"{table}: {one}" for one in _missing_in(await self.record(table), people)]
            if not problems or table != self.table:
                return []  # if it is over meanwhile, it was looked at as a whole
            await asyncio.sleep(PAUSE)
        return problems

    def missing_in(self, record: bytes) -> list[str]:
        """What of the acknowledged moves of the game that goes on a record has not."""
        people = [(person, person.acks) for person in self.people]
        return [f"{self.table}: {problem}" for problem in _missing_in(record, people)]

    def _told_and_said(self, transcript: Transcript) -> list[tuple[int, list[str], list[str]]]:
        return [
            (seat, [ack.move for ack in person.acks], _said(transcript, seat))
            for person in self.people
            for seat in {ack.seat for ack in person.acks}
        ]


def _said(transcript: Transcript, seat: int) -> list[str]:
    return [str(line.said) for line in transcript.lines if line.actor == seat]


def _missing_in(record: bytes, people: list[tuple[Person, list[Ack]]]) -> list[str]:
    if not any(acks for _, acks in people):
        return []
    try:
        transcript = replay(record)
    except (BisError, ValueError) as error:
        return [str(error)]
    found = [_missing(person, acks, transcript) for person, acks in people]
    return [problem for problem in found if problem]


def _missing(person: Person, acks: list[Ack], transcript: Transcript) -> str:
    """The last choice may wait for others', as its owner sees; all other moves are written."""
    if not acks:
        return ""
    seat, told = acks[0].seat, [ack.move for ack in acks]
    said = _said(transcript, seat)
    if said[: len(told)] == told or [*said, person.mine] == told:
        return ""
    return f"seat {seat} was told of {told[-3:]}, and the record ends with {said[-3:]}"
