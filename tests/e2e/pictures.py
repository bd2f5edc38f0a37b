"""Take the pictures of the README: `python -m tests.e2e.pictures` writes them to docs/images.

`python -m tests.e2e.pictures FOLDER hint review` takes some of them only.
"""

import base64
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, ViewportSize, expect

from bis.games import GAMES
from tests.e2e.browsers import browsing
from tests.e2e.encore import CONFIRM_BUTTON, spots
from tests.e2e.ghosts import ghost_of
from tests.e2e.guests import Guest
from tests.e2e.hands import Mouse
from tests.e2e.moving import moving
from tests.e2e.playing import wait_for_turn
from tests.e2e.ways import WAYS
from tests.server.servers import Server, serving

IMAGES = Path(__file__).parents[2] / "docs" / "images"
QUALITY = 85
ROUGH = 60
FILMED, MIDDLE, FRAMES, FRAME = "encore", 6, 24, 120
"""What is filmed, after how many moves, in how many pictures, each for how many milliseconds."""
CALM = "localStorage.setItem('bis.speed', 'calm')"
"""A picture takes longer than it is shown, so what happens may take longer, too."""
LOOK, STEP = 1200, 500
"""How long one looks at a whole table, and at what a tap did."""
PATIENCE = 120_000
"""Milliseconds in which a game is looked at again."""
MOST_BYTES, MOST_TOGETHER = 200_000, 2_000_000
PHONE = {"viewport": {"width": 360, "height": 640}, "device_scale_factor": 2}
LAPTOP = {"viewport": {"width": 1280, "height": 800}}
SCREENS: dict[str, dict[str, Any]] = {
    "phone-light": {**PHONE, "color_scheme": "light"},
    "phone-dark": {**PHONE, "color_scheme": "dark"},
    "laptop": {**LAPTOP, "color_scheme": "light"},
}


def show_home(ada: Guest) -> None:
    ada.visit()
    expect(ada.text("players").first).to_be_visible()


def show_lobby(ada: Guest) -> None:
    ada.open_table("encore", "Friends")
    ada.sit_down("Ada")
    ada.press("Bot: medium")
    ada.press("Bot: easy")
    expect(ada.button("Start with 3")).to_be_visible()


def show_game(game: str) -> Callable[[Guest], None]:
    def show(ada: Guest) -> None:
        ada.open_table(game, "Friends")
        ada.sit_down("Ada")
        for seats in range(2, 2 + max(2, WAYS[game].bots)):
            ada.press("Bot: easy" if seats == 3 else "Bot: medium")
            expect(ada.button(f"Start with {seats}")).to_be_visible()
        ada.start()
        with ghost_of(ada) as second:
            second.play_on(WAYS[game].picture)
        assert wait_for_turn(ada, game)
        WAYS[game].go_on(ada)
        WAYS[game].half(ada)
        ada.page.mouse.move(0, 0)

    return show


def show_hint(ada: Guest) -> None:
    show_middle(ada, "encore", 9)
    ada.press("Hint")
    ada.press("Best moves")
    expect(ada.button("Play this move")).to_be_visible()
    ada.page.mouse.move(0, 0)


def show_review(ada: Guest) -> None:
    show_middle(ada, "encore", None)
    ada.visit(f"/t/{ada.table}/review")
    expect(ada.page.get_by_role("heading", name="All decisions")).to_be_visible(timeout=PATIENCE)
    costly = ada.page.get_by_role("article").first
    expect(costly.get_by_role("grid")).to_be_visible()


def show_costly(ada: Guest) -> None:
    show_review(ada)
    ada.page.get_by_role("article").first.evaluate("one => one.scrollIntoView()")


def show_middle(ada: Guest, game: str, moves: int | None) -> None:
    """After so many moves of a game with a bot; the page knows nothing older."""
    ada.begin(game, "Bots")
    with ghost_of(ada) as second:
        second.play_on(moves)
    ada.page.reload()
    wait_for_turn(ada, game)


SUBJECTS = {
    "home": show_home,
    "lobby": show_lobby,
    **{game: show_game(game) for game in GAMES},
    "hint": show_hint,
    "review": show_review,
    "decision": show_costly,
}


TURN = "turn"
"""The moving one."""


