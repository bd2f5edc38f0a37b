"""How soon the first page is usable, and how soon a tap answers: `python -m tests.e2e.vitals`.

A benchmark, no test: Chromium's own figures on a laptop, and on a slowed-down phone (processor four
times slower, 1.6 Mbit/s, 150 ms away), each several times with an empty cache. Then, on the phone,
taps in whole turns of every game with bots, while one scene after the other plays.
"""

import re
import statistics
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect

from bis.games import GAMES
from tests.e2e.browsers import browsing
from tests.e2e.guests import PHONE, Guest
from tests.e2e.hands import Mouse
from tests.e2e.playing import open_squares, take_turn, wait_for_turn
from tests.server.servers import Server, serving

TIMES = 5
SLOW = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 94_000}
MACHINES: dict[str, dict[str, Any]] = {
    "laptop": {"viewport": {"width": 1280, "height": 800}},
    "slow phone": dict(PHONE),
}
WATCH = """
window.shown = 0; window.shifted = 0; window.taps = [];
const watch = (type, note, more) =>
  new PerformanceObserver((list) => list.getEntries().forEach(note))
    .observe({ type, buffered: true, ...more });
watch("largest-contentful-paint", (entry) => (window.shown = entry.startTime));
watch("layout-shift", (entry) => (window.shifted += entry.hadRecentInput ? 0 : entry.value));
const touches = new Map();
const named = (target) => {
  const { id, dataset, textContent } = target?.closest("button, p") ?? target ?? {};
  return id || dataset?.spot || dataset?.square || textContent?.trim() || "";
};
watch("event", (entry) => {
  const { interactionId: id, duration, startTime: begun, processingStart: heard } = entry;
  window.taps.push(duration);
  if (!id) return;
  const known = touches.get(id) ?? { duration: 0, handled: 0, on: "" };
  if (duration > known.duration) Object.assign(known, { duration, begun, heard });
  known.handled = Math.max(known.handled, entry.processingEnd);
  known.on ||= named(entry.target);
  touches.set(id, known);
}, { durationThreshold: 16 });
window.touches = () => [...touches.values()].map(({ duration, begun, heard, handled, on }) =>
  ({ on, at: begun / 1000, duration, waited: heard - begun, handled: handled - heard }));
"""
PLACE = """() => {
    const { x, y, width, height } = document.querySelector("#status").getBoundingClientRect();
    return [x + width / 2, y + height / 2];
}"""
"""Where a tap ends what plays, and changes no choice."""
TURNS = 8
TAPS = 6
LIMIT = 100
PAUSE = 170
"""Milliseconds between two taps: now in the middle of a scene, now as one begins."""


@dataclass(frozen=True, slots=True)
class Touch:
    """One tap: milliseconds until its frame, and those of them before its code and in it."""

    on: str
    at: float
    """Seconds since the page came."""
    duration: float
    waited: float
    handled: float

    def __str__(self) -> str:
        shown = self.duration - self.waited - self.handled
        return (
            f"{self.duration:.0f} ms on {self.on[:30]!r} after {self.at:.1f} s: waited "
            f"{self.waited:.0f}, handled {self.handled:.0f}, shown {shown:.0f}"
        )


def slow_down(page: Page) -> None:
    tools = page.context.new_cdp_session(page)
    tools.send("Network.enable")
    tools.send("Network.emulateNetworkConditions", SLOW)
    tools.send("Emulation.setCPUThrottlingRate", {"rate": 4})


def arrive(browser: Browser, server: Server, machine: str) -> Guest:
    context = browser.new_context(locale="en-US", **MACHINES[machine])
    context.add_init_script(WATCH)
    guest = Guest(context, server, Mouse())
    if machine == "slow phone":
        slow_down(guest.page)
    return guest


def first_page(browser: Browser, server: Server, machine: str) -> tuple[float, float, float]:
    """Milliseconds until the buttons are there and until the largest drawing, and the shift."""
    guest = arrive(browser, server, machine)
    guest.page.goto(server.url)
    guest.button(re.compile("^Encore!: Bots")).wait_for()
    usable = guest.page.evaluate("performance.now()")
    guest.page.wait_for_load_state("networkidle")
    shown, shifted = guest.page.evaluate("[window.shown, window.shifted]")
    guest.context.close()
    return usable, shown, shifted


def taps(browser: Browser, server: Server, machine: str) -> list[float]:
    """Milliseconds from a tap at an Encore! table to the next frame drawn."""
    guest = arrive(browser, server, machine)
    guest.visit()
    guest.choose("encore", "Alone")
    assert wait_for_turn(guest, "encore")
    guest.page.evaluate("window.taps.length = 0")
    for kind in ("color", "number", "color", "number"):  # taken, and put back
        guest.page.locator(f".die.{kind}:not([aria-disabled=true])").first.click()
    if open_squares(guest).count():
        open_squares(guest).first.click()
    found: list[float] = guest.page.evaluate("window.taps")
    guest.context.close()
    return found


def tap_along(guest: Guest, game: str) -> None:
    """Some turns, and after each some taps while it is seen what happened."""
    for _ in range(TURNS):
        if not take_turn(guest, game):
            break
        for _ in range(TAPS):
            guest.page.wait_for_timeout(PAUSE)
            if guest.page.locator("#status").count():
                guest.page.touchscreen.tap(*guest.page.evaluate(PLACE))


def taps_in_scenes(browser: Browser, server: Server, game: str) -> list[Touch]:
    """Taps on the phone while it is seen what happened; the fastest first."""
    guest = arrive(browser, server, "slow phone")
    guest.visit()
    guest.begin_by_hand(game, "Bots")
    tap_along(guest, game)
    found = [Touch(**told) for told in guest.page.evaluate("window.touches()")]
    guest.context.close()
    return sorted(found, key=lambda touch: touch.duration)


def scene_lines(browser: Browser, server: Server) -> Iterator[str]:
    for game in GAMES:
        found = taps_in_scenes(browser, server, game)
        over = [touch for touch in found if touch.duration > LIMIT]
        median = statistics.median(touch.duration for touch in found)
        yield (
            f"{game:15} taps while scenes play: {len(found)} over 16 ms, median "
            f"{median:.0f}, slowest {found[-1].duration:.0f} ms, {len(over)} over {LIMIT}"
        )
        yield from (f"    {touch}" for touch in reversed(over))


def lines(browser: Browser, server: Server) -> Iterator[str]:
    for machine in MACHINES:
        loads = [first_page(browser, server, machine) for _ in range(TIMES)]
        usable, shown, shifted = (statistics.median(values) for values in zip(*loads, strict=True))
        found = sorted(taps(browser, server, machine))
        slowest = f"{found[-1]:.0f}" if found else "< 16"
        yield (
            f"{machine:11} usable {usable:5.0f} ms, largest drawing {shown:5.0f} ms, "
            f"shift {shifted:.3f}, slowest tap of {len(found)} seen {slowest} ms"
        )


def main() -> None:
    expect.set_options(timeout=60_000)  # others' turns are seen to their end
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), "--bot-delay", "0") as server,
        browsing() as browser,
    ):
        for line in lines(browser, server):
            print(line, flush=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), "--bot-delay", "0.3") as server,
        browsing() as browser,
    ):
        for line in scene_lines(browser, server):
            print(line, flush=True)


if __name__ == "__main__":
    main()
