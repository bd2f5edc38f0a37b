/** The dice drawn again, as the server draws them. */

import type { Draws, Setup } from "../room";

const COLORS = "gybpox";
const NUMBERS = "12345?";

/** Three dice of each kind, two for one alone. */
export function drawRoll(draws: Draws, { names }: Setup): string {
  const count = names.length === 1 ? 2 : 3;
  const dice = (faces: string) => Array.from({ length: count }, () => draws.pick(faces)).join(" ");
  return `roll ${dice(COLORS)} | ${dice(NUMBERS)}`;
}
