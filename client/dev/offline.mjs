// Sizes and times of what plays without a server: node client/dev/offline.mjs, after `make client`.
// Python is started as the browser's worker starts it, from the built files, in Node.
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gunzipSync, gzipSync } from "node:zlib";
import { forward } from "../offline/forward.js";

const dist = fileURLToPath(new URL("../dist/assets/", import.meta.url));
const engine = join(
  dist,
  readdirSync(dist).find((name) => name.startsWith("engine-")),
);
const PACKED = /\.(bin|whl|zip|woff2)$/;

/** As it travels: what is not packed yet is by the server. */
const travels = (path) =>
  PACKED.test(path) ? statSync(path).size : gzipSync(readFileSync(path), { level: 9 }).length;
const sum = (folder) =>
  readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .reduce((total, path) => total + travels(path), 0);
const kB = (bytes) => `${Math.round(bytes / 1000)} kB`;
console.log(`pages and words: ${kB(sum(dist))}; engine: ${kB(sum(engine))}`);
for (const name of readdirSync(engine))
  console.log(`  ${name}: ${kB(travels(join(engine, name)))}`);

let since = [performance.now(), process.cpuUsage()];
/** Since the last one: as it went by, and what the processor worked. */
function lap(what) {
  const { user, system } = process.cpuUsage(since[1]);
  const wall = Math.round(performance.now() - since[0]);
  console.log(`${what}: ${wall} ms, ${Math.round((user + system) / 1000)} ms of processor time`);
  since = [performance.now(), process.cpuUsage()];
}

const unpacked = mkdtempSync(join(tmpdir(), "bis-"));
for (const name of readdirSync(engine)) {
  const body = readFileSync(join(engine, name));
  const [whole, as] = name.endsWith(".wasm.bin")
    ? [gunzipSync(body), name.slice(0, -".bin".length)]
    : [body, name];
  writeFileSync(join(unpacked, as), whole);
}
since = [performance.now(), process.cpuUsage()];
const { loadPyodide } = await import(pathToFileURL(join(unpacked, "pyodide.mjs")));
const python = await loadPyodide({ indexURL: unpacked });
lap("Pyodide");
const wheel = readdirSync(engine).find((name) => name.endsWith(".whl"));
await python.loadPackage(join(unpacked, wheel), { messageCallback: () => {} });
python.unpackArchive(new Uint8Array(readFileSync(join(engine, "bis.bin"))), "gztar", {
  extractDir: "/bis",
});
python.unpackArchive(new Uint8Array(readFileSync(join(engine, "nets.bin"))), "tar", {
  extractDir: "/bis",
});
python.globals.set("forward", forward);
lap("msgspec and the archives");
python.FS.mkdirTree("/tests");
python.mountNodeFS("/tests", fileURLToPath(new URL("../../", import.meta.url)));
await python.runPythonAsync(`
import sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/bis", "/tests"]
from bis.offline.house import House
`);
lap("the house");
await python.runPythonAsync(`
import json
from time import perf_counter
from bis.games import GAMES
from tests.offline.devices import Page, Shelf

async def play(game):
    page = Page(Shelf(), forward=forward)
    (about,) = [one for one in await page.ask("games") if one["id"] == game]
    await page.create(game)
    await page.begin(about["usual"][0])
    took = []
    while page.told["table"]["phase"] != "over":
        began = perf_counter()
        await page.play(1)
        took.append(1000 * (perf_counter() - began))
    took.sort()
    half, most = took[len(took) // 2], took[int(0.95 * len(took))]
    print(f"{game}: {len(took)} moves, each with the bot's: {half:.0f} ms, 95 %: {most:.0f} ms")

for game in GAMES:
    await play(game)
`);
lap("a whole game of each");

// What the processor works for a move: others may keep it busy.
python.globals.set("worked", () => process.cpuUsage().user / 1000);
await python.runPythonAsync(`
from bis.bots import PLAYERS
from bis.core.chance import Stream
from tests.offline.netted import GAME, positions

began = worked()
levels = PLAYERS[GAME.id].by_forward(forward)
print(f"nets of {GAME.id} read: {worked() - began:.0f} ms")
took = []
for number, state in enumerate(positions(20)):
    view, legal = GAME.view(state, 0), GAME.legal(state, 0)
    began = worked()
    levels["hard"](view, legal, Stream(1, number).at(0))
    took.append(worked() - began)
first = took[1]
took.sort()
half, nearly = took[len(took) // 2], took[int(0.95 * len(took))]
print(f"hard thinks {half:.1f} ms, 95 %: {nearly:.1f}, at most {took[-1]:.1f}; at first {first:.1f}")
`);
