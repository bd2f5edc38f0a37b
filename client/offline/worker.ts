/** Plays without a server: Python's own tables, in WebAssembly, beside the page. */

import type { Engine } from "virtual:engine";
import { forward } from "./forward.js";
import type { FromWorker, ToWorker } from "./messages";
import { player, Shelf, why } from "./shelf";

/** `bis.offline.house.House`, as Pyodide hands it out. */
interface House {
  open(line: number, table: string): Promise<void>;
  hear(line: number, text: string): Promise<void>;
  close(line: number): void;
  ask(method: string, path: string, body: string): Promise<Proxied>;
  look(): Promise<void>;
}
interface Proxied {
  toJs(): [number, string];
  destroy(): void;
}
interface Pyodide {
  loadPackage(address: string, how: object): Promise<unknown>;
  unpackArchive(archive: ArrayBuffer, kind: string, how: object): void;
  globals: { set(name: string, value: unknown): void };
  runPythonAsync(code: string): Promise<unknown>;
}

const BEGIN = `
import sys
sys.path.insert(0, "/bis")
from bis.offline.house import House
House(shelf, player, say, leave, forward)
`;

const tell = (message: FromWorker) => postMessage(message);
const windows = new BroadcastChannel("bis");
let house: Promise<House> | null = null;
let isStarted = false;

/** Pyodide asks for its code as it is; it is kept packed. */
function unpacking(): void {
  const fetched = self.fetch.bind(self);
  self.fetch = async (asked, init) => {
    const address = asked instanceof Request ? asked.url : String(asked);
    if (!address.endsWith(".wasm")) return fetched(asked, init);
    const packed = await fetched(`${address}.bin`, init);
    if (!packed.ok || !packed.body) return packed;
    const code = packed.body.pipeThrough(new DecompressionStream("gzip"));
    return new Response(code, { headers: { "content-type": "application/wasm" } });
  };
}

/** Asked first: where nothing can be stored, nothing is loaded. */
async function whoPlays(): Promise<string> {
  try {
    const known = await player(crypto.getRandomValues(new Uint32Array(4)).join("-"));
    tell({ type: "trouble", why: null });
    return known;
  } catch (problem) {
    tell({ type: "trouble", why: why(problem) });
    throw problem;
  }
}

/** What players that learned go by: Bis can do without, whatever is wrong with it. */
async function addNets(python: Pyodide, archive: Promise<ArrayBuffer>): Promise<void> {
  try {
    python.unpackArchive(await archive, "tar", { extractDir: "/bis" });
  } catch (problem) {
    console.warn(`players go without nets: ${String(problem)}`);
  }
}

async function start({ folder, bis, wheel, nets }: Engine): Promise<House> {
  unpacking();
  const archive = fetch(bis).then((found) => found.arrayBuffer());
  const learned = fetch(nets).then((found) => found.arrayBuffer());
  learned.catch(() => {}); // told when it is unpacked
  const me = await whoPlays();
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as {
    loadPyodide: (how: object) => Promise<Pyodide>;
  };
  const python = await loadPyodide({ indexURL: folder });
  await python.loadPackage(new URL(wheel, location.href).href, { messageCallback: () => {} });
  python.unpackArchive(await archive, "gztar", { extractDir: "/bis" });
  await addNets(python, learned);
  const shelf = new Shelf(
    (table) => windows.postMessage(table),
    (why) => tell({ type: "trouble", why }),
  );
  python.globals.set("shelf", shelf);
  python.globals.set("player", me);
  python.globals.set("forward", forward);
  python.globals.set("say", (line: number, text: string) => tell({ type: "said", line, text }));
  python.globals.set("leave", (line: number, code: number) => tell({ type: "left", line, code }));
  const made = (await python.runPythonAsync(BEGIN)) as House;
  windows.onmessage = () => void made.look();
  return made;
}

async function hear(message: ToWorker): Promise<void> {
  if (message.type === "start") {
    house = start(message.engine);
    await house;
    isStarted = true;
    return;
  }
  const found = await house!;
  if (message.type === "open") await found.open(message.line, message.table);
  else if (message.type === "say") await found.hear(message.line, message.text);
  else if (message.type === "close") found.close(message.line);
  else {
    const answer = await found.ask(message.method, message.path, message.body);
    const [status, text] = answer.toJs();
    answer.destroy();
    tell({ type: "answered", number: message.number, status, text });
  }
}

/** A bug in one answer ends nothing else; without a start there is nothing. */
function fail(message: ToWorker, problem: unknown): void {
  const reason = String(problem);
  if (!isStarted) tell({ type: "failed", problem: reason });
  else if (message.type === "ask") {
    const text = JSON.stringify({ reason, code: null, parts: {} });
    tell({ type: "answered", number: message.number, status: 500, text });
  } else if ("line" in message) tell({ type: "left", line: message.line, code: 1011 });
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  hear(data).catch((problem) => fail(data, problem));
};
