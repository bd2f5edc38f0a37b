/**
 * The drawings of Encore! as paths in a 24 × 24 field, each from the corner they are moved to: so
 * that one path can hold a drawing many times, and a sheet is few things to draw.
 */

const around = (x: number, y: number, r: number) =>
  `m${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0zm${r - x} ${-y}`;

export interface Glyph {
  d: string;
  /** How wide its line is; none where it is an area. */
  width: number;
  filled: boolean;
}

const WAVE = "c3.3-4.5 6.7-4.5 10 0s6.7 4.5 10 0";
const PETALS = [around(12, 6.8, 4.9), around(12, 17.2, 4.9), around(6.8, 12, 4.9)];

/** The colors: triangle, disc, waves, petals, diamond. */
export const GLYPHS: { readonly [color: string]: Glyph } = {
  g: { d: "m12 2.5 10 18h-20z", width: 2, filled: true },
  y: { d: around(12, 12, 8.5), width: 0, filled: true },
  b: { d: `m2 9${WAVE}m-20 8${WAVE}`, width: 3.6, filled: false },
  p: { d: [...PETALS, around(17.2, 12, 4.9)].join(""), width: 0, filled: true },
  o: { d: "m12 2 9 10-9 10-9-10z", width: 1.5, filled: true },
};

export const STAR = "m12 1.2 3.2 6.9 7.5 1-5.5 5.2 1.4 7.5-6.6-3.6-6.6 3.6 1.4-7.5-5.5-5.2 7.5-1z";

/** A cross drawn by hand. */
export const CROSS = "m4.3 4.9c4.8 4.2 10 9.4 15.2 14.5m.2-15.1c-5.2 4.6-10.7 10-15.1 15.5";

const PIP = "a2 2 0 1 0 0 4 2 2 0 0 0 0-4z";
export const DIE =
  "m6 2h12a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4h-12a4 4 0 0 1-4-4v-12a4 4 0 0 1 4-4z" +
  `m1.8 4${PIP}m4.2 4${PIP}m4.2 4${PIP}`;

/** One die more: what stands with “×1” below the sheet. */
export const PLUS = "m15.4 6h5.6m-2.8-2.8v5.6";

/** A box with round corners, so far within its square. */
export function round(within: number, r: number): string {
  const side = 24 - 2 * (within + r);
  const turn = (x: number, y: number) => `a${r} ${r} 0 0 1 ${x} ${y}`;
  return (
    `m${within + r} ${within}h${side}${turn(r, r)}v${side}${turn(-r, r)}` +
    `h${-side}${turn(-r, -r)}v${-side}${turn(r, -r)}z`
  );
}

export interface Spot {
  column: number;
  row: number;
}

/** A drawing in each of these squares: so large, so far from the square's corner. */
export function repeat(
  d: string,
  spots: readonly Spot[],
  size = 24,
  [left, top]: readonly [number, number] = [0, 0],
): string {
  const place = (at: number, off: number) => Math.round(((24 * at + off) * 24e3) / size) / 1e3;
  return spots.map(({ column, row }) => `M${place(column, left)} ${place(row, top)}${d}`).join("");
}
