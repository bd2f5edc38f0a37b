/** What is half chosen: it survives a reload, a hint that is looked at, and a choice taken back. */

import { untrack } from "svelte";
import { onceDrawn } from "../ui/drawn";
import { keepPlan, recallPlan } from "../ui/plans";
import type { GameProps } from "./room";

interface Source<T> {
  /** Where a turn begins. */
  fresh: () => T;
  /** The plan that leads to a move the coach points at. */
  lay: (move: string) => T;
  /** Called with whatever a turn, a hint or its end lays out. */
  laid?: (plan: T) => void;
}

export class Plan<T> {
  /** To be changed by taps. */
  now = $state.raw<T>() as T;

  constructor(props: () => Pick<GameProps, "position" | "table" | "hint">, source: Source<T>) {
    this.now = source.fresh();
    const turn = $derived.by(() => {
      const { position, table } = props();
      const open = table.phase === "playing" && position.legal.length > 0;
      return open ? `${position.line} ${table.you}` : "";
    });
    const id = () => props().table.id;
    const lay = (plan: T) => {
      this.now = plan;
      source.laid?.(plan);
    };
    $effect(() => {
      const { hint } = props();
      const at = turn;
      untrack(() => lay(hint ? source.lay(hint) : (recallPlan<T>(id(), at) ?? source.fresh())));
    });
    $effect(() => {
      if (!turn || props().hint) return;
      const [table, at, plan] = [id(), turn, this.now];
      const keep = () => keepPlan(table, at, plan);
      onceDrawn(keep);
      addEventListener("pagehide", keep); // it may go before anything is drawn
      return () => removeEventListener("pagehide", keep);
    });
  }
}
