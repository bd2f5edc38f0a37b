import { describe, expect, it } from "vitest";
import { GLYPHS, repeat, round, STAR } from "./shapes";
import { lookOf, readLook } from "./sheet";

/** Where every subpath begins that says so outright. */
const starts = (d: string) => [...d.matchAll(/M(\S+) (\S+?)m/g)].map(([, x, y]) => [x, y]);

describe("drawings of a sheet", () => {
  it("repeats a drawing in every square, in the units of its size", () => {
    const spots = [
      { column: 0, row: 0 },
      { column: 2, row: 1 },
    ];
    expect(starts(repeat(STAR, spots))).toEqual([
      ["0", "0"],
      ["48", "24"],
    ]);
    expect(starts(repeat(STAR, spots, 12, [6, 3]))).toEqual([
      ["12", "6"],
      ["108", "54"],
    ]);
  });

  it("draws nothing where there is no square", () => {
    expect(repeat(STAR, [])).toBe("");
  });

  it("has drawings that can be put anywhere: no absolute command in them", () => {
    for (const d of [STAR, round(1, 4), ...Object.values(GLYPHS).map((glyph) => glyph.d)])
      expect(d).not.toMatch(/[A-Z]/);
  });
});

describe("what is on a square", () => {
  const none = new Set<string>();

  it("is one value that changes only with the square", () => {
    const sets = {
      checked: none,
      chosen: new Set(["A1"]),
      open: none,
      golden: none,
      last: none,
      stop: none,
    };
    expect(lookOf("B2", { ...sets, chosen: new Set(["C3"]) })).toBe(lookOf("B2", sets));
    expect(lookOf("A1", sets)).not.toBe(lookOf("B2", sets));
  });

  it("is read as it was written", () => {
    const sets = {
      checked: none,
      chosen: none,
      open: new Set(["A1"]),
      golden: none,
      last: none,
      stop: none,
    };
    const golden = { ...sets, golden: new Set(["A1"]) };
    expect(readLook(lookOf("A1", golden))).toEqual({
      checked: false,
      chosen: false,
      open: true,
      golden: true,
      last: false,
      stop: false,
    });
  });
});
