"""Which Chromium plays here, and how it is started."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

NAMES = (
    "chromium-headless-shell",  # without a window's own pages: half the work
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Google/Chrome/Application/chrome.exe",
)
FLAGS = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
    "--process-per-site",
    "--host-resolver-rules=MAP elsewhere.test 127.0.0.1",
)
"""So that Chromium asks nobody for anything, and the pages of one guest share a process
(`devices.py`); and here is elsewhere, too, by another name."""
ADVICE = (
    "the browser tests need Chromium or Chrome: install one (on Debian: apt-get install chromium), "
    "or set BIS_CHROMIUM=/path/to/it"
)


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def find_chromium() -> str | None:
    wanted = os.environ.get("BIS_CHROMIUM")
    if wanted:
        return shutil.which(wanted)
    found = (shutil.which(name) for name in (*NAMES, *PLACES))
    return next((path for path in found if path), None)


def install_chromium() -> None:
    """By apt-get, and one test worker at a time."""
    import fcntl  # noqa: PLC0415

    with (Path(tempfile.gettempdir()) / "bis-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if find_chromium() is None:
            subprocess.run(["apt-get", "update", "-q"], check=False)
            for package in ("chromium-headless-shell", "chromium"):
                if find_chromium() is None:
                    subprocess.run(["apt-get", "install", "-q", "-y", package], check=False)


def chromium() -> str:
    """The browser's path; it is installed where that can be done, and nothing is skipped."""
    if find_chromium() is None and is_root() and shutil.which("apt-get"):
        install_chromium()
    found = find_chromium()
    if found is None:
        raise FileNotFoundError(ADVICE)
    return found


@contextmanager
def browsing() -> Iterator[Browser]:
    flags = [*FLAGS, *(["--no-sandbox"] if is_root() else [])]
    path = chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=flags)
        try:
            yield browser
        finally:
            browser.close()
