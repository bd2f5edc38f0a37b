/** A browser that keeps nothing, or has no room: it is told by name, and nothing has happened. */

import { beforeEach, expect, test, vi } from "vitest";
import type { Trouble } from "../wire/reach.svelte";

const named = (name: string) => Object.assign(new Error(name), { name });

/** A database that cannot be opened, or whose transactions end like this. */
let broken: Error | null = null;
function refusing(open: Error | null, abort: Error | null = null): void {
  broken = abort;
  const store = {
    get: () => answered(undefined),
    add: () => {},
    put: () => {},
    clear: () => {},
    delete: () => {},
  };
  const transaction = () => {
    const made = {
      objectStoreNames: ["tables", "entries", "house"],
      objectStore: () => store,
      error: broken,
      oncomplete: null as (() => void) | null,
      onabort: null as (() => void) | null,
    };
    setTimeout(() => (made.error ? made.onabort : made.oncomplete)?.());
    return made;
  };
  vi.stubGlobal("IDBKeyRange", { bound: () => null });
  vi.stubGlobal("indexedDB", { open: () => answered({ transaction }, open) });
}

function answered(result: unknown, error: Error | null = null) {
  const asked: { [key: string]: unknown } = { result, error };
  queueMicrotask(() => (asked[error ? "onerror" : "onsuccess"] as () => void)());
  return asked;
}

/** Whether it was stored, and what was told of it. */
async function stored(): Promise<[boolean, (Trouble | null)[]]> {
  const { Shelf } = await import("./shelf");
  const told: (Trouble | null)[] = [];
  const shelf = new Shelf(
    () => {},
    (why) => told.push(why),
  );
  const fits = await shelf.append("~a", 0, '["one"]', "{}").catch(() => false);
  return [fits, told];
}

beforeEach(() => {
  vi.resetModules();
});

test("a browser that keeps nothing is told as such", async () => {
  refusing(named("SecurityError"));
  expect(await stored()).toEqual([false, ["refused"]]);
});

test("a device without room is told as such", async () => {
  refusing(null, named("QuotaExceededError"));
  expect(await stored()).toEqual([false, ["full"]]);
});

test("what was stored is told to nobody as a problem", async () => {
  refusing(null);
  expect(await stored()).toEqual([true, []]);
});

test("that there is room again is told, too", async () => {
  refusing(null, named("QuotaExceededError"));
  const { Shelf } = await import("./shelf");
  const told: (Trouble | null)[] = [];
  const shelf = new Shelf(
    () => {},
    (why) => told.push(why),
  );
  await shelf.remove("~a").catch(() => {});
  broken = null;
  await shelf.append("~a", 0, "[]", "{}");
  expect(told).toEqual(["full", null]);
});

test("who is forgotten is forgotten in other windows, too", async () => {
  refusing(null);
  const told: unknown[] = [];
  const other = new BroadcastChannel("bis");
  const heard = new Promise<void>((resolve) => {
    other.onmessage = ({ data }) => resolve(void told.push(data));
  });
  await (await import("./shelf")).forgetAll();
  await heard;
  other.close();
  expect(told).toHaveLength(1);
});
