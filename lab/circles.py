"""People who sit together: one game after the other, each record compared with what they know."""

import asyncio
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from time import perf_counter

import msgspec

from bis.core.errors import BisError
from bis.record.fair import verify
from bis.record.record import Transcript
from bis.record.replay import check, replay
from bis.table.told import WIRE
from lab.people import PAUSE, Ack, Diary, Person
from lab.served import FORWARDED, Door

LOOKS = 10


@dataclass(frozen=True, slots=True)
class Seating:
    """Who plays what."""

    game: str
    people: int
    bots: tuple[str, ...]
    watched: bool = False
    """Whether strangers may look on."""


@dataclass
class Played:
    """What is remembered of a table: as whom to ask for its record, and what they were told."""

    headers: Mapping[str, str]
    acks: list[Ack] = field(default_factory=list)


class Circle:
    """The same people, who play one game after the other, each at a table of its own."""

    def __init__(
        self,
        served: Door,
        seating: Seating,
        diary: Diary,
        chance: random.Random,
        *,
        pace: float,
        address: str = "",
        turn: asyncio.Semaphore | None = None,
    ) -> None:
        """With ``turn``, tables are opened when it is theirs."""
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
        self.played: dict[str, Played] = {}
        """What was acknowledged at each table."""
        self.gate = asyncio.Event()
        """While it is closed nobody begins anything; what is under way is still answered."""
        self.gate.set()
        self.is_opening = False
        self._turn = turn or asyncio.Semaphore()
        self._chance = chance
        self._headers = {FORWARDED: address} if address else {}

    async def play_on(self, goes_on: Callable[[], bool]) -> None:
        """Games, one after the other; the last one to its end."""
        while goes_on():
            await self.play()

    async def play(self) -> None:
        """A whole game, whose record is looked at as soon as it is over."""
        await self.gate.wait()
        async with self._turn:
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
        self.table, self.people, self.played[table] = table, people, Played(people[0].headers)
        host = self.people[0]
        for number, person in enumerate(self.people):
            await person.wish("sit", name=f"P{number}")
        for bot in self.seating.bots:
            await host.wish("add_bot", bot=bot)
        await host.wish("set_watching", allowed=self.seating.watched)
        await host.wish("start")
        self.is_opening = False

    @property
    def is_at_rest(self) -> bool:
        """Whether nothing is asked for that is not answered yet."""
        return not self.is_opening and not any(person.is_asking for person in self.people)

    async def _new_table(self) -> str:
        while True:
            status, body, _ = await self._get("/api/tables", {"game": self.seating.game})
            if status == 201:
                return str(msgspec.json.decode(body)["id"])
            await asyncio.sleep(PAUSE)

    async def _newcomer(self, table: str) -> Person:
        """Somebody new, told apart by a cookie."""
        cookie = ""
        while not cookie:  # nobody is known while nothing can be looked up
            _, _, cookie = await self._get("/api/tables")
        person = Person(self.diary, {"cookie": cookie, **self._headers})
        person.gate = self.gate
        person.address = lambda: f"ws{self.served.url[4:]}/api/tables/{table}/live?wire={WIRE}"
        return person

    async def _get(
        self, path: str, body: object = None, person: Person | None = None
    ) -> tuple[int, bytes, str]:
        """Asked again until there is somebody who answers."""
        headers = person.headers if person else self._headers
        end = perf_counter() + self.diary.patience
        while True:
            try:
                return await asyncio.to_thread(self.served.ask, path, body, headers)
            except OSError as error:
                if not self.gate.is_set():
                    end = perf_counter() + self.diary.patience
                if perf_counter() > end:
                    raise BisError(f"the server does not come back: {error!r}") from None
                await asyncio.sleep(PAUSE)

    async def ask(self, path: str, person: Person) -> tuple[int, bytes]:
        """What somebody here may ask for by HTTP."""
        return (await self._get(path, None, person))[:2]

    async def _take_part(self, person: Person) -> None:
        thought = 0.0
        while True:
            await person.until(
                lambda: bool(person.legal) or person.phase == "over" or person.owes_luck
            )
            if person.phase == "over":
                return
            takes = self.diary.pace(self.pace) * 2 * self._chance.random()
            await asyncio.sleep(takes)
            thought += takes
            await self.gate.wait()
            if person.gone:
                await person.come()  # what is legal may have changed meanwhile
            elif person.owes_luck:
                await person.add_luck()
            elif person.legal:
                await person.say(self._chance.choice(person.legal), thought)
                self.played[self.table].acks.append(person.acks[-1])
                self.steps += 1
                thought = 0.0

    # What the record says

    async def record(self, table: str) -> bytes:
        """Asked for again where that was too much at once, or cannot be read just now."""
        end = perf_counter() + self.diary.patience
        while True:
            status, body = await self.ask(f"/api/tables/{table}/record", self.people[0])
            if status not in (429, 503) or perf_counter() > end:
                return body if status == 200 else b""
            await asyncio.sleep(PAUSE)

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
