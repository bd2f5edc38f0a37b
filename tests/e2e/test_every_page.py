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
from tests.e2e.states import STATES, WALKS, walk

AXE = CLIENT / "node_modules" / "axe-core" / "axe.min.js"
EVERYTHING, CONTRAST = None, ["color-contrast"]
LOOKS: dict[str, dict[Literal["light", "dark"], list[str] | None]] = {
    "small phone": {"light": EVERYTHING, "dark": CONTRAST},
    "laptop": {"light": EVERYTHING},
}
"""What axe looks for: everything by day, and by night, where it can differ, the colors."""
RUN_AXE = """async (rules) => {
    document.body.style.opacity = "";
    const only = rules ? { runOnly: rules } : {};
    const exclude = ["li:nth-child(n + 13)", "tr:nth-child(n + 13)"];
    const all = { exclude: exclude.filter((some) => document.querySelector(some)) };
    const told = { resultTypes: ["violations"], selectors: false, preload: false };
    const { violations } = await axe.run(all, { ...only, ...told });
    document.body.style.opacity = "0";
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0].html} ${nodes[0].failureSummary}`);
}"""
"""A long list is looked at down to its twelfth line: the others are like it. Only meanwhile is the
page drawn (`conftest.py`): what can be seen has a contrast. Nothing is loaded a second time: only
rules about sounds and films, and a draft about turned screens, need that, a quarter more time."""
MEASURE = """() => {
    const LEAST = 24;
    const found = [];
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (wide) found.push(`${wide} pixels too wide`);
    const TARGETS = "button, a, input, select, textarea, summary, [role=gridcell]";
    for (const one of document.querySelectorAll(TARGETS)) {
        const label = one.closest("label");
        const shown = one.matches("input[type=radio], input[type=checkbox]") && label ? label : one;
        const { width, height } = shown.getBoundingClientRect();
        const visible = shown.checkVisibility({ visibilityProperty: true });
        const inText = one.matches("p a, li a") && getComputedStyle(one).display === "inline";
        if (!visible || inText || one.closest("[inert], [aria-hidden=true]")) continue;
        if (Math.round(width * 10) / 10 < LEAST || Math.round(height * 10) / 10 < LEAST)
            found.push(
                `too small: ${one.ariaLabel ?? shown.textContent.trim()}: ${width} × ${height}`,
            );
    }
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const number = document.createRange();
    while (walk.nextNode()) {
        if (!/^\\s*[−+]?\\d+\\s*$/.test(walk.currentNode.data)) continue;
        number.selectNodeContents(walk.currentNode);
        const [{ right, width } = {}, more] = number.getClientRects();
        const around = walk.currentNode.parentElement;
        if (!width || around.closest(".hidden, [aria-hidden=true], svg, .wide")) continue;
        if (more) found.push(`in two lines: ${walk.currentNode.data} of ${around.className}`);
        for (let on = around; on !== document.body; on = on.parentElement)
            if (on.getBoundingClientRect().right + 1 < right)
                if (getComputedStyle(on).overflowX !== "visible")
                    found.push(`cut off: ${walk.currentNode.data} of ${around.className}`);
    }
    const bar = document.querySelector(".bar");
    const { x, y, width, height, bottom } = bar?.getBoundingClientRect() ?? {};
    if (innerHeight - bottom > LEAST && !document.querySelector(".page > .hint")) {
        const there = document.elementsFromPoint(x + width / 2, y + height / 2);
        const below = there.includes(bar) ? there.slice(there.indexOf(bar)) : [];
        const under = below.filter((one) => !one.contains(bar));
        if (under.length) found.push(`the bar hangs over ${under[0].textContent.trim()}`);
    }
    return found;
}"""
"""What does not fit, and what is smaller than a fingertip, but for links within a sentence
(WCAG 2.2, 2.5.8); numbers that are broken, or of which not all is seen,
but for the tables of rules that a finger moves; and a bar that lies over what is to be read."""

