/** Say something beside what was tapped; one thing at a time. */

import { mount, unmount } from "svelte";
import Whisper from "./Whisper.svelte";
import { to } from "./under";

/** A rule of a game, by its id. */
export interface RuleOf {
  game: string;
  id: string;
}

let shown: object | null = null;

export function whisper(near: Element, words: string, rule: RuleOf | null = null): void {
  hush();
  const target = near.closest("dialog") ?? document.querySelector("main") ?? document.body;
  const link = rule && to(`/rules/${rule.game}#${rule.id}`);
  const made = mount(Whisper, {
    target,
    props: { near, words, rule: link, clear: seen(near), close: () => shown === made && hush() },
  });
  shown = made;
}

/** What stays to be seen while something is said there (`data-clear`: a selector): chosen squares, a sheet. */
function seen(near: Element): Element[] {
  const clear = near.closest<HTMLElement>("[data-clear]")?.dataset["clear"];
  return clear ? [...document.querySelectorAll(clear)] : [];
}

/** What was said is gone. */
export function hush(): void {
  if (shown) void unmount(shown);
  shown = null;
}
