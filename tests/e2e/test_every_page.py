"""Every page and state, for everybody: axe finds nothing, all fits, all can be hit."""

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page

from bis.core.languages import LANGUAGES, ORIGINAL
from tests.e2e.conftest import CLIENT, Come
from tests.e2e.gallery import Look, show
from tests.e2e.sizes import SETTLE, SIZES
from tests.e2e.states import STATES
from tests.server.servers import Server

AXE = CLIENT / "node_modules" / "axe-core" / "axe.min.js"
EVERYTHING, CONTRAST = None, ["color-contrast"]
LOOKS: dict[str, dict[Literal["light", "dark"], list[str] | None]] = {
    "small phone": {"light": EVERYTHING, "dark": CONTRAST},
    "laptop": {"light": EVERYTHING},
}
"""What axe looks for: everything by day, and by night, where it can differ, the colors."""
RUN_AXE = """async (rules) => {
    const only = rules ? { runOnly: rules } : {};
    const exclude = ["li:nth-child(n + 13)", "tr:nth-child(n + 13)"];
    const all = { exclude: exclude.filter((some) => document.querySelector(some)) };
    const { violations } = await axe.run(all, { ...only, resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0].html} ${nodes[0].failureSummary}`);
}"""
"""A long list is looked at down to its twelfth line: the others are like it."""
OVERFLOW = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
SMALL = """() => {
    const LEAST = 24;
    const found = [];
    const TARGETS = "button, a, input, select, textarea, summary, [role=gridcell]";
    for (const one of document.querySelectorAll(TARGETS)) {
        const label = one.closest("label");
        const shown = one.matches("input[type=radio], input[type=checkbox]") && label ? label : one;
        const { width, height } = shown.getBoundingClientRect();
        const visible = shown.checkVisibility({ visibilityProperty: true });
        const inText = one.matches("p a, li a") && getComputedStyle(one).display === "inline";
        if (!visible || inText || one.closest("[inert], [aria-hidden=true]")) continue;
        if (Math.round(width * 10) / 10 < LEAST || Math.round(height * 10) / 10 < LEAST)
            found.push(`${one.ariaLabel ?? shown.textContent.trim()}: ${width} × ${height}`);
    }
    return found;
}"""
"""What is smaller than a fingertip, but for links within a sentence (WCAG 2.2, 2.5.8)."""

SENTENCES = """() => {
    const words = [document.title];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const silent = "script, style, noscript, [inert]";
    while (walk.nextNode())
        if (!walk.currentNode.parentElement.closest(silent)) words.push(walk.currentNode.data);
    for (const one of document.querySelectorAll("[aria-label], [placeholder], [title]"))
        if (!one.closest(silent)) words.push(one.ariaLabel, one.placeholder, one.title);
    const isSaid = (text) => /\\p{Ll}{2,} \\p{Ll}{2,}/u.test(text ?? "");
    return words.filter(isSaid).map((text) => text.trim());
}"""
"""All that is said in two small words or more: names and titles have a capital each."""


@pytest.fixture(scope="module")
def axe() -> str:
    assert AXE.is_file(), "the browser tests need axe: run `npm ci` in client"
    return Path(AXE).read_text(encoding="utf-8")


def complaints(page: Page, axe: str) -> Iterator[str]:
    """What is wrong with the page at each size, in light and dark."""
    page.evaluate(axe)
    for name, size in SIZES.items():
        page.set_viewport_size(size)
        page.emulate_media(color_scheme="light")
        page.evaluate(SETTLE)
        if wide := page.evaluate(OVERFLOW):
            yield f"{name}: {wide} pixels too wide"
        small: list[str] = page.evaluate(SMALL)
        yield from (f"{name}: too small: {one}" for one in small)
        for scheme, rules in LOOKS.get(name, {}).items():
            page.emulate_media(color_scheme=scheme)
            page.evaluate(SETTLE)
            found: list[str] = page.evaluate(RUN_AXE, rules)
            yield from (f"{name}, {scheme}: {one}" for one in found)


@pytest.mark.parametrize("state", STATES)
def test_every_page_is_for_everybody(come: Come, axe: str, state: str) -> None:
    ada = come(drawn=True)
    STATES[state](ada)
    assert "\n".join(complaints(ada.page, axe)) == ""
    assert "\n".join(in_another_language(ada.page, ada.server, state)) == ""


def in_another_language(page: Page, server: Server, state: str) -> Iterator[str]:
    """What is too wide on the smallest phone, and sentences that are the same as in English.

    One state after the other takes its turn with one language after the other.
    """
    others = [language for language in LANGUAGES if language != ORIGINAL]
    language = others[list(STATES).index(state) % len(others)]
    beside = page.context.new_page()
    beside.goto(server.url + "/healthz")
    show(page, beside, Look("small phone", "light", ORIGINAL))
    before: list[str] = page.evaluate(SENTENCES)
    show(page, beside, Look("small phone", "light", language))
    after: list[str] = page.evaluate(SENTENCES)
    if wide := page.evaluate(OVERFLOW):
        yield f"{language}: {wide} pixels too wide"
    yield from (f"{language} says as English does: {one}" for one in before if one in after)
