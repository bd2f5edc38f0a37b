// Keeps the pages of Bis at hand, and what plays without a server; served as /offline.js, which knows
// all built files by name. What is asked of the server itself (/api) goes to the server, and is never
// kept. An update is fetched at once and waits until nobody sits at a table.

const BUILD = "__BUILD__";
const PAGES = ["__PAGES__"];
const ENGINE = ["__ENGINE__"];
const PAGES_KEPT = `bis-${BUILD}`;
const ENGINE_KEPT = "bis-engine";

self.addEventListener("install", (event) => {
  event.waitUntil(keepPages().then(takeOver));
});

async function keepPages() {
  try {
    await (await caches.open(PAGES_KEPT)).addAll(["/", ...PAGES]);
  } catch (problem) {
    for (const page of await windows()) page.postMessage(stateOf(problem));
    throw problem;
  }
}

const windows = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });
const stateOf = (problem) => (problem.name === "QuotaExceededError" ? "full" : "failed");

/** From now on this is it, unless somebody plays. */
async function takeOver() {
  // A window's address is the one it was opened with, whatever page it shows: who plays holds a lock.
  const { held } = await self.navigator.locks.query();
  if (!held.some(({ name }) => name === "bis-playing")) await self.skipWaiting();
}

self.addEventListener("activate", (event) => {
  event.waitUntil(
    forgetOld()
      .then(dropOld)
      .then(() => self.clients.claim()),
  );
});

async function forgetOld() {
  const names = await caches.keys();
  const old = names.filter((one) => one !== PAGES_KEPT && one !== ENGINE_KEPT);
  await Promise.all(old.map((one) => caches.delete(one)));
}

/** Of the engine what this build does not need. */
async function dropOld() {
  const kept = await caches.open(ENGINE_KEPT);
  for (const one of await kept.keys())
    if (!ENGINE.includes(new URL(one.url).pathname)) await kept.delete(one);
}

/** A page says that nobody plays any more, or wants to play without a network later. */
self.addEventListener("message", (event) => {
  if (event.data === "idle") event.waitUntil(takeOver());
  if (event.data === "engine")
    event.waitUntil(keepEngine().then((state) => event.ports[0]?.postMessage(state)));
});

/** What came of it: nothing is built, all is there, there is no room, or the network failed. */
async function keepEngine() {
  if (!ENGINE.length) return "none";
  try {
    const kept = await caches.open(ENGINE_KEPT);
    for (const path of ENGINE) if (!(await kept.match(path))) await kept.add(path);
    return "kept";
  } catch (problem) {
    return stateOf(problem);
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate" && !pathname.startsWith("/api/"))
    event.respondWith(page(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(file(request));
});

/** Somebody was called to their turn: back to the table. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(
    windows().then(async (open) => {
      if (open.length) await open[0].focus();
      else await self.clients.openWindow(event.notification.data);
    }),
  );
});

/** The newest page; the one kept where the server cannot be reached, or is a web space that knows
 * files alone. */
async function page(request) {
  const answer = await fetch(request).catch(() => null);
  if (answer?.ok || answer?.type === "opaqueredirect") return answer;
  return (await caches.match("/")) ?? answer ?? Response.error();
}

/** Built files never change under their names. */
async function file(request) {
  return (await caches.match(request)) ?? fetch(request);
}
