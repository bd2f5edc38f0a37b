/** Shares as they are promised before anybody tells theirs, and whether they were kept. */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Seal } from "./seals";

/** What is published of a share before anybody tells theirs. */
export const promiseOf = (share: string) => bytesToHex(sha256(utf8ToBytes(share)));

/** The seats of a seal whose share is not the one promised, or is missing and nobody says so. */
export function unkept({ promises, shares, withheld }: Seal): string[] {
  if (!Object.keys(promises).length) return [];
  const told = Object.keys(shares).filter((seat) => promiseOf(shares[seat]!) !== promises[seat]);
  const silent = Object.keys(promises).filter(
    (seat) => shares[seat] === undefined && withheld[seat] !== promises[seat],
  );
  return [...told, ...silent];
}
