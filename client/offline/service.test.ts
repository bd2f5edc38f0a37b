/** The service worker, in a browser of which only its own promises are real. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";

const CODE = readFileSync(join(import.meta.dirname, "service.js"), "utf8")
  .replace("__BUILD__", "new")
  .replace('["__PAGES__"]', '["assets/a.js"]')
  .replace('["__ENGINE__"]', '["assets/engine/x", "assets/engine/y"]');

interface Heard {
  data?: unknown;
  ports?: { postMessage: (told: unknown) => void }[];
  waitUntil: (work: Promise<unknown>) => void;
}

const turn = () => new Promise((go) => setTimeout(go));
const WAITS = " waits";

/** As browsers list them: held, or asked for and not had yet. */
function asLocks(names: string[]) {
  const [pending, held] = [true, false].map((waits) =>
    names.filter((name) => name.endsWith(WAITS) === waits),
  ) as [string[], string[]];
  const listed = (some: string[]) => some.map((name) => ({ name: name.replace(WAITS, "") }));
  return { held: listed(held), pending: listed(pending) };
}

function whenFree(names: string[]) {
  return async (wanted: string, then: () => Promise<void>) => {
    while (names.includes(wanted)) await turn();
    await then();
  };
}

function service(
  locks: string[],
  kept: Record<string, string[]> = {},
  { full = false, root = "/" } = {},
) {
  const listeners: Record<string, (event: Heard) => void> = {};
  const skipWaiting = vi.fn();
  const cache = (name: string) => ({
    addAll: async (paths: string[]) => void (kept[name] = paths),
    add: async (path: string) => {
      if (full) throw Object.assign(new Error("no room"), { name: "QuotaExceededError" });
      (kept[name] ??= []).push(path);
    },
    put: async (path: string, { body }: { body: string }) =>
      void (kept[name] ??= []).push(`${path}: ${body}`),
    match: async (path: string) => (kept[name] ?? []).find((one) => one === path),
    keys: async () => (kept[name] ?? []).map((path) => ({ url: `https://bis.example${path}` })),
    delete: async ({ url }: { url: string }) =>
      void (kept[name] = kept[name]!.filter((one) => !url.endsWith(one))),
  });
  const self = {
    addEventListener: (kind: string, hear: (event: Heard) => void) => (listeners[kind] = hear),
    skipWaiting,
    clients: { matchAll: async () => [], claim: async () => {} },
    navigator: { locks: { query: async () => asLocks(locks), request: whenFree(locks) } },
  };
  const caches = {
    open: async (name: string) => cache(name),
    keys: async () => Object.keys(kept),
    delete: async (name: string) => delete kept[name],
  };
  const location = new URL(`https://bis.example${root}offline.js`);
  const Response = Object.assign(
    class {
      constructor(readonly body: string) {}
    },
    {
      redirect: (to: string, status: number) => [to, status],
    },
  );
  runInNewContext(CODE, { self, caches, URL, Response, location });
  const happen = async (kind: string, data?: unknown) => {
    const told: unknown[] = [];
    let work: Promise<unknown> = Promise.resolve();
    const ports = [{ postMessage: (one: unknown) => told.push(one) }];
    listeners[kind]!({ data, ports, waitUntil: (one) => (work = one) });
    await work;
    return told;
  };
  /** What a request is answered; nothing, if it goes its own way. */
  const asked = async (method: string, path: string, given: Record<string, string> = {}) => {
    let answer: unknown;
    const form = { get: (name: string) => given[name] ?? null };
    const request = { method, url: `https://bis.example${path}`, formData: async () => form };
    const event = { request, respondWith: (one: unknown) => (answer = one) };
    listeners["fetch"]!(event as unknown as Heard);
    return answer;
  };
  return { happen, asked, skipWaiting, kept };
}

test("an update comes at once where nobody plays", async () => {
  const { happen, skipWaiting, kept } = service(["something else"]);
  await happen("install");
  expect(skipWaiting).toHaveBeenCalled();
  expect(kept["bis-new"]).toEqual(["/", "/assets/a.js"]);
});

test("an update waits until the last table is left", async () => {
  const locks = ["bis-playing"];
  const { happen, skipWaiting } = service(locks);
  await happen("install");
  const taken = happen("message", "idle");
  await turn();
  expect(skipWaiting).not.toHaveBeenCalled();
  locks.shift();
  await taken;
  expect(skipWaiting).toHaveBeenCalled();
});

test("whoever sits down before it comes plays on", async () => {
  const { happen, skipWaiting } = service(["bis-playing waits"]);
  await happen("message", "idle");
  expect(skipWaiting).not.toHaveBeenCalled();
});

test("what an older build kept goes when the new one is there", async () => {
  const engine = ["/assets/engine/x", "/assets/engine-old/x"];
  const { happen, kept } = service([], { "bis-1": ["/"], "bis-new": ["/"], "bis-engine": engine });
  await happen("activate");
  expect(kept).toEqual({ "bis-new": ["/"], "bis-engine": ["/assets/engine/x"] });
});

test("what is there already is not fetched again", async () => {
  const { happen, kept } = service([], { "bis-engine": ["/assets/engine/x"] });
  expect(await happen("message", "engine")).toEqual(["kept"]);
  expect(kept["bis-engine"]).toEqual(["/assets/engine/x", "/assets/engine/y"]);
});

test("that there is no room is told", async () => {
  const { happen } = service([], {}, { full: true });
  expect(await happen("message", "engine")).toEqual(["full"]);
});

test("what lives beside it in the same web space is left alone", async () => {
  const engine = ["/games/bis/assets/engine/x", "/games/bis/assets/engine-old/x"];
  const { happen, kept } = service(
    [],
    { others: ["/"], "bis-1": ["/"], "bis:/games/bis/-1": ["/"], "bis:/games/bis/-engine": engine },
    { root: "/games/bis/" },
  );
  await happen("install");
  expect(kept["bis:/games/bis/-new"]).toEqual(["/games/bis/", "/games/bis/assets/a.js"]);
  await happen("activate");
  expect(Object.keys(kept)).toEqual([
    "others",
    "bis-1",
    "bis:/games/bis/-engine",
    "bis:/games/bis/-new",
  ]);
  expect(kept["bis:/games/bis/-engine"]).toEqual(["/games/bis/assets/engine/x"]);
});

test.each([
  ["a file, before any words", { record: "bis 1", text: "look" }, ["/shared: bis 1"]],
  ["words", { record: "", text: "bis 1" }, ["/shared: bis 1"]],
  ["more than a record can be", { text: "x".repeat(1_000_001) }, undefined],
])("%s that is shared waits for the page that reads records", async (_, given, laid) => {
  const { asked, kept } = service([]);
  expect(await asked("POST", "/share", given)).toEqual(["/record", 303]);
  expect(kept["bis-new"]).toEqual(laid);
});

test("nothing else that is sent is touched", async () => {
  const { asked, kept } = service([]);
  expect(await asked("POST", "/api/tables", { text: "bis 1" })).toBeUndefined();
  expect(kept).toEqual({});
});
