/** Bots by how strong they are. */

const LEVELS = ["easy", "medium", "hard", "best"];
/** A device without a server has levels of its own, with names that promise less. */
const DEVICE_LEVELS = ["novice", "casual", "skilled"];

/** Those of these bots that are levels, from the easiest on. */
export function levelsOf(bots: readonly string[]): string[] {
  return [...LEVELS, ...DEVICE_LEVELS].filter((bot) => bots.includes(bot));
}

/** Whether these are a server's, of which the best stays there: all games have it. */
export function lackBest(levels: readonly string[]): boolean {
  return levels.includes("hard") && !levels.includes("best");
}

/** Whether these are levels of a device without a server. */
export function areOfDevice(levels: readonly string[]): boolean {
  return levels.every((bot) => !LEVELS.includes(bot));
}
