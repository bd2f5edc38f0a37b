/**
 * The dice of a game drawn again from its record: what docs/protocol.md promises, computed here.
 * Only the seeds, the shares and the record count; how numbers become dice or cards, the game says.
 * Whether the record is that of the game one watched, `witness.ts` knows.
 */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Draws as GameDraws, Redraw } from "../games/room";
import type { View } from "../wire/types";
import { promiseOf, unkept } from "./promises";
import { note, rolledBefore, type Record as GameRecord } from "./record";
import { sealAt, sealsOf, type Seal } from "./seals";

/** What lies on the table after so many lines. */
export type Look = (line: number) => Promise<View>;

/** One thing that was drawn: what the seed says, and what the record says. */
export interface Drawn {
  what: "commit" | "promise" | "first" | "event";
  /** The line of the record after which it is on the table. */
  line: number;
  drawn: string;
  recorded: string;
}

export const fits = ({ drawn, recorded }: Drawn) => drawn === recorded;

/** The draws of one event, below any number, without bias. */
export class Draws implements GameDraws {
  #next = 0;

  constructor(
    private readonly seed: Uint8Array,
    private readonly address: string,
  ) {}

  below(n: number): number {
    const words = 1n << 64n;
    for (;;) {
      const word = this.#word();
      if (word < words - (words % BigInt(n))) return Number(word % BigInt(n));
    }
  }

  pick(faces: ArrayLike<string>): string {
    return faces[this.below(faces.length)] ?? "";
  }

  #word(): bigint {
    const digest = hmac(sha256, this.seed, utf8ToBytes(`${this.address}|${this.#next++}`));
    return BigInt(`0x${bytesToHex(digest.subarray(0, 8))}`);
  }
}

/** Everything that was left to chance, in order. Stops at the first thing that does not fit. */
export async function* drawAgain(
  record: GameRecord,
  { draw, keep }: Redraw,
  look: Look,
): AsyncGenerator<Drawn> {
  const seals = sealsOf(record);
  for (const step of kept(record, seals)) {
    yield step;
    if (!fits(step)) return;
  }
  const at = (event: number) => drawsOf(record, sealAt(seals, event), event);
  const before = rolledBefore(record);
  if (note(record, "chose_first") === null && before === null) {
    const drawn = String(at(0).below(record.names.length));
    const first: Drawn = { what: "first", line: 0, drawn, recorded: String(record.first) };
    yield first;
    if (!fits(first)) return;
  }
  let event = 0;
  for (const [i, line] of record.lines.entries()) {
    if (!line.startsWith("table ")) continue;
    event += 1;
    const recorded = line.slice("table ".length);
    if (event > (before ?? 0)) {
      const again: Drawn = {
        ...{ what: "event", line: i + 1, drawn: draw(at(event)), recorded },
      };
      yield again;
      if (!fits(again)) return;
    }
    await keep?.(recorded, () => look(i + 1));
  }
}

/** Each seed against its commitment, and each share against its promise. */
function* kept(record: GameRecord, seals: readonly Seal[]): Generator<Drawn> {
  const events = record.lines.filter((line) => line.startsWith("table ")).length;
  for (const seal of seals) {
    const drawn = bytesToHex(sha256(hexToBytes(seal.seed)));
    yield { what: "commit", line: 0, drawn, recorded: seal.commit };
    const decides = seal.event <= events && sealAt(seals, seal.event) === seal;
    for (const seat of decides ? unkept(seal) : []) {
      const share = seal.shares[seat];
      const promised = share === undefined ? "" : promiseOf(share);
      yield {
        what: "promise",
        line: 0,
        drawn: promised,
        recorded: `${seat} ${seal.promises[seat]}`,
      };
    }
  }
  if (!seals.length) yield { what: "commit", line: 0, drawn: "?", recorded: "" };
}

function drawsOf(record: GameRecord, seal: Seal | undefined, event: number): Draws {
  const shares = Object.entries(seal?.shares ?? {})
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([seat, share]) => `${seat}:${share}`)
    .join(",");
  const address = `${note(record, "table")}|${shares}|${event}`;
  return new Draws(hexToBytes(seal?.seed ?? ""), address);
}
