/** The rules of a game as a book: a short version, chapters, and finding something in them. */

import { readMarkdown, type Block, type Item } from "./markdown";

export interface Book {
  title: string;
  /** What is said before the first chapter. */
  opening: Block[];
  /** The first chapter, if none of its lines has an id. */
  short: Chapter | null;
  chapters: Chapter[];
}

export interface Chapter {
  title: string;
  blocks: Block[];
}

export function readBook(text: string): Book {
  const book: Book = { title: "", opening: [], short: null, chapters: [] };
  for (const block of readMarkdown(text)) {
    if (block.kind === "heading" && block.level === 1) book.title = block.text;
    else if (block.kind === "heading") book.chapters.push({ title: block.text, blocks: [] });
    else (book.chapters.at(-1)?.blocks ?? book.opening).push(block);
  }
  const [first, ...rest] = book.chapters;
  if (!first || rulesOf(first).length) return book;
  return { ...book, short: first, chapters: rest };
}

/** The ids of a chapter's rules. */
export function rulesOf({ blocks }: Chapter): string[] {
  return blocks
    .flatMap((block) => (block.kind === "items" ? block.items : []))
    .flatMap(({ rule }) => rule ?? []);
}

/** What a rule says; nothing where there is none. */
export function textOf({ chapters }: Book, rule: string): string | null {
  const items = chapters
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === "items" ? block.items : []));
  return items.find((item) => item.rule === rule)?.text ?? null;
}

/** How many lines a chapter has. */
export function countOf({ blocks }: Chapter): number {
  return blocks.reduce((sum, one) => sum + (one.kind === "items" ? one.items.length : 1), 0);
}

export const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .replace(/\*/g, "")
    .toLowerCase();

/** A word that one looks for, and what the rules may call it. */
export type Wanted = readonly string[];

/** The words that one looks for; `synonyms` has lines like `tie, draw = tied, share`. */
export function wanted(query: string, synonyms = ""): Wanted[] {
  const lines = plain(synonyms)
    .split("\n")
    .map((line) => line.split("=").map((side) => side.split(",").map((word) => word.trim())));
  const called = (word: string) =>
    lines.flatMap(([said = [], meant = []]) =>
      said.some((one) => isLike(one, word)) ? meant : [],
    );
  return plain(query)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => [word, ...called(word)]);
}

const SHORTEST = 3;
/** One is the beginning of the other: `tie`, `ties`. */
function isLike(one: string, other: string): boolean {
  const enough = Math.min(one.length, other.length) >= SHORTEST;
  return enough && (one.startsWith(other) || other.startsWith(one));
}

/** What is left of the chapters when only rules with all of these words are shown. */
export function search(chapters: readonly Chapter[], words: readonly Wanted[]): Chapter[] {
  if (!words.length) return [...chapters];
  return chapters
    .map(({ title, blocks }) => ({ title, blocks: blocks.flatMap((one) => kept(one, words)) }))
    .filter(({ blocks }) => blocks.length);
}

function kept(block: Block, words: readonly Wanted[]): Block[] {
  if (block.kind !== "items") return says(told(block), words) ? [block] : [];
  const items = block.items.filter((item) => says(toldItem(item), words));
  return items.length ? [{ ...block, items }] : [];
}

function says(text: string, words: readonly Wanted[]): boolean {
  const found = plain(text);
  return words.every((called) => called.some((word) => found.includes(word)));
}

function told(block: Block): string {
  if (block.kind === "items") return block.items.map(toldItem).join(" ");
  return block.kind === "table" ? block.rows.flat().join(" ") : block.text;
}

function toldItem({ text, rule, blocks }: Item): string {
  return [rule, text, ...blocks.map(told)].join(" ");
}

/** A text cut where one of the words begins or ends; what was looked for is marked. */
export function marked(text: string, words: readonly string[]): { text: string; found: boolean }[] {
  const spots = plain(text).length === text.length ? words : [];
  if (!spots.length) return [{ text, found: false }];
  const any = new RegExp(
    `(${spots.map((word) => word.replace(/[^\p{L}\p{N}]/gu, "\\$&")).join("|")})`,
    "g",
  );
  let at = 0;
  return plain(text)
    .split(any)
    .map((piece, i) => ({ text: text.slice(at, (at += piece.length)), found: i % 2 === 1 }))
    .filter(({ text: piece }) => piece);
}
