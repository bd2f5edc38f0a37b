// Keeps the pages of Bis at hand, so that one loaded without a network says what is the matter.
// What is asked of the server itself (/api) goes to the server, and is never kept.

const KEPT = "bis-1";
const MOST = 200;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.add("/")));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((one) => one !== KEPT).map((one) => caches.delete(one))),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate" && !pathname.startsWith("/api/"))
    event.respondWith(page(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(file(request));
});

/** The newest page; the one kept where the server cannot be reached. */
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await keep("/", answer.clone());
    return answer;
  } catch (problem) {
    const kept = await caches.match("/");
    if (kept) return kept;
    throw problem;
  }
}

/** Built files never change under their names. */
async function file(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await keep(request, answer.clone());
  return answer;
}

async function keep(request, answer) {
  const kept = await caches.open(KEPT);
  await kept.put(request, answer);
  const all = await kept.keys();
  for (const old of all.slice(0, Math.max(0, all.length - MOST)))
    if (new URL(old.url).pathname !== "/") await kept.delete(old);
}
