import { expect, test, vi } from "vitest";
import { settings, SPEEDS } from "./settings.svelte";

test("how long something is seen is set in four steps; who wants it still waits for nothing", () => {
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  const lasting = (wantsStill: boolean) => {
    vi.stubGlobal("matchMedia", () => ({ matches: wantsStill }));
    return SPEEDS.map((speed) => ((settings.speed = speed), settings.lasting(300)));
  };
  expect(SPEEDS).toEqual(["calm", "normal", "quick", "none"]);
  expect(lasting(false)).toEqual([600, 300, 150, 0]);
  expect(lasting(true)).toEqual([0, 0, 0, 0]);
  vi.unstubAllGlobals();
});
