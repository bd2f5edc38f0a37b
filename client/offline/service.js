// Keeps the pages of Bis at hand, and what plays without a server; served as /offline.js, which knows
// all built files by name. What is asked of the server itself (/api) goes to the server, and is never
// kept. An update is fetched at once and waits until nobody sits at a table. Records that other apps
// share are laid down for the page that reads them; they go nowhere else.

const BUILD = "__BUILD__";
/** Where Bis is: the root of its host, or a folder there, beside which others may live. */
const ROOT = new URL("./", location.href).pathname;
const ours = (path) => ROOT + path;
const PAGES = ["__PAGES__"].map(ours);
const ENGINE = ["__ENGINE__"].map(ours);
const OURS = ROOT === "/" ? "bis-" : `bis:${ROOT}-`;
const PAGES_KEPT = `${OURS}${BUILD}`;
const ENGINE_KEPT = `${OURS}engine`;
const SHARED = ours("shared");
/** Who is at a table holds this lock (`keep.ts`). A window's address would not tell: it is the one it was opened with. */
const PLAYING = "bis-playing";
/** The longest games are a tenth of it. */
const LONGEST_RECORD = 1_000_000;

self.addEventListener("install", (event) => {
  event.waitUntil(keepPages().then(takeOverIfIdle));
});

async function keepPages() {
  try {
    await (await caches.open(PAGES_KEPT)).addAll([ROOT, ...PAGES]);
  } catch (problem) {
    for (const page of await windows()) page.postMessage(stateOf(problem));
    throw problem;
  }
}

const windows = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });
const stateOf = (problem) => (problem.name === "QuotaExceededError" ? "full" : "failed");

/** From now on this is it, unless somebody plays. */
async function takeOverIfIdle() {
  const { held } = await self.navigator.locks.query();
  if (!held.some(({ name }) => name === PLAYING)) await self.skipWaiting();
}

/** The same as soon as nobody plays: a lock that a page has let go is held for a moment more. Whoever sits down
 * meanwhile comes first, and says so when they get up. */
async function takeOver() {
  await self.navigator.locks.request(PLAYING, async () => {
    const { pending } = await self.navigator.locks.query();
    if (!pending.some(({ name }) => name === PLAYING)) await self.skipWaiting();
  });
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
  const kept = [PAGES_KEPT, ENGINE_KEPT];
  const old = names.filter((one) => one.startsWith(OURS) && !kept.includes(one));
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
  if (origin !== location.origin) return;
  if (request.method === "POST" && pathname === ours("share"))
    event.respondWith(takeShared(request));
  if (request.method !== "GET") return;
  if (request.mode === "navigate" && !pathname.startsWith(ours("api/")))
    event.respondWith(page(request));
  else if (pathname.startsWith(ours("assets/"))) event.respondWith(file(request));
});

/** A record, as a file or as words, for the page that it leads to. */
async function takeShared(request) {
  const form = await request.formData();
  const given = [form.get("record"), form.get("text")].find((one) => one?.size || one?.length);
  if (given && (given.size ?? given.length) <= LONGEST_RECORD)
    await (await caches.open(PAGES_KEPT)).put(SHARED, new Response(given));
  return Response.redirect(ours("record"), 303);
}

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
  return (await caches.match(ROOT)) ?? answer ?? Response.error();
}

/** Built files never change under their names. */
async function file(request) {
  return (await caches.match(request)) ?? fetch(request);
}
