/** What somebody's face is made of, by their name alone: the same at every table. */

const COLORS = ["g", "y", "b", "p", "o"] as const;

export interface FaceParts {
  color: (typeof COLORS)[number];
  letter: string;
  top: number;
  eyes: number;
  mouth: number;
  round: boolean;
}

export function faceOf(name: string): FaceParts {
  const number = hash(name);
  const pick = (from: number, of: number) => Math.floor(number / from) % of;
  return {
    color: COLORS[(number >>> 12) % COLORS.length]!,
    letter: [...name.trim()][0]?.toUpperCase() ?? "?",
    top: pick(5, 3),
    eyes: pick(15, 3),
    mouth: pick(45, 3),
    round: pick(135, 2) === 1,
  };
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let found = 0x811c9dc5;
  for (const sign of text) found = Math.imul(found ^ sign.codePointAt(0)!, 0x01000193) >>> 0;
  return found;
}
