import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test, vi } from "vitest";
import { LANGUAGES, ORIGINAL, speak, t } from "../../ui/words.svelte";
import type { GameInfo } from "../../wire/types";
import { chosenWords } from "../offers";

beforeAll(() => void vi.stubGlobal("document", { documentElement: {} }));

const rules = join(import.meta.dirname, "../../../src/bis/games/flip7");

test.each(LANGUAGES)(
  "in %s the rules say where an edition is chosen, as it is called there",
  async (code) => {
    await speak(code);
    const file = code === ORIGINAL ? "RULES.md" : `RULES.${code}.md`;
    const text = readFileSync(join(rules, file), "utf8");
    const [fold] = chosenWords({ id: "flip7" } as GameInfo, { edition: "fr" });
    expect(text).toContain(fold);
    expect(text).toContain(t("options"));
  },
);
