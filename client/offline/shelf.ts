/** Where tables of this device are kept: entries in IndexedDB, appended at an expected version. */

import type { Trouble } from "../wire/reach.svelte";
import type { TableBrief } from "../wire/types";

const NAME = "bis";
const VERSION = 1;

interface Row {
  id: string;
  /** How many entries there are. */
  version: number;
  /** A `TableBrief`. */
  brief: string;
}

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open(NAME, VERSION);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore("tables", { keyPath: "id" });
      asked.result.createObjectStore("entries");
      asked.result.createObjectStore("house");
    };
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  }).catch((problem) => {
    opened = null;
    throw problem;
  });
  return opened;
}

const done = <T>(asked: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });

/** A write is for good: it has reached the disk, or it has not happened. */
async function write<T>(work: (stores: IDBTransaction) => Promise<T>): Promise<T> {
  const stores = (await open()).transaction(["tables", "entries", "house"], "readwrite", {
    durability: "strict",
  });
  const kept = new Promise<void>((resolve, reject) => {
    stores.oncomplete = () => resolve();
    stores.onabort = stores.onerror = () => reject(stores.error);
  });
  kept.catch(() => {});
  const result = await work(stores);
  await kept;
  return result;
}

const numbered = (table: string, after: number) =>
  IDBKeyRange.bound([table, after], [table, Infinity]);

/** Why nothing was stored: there is no room, or the browser keeps nothing. */
export const why = (problem: unknown): Trouble =>
  (problem as { name?: string } | null)?.name === "QuotaExceededError" ? "full" : "refused";

/** What Python is handed; lists travel as JSON (src/bis/offline/shelf.py). */
export class Shelf {
  constructor(
    private readonly stored: (table: string) => void,
    private readonly tell: (why: Trouble | null) => void,
  ) {}

  #trouble: Trouble | null = null;

  /** Whatever goes wrong is told by name before Python hears of it. */
  async #written<T>(work: (stores: IDBTransaction) => Promise<T>): Promise<T> {
    try {
      const result = await write(work);
      if (this.#trouble) this.tell((this.#trouble = null));
      return result;
    } catch (problem) {
      this.tell((this.#trouble = why(problem)));
      throw problem;
    }
  }

  async append(table: string, version: number, entries: string, brief: string): Promise<boolean> {
    const fits = await this.#written(async (stores) => {
      const row = (await done(stores.objectStore("tables").get(table))) as Row | undefined;
      if ((row?.version ?? 0) !== version) return false;
      const bodies = JSON.parse(entries) as string[];
      const kept = stores.objectStore("entries");
      bodies.forEach((body, i) => kept.add(body, [table, version + i]));
      stores.objectStore("tables").put({ id: table, version: version + bodies.length, brief });
      return true;
    });
    if (fits) this.stored(table);
    return fits;
  }

  async read(table: string, after: number): Promise<string> {
    const kept = (await open()).transaction("entries").objectStore("entries");
    return JSON.stringify(await done(kept.getAll(numbered(table, after))));
  }

  async versions(tables: string): Promise<string> {
    const rows = await all();
    const wanted = JSON.parse(tables) as string[];
    const found = rows.filter(({ id }) => wanted.includes(id));
    return JSON.stringify(Object.fromEntries(found.map(({ id, version }) => [id, version])));
  }

  async remove(table: string): Promise<void> {
    await this.#written(async (stores) => {
      stores.objectStore("entries").delete(numbered(table, 0));
      stores.objectStore("tables").delete(table);
    });
    this.stored(table);
  }
}

async function all(): Promise<Row[]> {
  const kept = (await open()).transaction("tables").objectStore("tables");
  return (await done(kept.getAll())) as Row[];
}

/** The tables of this device. */
export async function listed(): Promise<TableBrief[]> {
  return (await all()).map(({ brief }) => JSON.parse(brief) as TableBrief);
}

/** Nothing of anybody is left on this device; other windows are told. */
export async function forgetAll(): Promise<void> {
  await write(async (stores) => {
    for (const name of stores.objectStoreNames) stores.objectStore(name).clear();
  });
  const windows = new BroadcastChannel("bis");
  windows.postMessage("");
  windows.close();
}

/** Who plays at this device: the same for as long as it keeps anything. */
export function player(fresh: string): Promise<string> {
  return write(async (stores) => {
    const house = stores.objectStore("house");
    const known = (await done(house.get("player"))) as string | undefined;
    if (known === undefined) house.put(fresh, "player");
    return known ?? fresh;
  });
}
