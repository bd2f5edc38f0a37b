/** What the coach counts in, as each language writes it. */

import { language } from "../ui/words.svelte";

/** From so many points on a tenth says nothing. */
const LARGE = 10;

function write(value: number, wish: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(language(), wish).format(value).replace("-", "−");
}

/** A score to expect: whole, a tenth of it says nothing to anybody. */
export const score = (value: number) => write(Math.round(value) + 0, {});
/** A difference of scores: a tenth counts, unless it is large. */
const tenths = (value: number) => ({ maximumFractionDigits: Math.abs(value) < LARGE ? 1 : 0 });
export const points = (value: number) => write(value, tenths(value));
export const signedPoints = (value: number) =>
  write(value, { ...tenths(value), signDisplay: "exceptZero" });

/** Whole percents, but where there is less than one. */
const digits = (share: number) => ({
  style: "percent" as const,
  maximumFractionDigits: Math.abs(share) < 0.0095 ? 1 : 0,
});
export const percent = (share: number) => write(share, digits(share));
export const signedPercent = (share: number) =>
  write(share, { ...digits(share), signDisplay: "exceptZero" });
