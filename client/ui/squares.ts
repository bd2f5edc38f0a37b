/** Names of squares in running words: I5 is no 15. */

const NAME = /\b([A-O][1-7P-V])\b/;

/** The words and the names between them, in turn: words first, names at every odd place. */
export const apart = (words: string): string[] => words.split(NAME);
