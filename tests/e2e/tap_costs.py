"""What a tap costs the page's processor while scenes play: `python -m tests.e2e.tap_costs encore`.

A benchmark, no test, for machines that others use, too: where `vitals` tells what the clock says,
this adds up the processor time of the page's main thread between each tap and the frame that
answers it, by kind of work, from Chromium's own trace. Nothing is slowed down: four times these
milliseconds is what the slowed phone of `vitals` needs.
"""

import json
import statistics
import sys
import tempfile
from collections import defaultdict
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
Cost = defaultdict[str, float]
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


def trace(browser: Browser, server: Server, game: str) -> list[Event]:
    """Everything that happened in the browser in some turns of a game with bots, with taps."""
    guest = Guest(browser.new_context(**PAGE), server, Mouse())
    guest.visit()
    guest.begin_by_hand(game, "Bots")
    browser.start_tracing(page=guest.page, categories=TRACED)
    tap_along(guest, game)
    events: list[Event] = json.loads(browser.stop_tracing())["traceEvents"]
    guest.context.close()
    return events


def windows(events: list[Event]) -> dict[int, tuple[float, float, int]]:
    """From each tap to the frame that answers it, in microseconds, and in which process."""
    found: dict[int, tuple[float, float, int]] = {}
    for event in events:
        if event["name"] != "EventTiming" or event["ph"] != "b":
            continue
        about = event["args"]["data"]
        tap, end = about.get("interactionId"), event["ts"] + about["duration"] * 1000
        if tap and end > found.get(tap, (0, 0, 0))[1]:
            found[tap] = (event["ts"], end, event["pid"])
    return found


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


def costs(events: list[Event]) -> list[Cost]:
    """Of each tap, the milliseconds by kind; the cheapest first."""
    taps = windows(events)
    done = work(events, next(iter(taps.values()))[2])
    found = []
    for begin, end, _ in taps.values():
        cost: Cost = defaultdict(float)
        for start, stop, kind, milliseconds in done:
            if start <= end and stop >= begin:
                cost[kind] += milliseconds
        found.append(cost)
    return sorted(found, key=lambda cost: sum(cost.values()))


def line(game: str, found: list[Cost]) -> str:
    totals = [sum(cost.values()) for cost in found]
    dear = found[len(found) * 9 // 10 :]
    kinds = ", ".join(
        f"{name} {statistics.mean(cost[name] for cost in dear):.1f}" for name in NAMES
    )
    return (
        f"{game:15} {len(found)} taps: median {statistics.median(totals):.0f}, p90 "
        f"{totals[len(totals) * 9 // 10]:.0f}, most {totals[-1]:.0f} ms; dearest tenth: {kinds}"
    )


def main() -> None:
    expect.set_options(timeout=60_000)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), "--bot-delay", "0.3") as server,
        browsing() as browser,
    ):
        for game in sys.argv[1:] or GAMES:
            print(line(game, costs(trace(browser, server, game))), flush=True)


if __name__ == "__main__":
    main()
