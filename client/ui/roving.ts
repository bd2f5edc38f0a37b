/** Where a key leads in a grid, with the one square that Tab stops at. */

export type Place = readonly [column: number, row: number];

interface Pressed {
  key: string;
  ctrlKey?: boolean;
}

export function roam(
  { key, ctrlKey = false }: Pressed,
  [column, row]: Place,
  columns: number,
  rows: number,
): Place | null {
  const places: Record<string, Place> = {
    ArrowLeft: [Math.max(0, column - 1), row],
    ArrowRight: [Math.min(columns - 1, column + 1), row],
    ArrowUp: [column, Math.max(0, row - 1)],
    ArrowDown: [column, Math.min(rows - 1, row + 1)],
    Home: [0, ctrlKey ? 0 : row],
    End: [columns - 1, ctrlKey ? rows - 1 : row],
  };
  return places[key] ?? null;
}

/** Go there, if the key leads anywhere. */
export function rove(
  event: KeyboardEvent & { currentTarget: HTMLElement },
  at: Place,
  columns: number,
  rows: number,
): void {
  const next = roam(event, at, columns, rows);
  if (!next) return;
  event.preventDefault();
  const cells = event.currentTarget.querySelectorAll<HTMLElement>("[role=gridcell]");
  cells[next[1] * columns + next[0]]?.focus();
}
