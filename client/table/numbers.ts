/** What the coach counts in, as each language writes it. */

import { language } from "../ui/words.svelte";

function write(value: number, wish: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(language(), wish).format(value).replace("-", "−");
}

export const points = (value: number) => write(value, { maximumFractionDigits: 1 });
export const signedPoints = (value: number) =>
  write(value, { maximumFractionDigits: 1, signDisplay: "exceptZero" });

/** Whole percents, but where there is less than one. */
const digits = (share: number) => ({
  style: "percent" as const,
  maximumFractionDigits: Math.abs(share) < 0.0095 ? 1 : 0,
});
export const percent = (share: number) => write(share, digits(share));
export const signedPercent = (share: number) =>
  write(share, { ...digits(share), signDisplay: "exceptZero" });
