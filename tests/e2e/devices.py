"""Browsers that are lent to one guest after the other.

A new one is a process of its own and loads every page for the first time, a third of what a short
test takes. So the usual ones are kept: a page stays in each, with which its process does, and
nothing of the last guest is left.
"""

import json
from collections import defaultdict
from typing import Any

from playwright.sync_api import Browser, BrowserContext

UNDRAWN = """new MutationObserver((_, watch) => {
    if (!document.body) return;
    document.body.style.opacity = "0";
    watch.disconnect();
}).observe(document, { childList: true, subtree: true })"""
"""All is where it would be, can be pressed and is told to screen readers; what is quite
transparent is only not turned into pixels, a third of the work for a game of squares."""


class Devices:
    def __init__(self, browser: Browser, url: str, patience: int) -> None:
        self.browser = browser
        self.url = url
        self.patience = patience
        self._idle: dict[str, list[BrowserContext]] = defaultdict(list)
        self._lent: dict[BrowserContext, str] = {}

    def new(self, settings: dict[str, Any]) -> BrowserContext:
        """One that nobody had, and nobody will have."""
        context = self.browser.new_context(**settings)
        context.set_default_timeout(self.patience)
        context.add_init_script(UNDRAWN)
        return context

    def lend(self, settings: dict[str, Any]) -> BrowserContext:
        """One that knows nobody."""
        kind = json.dumps(settings, sort_keys=True)
        context = self._idle[kind].pop() if self._idle[kind] else self._prepared(settings)
        self._lent[context] = kind
        return context

    def _prepared(self, settings: dict[str, Any]) -> BrowserContext:
        context = self.new(settings)
        context.new_page().goto(f"{self.url}/healthz")
        return context

    def take_back(self, context: BrowserContext, url: str) -> None:
        """From who was at this server."""
        kind = self._lent.pop(context, None)
        if kind is None:
            context.close()
        elif context.pages:  # else the guest has closed it
            clean(context, url)
            self._idle[kind].append(context)


def clean(context: BrowserContext, url: str) -> None:
    stays, *others = context.pages
    for page in others:
        page.close()
    context.clear_cookies()
    context.clear_permissions()
    context.set_offline(False)
    asked = context.new_cdp_session(stays)
    asked.send("Storage.clearDataForOrigin", {"origin": url, "storageTypes": "all"})
    asked.detach()
