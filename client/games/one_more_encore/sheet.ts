/** What the sheet of One More Encore! has of its own. */

export const ROWS = "PQRSTUV";
