"""Three ways to press something: mouse, finger, keys."""

import re
from typing import Protocol

from playwright.sync_api import Locator, Page

MOST_TABS = 80
"""More than there is to focus on any page; then it cannot be reached."""
WAY = """(target, grid) => {
    const at = document.activeElement;
    if (grid ? target.closest("[role=grid]").contains(at) : target === at) return null;
    const back = target.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING;
    return back ? "Shift+Tab" : "Tab";
}"""
"""The key that leads from what has the focus to a target, or into its grid."""
FOCUSED = "target => target === document.activeElement"
FOCUSED_NAME = "() => document.activeElement.getAttribute('aria-label') ?? ''"
PLACE = re.compile(r"^([A-O])([1-7P-V])\b")


class Hand(Protocol):
    def press(self, target: Locator) -> None: ...


class Mouse:
    def press(self, target: Locator) -> None:
        target.click()


class Finger:
    def press(self, target: Locator) -> None:
        target.tap()


class Keys:
    """Tab to it, inside a grid go by arrow keys, and press Enter."""

    def press(self, target: Locator) -> None:
        target.wait_for()
        page = target.page
        in_grid = target.get_attribute("role") == "gridcell"
        self._tab(page, target, in_grid)
        if in_grid:
            self._walk(page, target)
        page.keyboard.press("Enter")

    @staticmethod
    def _tab(page: Page, target: Locator, in_grid: bool) -> None:
        for _ in range(MOST_TABS):
            key = target.evaluate(WAY, in_grid)
            if key is None:
                return
            page.keyboard.press(key)
        raise AssertionError(f"no way to {target} by the Tab key")

    @staticmethod
    def _walk(page: Page, target: Locator) -> None:
        column, row = _place(page.evaluate(FOCUSED_NAME))
        wanted_column, wanted_row = _place(target.get_attribute("aria-label") or "")
        right, down = wanted_column - column, wanted_row - row
        for _ in range(abs(right)):
            page.keyboard.press("ArrowRight" if right > 0 else "ArrowLeft")
        for _ in range(abs(down)):
            page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
        assert target.evaluate(FOCUSED), f"no way to {target} by arrow keys"


def _place(name: str) -> tuple[int, int]:
    """Column and row of a square by its name, `D4, blue, free`."""
    found = PLACE.match(name)
    assert found, f"{name!r} is no square"
    return ord(found[1]), ord(found[2])
