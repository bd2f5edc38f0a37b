/** A game's room and box, by its id. */

import * as registry from ".";
import type { GameBox, GameRoom } from "./room";

export const ROOMS: { readonly [game: string]: GameRoom } = registry;

export async function loadGame(game: string): Promise<GameBox> {
  const room = ROOMS[game];
  if (!room) throw new Error(`there is no game ${game}`);
  // The view always belongs to the game of the table.
  return (await room.load()) as unknown as GameBox;
}
