/** What one sets for this device, each in one place: how things move and sound, and what is asked. */

import { recall, remember } from "./keep";

export const SPEEDS = ["calm", "normal", "quick", "none"] as const;
export type Speed = (typeof SPEEDS)[number];

/** How much longer or shorter than usual something lasts. */
const TIMES: Record<Speed, number> = { calm: 2, normal: 1, quick: 0.5, none: 0 };
/** What earlier versions of this page wrote. */
const EARLIER: { readonly [pace: string]: Speed } = { slow: "calm", none: "none" };

class Settings {
  #speed = $state<Speed>(readSpeed());
  #switches = $state({
    sound: isOn("sound"),
    vibration: isOn("vibration"),
    /** Ask before a big mistake, alone and among bots. */
    sure: isOn("sure"),
  });

  get speed(): Speed {
    return this.#speed;
  }
  set speed(speed: Speed) {
    this.#speed = speed;
    remember("speed", speed);
    this.apply();
  }

  get sound(): boolean {
    return this.#switches.sound;
  }
  set sound(on: boolean) {
    this.#turn("sound", on);
  }

  get vibration(): boolean {
    return this.#switches.vibration;
  }
  set vibration(on: boolean) {
    this.#turn("vibration", on);
  }

  get sure(): boolean {
    return this.#switches.sure;
  }
  set sure(on: boolean) {
    this.#turn("sure", on);
  }

  /** Milliseconds that something of this length lasts at the speed set; 0 where nothing moves. */
  lasting(usual: number): number {
    return isStill() ? 0 : usual * TIMES[this.#speed];
  }

  /** Tell the styles. */
  apply(): void {
    document.documentElement.dataset.speed = this.#speed;
  }

  #turn(name: "sound" | "vibration" | "sure", on: boolean): void {
    this.#switches[name] = on;
    remember(name, on ? "on" : "off");
  }
}

/** Whether nothing is to move, by choice or by the system's wish. */
export function isStill(): boolean {
  return settings.speed === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function readSpeed(): Speed {
  const kept = recall("speed");
  return SPEEDS.find((speed) => speed === kept) ?? EARLIER[recall("pace") ?? ""] ?? "normal";
}

function isOn(name: string): boolean {
  return recall(name) === "on";
}

export const settings = new Settings();
