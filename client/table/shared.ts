/** Records that other apps or the file system hand to this one. */

import { to } from "../ui/under";

const KEPT = "bis.record";
/** The service worker lays down here what is shared (offline/service.js). */
const SHARED = () => to("/shared");

interface Launched {
  files?: readonly { getFile(): Promise<File> }[];
}
interface LaunchQueue {
  setConsumer(take: (launched: Launched) => void): void;
}

/** What was shared, once: from then on this window keeps it, as long as it is open. */
export async function takeShared(): Promise<string | null> {
  const laid = await globalThis.caches?.match(SHARED()).catch(() => undefined);
  if (!laid) return recallRecord();
  const text = await laid.text();
  for (const name of await caches.keys()) await (await caches.open(name)).delete(SHARED());
  keepRecord(text);
  return text;
}

/** A file that was opened with Bis; browsers of telephones have no such thing. */
export function onOpened(take: (file: File) => void): void {
  const queue = (globalThis as { launchQueue?: LaunchQueue }).launchQueue;
  queue?.setConsumer(({ files }) => void files?.[0]?.getFile().then(take));
}

function recallRecord(): string | null {
  try {
    return sessionStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

export function keepRecord(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(KEPT);
    else sessionStorage.setItem(KEPT, text);
  } catch {
    // It lasts as long as the page.
  }
}
