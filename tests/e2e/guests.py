"""People with a browser of their own, who do what people do at a table."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    expect,
)

from bis.core.game import Result
from bis.games import GAMES
from bis.record.fair import verify
from bis.record.replay import check
from tests.e2e.ghosts import ghost_of
from tests.e2e.hands import Hand
from tests.server.servers import Server

HEAR = """window.heard = [];
new MutationObserver(() => {
    const words = document.querySelector("p.hidden[role=status]")?.textContent;
    if (words && words !== window.heard.at(-1)) window.heard.push(words);
}).observe(document, { subtree: true, childList: true, characterData: true });"""
READ_LOG = """log => [...log.querySelectorAll("section")].map(turn => [
    turn.querySelector("h3")?.textContent ?? "",
    [...turn.querySelectorAll("li")].map(line => line.textContent.trim()),
])"""
MINUS = "\N{MINUS SIGN}"
BLOCKED = "Service Worker registration blocked by Playwright"
"""Said of what `conftest.py` keeps from answering."""
NAMELESS = "Guest"
"""What others call somebody who has said no name, and reads "You"."""
UNDER_WAY = re.compile("^(Your turn|Waiting for|Take your time|.+ (is|are) choosing)")
"""What the status line says of a game that runs."""
PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}


@dataclass
class Watch:
    """Everything on a page that should not have happened."""

    host: str
    problems: list[str] = field(default_factory=list)
    expected: list[str] = field(default_factory=lambda: [BLOCKED])
    """Parts of the messages that a test provokes."""

    def over(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", self._error)
        page.on("request", self._request)
        page.on("requestfailed", self._failed)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.problems.append(f"console: {message.text}")

    def _error(self, error: Error) -> None:
        self.problems.append(f"error on the page: {error.message}")

    def _request(self, request: Request) -> None:
        if urlsplit(request.url).netloc != self.host:
            self.problems.append(f"request to elsewhere: {request.url}")

    def _failed(self, request: Request) -> None:
        # A page that is left gives up what it was loading.
        if request.failure != "net::ERR_ABORTED":
            self.problems.append(f"request failed: {request.url}: {request.failure}")

    def unexpected(self) -> list[str]:
        return [
            problem
            for problem in self.problems
            if not any(part in problem for part in self.expected)
        ]


class Guest:
    """Somebody with a browser of their own."""

    def __init__(self, context: BrowserContext, server: Server, hand: Hand) -> None:
        self.context = context
        self.server = server
        self.hand = hand
        self.watch = Watch(urlsplit(server.url).netloc)
        self.page = context.new_page()
        self.watch.over(self.page)

    # What is on the page

    def button(self, name: str | re.Pattern[str], *, enabled: bool = False) -> Locator:
        if enabled:
            return self.page.get_by_role("button", name=name, disabled=False)
        return self.page.get_by_role("button", name=name)

    def text(self, words: str) -> Locator:
        return self.page.get_by_text(words)

    def status(self, words: str | re.Pattern[str]) -> Locator:
        """Whose turn it is, or what everybody waits for."""
        return self.page.get_by_role("paragraph").filter(has_text=words)

    @property
    def seats(self) -> Locator:
        return self.page.get_by_role("listitem")

    @property
    def table(self) -> str:
        """The id of the table at hand."""
        found = re.search(r"/t/([^/?]+)", self.page.url)
        assert found, self.page.url
        return found[1]

    @property
    def cookie(self) -> str:
        cookies = self.context.cookies()
        return "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in cookies)

    # What people do

    def press(self, target: Locator | str) -> None:
        self.hand.press(self.button(target) if isinstance(target, str) else target)

    def visit(self, path: str = "/") -> None:
        self.page.goto(self.server.url + path)

    def choose(self, game: str, way: str) -> None:
        """A game's card on the first page: Bots, Friends, One device, Alone."""
        self.visit()
        self.press(self.page.get_by_role("button", name=f"{GAMES[game].title}: {way}", exact=True))

    def open_table(self, game: str, way: str = "Friends") -> None:
        """From the first page to a new table at which others are waited for."""
        self.choose(game, way)
        self._see_lobby()

    def go_to_table(self, game: str) -> None:
        """To a new one, at which others are waited for, by its address."""
        self.visit(f"/t/{self.new_table(game)}")
        self._see_lobby()

    def _see_lobby(self) -> None:
        expect(self.page.get_by_role("heading", name="Who plays")).to_be_visible()

    def sit_alone(self, game: str, name: str = "Ada") -> None:
        """At a table where nobody else is yet, and everything can be arranged."""
        self.go_to_table(game)
        self.sit_down(name)

    def sit_down(self, name: str) -> None:
        self.page.get_by_label("Your name").fill(name)
        self.press("Sit down")
        expect(self.seats.filter(has_text=f"{name} · You")).to_be_visible()

    def start(self) -> None:
        self.press(self.button(re.compile("^(Start with|Play alone)")))

    def begin(self, game: str, way: str, moves: int | None = 0) -> None:
        """Into a new game at once, and some moves on or to its end, without a page until then."""
        table = self.new_table(game)
        told = self.context.request.get(f"{self.server.url}/api/games").json()
        known = {about["id"]: about for about in told}
        with ghost_of(self, table) as second:
            second.wish("sit", name=NAMELESS)
            for bot in known[game]["usual"] if way == "Bots" else ():
                second.wish("add_bot", bot=bot)
            second.start()
            second.play_on(moves)
        self.visit(f"/t/{table}")
        expect(self.end if moves is None else self.status(UNDER_WAY)).to_be_visible()

    def new_table(self, game: str) -> str:
        """The id of a table of one's own, without a page."""
        made = self.context.request.post(f"{self.server.url}/api/tables", data={"game": game})
        return str(made.json()["id"])

    def introduce(self) -> None:
        """Be known to the server, without a page."""
        self.context.request.get(f"{self.server.url}/api/tables")

    def begin_by_hand(self, game: str, way: str) -> None:
        """From the first page into the game: a tap alone, and one more where bots play."""
        self.choose(game, way)
        if way == "Bots":
            self.press(self.page.get_by_role("button", name="Play", exact=True))
        self.wait_for_game()

    def wait_for_game(self) -> None:
        expect(self.status(UNDER_WAY)).to_be_visible()

    # What is told

    def hear(self) -> None:
        """Listen from the next page on to what a screen reader is told."""
        self.page.add_init_script(HEAR)

    def heard(self) -> str:
        return " ".join(self.page.evaluate("window.heard"))

    def log(self) -> list[tuple[str, list[str]]]:
        """What happened, from top to bottom: what each turn is called, and its lines."""
        beside = self.page.locator("aside .lines")
        if not beside.is_visible():
            self.press("What happened")
        whole = self.page.locator(".lines:visible")
        earlier = whole.get_by_role("button")
        if earlier.count():
            self.press(earlier)
        return [(title, lines) for title, lines in whole.evaluate(READ_LOG)]

    # The end

    @property
    def end(self) -> Locator:
        return self.page.locator("[role=group][aria-label=Scores]")

    def shown_scores(self) -> dict[str, int]:
        """Name and total of everybody, as the page says it at the end."""
        return dict(self._score_rows())

    def _score_rows(self) -> Iterator[tuple[str, int]]:
        for row in self.end.get_by_role("row").all()[1:]:
            name = row.get_by_role("rowheader").locator(".name").inner_text().strip()
            name = NAMELESS if name == "You" else name
            total = row.get_by_role("cell").first.inner_text()
            yield name, int(total.replace(MINUS, "-"))

    def check_record(self) -> Result:
        """The record replays, its dice are fair, and its scores are those on the page."""
        transcript = check(self.server.record(self.table))
        verify(transcript)
        result = transcript.game.result(transcript.state)
        names = transcript.header.names
        assert self.shown_scores() == dict(zip(names, result.scores, strict=True))
        return result
