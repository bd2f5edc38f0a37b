/** Options of a game that are chosen before a table is there, as one chose last time. */

import { recall, remember } from "../ui/keep";
import { t } from "../ui/words.svelte";
import type { GameInfo, OptionInfo } from "../wire/types";
import { ROOMS } from "./find";

/** Values of options by their keys. */
export type Chosen = Readonly<Record<string, string>>;

/** What a game offers on the first page. */
export function offeredBy({ id, options }: GameInfo): OptionInfo[] {
  return options.filter(({ key }) => ROOMS[id]?.offers?.includes(key));
}

const place = (game: string, key: string) => `option.${game}.${key}`;

/** As one chose last time; an earlier page may have known other values. */
export function recallChosen(about: GameInfo): Chosen {
  return Object.fromEntries(
    offeredBy(about).map(({ key, values, default: usual }) => {
      const kept = recall(place(about.id, key)) ?? "";
      return [key, values.includes(kept) ? kept : usual];
    }),
  );
}

export function keepChosen(game: string, key: string, value: string): void {
  remember(place(game, key), value);
}

/** Those that are not as usual: a table need not be told the others. */
export function unusual({ options }: GameInfo, chosen: Chosen): Chosen {
  const usual = new Map(options.map((option) => [option.key, option.default]));
  return Object.fromEntries(
    Object.entries(chosen).filter(([key, value]) => usual.get(key) !== value),
  );
}

/** "Rules: Basic", for each. */
export function chosenWords({ id }: GameInfo, chosen: Chosen): string[] {
  return Object.entries(chosen).map(([key, value]) => {
    const option = `option-${id}-${key}`;
    return t("option-chosen", { option: t(option), value: t(`${option}-${value}`) });
  });
}
