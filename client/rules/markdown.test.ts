import { expect, test } from "vitest";
import { readMarkdown, readRuns } from "./markdown";

test("a rule keeps its id, its table and its levels", () => {
  const [heading, items] = readMarkdown(
    "# Encore!\n\n- **ENC-19** Columns.\n\n  | column | A |\n  |---|---|\n  | upper | 5 |\n- **ENC-27** Levels:\n  1. 41: best\n  2. 37: good\n",
  );
  expect(heading).toEqual({ kind: "heading", level: 1, text: "Encore!" });
  if (items?.kind !== "items") throw new Error("no items");
  expect(items.items.map(({ rule, text }) => [rule, text])).toEqual([
    ["ENC-19", "Columns."],
    ["ENC-27", "Levels:"],
  ]);
  expect(items.items[0]?.blocks[0]).toEqual({
    kind: "table",
    rows: [
      ["column", "A"],
      ["upper", "5"],
    ],
  });
  expect(items.items[1]?.blocks[0]).toMatchObject({
    ordered: true,
    items: [{ text: "41: best" }, {}],
  });
});
test("bold, italic and code are told apart", () => {
  expect(readRuns("a **b** `c` *d*").map(({ style }) => style)).toEqual([
    ...["plain", "bold", "plain", "code", "plain", "italic"],
  ]);
});
