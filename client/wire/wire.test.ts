import { afterEach, expect, test, vi } from "vitest";
import { liveAddress } from "./api";
import { seated, shared } from "./position";
import { WIRE, type Position, type TableInfo } from "./types";

afterEach(() => vi.unstubAllGlobals());

test("the socket's address says which messages this page can read", () => {
  vi.stubGlobal("location", { protocol: "https:", host: "bis.example" });
  expect(WIRE).toBeGreaterThan(0);
  expect(liveAddress("a/b")).toBe(`wss://bis.example/api/tables/a%2Fb/live?wire=${WIRE}`);
});

test("where a bot plays on, its moves are not yours to make or to fetch", () => {
  const position = { to_act: [-1, 0], legal: ["pass"], on_demand: ["bomb"] } as unknown as Position;
  const at = (kind: string) => ({ you: 0, seats: [{ kind }] }) as unknown as TableInfo;
  expect(seated(position, at("bot"))).toMatchObject({ to_act: [0], legal: [], on_demand: [] });
  expect(seated(position, at("person"))).toMatchObject({ legal: ["pass"], on_demand: ["bomb"] });
});

test("what is told again as it was stays the same value, and what changed does not", () => {
  const old = { sheets: [{ checked: ["A1"] }, { checked: ["B2"] }], scores: [1, 2], gone: 0 };
  const told = () => structuredClone(old);
  expect(shared(old, told())).toBe(old);
  const now = shared(old, { ...told(), scores: [1, 3] });
  expect(now).toEqual({ ...old, scores: [1, 3] });
  expect(now.sheets).toBe(old.sheets);
  const { gone: _, ...less } = told();
  expect(shared(old, less)).toEqual(less);
  expect(shared(old, { ...told(), sheets: [] }).sheets).toEqual([]);
  expect(shared([], {})).toEqual({});
});
