/** The pictures of the rules; tests/games/test_rule_pictures.py lets the real rules judge them. */

import type { RulePictures } from "../room";
import Picture from "./RulePicture.svelte";
import book from "./rules.json";

const pictures: RulePictures = {
  Picture,
  rules: Object.keys(book.pictures),
  others: { ENC: "encore" },
};
export default pictures;
