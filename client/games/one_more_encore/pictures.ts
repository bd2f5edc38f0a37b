/** The pictures of the rules; tests/games/test_rule_pictures.py lets the real rules judge them. */

import type { RulePictures } from "../room";
import Picture from "./RulePicture.svelte";
import book from "./rules.json";

const pictures: RulePictures = {
  Picture,
  rules: Object.keys(book.pictures),
  others: { ENC: "encore" },
  instead: {
    "ENC-02": "OME-01",
    "ENC-03": "OME-02",
    "ENC-04": "OME-03",
    "ENC-06": "OME-04",
    "ENC-08": "OME-05",
    "ENC-09": "OME-06",
    "ENC-19": "OME-18",
    "ENC-23": "OME-22",
    "ENC-25": "OME-24",
  },
};
export default pictures;
