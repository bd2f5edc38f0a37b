/** What pictures of the rules are made of, for Encore! and its variant. */

export interface PictureBook {
  printed: readonly string[];
  golden?: string;
  pictures: { readonly [rule: string]: readonly Pictured[] };
}

/** A piece of the sheet with crosses and a move, or dice alone. */
export interface Pictured {
  range?: string;
  crosses?: string;
  move?: string;
  dice?: string;
  taken?: string;
  /** Whether the rules allow it. */
  fits?: boolean;
}
