/**
 * Letters that press buttons. A button names its own letter in `aria-keyshortcuts`; a group names
 * one in `data-goto`, which leads from one of its open buttons to the next.
 */

import { recall } from "./keep";

const OPEN = 'button:not(:disabled, [aria-disabled="true"])';

/** Letters can be turned off, for those who speak to their machine. */
export function lettersOn(): boolean {
  return recall("letters") !== "off";
}

export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select") !== null;
}

export function hasDialog(): boolean {
  return document.querySelector("dialog[open]") !== null;
}

/** Escape, and then nobody else hears it: at the table it would undo. */
export function onEscape(act: (event: KeyboardEvent) => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    act(event);
  };
}

export function pressKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key.length !== 1 || !lettersOn() || isTyping(event.target) || hasDialog()) return;
  const key = event.key.toLowerCase();
  const button = shown(`[aria-keyshortcuts="${CSS.escape(key)}"]:is(:enabled, a)`)[0];
  const next = button ?? nextOpen(key, event.shiftKey);
  if (!next) return;
  event.preventDefault();
  if (button) button.click();
  else next.focus();
}

function shown<E extends HTMLElement>(selector: string): E[] {
  return [...document.querySelectorAll<E>(selector)].filter((one) => one.offsetParent !== null);
}

function nextOpen(key: string, back: boolean): HTMLElement | undefined {
  const open = shown(`[data-goto="${CSS.escape(key)}"] ${OPEN}`);
  const at = open.indexOf(document.activeElement as HTMLElement);
  return open.at(back ? at - 1 : (at + 1) % open.length);
}

/** Where a turn begins: the first die, or the button for one more card. */
export function firstOpen(root: ParentNode): HTMLElement | null {
  return (
    root.querySelector<HTMLElement>("[data-first]:enabled") ??
    root.querySelector<HTMLElement>(`[data-goto] ${OPEN}`)
  );
}

/** Arrow keys lead from one open button of a group to the next. */
export function arrowAmong(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!step) return;
  const open = [...event.currentTarget.querySelectorAll<HTMLElement>(OPEN)];
  const at = open.indexOf(document.activeElement as HTMLElement);
  open[Math.min(open.length - 1, Math.max(0, at + step))]?.focus();
  event.preventDefault();
}
