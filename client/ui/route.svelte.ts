/** Which page the address asks for. */

import { isCovered, startLaying } from "./back";
import { closeRules, openRules } from "./rules.svelte";
import { to, within } from "./under";

export type Route =
  | { page: "home" }
  | { page: "table"; id: string }
  | { page: "tv"; id: string }
  | { page: "replay"; id: string; line: number | null }
  | { page: "review"; id: string; seat: number | null }
  | { page: "join"; code: string }
  | { page: "record"; line: number | null }
  | { page: "arrive"; ticket: string }
  | { page: "rules"; game: string }
  | { page: "learn"; game: string }
  | { page: "lost" };

export function readRoute(path: string, search = ""): Route {
  const [room, name, more, ...rest] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (room === undefined) return { page: "home" };
  if (room === "record" && name === undefined)
    return { page: "record", line: asked(search, "line") };
  if (name === undefined || rest.length) return { page: "lost" };
  if (room === "t" && more === undefined) return { page: "table", id: name };
  if (room === "t" && more === "tv") return { page: "tv", id: name };
  if (room === "t" && more === "replay")
    return { page: "replay", id: name, line: asked(search, "line") };
  if (room === "t" && more === "review")
    return { page: "review", id: name, seat: asked(search, "seat") };
  if (room === "j" && more === undefined) return { page: "join", code: name };
  if (room === "me" && more === undefined) return { page: "arrive", ticket: name };
  if (room === "rules" && more === undefined) return { page: "rules", game: name };
  if (room === "learn" && more === undefined) return { page: "learn", game: name };
  return { page: "lost" };
}

function asked(search: string, name: string): number | null {
  const number = new URLSearchParams(search).get(name);
  return number === null ? null : Number(number) || 0;
}

let current = $state.raw<Route>({ page: "home" });

export function route(): Route {
  return current;
}

function read(): void {
  current = readRoute(within(location.pathname), location.search);
  // A newer Bis waits until nobody is at a table (offline/keep.ts).
  dispatchEvent(new Event("bis-moved"));
}

let left: string | null = null;

/** The table from which this page was asked for, if it was. */
export function tableLeft(): string | null {
  return left;
}

let rulesRead: string | null = null;

/** The game whose rules led to this page, if some did. */
export function rulesLeft(): string | null {
  return rulesRead;
}

/** To a page of ours. */
export function go(path: string, replace = false): void {
  left = current.page === "table" ? within(location.pathname) : null;
  rulesRead = current.page === "rules" ? current.game : null;
  closeRules();
  history[replace || isCovered() ? "replaceState" : "pushState"](null, "", to(path));
  read();
  scrollTo(0, 0);
}

/** Whoever plays or looks at a game keeps it in sight: rules are laid over it or beside it. */
function opensOver(link: HTMLAnchorElement): boolean {
  const wanted = readRoute(within(link.pathname));
  if (wanted.page !== "rules" || current.page === "home" || current.page === "rules") return false;
  openRules(wanted.game, link.hash.slice(1));
  return true;
}

/** What is asked of the server itself is no page. */
const isAsked = (path: string) => path.startsWith("/api/");

/** Follow the address, and turn plain clicks on our own links into page changes. */
export function startRouting(): void {
  read();
  startLaying();
  addEventListener("popstate", read);
  addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey) return;
    if (link.hash && link.pathname === location.pathname) return;
    const own = link.href.startsWith(location.origin + to("/")) && !isAsked(link.pathname);
    if (!own || link.target || link.hasAttribute("download")) return;
    event.preventDefault();
    if (!opensOver(link)) go(within(link.pathname) + link.search + link.hash);
  });
}
