/** Without a server: who is asked then, what is offered, and what is built for it. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tar } from "../dev/engine.mjs";
import { Connection } from "../table/connection.svelte";
import { areOfDevice, lackBest, levelsOf } from "../ui/levels";
import * as api from "../wire/api";
import type { Line } from "../wire/line";
import { isHere, reach } from "../wire/reach.svelte";
import type { GameInfo } from "../wire/types";

const asked: string[] = [];
/** What the device answers. */
let answer = "{}";
vi.mock("./device", () => ({
  theDevice: () => ({
    ask: (method: string, path: string, body: string) => {
      asked.push(`${method} ${path} ${body}`.trim());
      return Promise.resolve(new Response(answer));
    },
  }),
}));

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});

function serverAnswers(status: number | null, text = "{}"): void {
  vi.stubGlobal("fetch", () =>
    status === null
      ? Promise.reject(new TypeError("Failed to fetch"))
      : Promise.resolve(new Response(text, { status })),
  );
}

beforeEach(() => {
  asked.length = 0;
  kept.clear();
  answer = "{}";
});
afterEach(() => serverAnswers(200));

test("while the server answers, the device is not asked", async () => {
  serverAnswers(201, '{"id": "abc", "code": "K7WQ3F"}');
  expect((await api.openTable("g")).id).toBe("abc");
  expect(asked).toEqual([]);
  expect(reach.lost).toBe(false);
});

test.each([null, 502, 504])(
  "where no server is reached (%s), a table opens here",
  async (status) => {
    serverAnswers(status);
    answer = '{"id": "~abc", "code": "K7WQ3F"}';
    expect((await api.openTable("g")).id).toBe("~abc");
    expect(asked).toEqual(['POST tables {"game":"g"}']);
    expect(reach.lost).toBe(true);
  },
);

test("a server that refuses is there", async () => {
  serverAnswers(429, '{"reason": "slower", "code": null, "parts": {}}');
  await expect(api.openTable("g")).rejects.toThrow("slower");
  expect(asked).toEqual([]);
});

test("what concerns a table of this device is asked of it, whether or not there is a server", async () => {
  serverAnswers(200);
  answer = "[]";
  await api.legalFor("~abc", "bomb", 0);
  expect(asked).toEqual(["GET tables/~abc/legal/bomb?seat=0"]);
  expect(isHere("~abc")).toBe(true);
  expect(isHere("abc")).toBe(false);
});

test("a code cannot be looked up without a server", async () => {
  serverAnswers(null);
  await expect(api.findCode("K7WQ3F")).rejects.toThrow();
  expect(asked).toEqual([]);
});

test("without a server the games are those that were told last, with the bots that can play", async () => {
  const game = { id: "g", bots: ["best", "tidy"], usual: ["best", "best"], light: ["tidy"] };
  serverAnswers(200, JSON.stringify([game]));
  expect((await api.games())[0]?.bots).toEqual(["best", "tidy"]);
  serverAnswers(null);
  const [found] = (await api.games()) as [GameInfo];
  expect([found.bots, found.usual]).toEqual([["tidy"], ["tidy", "tidy"]]);
  expect(asked).toEqual([]);
});

test("a device has levels of its own, of which the middle one sits down", () => {
  const light = ["novice", "casual", "skilled", "denial", "uniform"];
  const bots = ["easy", "medium", "hard", "best", "denial", "uniform"];
  const game = { id: "g", bots, usual: ["medium", "medium"], light } as unknown as GameInfo;
  expect(api.light(game, true).usual).toEqual(["casual", "casual"]);
  expect(levelsOf(game.bots)).toEqual(["easy", "medium", "hard", "best"]);
  expect(levelsOf(api.light(game, true).bots)).toEqual(["novice", "casual", "skilled"]);
  expect(areOfDevice(levelsOf(game.bots))).toBe(false);
  expect(areOfDevice(api.light(game, true).bots)).toBe(true);
});

test("where nets are kept, the levels are a server's, of which the best stays there", async () => {
  const light = ["novice", "casual", "skilled", "greedy"];
  const bots = ["easy", "medium", "hard", "best", "greedy"];
  const netted = ["easy", "medium", "hard"];
  const game = { id: "g", bots, usual: ["medium"], light, netted } as unknown as GameInfo;
  const offered = async (...files: string[]) => {
    const keys = files.map((name) => ({ url: `https://bis.test/assets/engine-1/${name}` }));
    vi.stubGlobal("caches", { open: async () => ({ keys: async () => keys }) });
    return (await api.playedHere([game]))[0]!;
  };
  const [all, some] = [await offered("bis.bin", "nets.bin"), await offered("bis.bin")];
  expect([all.bots, all.usual]).toEqual([[...netted, "greedy"], ["medium"]]);
  expect([some.bots, some.usual]).toEqual([light, ["casual"]]);
  expect([lackBest(levelsOf(all.bots)), areOfDevice(levelsOf(all.bots))]).toEqual([true, false]);
  expect([lackBest(levelsOf(bots)), lackBest(levelsOf(some.bots))]).toEqual([false, false]);
});

test("a game of this device is handed over as it is, and stays until it is told to go", async () => {
  const sent: string[] = [];
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => {
    sent.push(`${init?.method} ${path} ${String(init?.body)}`);
    return Promise.resolve(new Response('{"id": "abc", "code": "K7WQ3F"}', { status: 201 }));
  });
  answer = '{"record":"bis 1","bots":[null]}';
  expect((await api.bring("~abc")).id).toBe("abc");
  expect(sent).toEqual([`POST /api/brought ${answer}`]);
  expect(asked).toEqual(["GET tables/~abc/handed-over"]);
  await api.dropHere("~abc");
  expect(asked).toContain("DELETE tables/~abc");
});

test("nothing is handed over where no server answers", async () => {
  serverAnswers(null);
  expect(await api.isServerThere()).toBe(false);
  await expect(api.bring("~abc")).rejects.toThrow();
  serverAnswers(200, "[]");
  expect(await api.isServerThere()).toBe(true);
});

test("a line of this device is not given up when the network goes", () => {
  const line: Line = {
    isHere: true,
    send: vi.fn(),
    close: vi.fn(),
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  const connection = new Connection(() => line);
  connection.start();
  connection.lose();
  expect(line.close).not.toHaveBeenCalled();
  connection.stop();
});

test("the archive is one that tar can read", () => {
  const made = tar([
    ["bis/a.py", Buffer.from("a = 1\n")],
    ["bis/games/b.py", Buffer.alloc(600, "b")],
  ]);
  expect(made.length % 512).toBe(0);
  expect(made.toString("utf8", 0, 8)).toBe("bis/a.py");
  expect(made.toString("utf8", 512, 518)).toBe("a = 1\n");
  expect(parseInt(made.toString("utf8", 1024 + 124, 1024 + 135), 8)).toBe(600);
  const sum = parseInt(made.toString("utf8", 148, 154), 8);
  const head = Buffer.from(made.subarray(0, 512)).fill(" ", 148, 156);
  expect(head.reduce((total, byte) => total + byte, 0)).toBe(sum);
});
