import { expect, test } from "vitest";
import { placed } from "./placing";

const box = (left: number, top: number, size = 24) => ({
  ...{ left, top },
  ...{ right: left + size, bottom: top + size },
});
const bubble = { width: 320, height: 50 };
const screen = { width: 390, height: 844 };

test("a bubble stands below what was tapped, low on the page above it", () => {
  expect(placed(box(200, 200), bubble, screen)).toEqual({
    ...{ left: 52, top: 234 },
    ...{ tip: 160, below: true },
  });
  expect(placed(box(200, 600), bubble, screen)).toMatchObject({ top: 540, below: false });
  expect(placed(box(200, 20), bubble, screen)).toMatchObject({ top: 54, below: true });
});

test("it keeps within the edges, and its tip off the corners", () => {
  expect(placed(box(0, 200), bubble, screen)).toMatchObject({ left: 8, tip: 14 });
  expect(placed(box(366, 200), bubble, screen)).toMatchObject({ left: 62, tip: 306 });
});

test("it covers none of what stays to be seen", () => {
  const chosen = [box(176, 234), box(200, 234)];
  const above = placed(box(200, 200), bubble, screen, chosen);
  expect(above).toMatchObject({ top: 140, below: false });
  // Between what is above and what is below there is no room: past the lower ones.
  const around = [...chosen, box(200, 160)];
  expect(placed(box(200, 200), bubble, screen, around)).toMatchObject({ top: 268, below: true });
  expect(placed(box(200, 200), bubble, screen, [box(0, 234)])).toMatchObject({ top: 234 });
});

test("where everything is to be seen it stands as usual", () => {
  const all = [{ left: 0, right: 390, top: 0, bottom: 844 }];
  expect(placed(box(200, 200), bubble, screen, all)).toMatchObject({ top: 234, below: true });
});
