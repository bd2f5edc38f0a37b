/** The seals that a record's notes tell: each decides the dice from a chance event on. */

import { rolledBefore, type Record as GameRecord } from "./record";

export interface BySeat {
  [seat: string]: string;
}

export interface Seal {
  /** The first chance event that it decides; 0 is the first player. */
  event: number;
  /** The SHA-256 of its seed. */
  commit: string;
  /** The SHA-256 of each share; games of earlier days have none. */
  promises: BySeat;
  shares: BySeat;
  /** The promises of those who did not tell their share. */
  withheld: BySeat;
  /** In hexadecimal digits; empty while the game goes on. */
  seed: string;
}

export function sealsOf(record: GameRecord): Seal[] {
  const seals: Seal[] = [];
  const open = (event: number, commit: string) =>
    seals.push({ event, commit, promises: {}, shares: {}, withheld: {}, seed: "" });
  const before = rolledBefore(record);
  let seeds = 0;
  for (const [key, value] of record.notes) {
    const [first = "", second = ""] = value.split(" ");
    const seal = seals.at(-1);
    if (key === "commit") open(before === null ? 0 : before + 1, value);
    else if (key === "reseal") open(Number(first), second);
    else if (key === "promise" && seal) seal.promises[first] = second;
    else if (key === "share" && seal) seal.shares[first] = second;
    else if (key === "withheld" && seal) seal.withheld[first] = second;
    else if (key === "seed" && seals[seeds]) seals[seeds++]!.seed = value;
  }
  return seals;
}

/** Which of them decides a chance event: the last that was opened for it. */
export function sealAt(seals: readonly Seal[], event: number): Seal | undefined {
  return seals.filter((seal) => seal.event <= event).at(-1);
}
