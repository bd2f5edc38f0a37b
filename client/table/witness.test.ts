import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import type { TableInfo } from "../wire/types";
import { promiseOf } from "./promises";
import { readRecord } from "./record";
import { sealsOf } from "./seals";
import { misfits, recallSeen, Witness } from "./witness";

const fixtures = join(import.meta.dirname, "../dev/fixtures");
const text = (
  JSON.parse(readFileSync(join(fixtures, "encore_twice.sealed.json"), "utf8")) as { record: string }
).record;
const seals = sealsOf(readRecord(text));

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

type Told = Pick<TableInfo, "seal">;
function told(number: number, step: "promising" | "revealing" | null, over = {}): Told {
  const { event, commit, promises, shares } = seals[number]!;
  const now = { shares: step === "promising" ? {} : shares };
  return { seal: { ...{ number, event, commit, step, promises }, ...now, ...over } };
}
const rolls = (record: string, until = Infinity) =>
  Object.fromEntries(
    readRecord(record)
      .lines.map((line, i) => [i + 1, line] as const)
      .filter(([line, said]) => said.startsWith("table ") && line <= until)
      .map(([line, said]) => [String(line), said.slice("table ".length)]),
  );
/** The line of the last roll that the first seal decided. */
const before = Number(Object.keys(rolls(text))[seals[1]!.event - 2]);

/** A browser that was there from the first seal to the last roll. */
function watched(): Witness {
  const witness = new Witness("kiwi");
  witness.hear(told(0, "promising"), {});
  witness.hear(told(0, "revealing"), {});
  witness.hear(told(0, null), rolls(text, before));
  witness.hear(told(1, "promising"), rolls(text, before));
  witness.hear(told(1, "revealing"), {});
  witness.hear(told(1, null), rolls(text));
  return witness;
}
const compare = (record: string) => misfits(readRecord(record), recallSeen("kiwi")!);

test("the record of the game that was watched fits", () => {
  watched();
  expect(compare(text)).toEqual([]);
  expect(recallSeen("kiwi")!.undone).toBe(0);
});

test("a server that picks a new seed when it knows the shares is found out", () => {
  watched();
  const other = text.replace(seals[0]!.commit, "ab".repeat(32));
  expect(compare(other)).toMatchObject([{ what: "commit", seen: seals[0]!.commit }]);
});

test("so is one that tells another commitment to those who are there", () => {
  const witness = new Witness("kiwi");
  witness.hear(told(0, "promising"), {});
  witness.hear(told(0, "revealing", { commit: "cd".repeat(32) }), {});
  expect(compare(text.replace(seals[0]!.commit, "cd".repeat(32)))).toMatchObject([
    { what: "commit", seen: seals[0]!.commit },
  ]);
});

test("a share that is changed or left out later is found out", () => {
  watched();
  const changed = text.replace(`share 1 ${"5e".repeat(16)}`, `share 1 ${"5f".repeat(16)}`);
  expect(compare(changed)).toMatchObject([{ what: "share", seat: 1 }]);
  const left = text.replace(`note share 1 ${"5e".repeat(16)}\n`, "");
  expect(compare(left)).toMatchObject([{ what: "share", seat: 1, recorded: "" }]);
});

test("a share that is slipped in when the others are known is found out", () => {
  watched();
  const share = "77".repeat(16);
  const slipped = text
    .replace(/(note reseal [^]*?note promise 1 )\w+/, `$1${promiseOf(share)}`)
    .replace(/note withheld 1 \w+/, `note share 1 ${share}`);
  expect(slipped).not.toBe(text);
  expect(compare(slipped)).toMatchObject([
    { what: "promise", seat: 1 },
    { what: "share", seat: 1, recorded: share },
  ]);
});

test("a promise that comes when promising is closed is not taken down", () => {
  const witness = new Witness("kiwi");
  const { promises } = seals[0]!;
  witness.hear(told(0, "revealing", { promises: { 0: promises[0]! }, shares: {} }), {});
  witness.hear(told(0, null), {});
  expect(compare(text)).toMatchObject([{ what: "promise", seat: 1, seen: "" }]);
});

test("a roll that is changed later is found out, by its line", () => {
  watched();
  const [line, seen] = Object.entries(rolls(text))[3]!;
  const changed = text.replace(`table ${seen}`, "table roll g g g | 1 1 1");
  expect(compare(changed)).toMatchObject([{ what: "roll", line: Number(line), seen }]);
});

test("a seal that nobody was told of while its dice were rolled is found out", () => {
  const witness = new Witness("kiwi");
  witness.hear(told(0, null), rolls(text));
  expect(compare(text)).toMatchObject([{ what: "seal", recorded: seals[1]!.commit }]);
});

test("who left before the dice were sealed anew finds nothing wrong", () => {
  const witness = new Witness("kiwi");
  witness.hear(told(0, null), rolls(text, before));
  expect(compare(text)).toEqual([]);
});

test("what was rolled after the moment that a table is put back to is told as taken back", () => {
  const witness = new Witness("kiwi");
  witness.hear(told(0, null), { ...rolls(text, before), [before + 3]: "roll g g g | 1 1 1" });
  witness.hear(told(1, "promising"), rolls(text, before));
  witness.hear(told(1, null), rolls(text));
  expect(compare(text)).toEqual([]);
  expect(recallSeen("kiwi")!.undone).toBe(1);
});

test("one's share stays the same over a reload, and is another for another seal", () => {
  const first = watched().share("c1", () => "aa");
  expect(first).toBe("aa");
  const again = new Witness("kiwi");
  expect(again.share("c1", () => "bb")).toBe("aa");
  expect(again.share("c2", () => "bb")).toBe("bb");
  expect(again.promised("c3")).toBeNull();
});

test("only the last tables are kept, and what is broken counts as nothing", () => {
  for (let i = 0; i < 20; i++) new Witness(`t${i}`).hear(told(0, null), {});
  expect(recallSeen("t19")).not.toBeNull();
  expect(recallSeen("t0")).toBeNull();
  expect([...kept.keys()].filter((key) => key.startsWith("bis.seen."))).toHaveLength(12);
  kept.set("bis.seen.t19", "{nonsense");
  expect(recallSeen("t19")).toBeNull();
});

test("in a private window it lasts as long as the page", () => {
  vi.stubGlobal("localStorage", undefined);
  const witness = new Witness("kiwi");
  witness.hear(told(0, null), rolls(text, before));
  expect(misfits(readRecord(text), witness.seen)).toEqual([]);
});

test("a server that says later that dice were rolled on a device is found out", () => {
  watched();
  const lied = text.replace("note commit", "note device 5\nnote commit");
  expect(compare(lied)).toMatchObject([{ what: "from", seen: "0", recorded: "6" }]);
});
