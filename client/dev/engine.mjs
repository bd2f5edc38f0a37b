// What plays without a server, put together when the client is built: Pyodide from npm, msgspec's wheel
// for it (`make made/pyodide/.ready` fetches it), the Python of src/bis as one archive and the nets that
// are small enough for browsers (docs/decisions/0049) as another; the service
// worker, which has to know all files by name; and the manifest, which has to know all games.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const client = fileURLToPath(new URL("../", import.meta.url));
const root = fileURLToPath(new URL("../../", import.meta.url));
const PYODIDE = ["pyodide.mjs", "pyodide.asm.mjs", "python_stdlib.zip", "pyodide-lock.json"];
const WASM = "pyodide.asm.wasm";
/** Rooms and folders of src/bis that no browser runs: they need NumPy, a terminal or a socket. */
const LEFT_OUT = [
  /(^|\/)(__pycache__|learned|pages|client)(\/|$)/,
  /\.(pyc|npz|typed)$/,
  /^(sim|coach|envs|terminal|commands)\//,
  /^(cli|__main__)\.py$/,
  /^server\/store\/(?!__init__|contract)/,
];
/** Nets that browsers work out (client/offline/forward.js), as they are shipped. */
const NETS = /^bots\/criss_cross\/learned\/nets\/\w+\.npz$/;
const VIRTUAL = "virtual:engine";

const isPython = (path) => !LEFT_OUT.some((one) => one.test(path));
const isNet = (path) => NETS.test(path);

/** Names and contents of what is wanted, in one order everywhere. */
function files(isWanted) {
  const folder = `${root}src/bis`;
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter(isWanted)
    .filter((path) => statSync(`${folder}/${path}`).isFile())
    .sort()
    .map((path) => [`bis/${path}`, readFileSync(`${folder}/${path}`)]);
}

/** A tar archive: of each file a head of 512 bytes, and what is in it, in blocks of as many. */
export function tar(files) {
  const blocks = files.flatMap(([name, body]) => [head(name, body.length), padded(body)]);
  return Buffer.concat([...blocks, Buffer.alloc(1024)]);
}

function padded(body) {
  return Buffer.concat([body, Buffer.alloc((512 - (body.length % 512)) % 512)]);
}

function head(name, size) {
  if (Buffer.byteLength(name) > 100) throw new Error(`too long a name for the archive: ${name}`);
  const block = Buffer.alloc(512);
  const octal = (value, digits) => `${value.toString(8).padStart(digits, "0")}\0`;
  block.write(name, 0);
  block.write(octal(0o644, 7), 100);
  block.write(octal(0, 7) + octal(0, 7) + octal(size, 11) + octal(0, 11), 108);
  block.write(" ".repeat(8), 148);
  block.write("0", 156);
  block.write("ustar\x0000", 257);
  block.write(
    `${octal(
      block.reduce((sum, byte) => sum + byte, 0),
      6,
    )} `,
    148,
  );
  return block;
}

/** Bis, as much of it as plays in a browser. */
export const archive = () => gzipSync(tar(files(isPython)), { level: 9 });

/** The nets beside it, which are packed already. */
export const nets = () => tar(files(isNet));

/** All files of the engine by name, or nothing where one is missing. */
function engineFiles(warn) {
  const pyodide = `${client}node_modules/pyodide`;
  const wheels = `${root}made/pyodide`;
  const wheel = existsSync(wheels) && readdirSync(wheels).find((name) => name.endsWith(".whl"));
  if (!wheel || !existsSync(`${pyodide}/${WASM}`)) {
    warn("without Pyodide or msgspec's wheel (`make made/pyodide/.ready`) nobody plays offline");
    return null;
  }
  return new Map([
    ...PYODIDE.map((name) => [name, readFileSync(`${pyodide}/${name}`)]),
    // Packed here, as not every server does it; and not called `.gz`, as some would have browsers unpack it.
    [`${WASM}.bin`, gzipSync(readFileSync(`${pyodide}/${WASM}`), { level: 9 })],
    [wheel, readFileSync(`${wheels}/${wheel}`)],
    ["bis.bin", archive()],
    // Last: whoever does not get so far plays without them.
    ["nets.bin", nets()],
  ]);
}

function hash(parts) {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(part);
  return sum.digest("base64url").slice(0, 10);
}

/** The words that stand after a name in a Fluent file. */
const said = (text, name) => text.match(new RegExp(`^${name} = (.*)$`, "m"))?.[1] ?? name;

function manifest() {
  const games = readdirSync(`${client}games`, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const icon = (size, purpose) => ({
    src: `icon-${purpose === "any" ? "" : `${purpose}-`}${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  // By addresses that begin where this file is: the root of a web space, or a folder of it.
  return {
    name: "Bis",
    short_name: "Bis",
    description: "One table for four games: with friends, with bots, alone.",
    start_url: "./",
    scope: "./",
    display: "standalone",
    background_color: "#e9ddcc",
    theme_color: "#e9ddcc",
    categories: ["games"],
    icons: [icon(192, "any"), icon(512, "any"), icon(512, "maskable")],
    shortcuts: games.map(({ name }) => {
      const words = readFileSync(`${client}games/${name}/en.ftl`, "utf8");
      return {
        name: said(words, `game-${name}`),
        url: `./#title-${name}`,
        icons: [icon(192, "any")],
      };
    }),
    share_target: {
      action: "./share",
      method: "POST",
      enctype: "multipart/form-data",
      params: { text: "text", files: [{ name: "record", accept: [...RECORDS, "text/plain"] }] },
    },
    file_handlers: [{ action: "./record", accept: { "text/plain": RECORDS } }],
  };
}
/** How files of records end. */
const RECORDS = [".game"];

export function engine() {
  let files = null;
  let folder = "";
  let building = false;
  return {
    name: "engine",
    enforce: "post",
    configResolved(config) {
      building = config.command === "build" && !process.env.VITEST;
    },
    buildStart() {
      files = building ? engineFiles((words) => this.warn(words)) : null;
      if (files) folder = `assets/engine-${hash(files.values())}`;
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : null),
    load(id) {
      if (id !== `\0${VIRTUAL}`) return null;
      const wheel = files && [...files.keys()].find((name) => name.endsWith(".whl"));
      const found = files && {
        folder: `/${folder}/`,
        bis: `/${folder}/bis.bin`,
        wheel: `/${folder}/${wheel}`,
        nets: `/${folder}/nets.bin`,
      };
      return `export default ${JSON.stringify(found)}`;
    },
    generateBundle(_, bundle) {
      const pages = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const engine = files ? [...files.keys()].map((name) => `${folder}/${name}`) : [];
      const emit = (fileName, source) => this.emitFile({ type: "asset", fileName, source });
      for (const [name, source] of files ?? []) emit(`${folder}/${name}`, source);
      const service = readFileSync(`${client}offline/service.js`, "utf8")
        .replace("__BUILD__", hash([...pages, ...engine]))
        .replace('["__PAGES__"]', JSON.stringify(pages))
        .replace('["__ENGINE__"]', JSON.stringify(engine));
      emit("offline.js", service);
      emit("manifest.webmanifest", JSON.stringify(manifest(), null, 2));
    },
  };
}
