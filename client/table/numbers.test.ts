import { expect, test, vi } from "vitest";
import { speak } from "../ui/words.svelte";
import { percent, points, score, signedPoints } from "./numbers";

test("numbers have a true minus sign and as many digits as they deserve", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
  expect(points(4.24)).toBe("4.2");
  expect(points(12.4)).toBe("12");
  expect(score(168.9)).toBe("169");
  expect([score(-0.3), score(0.3)]).toEqual(["0", "0"]);
  expect(signedPoints(-3.06)).toBe("−3.1");
  expect(signedPoints(3)).toBe("+3");
  expect(percent(0.631)).toBe("63%");
  expect(percent(0.004)).toBe("0.4%");
  await speak("fr");
  expect(points(4.24)).toBe("4,2");
  await speak("en");
});
