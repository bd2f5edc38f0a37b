"""Ways to press something: mouse, finger, keys alone, and keys with letters that lead somewhere."""

from typing import Protocol

from playwright.sync_api import Locator

MOST_STEPS = 80
"""More than there is to focus on any page; then it cannot be reached."""
NEXT = """(target, letters) => {
    const at = document.activeElement;
    if (target === at) return [];
    const group = letters && target.closest("[data-goto]");
    if (group && !group.contains(at)) return [group.dataset.goto];
    if (target.role === "gridcell" && target.closest("[role=grid]").contains(at)) {
        const place = (square) => [...square.ariaLabel].slice(0, 2).map((c) => c.charCodeAt(0));
        const [[column, row], [toColumn, toRow]] = [place(at), place(target)];
        const arrows = (key, times) => Array(times).fill(`Arrow${key}`);
        return [
            ...arrows(toColumn > column ? "Right" : "Left", Math.abs(toColumn - column)),
            ...arrows(toRow > row ? "Down" : "Up", Math.abs(toRow - row)),
        ];
    }
    const back = target.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING;
    return [back ? "Shift+Tab" : "Tab"];
}"""
"""The keys that lead nearer to a target from what has the focus; none when it has it.

Within a grid they are arrows, counted by the names of both squares: `D4, blue, free`."""


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

    letters = False

    def press(self, target: Locator) -> None:
        press = target.page.keyboard.press
        goal = target.element_handle()
        for _ in range(MOST_STEPS):
            keys = goal.evaluate(NEXT, self.letters)
            if not keys:
                press("Enter")
                return
            for key in keys:
                press(key)
        raise AssertionError(f"no way to {target} by keys")


class Letters(Keys):
    """By its letter to the dice or into the grid, and on from there."""

    letters = True
