/** What one sets for this device, each in one place: how things move and sound, and what is asked. */

import { forget, recall, remember, useTheme } from "./keep";

export const SPEEDS = ["calm", "normal", "quick", "none"] as const;
export type Speed = (typeof SPEEDS)[number];

/** How much longer or shorter than usual something lasts. */
const TIMES: Record<Speed, number> = { calm: 2, normal: 1, quick: 0.5, none: 0 };
/** What earlier versions of this page wrote. */
const EARLIER: { readonly [pace: string]: Speed } = { slow: "calm", none: "none" };

/** What can be on or off, in the order in which it is shown. */
export const SWITCHES = ["sound", "vibration", "notify", "reactions", "sure", "letters"] as const;
export type Switch = (typeof SWITCHES)[number];
/** On until it is switched off; all others are off until they are switched on. */
const USUALLY_ON: readonly Switch[] = ["reactions", "letters"];

/** One's color at the table, by its letter; nothing: by the name. */
export const COLORS = ["", "g", "y", "b", "p", "o"] as const;
export type Color = (typeof COLORS)[number];

export const LIGHTS = ["auto", "light", "dark"] as const;
export type Light = (typeof LIGHTS)[number];

class Settings {
  /** Whether they are looked at. */
  isOpen = $state(false);
  #speed = $state<Speed>(readSpeed());
  #name = $state(recall("name") ?? "");
  #color = $state<Color>(COLORS.find((color) => color === recall("color")) ?? "");
  #light = $state<Light>(LIGHTS.find((light) => light === recall("theme")) ?? "auto");
  #switches = $state(
    Object.fromEntries(SWITCHES.map((name) => [name, isOn(name)])) as Record<Switch, boolean>,
  );

  get speed(): Speed {
    return this.#speed;
  }
  set speed(speed: Speed) {
    this.#speed = speed;
    remember("speed", speed);
    this.apply();
  }

  /** What one is called; nothing before one has said it. */
  get name(): string {
    return this.#name;
  }
  set name(name: string) {
    this.#name = name;
    if (name) remember("name", name);
    else forget("name");
  }

  get color(): Color {
    return this.#color;
  }
  set color(color: Color) {
    this.#color = color;
    remember("color", color);
  }

  get light(): Light {
    return this.#light;
  }
  set light(light: Light) {
    this.#light = light;
    remember("theme", light);
    useTheme(light);
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

  /** The browser tells when it is one's turn, while its page is not looked at. */
  get notify(): boolean {
    return this.#switches.notify;
  }
  set notify(on: boolean) {
    this.#turn("notify", on);
  }

  /** Others' signs are shown. */
  get reactions(): boolean {
    return this.#switches.reactions;
  }
  set reactions(on: boolean) {
    this.#turn("reactions", on);
  }

  /** Ask before a mistake, alone and among bots. */
  get sure(): boolean {
    return this.#switches.sure;
  }
  set sure(on: boolean) {
    this.#turn("sure", on);
  }

  /** Letters press buttons; off for those who speak to their machine. */
  get letters(): boolean {
    return this.#switches.letters;
  }
  set letters(on: boolean) {
    this.#turn("letters", on);
  }

  /** Milliseconds that something of this length lasts at the speed set; 0 where nothing moves. */
  lasting(usual: number): number {
    return isStill() ? 0 : usual * TIMES[this.#speed];
  }

  /** Tell the styles. */
  apply(): void {
    document.documentElement.dataset.speed = this.#speed;
  }

  #turn(name: Switch, on: boolean): void {
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

function isOn(name: Switch): boolean {
  return USUALLY_ON.includes(name) ? recall(name) !== "off" : recall(name) === "on";
}

export const settings = new Settings();
