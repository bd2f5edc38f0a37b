import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Line } from "../wire/line";
import type { Position, TableInfo, Told } from "../wire/types";
import { Connection, randomId, wait } from "./connection.svelte";

class FakeLine implements Line {
  sent: { id: string; type: string }[] = [];
  closed = false;
  onopen = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;
  send(text: string) {
    this.sent.push(JSON.parse(text) as { id: string; type: string });
  }
  close() {
    this.closed = true;
  }
  hear(message: Told) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(code = 1006) {
    this.onclose?.({ code });
  }
}

const table = { id: "t", seats: [] as unknown, you: 0 } as TableInfo;
const snapshot = (version: number): Told => ({
  ...{ type: "snapshot", version, table, position: null, log: [{ kind: "rolled" }], wire: 2 },
  rolled: {},
});
const update = (version: number): Told => ({
  ...{ type: "update", version, table, position: null, events: [{ kind: "passed", seat: 0 }] },
  rolled: {},
});

let lines: FakeLine[];
let connection: Connection;
const last = () => lines.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  let id = 0;
  connection = new Connection(
    () => (lines.push(new FakeLine()), last()),
    () => `id${id++}`,
  );
  connection.start();
});
afterEach(() => {
  connection.stop();
  vi.useRealTimers();
});

test("updates in order add to the log", () => {
  last().hear(snapshot(4));
  last().hear(update(5));
  expect(connection.status).toBe("live");
  expect(connection.log).toHaveLength(2);
  expect(connection.news).toHaveLength(1);
});
test("a witness hears what is told before it is shown, and nothing that is too old", () => {
  const heard: string[] = [];
  const line = new FakeLine();
  const other = new Connection(
    () => line,
    undefined,
    (_, rolled) => heard.push(...Object.values(rolled), String(other.table === null)),
  );
  other.start();
  line.hear({ ...snapshot(4), rolled: { 1: "roll a b" } } as Told);
  line.hear({ ...update(3), rolled: { 2: "roll c d" } } as Told);
  expect(heard).toEqual(["roll a b", "true"]);
});
test("an older update changes nothing", () => {
  last().hear(snapshot(4));
  last().hear(update(3));
  expect(connection.log).toHaveLength(1);
});
test("versions may skip: an update brings all since the last one", () => {
  last().hear(snapshot(4));
  last().hear(update(9));
  expect(connection.log).toHaveLength(2);
  expect(lines).toHaveLength(1);
});
test("somebody comes or goes: the same version with another table", () => {
  last().hear(snapshot(4));
  const other = { ...table, host: true };
  last().hear({ type: "update", version: 4, table: other, position: null, events: [], rolled: {} });
  expect(connection.table?.host).toBe(true);
});
test("a wish made without connection is sent with the snapshot", () => {
  connection.wish({ type: "say", move: "pass" });
  expect(last().sent).toEqual([]);
  last().hear(snapshot(1));
  expect(last().sent).toEqual([{ type: "say", move: "pass", id: "id0" }]);
});
test("a move says at which line it was chosen, also when it is sent again later", () => {
  const at = (line: number) => ({ to_act: [0], legal: [], line }) as unknown as Position;
  last().hear({
    type: "snapshot",
    version: 1,
    table,
    position: at(7),
    log: [],
    rolled: {},
    wire: 2,
  });
  connection.wish({ type: "say", move: "hit" });
  last().break();
  vi.advanceTimersByTime(wait(0));
  last().hear({
    type: "snapshot",
    version: 5,
    table,
    position: at(9),
    log: [],
    rolled: {},
    wire: 2,
  });
  expect(last().sent).toEqual([{ type: "say", move: "hit", at: 7, id: "id0" }]);
});
test("a promise that comes too late is refused in silence, a move is not", () => {
  last().hear(snapshot(1));
  const no = { type: "refused", reason: "no", rule: null, code: null, parts: {} } as const;
  connection.wish({ type: "promise", digest: "00" });
  last().hear({ ...no, id: "id0" });
  expect(connection.refusal).toBeNull();
  expect(connection.busy).toBe(false);
  connection.wish({ type: "say", move: "pass" });
  last().hear({ ...no, id: "id1" });
  expect(connection.refusal?.reason).toBe("no");
});
test("an unanswered wish is sent again under the same id, an answered one is not", () => {
  last().hear(snapshot(1));
  connection.wish({ type: "say", move: "hit" });
  connection.wish({ type: "rematch" });
  last().hear({ type: "done", id: "id0", version: 2 });
  last().break();
  expect(connection.status).toBe("lost");
  vi.advanceTimersByTime(wait(0));
  last().hear(snapshot(2));
  expect(last().sent.map(({ id }) => id)).toEqual(["id1"]);
  expect(connection.busy).toBe(true);
});
test("a wish fulfilled but not yet shown keeps the table busy", () => {
  last().hear(snapshot(1));
  connection.wish({ type: "say", move: "hit" });
  last().hear({ type: "done", id: "id0", version: 3 });
  expect(connection.busy).toBe(true);
  last().hear(update(3));
  expect(connection.busy).toBe(false);
});
test("a refusal says why and forgets the wish", () => {
  last().hear(snapshot(1));
  connection.wish({ type: "say", move: "g1 A1", seat: 0 });
  expect(connection.mine).toBe("g1 A1");
  const why = { reason: "no square in column H", rule: "ENC-14", code: "no-entry", parts: {} };
  last().hear({ type: "refused", id: "id0", ...why });
  expect(connection.refusal).toEqual(why);
  expect(connection.mine).toBeNull();
  expect(connection.busy).toBe(false);
});
test("what you said is shown at once, then what the server keeps of it", () => {
  last().hear(snapshot(1));
  connection.wish({ type: "say", move: "pass", seat: 0 });
  expect(connection.mine).toBe("pass");
  const position = { mine: "pass", to_act: [1], legal: [] } as unknown as Position;
  last().hear({ type: "update", version: 2, table, position, events: [], rolled: {} });
  last().hear({ type: "done", id: "id0", version: 2 });
  expect(connection.mine).toBe("pass");
});
test("on one device a choice is not shown to the next seat", () => {
  last().hear(snapshot(1));
  connection.wish({ type: "say", move: "pass", seat: 0 });
  const other = { ...table, you: 1 };
  last().hear({ type: "update", version: 2, table: other, position: null, events: [], rolled: {} });
  expect(connection.mine).toBeNull();
});
test("waiting grows and has an end", () => {
  expect([0, 1, 2, 10].map(wait)).toEqual([300, 450, 675, 4000]);
  for (let i = 0; i < 3; i++) {
    last().break();
    vi.advanceTimersByTime(wait(i) - 1);
    expect(lines).toHaveLength(i + 1);
    vi.advanceTimersByTime(1);
    expect(lines).toHaveLength(i + 2);
  }
});
test("who is sent away by a server that stops comes back at once, and then as usual", () => {
  last().break(1012);
  vi.advanceTimersByTime(0);
  expect(lines).toHaveLength(2);
  last().break(1012);
  vi.advanceTimersByTime(wait(1) - 1);
  expect(lines).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(lines).toHaveLength(3);
});

