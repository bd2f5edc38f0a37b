"""What playing without a server costs, in Chromium: `python -m tests.e2e.offline_times`.

A benchmark, no test: bytes that travel and times, on a laptop, and on a slowed-down phone (pages
and workers four times slower, 1.6 Mbit/s, 150 ms away). Beside the clock stands what the processor
worked for pages and workers, which tells more where others keep the machine busy.
"""

import tempfile
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from playwright.sync_api import Browser, Page

from tests.e2e.browsers import browsing
from tests.e2e.guests import PHONE
from tests.e2e.playing import OPEN_SQUARES
from tests.e2e.sizes import LAPTOP
from tests.e2e.slow import Line, slowed, worked
from tests.e2e.test_offline import KEPT
from tests.server.servers import serving

LONG = 180_000
MOVES = 6
SLOWER = 4
RATE, DELAY = 200_000, 0.15
LISTEN = """() => {
    let [asked, answered] = [0, false];
    self.thought = [];
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
        if (answered) self.thought.push(performance.now() - asked);
        [asked, answered] = [0, false];
    };
    const draw = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (into) => {
        asked ||= (port2.postMessage(null), performance.now());
        return draw(into);
    };
    const write = JSON.stringify;
    JSON.stringify = (value, ...how) => ((answered ||= Array.isArray(value)), write(value, ...how));
}"""
"""In the worker: a bot thinks from a draw on, a net answers in a list, and nothing else happens
until the bot chose.
"""
MACHINES: dict[str, dict[str, Any]] = {"laptop": {"viewport": LAPTOP}, "slow phone": dict(PHONE)}


class Laps:
    """What each step took since the one before, as a line of a table."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self._at = perf_counter(), worked(), line.brought

    def begin(self) -> None:
        self._at = perf_counter(), worked(), self._line.brought

    def __call__(self, step: str) -> None:
        before, self._at = self._at, (perf_counter(), worked(), self._line.brought)
        clock, work, size = (now - then for now, then in zip(self._at, before, strict=True))
        print(f"| {step} | {clock:.1f} s | {work:.1f} s | {size / 1000:.0f} kB |", flush=True)


def button(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def turn(page: Page) -> None:
    page.wait_for_url("**/t/**", timeout=LONG)  # the first page says it of tables, too
    page.get_by_text("Your turn").first.wait_for(timeout=LONG)


def measure(browser: Browser, machine: str) -> None:
    is_slow = machine == "slow phone"
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        slowed(SLOWER) if is_slow else nullcontext(),
    ):
        line = Line(server.url, RATE if is_slow else None, DELAY if is_slow else 0.0)
        context = browser.new_context(locale="en-US", reduced_motion="reduce", **MACHINES[machine])
        context.set_default_timeout(LONG)
        page = context.new_page()
        print(f"\n| {machine} | clock | processor | fetched |\n|---|---|---|---|")
        visit(page, line, lap := Laps(line))
        line.cut()
        play(page, lap)
        context.close()


def visit(page: Page, line: Line, lap: Laps) -> None:
    page.goto(line.url)
    page.get_by_role("button", name="Flip 7: Bots", exact=True).wait_for()
    lap("first page, usable")
    page.evaluate(KEPT)
    lap("all kept for later, of which two seconds are waited")


def play(page: Page, lap: Laps) -> None:
    """Without a server, from here on."""
    lap.begin()
    page.reload()
    page.get_by_role("button", name="Encore!: Alone", exact=True).wait_for()
    lap("first page without a server")
    button(page, "Encore!: Alone")
    turn(page)
    lap("from there to the first turn: the worker starts")
    page.reload()
    turn(page)
    lap("the same table after a reload")
    page.get_by_role("link", name="To the four games").click()
    lap.begin()
    button(page, "Criss Cross: Alone")
    turn(page)
    lap("another table, once Python runs")
    moves(page, lambda: write(page))
    page.get_by_role("link", name="To the four games").click()
    button(page, "Criss Cross: Bots")
    page.get_by_role("radio", name="hard").check(force=True)
    button(page, "Play")
    turn(page)
    thoughts(page)


def thoughts(page: Page) -> None:
    """How long a bot by a net thinks, whatever the table waits so that one can see it."""
    (worker,) = page.workers
    worker.evaluate(LISTEN)
    for _ in range(MOVES):
        write(page)
    took = sorted(worker.evaluate("thought"))
    told = f"{took[0]:.0f} to {took[-1]:.0f} ms, half within {median(took):.0f} ms"
    print(f"| a move of Criss Cross by hard ({len(took)} moves) | {told} | | |", flush=True)


def moves(page: Page, move: Callable[[], float]) -> None:
    before = worked()
    took = [move() for _ in range(MOVES)]
    work = (worked() - before) / MOVES
    print(f"| a move, with its taps | {median(took):.1f} s | {work:.2f} s | 0 kB |", flush=True)


def write(page: Page) -> float:
    """From the tap on the last button to the next turn on the page, in seconds."""
    symbols = page.get_by_role("toolbar", name="First symbols to choose from")
    squares = page.locator(OPEN_SQUARES)
    symbols.or_(squares).first.wait_for()
    if symbols.count():
        symbols.get_by_role("button").last.click()
        last = page.get_by_role("button", name="Begin with this")
    else:
        squares.first.click()
        squares.last.click()
        last = page.get_by_role("button", name="Write")
    began = perf_counter()
    last.click()
    last.wait_for(state="detached")
    squares.first.wait_for()
    return perf_counter() - began


if __name__ == "__main__":
    with browsing() as browser:
        for machine in MACHINES:
            measure(browser, machine)
