import { expect, test } from "vitest";
import { Announcer } from "./announce.svelte";

test("what happened comes before whose turn it is, and nothing is said twice", () => {
  const announcer = new Announcer();
  announcer.tell(["Ada passes"], "Your turn");
  expect(announcer.words).toBe("Ada passes. Your turn");
  announcer.tell([], "Your turn");
  expect(announcer.words).toBe("Ada passes. Your turn");
  announcer.tell(["Bob stays"], "Your turn");
  expect(announcer.words).toBe("Bob stays");
});
test("while something happens, whose turn it is waits", () => {
  const announcer = new Announcer();
  announcer.tell(["Ada gets 7"], null);
  expect(announcer.words).toBe("Ada gets 7");
  announcer.tell([], "Your turn");
  expect(announcer.words).toBe("Your turn");
});
