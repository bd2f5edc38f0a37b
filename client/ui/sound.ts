/**
 * Soft sounds, made here of noise and tones; no files. Off until they are switched on, and so is
 * the vibration of phones.
 */

import type { Sound } from "../games/room";
import { settings } from "./settings.svelte";

/** A tone, or noise around a pitch: when it begins, how long it lasts, in seconds. */
interface Note {
  at: number;
  lasts: number;
  pitch: number;
  noise?: boolean;
  /** Of the loudest there is. */
  loud?: number;
}

const LOUDEST = 0.16;
const tones = (step: number, lasts: number, ...pitches: number[]): Note[] =>
  pitches.map((pitch, i) => ({ at: i * step, lasts, pitch }));
const brush = (at: number, lasts: number, pitch: number, loud = 0.8): Note => ({
  ...{ at, lasts, pitch, loud },
  noise: true,
});

export const SOUNDS: { readonly [sound in Sound]: readonly Note[] } = {
  card: [brush(0, 0.09, 2600), brush(0.07, 0.05, 900)],
  dice: [0, 0.07, 0.13, 0.22].map((at, i) => brush(at, 0.05, 1500 - 180 * i, 1 - i / 5)),
  pencil: [brush(0, 0.11, 3800, 0.6), brush(0.14, 0.13, 3300, 0.6)],
  win: tones(0.11, 0.5, 659, 880),
  lose: tones(0.15, 0.5, 392, 311),
  turn: tones(0, 0.6, 587),
  end: tones(0.12, 0.8, 523, 659, 784),
};
/** What is felt: milliseconds on, off, on. */
const FELT: { readonly [sound in Sound]?: number[] } = {
  win: [35],
  lose: [25, 60, 25],
  turn: [20],
  end: [30, 60, 30],
};

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

export function play(sound: Sound): void {
  if (settings.vibration) vibrate(FELT[sound] ?? []);
  if (!settings.sound || document.hidden) return;
  context ??= new AudioContext();
  // A browser lets a page sound only after a tap; what was before it stays silent.
  if (context.state === "suspended") void context.resume();
  for (const note of SOUNDS[sound]) strike(context, note);
}

/** Whether this device can be felt. */
export function canVibrate(): boolean {
  return "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;
}

function vibrate(pattern: number[]): void {
  if (pattern.length && "vibrate" in navigator) navigator.vibrate(pattern);
}

/** It swells at once, and fades. */
function strike(context: AudioContext, note: Note): void {
  const start = context.currentTime + note.at;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(LOUDEST * (note.loud ?? 1), start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + note.lasts);
  const source = note.noise ? rustle(context, note.pitch, gain) : hum(context, note.pitch, gain);
  gain.connect(context.destination);
  source.start(start);
  source.stop(start + note.lasts);
}

function hum(context: AudioContext, pitch: number, to: AudioNode): OscillatorNode {
  const tone = context.createOscillator();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  tone.connect(to);
  return tone;
}

function rustle(context: AudioContext, pitch: number, to: AudioNode): AudioBufferSourceNode {
  const source = context.createBufferSource();
  source.buffer = noise ??= whiteNoise(context);
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  source.connect(filter).connect(to);
  return source;
}

/** Half a second of it, enough for every sound here. */
function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
