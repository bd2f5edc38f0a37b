import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** An audio device that notes what is made of it, and how loud. */
class Studio {
  static opened = 0;
  static started = 0;
  static loudest = 0;
  currentTime = 0;
  sampleRate = 100;
  state = "running";
  destination = {};
  constructor() {
    Studio.opened += 1;
  }
  createGain() {
    const level = (value: number) => (Studio.loudest = Math.max(Studio.loudest, value));
    const gain = { setValueAtTime: level, exponentialRampToValueAtTime: level };
    return { gain, connect: () => {} };
  }
  #source() {
    const start = () => (Studio.started += 1);
    return { frequency: {}, connect: (to: unknown) => to, start, stop: () => {} };
  }
  createOscillator() {
    return this.#source();
  }
  createBufferSource() {
    return this.#source();
  }
  createBiquadFilter() {
    return this.#source();
  }
  createBuffer = () => ({ getChannelData: () => new Float32Array(50) });
}

const vibrate = vi.fn();
beforeEach(() => {
  Object.assign(Studio, { opened: 0, started: 0, loudest: 0 });
  vibrate.mockClear();
  vi.resetModules();
  vi.stubGlobal("document", { hidden: false, documentElement: { dataset: {} } });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("navigator", { vibrate });
  vi.stubGlobal("AudioContext", Studio);
});
afterEach(() => void vi.unstubAllGlobals());

async function opened() {
  const { settings } = await import("./settings.svelte");
  return { settings, ...(await import("./sound")) };
}

test("nothing sounds and nothing shakes before it is switched on", async () => {
  const { play } = await opened();
  play("win");
  expect([Studio.opened, vibrate.mock.calls.length]).toEqual([0, 0]);
});
test("every sound is there, and soft", async () => {
  const { play, settings, SOUNDS } = await opened();
  settings.sound = true;
  const all = Object.keys(SOUNDS) as (keyof typeof SOUNDS)[];
  for (const sound of all) play(sound);
  expect(Studio.opened).toBe(1);
  expect(Studio.started).toBe(all.flatMap((sound) => SOUNDS[sound]).length);
  expect(Studio.loudest).toBeLessThan(0.2);
  expect(all.flatMap((sound) => SOUNDS[sound]).every(({ at, lasts }) => at + lasts < 1.2)).toBe(
    true,
  );
});
test("what is felt is switched on by itself", async () => {
  const { play, settings } = await opened();
  settings.vibration = true;
  play("card");
  play("turn");
  expect(vibrate.mock.calls).toEqual([[[20]]]);
  expect(Studio.opened).toBe(0);
});
test("a page that nobody looks at is silent", async () => {
  const { play, settings } = await opened();
  settings.sound = true;
  document = { ...document, hidden: true } as Document;
  play("turn");
  expect(Studio.opened).toBe(0);
});
