// What the nets of Criss Cross say, without NumPy: Python hands over weights and grids, and makes points
// of the answers (src/bis/bots/criss_cross/handed.py). All are whole numbers, whose sums are exact in doubles in
// whatever order they are made: the answers are those of every server. What is zero is skipped, most of it, and so
// is what a grid has in common with the one before: moves differ in few squares.
// Plain JavaScript, so that tests and measurements run it in Node as it is.

/** What the arithmetic has to know beside the weights.
 * @typedef {{ lines: number[][], faces: number, weight: number, activation: number }} About */

/** Adds one input's weights, so many times.
 * @param {Float64Array} sums @param {Int16Array} weights @param {number} input @param {number} times */
function add(sums, weights, input, times) {
  if (!times) return;
  const at = input * sums.length;
  for (let i = 0; i < sums.length; i++) sums[i] += times * weights[at + i];
}

/** Positive parts, in the units of activations.
 * @param {Float64Array} sums @param {number} weight */
function cut(sums, weight) {
  for (let i = 0; i < sums.length; i++) sums[i] = Math.floor(Math.max(sums[i], 0) / weight);
}

/** A net by its arrays, 16 bits a number: it is told grids, a digit a square, and says a number of each.
 * @param {Record<string, Uint8Array>} arrays @param {About} about
 * @returns {(grids: string) => number[]} */
export function netOf(arrays, { lines, faces, weight, activation }) {
  const numbers = (name) => new Int16Array(arrays[name].slice().buffer);
  const [one, two, out, ofLines] = ["one", "two", "out", "lines"].map(numbers);
  const biases = (name) => Float64Array.from(numbers(name), (bias) => bias * activation);
  const [oneBias, twoBias, [outBias]] = ["one_bias", "two_bias", "out_bias"].map(biases);
  const told = Float64Array.from(oneBias);
  const first = new Float64Array(oneBias.length);
  const second = new Float64Array(twoBias.length);
  const side = lines[0].length;
  const kept = ofLines.length / faces ** side;
  /** What was told last of each square and line; nothing yet. */
  const faceAt = Array(side ** 2).fill(null);
  const codeAt = Array(lines.length).fill(null);

  /** @param {number} square @param {number} face */
  function tellSquare(square, face) {
    if (faceAt[square] === face) return;
    if (faceAt[square] !== null) add(told, one, square * faces + faceAt[square], -activation);
    add(told, one, square * faces + face, activation);
    faceAt[square] = face;
  }

  /** @param {number} line @param {number} code */
  function tellLine(line, code) {
    const before = codeAt[line];
    if (before === code) return;
    const input = side ** 2 * faces + line * kept;
    for (let i = 0; i < kept; i++) {
      const old = before === null ? 0 : ofLines[before * kept + i];
      add(told, one, input + i, ofLines[code * kept + i] - old);
    }
    codeAt[line] = code;
  }

  /** @param {number[]} grid */
  function answer(grid) {
    grid.forEach((face, square) => tellSquare(square, face));
    const codeOf = (squares) => squares.reduce((all, square) => all * faces + grid[square], 0);
    lines.forEach((squares, line) => tellLine(line, codeOf(squares)));
    first.set(told);
    cut(first, weight);
    second.set(twoBias);
    first.forEach((times, unit) => add(second, two, unit, times));
    cut(second, weight);
    return second.reduce((sum, times, unit) => sum + times * out[unit], outBias);
  }

  return (grids) => {
    const digits = Array.from(grids, Number);
    const rows = Array.from({ length: digits.length / side ** 2 }, (_, row) => row * side ** 2);
    return rows.map((at) => answer(digits.slice(at, at + side ** 2)));
  };
}

/** As Python is handed it; arrays are copied out of its memory.
 * @param {{ toJs(how: object): Record<string, Uint8Array> }} arrays @param {string} about
 * @returns {(grids: string) => string} */
export function forward(arrays, about) {
  const net = netOf(arrays.toJs({ dict_converter: Object.fromEntries }), JSON.parse(about));
  return (grids) => JSON.stringify(net(grids));
}