def take(browser: Browser, server: Server, folder: Path, subjects: list[str]) -> None:
    for subject in subjects:
        show = SUBJECTS[subject]
        for screen, settings in SCREENS.items():
            wanted = {"locale": "en-US", "reduced_motion": "reduce", **settings}
            context = browser.new_context(**wanted)
            ada = Guest(context, server, Mouse())
            show(ada)
            picture = shoot(ada)
            context.close()
            assert len(picture) <= MOST_BYTES, f"{subject}-{screen} has {len(picture)} bytes"
            (folder / f"{subject}-{screen}.webp").write_bytes(picture)


def shoot(ada: Guest, quality: int = QUALITY) -> bytes:
    """As WebP: the light on the table makes large PNGs."""
    ada.page.evaluate("() => document.fonts.ready")
    devtools = ada.context.new_cdp_session(ada.page)
    wanted = {"format": "webp", "quality": quality}
    return base64.b64decode(devtools.send("Page.captureScreenshot", wanted)["data"])


def fitting(legal: list[str]) -> str | None:
    """A move worth seeing: as many squares as can be, and no joker."""
    plain = [move for move in legal if move[:2].isalnum() and not move.startswith(("x", "pass"))]
    return max(plain, key=len, default=None)


def show_choice(ada: Guest) -> str:
    """Into the middle of a game, at a turn with something to cross; the move that does it."""
    ada.begin(FILMED, "Bots")
    with ghost_of(ada) as second:
        second.play_on(MIDDLE)
        while (move := fitting(second.news["position"]["legal"])) is None:
            second.play_on(1)
    ada.page.reload()
    assert wait_for_turn(ada, FILMED)
    return move


def film(browser: Browser, server: Server) -> bytes:
    """A turn of Encore! on a phone: dice, squares, what it brings, and what happens then."""
    size: ViewportSize = {"width": 360, "height": 640}
    context = browser.new_context(locale="en-US", viewport=size, color_scheme="light")
    context.add_init_script(CALM)
    ada = Guest(context, server, Mouse())
    move = show_choice(ada)
    frames = [(shoot(ada, ROUGH), LOOK)]
    for step in steps(ada, move):
        step.click()
        ada.page.mouse.move(0, 0)
        frames.append((shoot(ada, ROUGH), STEP))
    confirm = ada.page.locator(CONFIRM_BUTTON)
    expect(confirm.locator(".brings")).to_be_visible()
    frames.append((shoot(ada, ROUGH), LOOK))
    confirm.click()
    for _ in range(FRAMES):
        ada.page.wait_for_timeout(FRAME)
        frames.append((shoot(ada, ROUGH), FRAME))
    frames.append((frames[-1][0], LOOK))
    context.close()
    return moving(once(frames), size["width"], size["height"])


def steps(ada: Guest, move: str) -> Iterator[Locator]:
    """The dice, and the squares that are still to be tapped: what must be joins by itself."""
    take, *squares = move.split(" ")
    for spot in spots(take):
        yield ada.page.locator(f"[data-spot='{spot}']").first
    for square in squares:
        cell = ada.page.locator(f"[data-square={square}]").first
        if cell.get_attribute("aria-selected") != "true":
            yield cell


def once(frames: list[tuple[bytes, int]]) -> list[tuple[bytes, int]]:
    """What does not change is one frame, shown longer."""
    kept: list[tuple[bytes, int]] = []
    for picture, milliseconds in frames:
        if kept and kept[-1][0] == picture:
            kept[-1] = (picture, kept[-1][1] + milliseconds)
        else:
            kept.append((picture, milliseconds))
    return kept


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else IMAGES
    subjects = sys.argv[2:] or [*SUBJECTS, TURN]
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data), "--bot-delay", "0", "--public-url", "https://bis.example") as server,
        browsing() as browser,
    ):
        take(browser, server, folder, [one for one in subjects if one != TURN])
        if TURN in subjects:
            (folder / f"{TURN}.webp").write_bytes(film(browser, server))
    together = sum(path.stat().st_size for path in folder.glob("*.webp"))
    assert together <= MOST_TOGETHER, f"the pictures have {together} bytes together"
    print(f"{len(list(folder.glob('*.webp')))} pictures, {together // 1000} kB")


if __name__ == "__main__":
    main()
