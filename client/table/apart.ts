/** Two moves side by side: what is the same of both tells nothing. */

import { t } from "../ui/words.svelte";
import type { DecisionWords } from "../wire/types";

type Both = Pick<DecisionWords, "best" | "played">;

/** What is said of one of them and not of the other. */
export function apart({ best, played }: Both): Both {
  return {
    best: best.filter((one) => !played.includes(one)),
    played: played.filter((one) => !best.includes(one)),
  };
}

/** What speaks for the better move; what it does is no reason: then one is hard to see, unless the end tells. */
export function aheadWords(words: DecisionWords): string[] {
  const { best, played } = apart(words);
  if (words.why?.length) return words.why;
  if (words.end?.length) return best;
  const isSame = !best.length && !played.length && words.best.length > 0;
  return [...best, t(isSame ? "sure-same" : "sure-hard")];
}
