/** From the legal moves to one: a symbol, its square, then a square for the other. No rules. */

export interface Writing {
  move: string;
  /** Which symbol goes into which square: `A2` → `a`. */
  at: ReadonlyMap<string, string>;
}

export interface Draft {
  symbol: string;
  square: string;
}

export function readWriting(move: string): Writing | null {
  const [first, square, second, other] = move.split(" ");
  if (!first || !square || !second || !other) return null;
  return {
    move,
    at: new Map([
      [square, first],
      [other, second],
    ]),
  };
}

export function readWritings(legal: readonly string[]): Writing[] {
  return legal.map(readWriting).filter((writing) => writing !== null);
}

function fitting(all: readonly Writing[], draft: Draft | null): Writing[] {
  return draft ? all.filter(({ at }) => at.get(draft.square) === draft.symbol) : [...all];
}

/** Squares that can take this symbol now. */
export function openFor(all: readonly Writing[], draft: Draft | null, symbol: string): Set<string> {
  const squares = fitting(all, draft).flatMap(({ at }) =>
    [...at].filter(([square, sign]) => sign === symbol && square !== draft?.square),
  );
  return new Set(squares.map(([square]) => square));
}

/** The move that writes the draft, and the other symbol into this square. */
export function finished(all: readonly Writing[], draft: Draft, square: string): Writing | null {
  if (square === draft.square) return null;
  return fitting(all, draft).find(({ at }) => at.has(square)) ?? null;
}

/** What stays of a move when the symbol in this square is taken back; or else its second. */
export function without(move: string, square?: string): Draft | null {
  const [stays] = [...(readWriting(move)?.at ?? [])].filter(([one]) => one !== square);
  return stays ? { square: stays[0], symbol: stays[1] } : null;
}

/** The text of what is tapped so far with one square more, to ask what is wrong with it. */
export function attempt(draft: Draft | null, symbol: string, square: string): string {
  const pairs = [[square, symbol], ...(draft ? [[draft.square, draft.symbol]] : [])].sort();
  return pairs.map(([at, sign]) => `${sign} ${at}`).join(" ");
}

/** The symbol that is left when one die is used. */
export function otherSymbol(symbols: readonly string[], used: string): string {
  const [first = "", second = ""] = symbols;
  return first === used ? second : first;
}

export function startSymbols(legal: readonly string[]): string[] {
  return legal.filter((move) => move.startsWith("start ")).map((move) => move.slice(6));
}
