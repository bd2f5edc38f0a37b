import { beforeEach, expect, test, vi } from "vitest";
import { keepRecord, onOpened, takeShared } from "./shared";

let laid: Map<string, string>;
beforeEach(() => {
  laid = new Map([["/shared", "bis 1"]]);
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal("caches", {
    keys: async () => ["bis-new"],
    match: async (path: string) => (laid.has(path) ? new Response(laid.get(path)) : undefined),
    open: async () => ({ delete: async (path: string) => laid.delete(path) }),
  });
});

test("what is shared is taken once, and stays in its window until another is wanted", async () => {
  expect(await takeShared()).toBe("bis 1");
  expect([...laid]).toEqual([]);
  expect(await takeShared(), "after a reload").toBe("bis 1");
  keepRecord(null);
  expect(await takeShared()).toBe(null);
});

test("what is shared last comes before what is kept", async () => {
  keepRecord("older");
  expect(await takeShared()).toBe("bis 1");
});

test("where browsers keep nothing, nothing was shared", async () => {
  vi.stubGlobal("caches", undefined);
  expect(await takeShared()).toBe(null);
});

test("a file that is opened with Bis is read, where there is such a thing", async () => {
  onOpened(() => {});
  const take = vi.fn();
  const file = new File(["bis 1"], "a.game");
  vi.stubGlobal("launchQueue", {
    setConsumer: (consume: (launched: object) => void) =>
      consume({ files: [{ getFile: async () => file }] }),
  });
  onOpened(take);
  await vi.waitFor(() => expect(take).toHaveBeenCalledWith(file));
});
