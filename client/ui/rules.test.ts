import { expect, test } from "vitest";
import { closeRules, leaveRules, openRules, rulesAtHand, rulesBefore } from "./rules.svelte";

test("the way back leads from another game's rules to those one came from", () => {
  openRules("one_more_encore");
  openRules("one_more_encore", "OME-18");
  expect(rulesBefore()).toBeNull();
  openRules("encore", "ENC-19");
  expect(rulesBefore()).toBe("one_more_encore");
  leaveRules();
  expect(rulesAtHand()).toEqual({ game: "one_more_encore", rule: "OME-18" });
  leaveRules();
  expect(rulesAtHand()).toBeNull();
});

test("all rules are closed at once, and no game's lie there twice", () => {
  openRules("one_more_encore");
  openRules("encore");
  openRules("one_more_encore");
  leaveRules();
  expect(rulesAtHand()).toBeNull();
  openRules("one_more_encore");
  openRules("encore");
  closeRules();
  expect(rulesAtHand()).toBeNull();
});
