/** All words, from the Fluent files of the house and its games, in the language of the browser or the one chosen. */

import { untrack } from "svelte";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES as NAMES } from "../wire/types";

export type Language = keyof typeof NAMES;
export const LANGUAGES = Object.keys(NAMES) as Language[];
/** What everything is written in first, and what is spoken where no wish is known. */
export const ORIGINAL: Language = "en";
export type Args = Record<string, FluentVariable>;

type Words = { default: string };
/** What the first page needs, and what all others need beside: a file for each language. */
const FIRST = import.meta.glob<Words>("../locales/first/*.ts");
const MORE = import.meta.glob<Words>(["../locales/*.ts", "!../locales/*.test.ts"]);
const firstWords = (language: Language) => FIRST[`../locales/first/${language}.ts`]!();
const moreWords = (language: Language) => MORE[`../locales/${language}.ts`]!();
const KEPT = "bis.language";

let bundle = $state.raw<FluentBundle | null>(null);
let spoken = $state<Language>(ORIGINAL);

/** A bundle of one language's words. */
export function makeBundle(language: Language, text: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

export function language(): Language {
  return spoken;
}

export function preferredLanguage(kept: string | null, wishes: readonly string[]): Language {
  const found = [kept ?? "", ...wishes].map((wish) => wish.slice(0, 2).toLowerCase());
  return found.find((wish) => isLanguage(wish)) ?? ORIGINAL;
}

function isLanguage(text: string): text is Language {
  return Object.hasOwn(NAMES, text);
}

/** Say everything in another language. */
export async function speak(wanted: Language): Promise<void> {
  use(wanted, await Promise.all([firstWords(wanted), moreWords(wanted)]));
  isWhole = true;
  keep(wanted);
}

function use(wanted: Language, texts: Words[]): void {
  bundle = makeBundle(wanted, texts.map(({ default: text }) => text).join("\n"));
  spoken = wanted;
  document.documentElement.lang = wanted;
}

/** The words of every page; the first page does without. */
let isWhole = false;
export async function allWords(): Promise<void> {
  // Whoever waits for it does not wait again when another language is chosen.
  if (!isWhole) await speak(untrack(() => spoken));
}

export async function speakFirst(): Promise<void> {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(KEPT);
  } catch {
    // No storage, then the browser's wish.
  }
  const wanted = preferredLanguage(kept, navigator.languages);
  use(wanted, [await firstWords(wanted)]);
}

/** Another tab has chosen another language: this one follows. */
export function followTabs(): void {
  addEventListener("storage", ({ key, newValue }) => {
    if (key === KEPT && newValue !== spoken && isLanguage(newValue ?? ""))
      void speak(newValue as Language);
  });
}

function keep(wanted: Language): void {
  try {
    localStorage.setItem(KEPT, wanted);
  } catch {
    // A private window: the choice lasts as long as the page.
  }
}

/** The words of this name; the name itself where a translation is missing. */
export function t(name: string, args?: Args): string {
  const pattern = bundle?.getMessage(name)?.value;
  if (!bundle || !pattern) return name;
  const words = bundle.formatPattern(pattern, args);
  return args && spoken === "fr" ? elided(words) : words;
}

/** French before the vowel of a name or number put in: “la feuille d’Ada”. */
export function elided(words: string): string {
  return words.replace(/(?<!\p{L})(d|l|qu)[ea] (?=[aeiouàâäéèêëîïôöûü])/giu, "$1’");
}

export function has(name: string): boolean {
  return bundle?.hasMessage(name) ?? false;
}

/** Points with a true minus sign. */
export function signed(points: number | undefined): string {
  return (points ?? 0) < 0 ? `−${-(points ?? 0)}` : String(points ?? 0);
}

type ListType = "conjunction" | "disjunction";
const lists = new Map<string, Intl.ListFormat>();

/** "Ada, Bob and Cleo" as the language says it; to make its format costs more than to list. */
export function listed(items: readonly string[], type: ListType = "conjunction"): string {
  const kind = `${spoken} ${type}`;
  const known = lists.get(kind) ?? new Intl.ListFormat(spoken, { type });
  lists.set(kind, known);
  return known.format(items);
}
/** "Ada, Bob or Cleo" */
export const either = (items: readonly string[]) => listed(items, "disjunction");
