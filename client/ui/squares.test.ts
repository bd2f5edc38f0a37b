import { expect, test } from "vitest";
import { apart } from "./squares";

test.each([
  ["I5 touches your cross at H5.", ["", "I5", " touches your cross at ", "H5", "."]],
  ["blue 3: G4 H4", ["blue 3: ", "G4", " ", "H4", ""]],
  ["bomb HS; row S", ["bomb ", "HS", "; row S"]],
  ["15 stars, ABI5 and A10", ["15 stars, ABI5 and A10"]],
])("names of squares stand apart in %s", (words, parts) => {
  expect(apart(words)).toEqual(parts);
});
