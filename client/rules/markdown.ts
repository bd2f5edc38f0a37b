/** As much of Markdown as the rules are written in: headings, lists, tables, bold words. */

export type Block =
  | { kind: "heading"; level: number; text: string }
  | { kind: "paragraph"; text: string }
  | { kind: "items"; ordered: boolean; items: Item[] }
  | { kind: "table"; rows: string[][] };

export interface Item {
  text: string;
  /** The rule's id, if the item opens with one in bold. */
  rule: string | null;
  blocks: Block[];
}

export interface Run {
  text: string;
  /** `refs` are the ids of other rules, in brackets: `(ENC-19, ENC-20)`. */
  style: "plain" | "bold" | "code" | "italic" | "refs";
}

const REFS = String.raw` \([A-Z][A-Z0-9]*-\d+(?:, [A-Z][A-Z0-9]*-\d+)*\)`;
const RUNS = new RegExp(`(\\*\\*[^*]+\\*\\*|\\*[^*]+\\*|\`[^\`]+\`|${REFS})`);
const ITEM = /^(?:[-*]|(\d+)\.) (.*)$/;

export function readMarkdown(text: string): Block[] {
  return readBlocks(text.split("\n"));
}

function readBlocks(lines: string[]): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? "";
    const heading = /^(#+) (.*)$/.exec(line);
    if (!line.trim()) at += 1;
    else if (heading) {
      blocks.push({ kind: "heading", level: heading[1]!.length, text: heading[2]! });
      at += 1;
    } else if (ITEM.test(line)) at = readItems(lines, at, blocks);
    else if (line.startsWith("|")) at = readTable(lines, at, blocks);
    else at = readParagraph(lines, at, blocks);
  }
  return blocks;
}

function readItems(lines: string[], from: number, blocks: Block[]): number {
  const items: Item[] = [];
  const ordered = /^\d/.test(lines[from] ?? "");
  let at = from;
  while (at < lines.length) {
    const found = ITEM.exec(lines[at] ?? "");
    if (!found) break;
    const inside: string[] = [];
    at += 1;
    while (at < lines.length && (/^\s+\S/.test(lines[at]!) || isGap(lines, at))) {
      inside.push(lines[at]!.replace(/^ {1,3}/, ""));
      at += 1;
    }
    items.push(readItem(found[2]!, inside));
  }
  blocks.push({ kind: "items", ordered, items });
  return at;
}

/** An empty line inside an item: more of it follows, indented. */
function isGap(lines: string[], at: number): boolean {
  return !lines[at]!.trim() && /^\s+\S/.test(lines[at + 1] ?? "");
}

function readItem(text: string, inside: string[]): Item {
  const rule = /^\*\*([A-Z0-9]+-\d+)\*\* (.*)$/.exec(text);
  return { text: rule?.[2] ?? text, rule: rule?.[1] ?? null, blocks: readBlocks(inside) };
}

function readTable(lines: string[], from: number, blocks: Block[]): number {
  let at = from;
  const rows: string[][] = [];
  for (; (lines[at] ?? "").startsWith("|"); at += 1) {
    const cells = lines[at]!.replace(/^\||\|\s*$/g, "").split("|");
    if (!cells.every((cell) => /^\s*:?-+:?\s*$/.test(cell))) {
      rows.push(cells.map((cell) => cell.trim()));
    }
  }
  blocks.push({ kind: "table", rows });
  return at;
}

function readParagraph(lines: string[], from: number, blocks: Block[]): number {
  let at = from;
  const words: string[] = [];
  for (; (lines[at] ?? "").trim() && !ITEM.test(lines[at]!); at += 1) words.push(lines[at]!.trim());
  blocks.push({ kind: "paragraph", text: words.join(" ") });
  return at;
}

/** Words with `**bold**`, `*italic*`, `` `code` `` and other rules' ids taken apart. */
export function readRuns(text: string): Run[] {
  const pieces = text.split(RUNS).filter(Boolean);
  return pieces.map((piece) => {
    if (piece.startsWith(" (") && RUNS.test(piece))
      return { text: piece.slice(2, -1), style: "refs" };
    if (piece.startsWith("**")) return { text: piece.slice(2, -2), style: "bold" };
    if (piece.startsWith("`")) return { text: piece.slice(1, -1), style: "code" };
    if (piece.startsWith("*") && piece.length > 2)
      return { text: piece.slice(1, -1), style: "italic" };
    return { text: piece, style: "plain" };
  });
}
