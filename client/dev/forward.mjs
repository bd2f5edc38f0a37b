// How long a net's answer would take in JavaScript, and what it would be told in Python:
//   node client/dev/forward.mjs                        the arithmetic, in nets of the shipped sizes
//   node client/dev/forward.mjs node_modules/pyodide   what moves lead to, by Python in WebAssembly
// Whole numbers as the server has them: sums are exact in doubles, so the answers would be the same.
// docs/decisions/0049-nets-in-the-browser.md has the figures.
import { pathToFileURL } from "node:url";

const WEIGHT = 2 ** 13;
/** Inputs of a row that are not zero, those that differ from the row before, units above zero: as counted. */
const NETS = {
  "Encore! at tables": {
    inputs: 1304,
    told: 146,
    differs: 16,
    layers: [512, 512, 512],
    active: [47, 15, 20],
  },
  "Criss Cross": { inputs: 351, told: 201, differs: 100, layers: [384, 256], active: [44, 30] },
};
const ROWS = [40, 64, 197, 306];

const some = (count, most) =>
  Array.from({ length: count }, (_, i) => Math.floor((i * most) / count));
const weights = (rows, columns) =>
  Int16Array.from({ length: rows * columns }, (_, i) => ((i * 7919) % 2001) - 1000);

/** Adds one input's weights. */
function add(sums, weights, input, by) {
  const at = input * sums.length;
  for (let j = 0; j < sums.length; j++) sums[j] += by * weights[at + j];
}

function maker({ inputs, layers, active }, told) {
  const sizes = [inputs, ...layers];
  const all = layers.map((size, i) => weights(sizes[i], size));
  const sums = layers.map((size) => new Float64Array(size));
  const first = some(told, inputs);
  return () => {
    for (const input of first) add(sums[0], all[0], input, 1);
    let alive = 0;
    for (let i = 1; i < layers.length; i++) {
      sums[i].fill(0);
      for (const input of some(active[i - 1], layers[i - 1])) add(sums[i], all[i], input, 100);
      for (let j = 0; j < layers[i]; j++) alive += Math.floor(Math.max(sums[i][j], 0) / WEIGHT);
    }
    return alive;
  };
}

function dense(net) {
  const full = { ...net, active: net.layers };
  return maker(full, net.inputs);
}

/** Milliseconds of a core, the least of some runs: a machine may have other work. */
function timed(run, rows) {
  for (let i = 0; i < 50; i++) run();
  const took = [];
  for (let again = 0; again < 9; again++) {
    const began = process.cpuUsage().user;
    for (let i = 0; i < rows; i++) run();
    took.push((process.cpuUsage().user - began) / 1000);
  }
  return Math.min(...took).toFixed(1);
}

function arithmetic() {
  for (const [name, net] of Object.entries(NETS)) {
    const ways = {
      dense: dense(net),
      "not zero": maker(net, net.told),
      "what differs": maker(net, net.differs),
    };
    for (const [way, run] of Object.entries(ways))
      console.log(
        name,
        `(${way}):`,
        ROWS.map((rows) => `${rows} rows ${timed(run, rows)} ms`).join(", "),
      );
  }
}

const PYTHON = `
from bis.games.encore.pieces import COLUMN, COLUMN_H, beside, printed_sheet
sheet = printed_sheet("classic")
colors = list(sheet.by_color.values())
cell = {c: 5 * i for i, c in enumerate(sheet.by_color)}
groups = [(cell[color] + count - 1, squares) for color, count, squares in sheet.groups]

def told(checked):
    reach = (COLUMN_H | beside(checked)) & ~checked
    found = [i for i in range(105) if checked >> i & 1]
    found += [105 + i for i in range(105) if reach >> i & 1]
    found += [210 + 8 * k + (c & ~checked).bit_count() for k, c in enumerate(COLUMN)]
    found += [330 + 8 * k + min(7, (c & ~checked).bit_count()) for k, c in enumerate(colors)]
    found += {375 + c for c, squares in groups if not squares & checked and squares & reach}
    return found

checked = sum(1 << i for i in range(0, 105, 3))
def rows(count):
    for _ in range(count):
        told(checked)
`;

async function inPython(folder) {
  const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`));
  const python = await loadPyodide({ stdout: console.log });
  python.FS.mkdirTree("/bis");
  python.mountNodeFS("/bis", new URL("../../src", import.meta.url).pathname);
  python.runPython(`import sys; sys.dont_write_bytecode = True; sys.path.insert(0, "/bis")`);
  python.runPython(PYTHON);
  const took = timed(() => python.runPython("rows(10)"), 10);
  console.log(`what a net alone is told of 100 rows, in Python: ${took} ms`);
}

if (process.argv[2]) await inPython(process.argv[2]);
else arithmetic();