test("a table that is not there is not asked for again", () => {
  last().break(4404);
  vi.advanceTimersByTime(60_000);
  expect(connection.status).toBe("gone");
  expect(lines).toHaveLength(1);
});
test.each([
  [4403, "out"],
  [4404, "deleted"],
  [4410, "forgotten"],
])("a table one was at says why it is not any more, and is not asked for again", (code, status) => {
  last().hear(snapshot(1));
  last().break(code);
  vi.advanceTimersByTime(60_000);
  expect(connection.status).toBe(status);
  expect(connection.isOver).toBe(true);
  expect(lines).toHaveLength(1);
});
test("a table that cannot be read says so and is not asked for again", () => {
  last().hear(snapshot(1));
  last().break(4503);
  vi.advanceTimersByTime(60_000);
  expect(connection.status).toBe("aside");
  expect(connection.isOver).toBe(true);
  expect(lines).toHaveLength(1);
});
test("a page that is older than the server says so and does not come back by itself", () => {
  last().hear(snapshot(1));
  last().break(4426);
  vi.advanceTimersByTime(60_000);
  expect(connection.status).toBe("old");
  expect(connection.isOver).toBe(true);
  expect(lines).toHaveLength(1);
});
test("an old line cannot speak any more", () => {
  last().hear(snapshot(1));
  const old = last();
  connection.retry();
  old.hear(update(2));
  old.break();
  expect(connection.log).toHaveLength(1);
  expect(lines).toHaveLength(2);
});
test("a wish that is not answered within seconds is told, and sent again on another line", () => {
  last().hear(snapshot(1));
  connection.wish({ type: "say", move: "hit" });
  vi.advanceTimersByTime(6000);
  expect(lines[0]!.closed).toBe(true);
  expect(lines).toHaveLength(2);
  expect(connection.status).toBe("lost");
  last().hear(snapshot(1));
  expect(last().sent.map(({ id }) => id)).toEqual(["id0"]);
  expect(connection.status).toBe("live");
});
test("a silent line is asked whether it lives, and keeps nobody busy", () => {
  last().hear(snapshot(1));
  vi.advanceTimersByTime(14_000);
  expect(last().sent.map(({ type }) => type)).toEqual(["ping"]);
  expect(connection.busy).toBe(false);
  last().hear({ type: "done", id: last().sent[0]!.id, version: 1 });
  vi.advanceTimersByTime(10_000);
  expect(lines).toHaveLength(1);
  vi.advanceTimersByTime(9000);
  expect(lines.length).toBeGreaterThan(1);
  expect(connection.status).toBe("lost");
});
test("without a network one is told at once, and a line that never opens is given up", () => {
  last().hear(snapshot(1));
  connection.lose();
  expect(connection.status).toBe("lost");
  vi.advanceTimersByTime(30_000);
  expect(lines.length).toBeGreaterThan(3);
  last().hear(snapshot(2));
  expect(connection.status).toBe("live");
});
test("an id has 32 hexadecimal digits", () => {
  expect(randomId()).toMatch(/^[0-9a-f]{32}$/);
});
