"""Pictures of every state, to be looked at: `python -m tests.e2e.gallery`, into made/gallery.

Each state is taken at every size, with light, dark and language turning from one to the next, so
that every pair of state, size, light and language occurs. `… FOLDER encore` takes those states
only in whose name the word is.
"""

import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Literal, NamedTuple

from playwright.sync_api import Browser, Page, expect

from bis.core.languages import LANGUAGES
from tests.e2e.browsers import browsing
from tests.e2e.guests import Guest
from tests.e2e.hands import Mouse
from tests.e2e.pictures import shoot
from tests.e2e.sizes import SETTLE, SIZES
from tests.e2e.states import STATES
from tests.server.servers import Server, serving

GALLERY = Path(__file__).parents[2] / "made" / "gallery"
PATIENCE = 60_000
LIGHTS: tuple[Literal["light", "dark"], ...] = ("light", "dark")
SPEAK = "language => localStorage.setItem('bis.language', language)"


class Look(NamedTuple):
    size: str
    light: Literal["light", "dark"]
    language: str


def looks(number: int, sizes: Sequence[str] = tuple(SIZES)) -> Iterator[Look]:
    """How a state is looked at, by its number."""
    languages = list(LANGUAGES)
    for i, size in enumerate(sizes):
        light, spoken = LIGHTS[(number + i) % 2], languages[(number // 2 + i) % len(languages)]
        yield Look(size, light, spoken)


def take(browser: Browser, server: Server, folder: Path, state: str, number: int) -> None:
    context = browser.new_context(locale="en-US", reduced_motion="reduce")
    ada = Guest(context, server, Mouse())
    STATES[state](ada)
    beside = context.new_page()
    beside.goto(server.url + "/healthz")
    for look in looks(number):
        show(ada.page, beside, look)
        name = "-".join((state.replace(" ", "_"), *look))
        (folder / f"{name}.webp").write_bytes(shoot(ada))
    context.close()


def show(page: Page, beside: Page, look: Look) -> None:
    """Another tab changes the language: a page that is open follows it."""
    page.set_viewport_size(SIZES[look.size])
    page.emulate_media(color_scheme=look.light)
    beside.evaluate(SPEAK, look.language)
    page.wait_for_function(
        "language => document.documentElement.lang === language", arg=look.language
    )
    page.evaluate(SETTLE)


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else GALLERY
    words = sys.argv[2:]
    folder.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=PATIENCE)
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data), "--bot-delay", "0") as server,
        browsing() as browser,
    ):
        for number, state in enumerate(STATES):
            if not words or any(word in state for word in words):
                take(browser, server, folder, state, number)
    print(f"{len(list(folder.glob('*.webp')))} pictures in {folder}")


if __name__ == "__main__":
    main()
