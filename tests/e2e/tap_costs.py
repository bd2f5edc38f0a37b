"""What a tap costs the page's processor while scenes play: `python -m tests.e2e.tap_costs encore`.

A benchmark, no test, for machines that others use, too: where `vitals` tells what the clock says,
this adds up the processor time of the page's main thread from each tap until the frame that
answers it leaves that thread, by kind of work, from Chromium's own trace. Nothing is slowed down:
the slowed phone of `vitals` needs four times these milliseconds, and the time to show a frame.
"""

import json
import statistics
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect

from bis.games import GAMES
from tests.e2e.browsers import browsing
from tests.e2e.guests import PHONE, Guest
from tests.e2e.hands import Mouse
from tests.e2e.vitals import tap_along
from tests.server.servers import Server, serving

Event = dict[str, Any]
TRACED = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"]
KINDS = {
    "FunctionCall": "script",
    "RunMicrotasks": "script",
    "EventDispatch": "script",
    "TimerFire": "script",
    "UpdateLayoutTree": "style",
    "Layout": "layout",
    "PrePaint": "paint",
    "Paint": "paint",
    "Layerize": "paint",
    "Commit": "paint",
    "HitTest": "hit test",
}
PAGE: dict[str, Any] = {"locale": "en-US", **PHONE}
NAMES = (*dict.fromkeys(KINDS.values()), "rest")
TOLD = 3
"""So many of the dearest taps are told one by one."""
MARK = """addEventListener("click", ({ target }) => {
    const { id, dataset, textContent } = target.closest("button, p") ?? target;
    performance.mark(`tap ${id || dataset?.spot || dataset?.square || textContent.trim()}`);
}, true);"""
"""What is tapped, in the trace."""


@dataclass
class Tap:
    """From a finger to the frame that answers it leaving the main thread, in microseconds."""

    begin: float
    end: float
    handled: float
    pid: int
    on: str = ""
    cost: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))
    """Milliseconds by kind of work."""

    @property
    def total(self) -> float:
        return sum(self.cost.values())


def trace(browser: Browser, server: Server, game: str) -> list[Event]:
    """Everything that happened in the browser in some turns of a game with bots, with taps."""
    guest = Guest(browser.new_context(**PAGE), server, Mouse())
    guest.page.add_init_script(MARK)
    guest.visit()
    guest.begin_by_hand(game, "Bots")
    browser.start_tracing(page=guest.page, categories=TRACED)
    tap_along(guest, game)
    events: list[Event] = json.loads(browser.stop_tracing())["traceEvents"]
    guest.context.close()
    return events


def taps(events: list[Event]) -> list[Tap]:
    """Every tap that a frame answers."""
    found: dict[int, Tap] = {}
    for event in events:
        about = event.get("args", {}).get("data", {})
        if event["name"] != "EventTiming" or event["ph"] != "b" or not about.get("interactionId"):
            continue
        since = event["ts"] - about["timeStamp"] * 1000
        end = since + about.get("commitFinishTime", 0) * 1000
        tap = found.setdefault(
            about["interactionId"], Tap(event["ts"], end, event["ts"], event["pid"])
        )
        tap.begin, tap.end = min(tap.begin, event["ts"]), max(tap.end, end)
        tap.handled = max(tap.handled, since + about["processingEnd"] * 1000)
    marks = [one for one in events if one["name"].startswith("tap ")]
    for tap in found.values():
        on = (one["name"] for one in marks if tap.begin <= one["ts"] <= tap.handled)
        tap.on = next(on, "tap").removeprefix("tap ")
    return [tap for tap in found.values() if tap.end > tap.handled]


def work(events: list[Event], pid: int) -> list[tuple[float, float, str, float]]:
    """What the page's main thread did: begin, end, kind, and milliseconds of its own."""
    threads = (one for one in events if one["name"] == "thread_name" and one["pid"] == pid)
    main = next(one["tid"] for one in threads if one["args"]["name"] == "CrRendererMain")
    done = [one for one in events if (one["pid"], one["tid"], one["ph"]) == (pid, main, "X")]
    done.sort(key=lambda one: (one["ts"], -one.get("dur", 0)))
    own: defaultdict[int, float] = defaultdict(float)
    around: list[int] = []
    for at, one in enumerate(done):
        while around and one["ts"] >= done[around[-1]]["ts"] + done[around[-1]].get("dur", 0):
            around.pop()
        own[at] += one.get("tdur", 0) / 1000
        if around:
            own[around[-1]] -= one.get("tdur", 0) / 1000
        around.append(at)
    return [
        (one["ts"], one["ts"] + one.get("dur", 0), KINDS.get(one["name"], "rest"), own[at])
        for at, one in enumerate(done)
    ]


def costs(events: list[Event]) -> list[Tap]:
    """The taps with what they cost; the cheapest first."""
    found = taps(events)
    done = work(events, found[0].pid)
    for tap in found:
        for start, stop, kind, milliseconds in done:
            if start <= tap.end and stop >= tap.begin:
                tap.cost[kind] += milliseconds
    return sorted(found, key=lambda tap: tap.total)


def by_kind(some: list[Tap]) -> str:
    return ", ".join(
        f"{name} {statistics.mean(tap.cost[name] for tap in some):.1f}" for name in NAMES
    )


def lines(game: str, found: list[Tap]) -> Iterator[str]:
    totals = [tap.total for tap in found]
    tenth = len(found) * 9 // 10
    yield (
        f"{game:15} {len(found)} taps: median {statistics.median(totals):.1f}, p90 "
        f"{totals[tenth]:.1f}, most {totals[-1]:.1f} ms; dearest tenth: {by_kind(found[tenth:])}"
    )
    for tap in found[: -TOLD - 1 : -1]:
        yield f"    {tap.total:.1f} ms on {tap.on[:30]!r}: {by_kind([tap])}"


def main() -> None:
    expect.set_options(timeout=60_000)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), "--bot-delay", "0.3") as server,
        browsing() as browser,
    ):
        for game in sys.argv[1:] or GAMES:
            for line in lines(game, costs(trace(browser, server, game))):
                print(line, flush=True)


if __name__ == "__main__":
    main()
