/** The head of a record, as far as the replay page needs it. */

import type { TableInfo } from "../wire/types";

export function readHead(id: string, record: string): TableInfo {
  const head = record.split("\n\n", 1)[0] ?? "";
  const table: TableInfo = {
    id,
    game: "",
    code: "",
    invite: "",
    phase: "over",
    options: {},
    first: null,
    watching: true,
    timer: null,
    seats: [],
    you: null,
    host: false,
    commit: null,
    shares: {},
    seed: null,
    rematch: null,
  };
  for (const line of head.split("\n")) {
    const [word, first = "", ...rest] = line.split(" ");
    if (word === "game") table.game = first;
    if (word === "first") table.first = Number(first);
    if (word === "option") table.options[first] = rest.join(" ");
    if (word === "seat") {
      table.seats.push({
        name: rest.join(" "),
        kind: "person",
        bot: null,
        connected: true,
        waiting: false,
        deadline: null,
      });
    }
  }
  return table;
}