ALIGN = """() => {
    const found = [];
    const boxOf = (one) => one.getBoundingClientRect();
    const all = (which) => [...document.querySelectorAll(which)].filter((one) => boxOf(one).width);
    const isOff = (a, b) => Math.abs(a - b) > 1.5;
    const saidBy = (one) => one.textContent.trim().replace(/\\s+/g, " ").slice(0, 60);
    for (const grid of all("[role=grid]:has(> .squares)")) {
        const squares = boxOf(grid.querySelector(".squares"));
        const [letters, ...rows] = [...grid.querySelectorAll("[role=row]")].map(boxOf);
        if (isOff(letters.bottom, squares.top)) found.push("letters far from their squares");
        rows.forEach(({ y, height }, i) => {
            const drawn = squares.top + ((i + 0.5) * squares.height) / rows.length;
            if (isOff(y + height / 2, drawn)) found.push(`row ${i + 1} beside its squares`);
        });
        const below = grid.parentElement.querySelector(".tally");
        if (below && boxOf(below).top > squares.bottom - 1)
            if (boxOf(below).right > boxOf(grid).right + 2) found.push("the score ends elsewhere");
    }
    const PRINTED = "[role=grid], .values, .tally, p, h2, h3, ul, ol, table";
    for (const card of all(".paper"))
        for (const one of card.querySelectorAll(PRINTED)) {
            const { left, right, width } = boxOf(one);
            const [around, from, to] = [boxOf(card), left + 1, right - 1];
            if (!width || one.closest(".hidden, .paper, dialog, .wide") !== card) continue;
            if (from < around.left || to > around.right)
                found.push(`out of its card: ${one.className} ${saidBy(one)}`);
        }
    for (const part of all(".part"))
        if (part.scrollWidth > part.clientWidth + 1) found.push(`no room for ${saidBy(part)}`);
    for (const bar of all(".bar")) {
        if (getComputedStyle(bar).position !== "sticky") continue;
        if (isOff(boxOf(bar).width, Math.max(boxOf(bar).width, bar.parentElement.clientWidth)))
            found.push("what lies below the bar looks out beside it");
    }
    for (const hint of all(".page > .hint"))
        for (const status of all(".status")) {
            const [panel, line] = [boxOf(hint), boxOf(status)];
            const beside = panel.left >= line.right || panel.right <= line.left;
            if (!beside && panel.top > line.top + 1 && panel.top < line.bottom - 1)
                found.push("the hint cuts the line of words");
        }
    return found;
}"""
"""What does not stand where it belongs: names of rows and columns at their squares, what is printed
on its card, a part with its number, a bar across its column, a hint below the line of words."""

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
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(axe)
    for name, size in reversed(SIZES.items()):  # the smallest last: there it goes on
        page.set_viewport_size(size)
        page.evaluate(SETTLE)
        for looked_for in (MEASURE, ALIGN):
            yield from (f"{name}: {one}" for one in page.evaluate(looked_for))
        for scheme, rules in LOOKS.get(name, {}).items():
            if scheme == "dark":
                page.emulate_media(color_scheme=scheme)
                page.evaluate(SETTLE)
            found: list[str] = page.evaluate(RUN_AXE, rules)
            yield from (f"{name}, {scheme}: {one}" for one in found)
        if "dark" in LOOKS.get(name, {}):
            page.emulate_media(color_scheme="light")


@pytest.mark.parametrize("begin", WALKS)
def test_every_page_is_for_everybody(come: Come, axe: str, begin: str) -> None:
    """From where a walk begins, and on."""
    ada = come()
    beside = ada.context.new_page()
    beside.goto(ada.server.url + "/healthz")
    for state in walk(ada, WALKS[begin]):
        found = [*complaints(ada.page, axe), *in_another_language(ada.page, beside, state)]
        assert "\n".join(f"{state}, {complaint}" for complaint in found) == ""


def in_another_language(page: Page, beside: Page, state: str) -> Iterator[str]:
    """What is wrong on the smallest phone, where the page is, and sentences that are the same as in
    English.

    One state after the other takes its turn with one language after the other.
    """
    others = [language for language in LANGUAGES if language != ORIGINAL]
    language = others[list(STATES).index(state) % len(others)]
    before: list[str] = page.evaluate(SENTENCES)
    show(page, beside, Look("small phone", "light", language))
    after: list[str] = page.evaluate(SENTENCES)
    for looked_for in (MEASURE, ALIGN):
        yield from (f"{language}: {one}" for one in page.evaluate(looked_for))
    yield from (f"{language} says as English does: {one}" for one in before if one in after)
    show(page, beside, Look("small phone", "light", ORIGINAL))
