/** What is kept for times without a network: fetched when the page has nothing else to do. */

import { route } from "../ui/route.svelte";
import { reach, type Kept } from "../wire/reach.svelte";
import { to, UNDER } from "../ui/under";

const LATER = 2000;

/** Pages at once, what plays without a server a little later. */
export async function keepForLater(): Promise<void> {
  try {
    // Where not even the pages can be kept, nothing is ready, but this is told.
    navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent<Kept>) => {
      reach.kept = data;
    });
    sit();
    addEventListener("bis-moved", sit);
    await navigator.serviceWorker.register(to("/offline.js"));
    const { active } = await navigator.serviceWorker.ready;
    await new Promise((resolve) => setTimeout(resolve, LATER));
    if (active && !isSparing()) reach.kept = await fetchEngine(active);
    if (reach.kept === "kept") void navigator.storage?.persist?.();
  } catch (problem) {
    const isUntrusted = problem instanceof DOMException && problem.name === "SecurityError";
    reach.kept = isUntrusted ? "untrusted" : "refused";
  }
}

/** Whether all is there to play without a server; if so, it is started. */
export async function canPlayHere(): Promise<boolean> {
  const kept = reach.alone || (await (await caches.open(ENGINE_KEPT)).keys()).length > 0;
  if (kept) void import("./device").then(({ theDevice }) => theDevice());
  return kept;
}
/** Whether what learned players go by is there, too. */
export async function hasNets(): Promise<boolean> {
  const kept = await (await caches.open(ENGINE_KEPT)).keys();
  return kept.some(({ url }) => url.endsWith("/nets.bin"));
}
/** By this name the service worker keeps it. */
const ENGINE_KEPT = UNDER ? `bis:${UNDER}/-engine` : "bis-engine";

/** Whoever pays by the byte is not asked for nine million of them. */
function isSparing(): boolean {
  return !!(navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
}

function fetchEngine(service: ServiceWorker): Promise<Kept> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<Kept>) => resolve(data);
    service.postMessage("engine", [port2]);
  });
}

/** Whoever is at a table holds this lock, which the service worker looks for; a tab that dies lets go. */
const PLAYING = "bis-playing";
let getUp: (() => void) | null = null;
function sit(): void {
  const sits = route().page === "table";
  if (sits && !getUp) {
    const gone = new Promise<void>((resolve) => (getUp = resolve));
    void navigator.locks.request(PLAYING, { mode: "shared" }, () => gone).then(takeUpdate);
  } else if (!sits && getUp) {
    getUp();
    getUp = null;
  }
}

/** A newer Bis that waits comes when the table is left. */
async function takeUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  registration?.waiting?.postMessage("idle");
}
