/** What the sheet of One More Encore! has of its own. */

export const ROWS = "PQRSTUV";
/** Whoever fills it gets a golden die (OME-18). */
export const GOLDEN_COLUMN = "H";
