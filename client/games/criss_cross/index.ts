/** Criss Cross: what the first page shows, and the way to the rest. */

import type { GameRoom } from "../room";
import Picture from "./Picture.svelte";
import Symbols from "./Symbols.svelte";

const room: GameRoom = {
  Picture,
  Symbols,
  offers: ["rules"],
  load: async () => (await import("./box")).default,
};
export default room;
