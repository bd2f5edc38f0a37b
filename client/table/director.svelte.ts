/**
 * What is shown when: the events of an update become a queue of scenes, played one after the other.
 * Never a result before its cause, never more than two updates behind, never in anybody's way.
 */

import type { GameBox, Scene } from "../games/room";
import { onceDrawn } from "../ui/drawn";
import { settings } from "../ui/settings.svelte";
import type { Event, Position, TableInfo } from "../wire/types";

/** The table as it was told, with all that happened before. */
export interface Told {
  table: TableInfo;
  position: Position;
  log: readonly Event[];
}

/** An update that is being played, or waits. */
interface Batch {
  before: Told;
  after: Told;
  scenes: Scene[];
  /** How much shorter than usual, so that nobody waits too long for an own choice. */
  pace: number;
}

/** Milliseconds that an own choice waits for what it depends on. */
export const LONGEST_WAIT = 600;
/** Taps this soon are habit: they were meant for what was there before. */
export const HABIT = 300;
/** One who waits for an end may be about to hurry there, at the very place of what goes on from it. */
export const HURRY = 900;
/** What stays is looked at for so many milliseconds before a tap ends it. */
export const LOOK = 1000;
/** Updates that may wait behind the one that plays; with more, the oldest are over at once. */
const MOST_BEHIND = 2;
/** One who has nothing to choose for a while sees all of it, */
const MOST_BEHIND_IDLE = 40;
/** and with more time for each thing. */
const IDLE_PACE = 1.6;
/** After a while without a line so many of the last things that happened are told. */
const MOST_SAID = 12;
/** Where nobody can go on by hand, or time is running, a scene that waits lasts this long. */
const LONGEST_HOLD = 8000;

export class Director {
  /** What is on the table now. */
  shown = $state.raw<Told>({} as Told);
  /** The scene that plays; nothing when all is as it was told. */
  scene = $state.raw<Scene | null>(null);
  /** What has just been shown to happen: to be said and heard, once. */
  news = $state.raw<readonly Event[]>([]);
  /** An own choice is there and depends on something that is not shown yet. */
  waits = $state(false);
  /** Somebody with nothing to choose would rather not look: on, to where it goes on by hand. */
  hurries = $state(false);
  /** A tap is about to end what plays: that it was felt is seen at once, what comes of it after that. */
  ending = $state(false);
  /** What holds has been there long enough to be left. */
  canGoOn = $state(false);

  #queue: Batch[] = [];
  #next = 0;
  /** When what plays began, one thing after the other, */
  #began = 0;
  /** and when the scene at hand did. */
  #shownAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #soon: ReturnType<typeof setTimeout> | undefined;
  #callOff = () => {};

  constructor(
    private readonly box: Pick<GameBox, "scenes" | "isIdle">,
    first: Told,
    /** What has just happened there, already to be seen. */
    news: readonly Event[] = [],
    private readonly lasting: (usual: number) => number = (usual) => settings.lasting(usual),
    /** Done once a tap is answered; what calls it off. */
    private readonly answered: (act: () => void) => () => void = onceDrawn,
  ) {
    this.shown = first;
    this.news = news;
  }

  /** The table as it will be when all is shown. */
  get #last(): Told {
    return this.#queue.at(-1)?.after ?? this.shown;
  }

  /** Somebody has to go on by hand. */
  get holds(): boolean {
    return this.scene?.holds ?? false;
  }

  /** Hear of the table; `news` is what happened since it was last told of. */
  hear(told: Told, news: readonly Event[]): void {
    const last = this.#last;
    const isFurther = told.log.length !== last.log.length + news.length;
    const { table } = last;
    if (isFurther || isBack(table, told.table) || isBrokenOff(table, told.table))
      return this.#cut(told);
    if (!news.length) return this.#refresh(told);
    const { you } = told.table;
    const scenes = this.box.scenes?.(last.position, told.position, news, you) ?? [];
    if (!scenes.length) scenes.push({ view: told.position.view, events: news, length: 0 });
    this.#queue.push({ before: last, after: told, scenes, pace: this.#pace(told, scenes) });
    const late = this.holds ? this.#isOvertaken : this.#isLate;
    if (this.#queue.length === 1) this.#began = Date.now();
    if (this.#queue.length === 1 || late) this.#play();
    else this.#weigh();
  }

  /** All that plays is over, up to where somebody has to go on by hand. */
  skip(): void {
    if (this.scene && !this.holds) this.#play(true);
  }

  /** A tap or a key: whether it was meant for what plays, and for nothing else. */
  tap(now: number = Date.now()): boolean {
    if (this.holds) return false;
    const meant = this.waits;
    if (this.scene?.stays && now - this.#shownAt < LOOK) return meant;
    if (this.scene && (!meant || now - this.#began >= HABIT)) this.#answer(() => this.skip());
    return meant;
  }

  #answer(act: () => void): void {
    this.ending = true;
    this.#callOff();
    this.#callOff = this.answered(() => {
      this.ending = false;
      act();
    });
  }

  /** Leave a scene that waits for this. What comes under the finger then is not tapped by habit. */
  goOn(): void {
    if (!this.holds || !this.canGoOn) return;
    this.canGoOn = false;
    this.#answer(() => this.leave());
  }

  /** The same, at once. */
  leave(): void {
    if (!this.holds) return;
    this.#began = Date.now();
    this.#play();
    if (this.scene || !isOwn(this.shown)) return;
    this.waits = true;
    this.#soon = setTimeout(() => this.#weigh(), HABIT);
  }

  /** Nothing more is looked at until it goes on by hand, or until there is something to choose. */
  hurry(): void {
    this.hurries = true;
    this.skip();
  }

  stop(): void {
    this.#halt();
    this.#callOff();
    this.ending = false;
  }

  #halt(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#soon);
  }

  /** The table has moved on: what was to be shown is over, and the last of it is only said. */
  #cut(told: Told): void {
    this.stop();
    this.#queue = [];
    this.#next = 0;
    this.news = told.log.slice(this.shown.log.length).slice(-MOST_SAID);
    this.shown = told;
    this.#rest();
  }

  /** Nothing happened in the game: who is there, whose time runs. */
  #refresh(told: Told): void {
    const last = this.#queue.at(-1);
    if (last) last.after = told;
    if (!last || (this.#queue.length === 1 && this.#next === last.scenes.length)) this.shown = told;
    this.#weigh();
  }

  /** Own choices wait a short time, unless the scenes are firm. */
  #pace(told: Told, scenes: readonly Scene[]): number {
    if (!isOwn(told) || scenes.some(({ firm }) => firm)) return 1;
    const whole = scenes.reduce((sum, { length }) => sum + this.lasting(length), 0);
    return Math.min(1, LONGEST_WAIT / Math.max(1, whole));
  }

  /** Too far behind: the oldest is over at once, but for what somebody has to see. */
  get #isLate(): boolean {
    return this.#queue.length > 1 + (this.#isIdle ? MOST_BEHIND_IDLE : MOST_BEHIND);
  }

  /** What is shown is others' play: one's own seat has nothing to choose. */
  get #isIdle(): boolean {
    const { table, position } = this.shown;
    return table.you !== null && (this.box.isIdle?.(position.view, table.you) ?? false);
  }

  /** What holds has been left elsewhere: an own choice after it was made, at another device or by a bot
   * that stands in. Others alone may end whole rounds meanwhile, of which one was put out at once. */
  get #isOvertaken(): boolean {
    return this.#queue.slice(1).some(({ before, after, scenes }) => {
      const watches = after.table.you === null;
      return watches ? scenes.some(({ holds }) => holds) : isOwn(before) && !isOwn(after);
    });
  }

  /** Go on to the next scene that takes its time; `skipping`, only to one that waits for a hand or stays. */
  #play(skipping = false): void {
    this.#halt();
    const news: Event[] = [];
    for (let scene = this.#step(); scene; scene = this.#step()) {
      news.push(...scene.events);
      const lasts = this.#lasts(scene);
      const isSeen = scene.stays || (!skipping && !this.#isLate);
      if (scene.holds || (lasts > 0 && isSeen)) {
        this.#show(scene, news, lasts);
        return;
      }
    }
    this.news = news;
    this.#rest();
  }

  /** The next scene is on the table; nothing if there is none. */
  #step(): Scene | null {
    const batch = this.#queue[0];
    if (!batch) return null;
    const scene = batch.scenes[this.#next];
    if (scene) {
      this.#next += 1;
      this.shown = during(batch, this.#next);
      return scene;
    }
    this.shown = batch.after;
    this.#queue.shift();
    this.#next = 0;
    return this.#step();
  }

  #lasts({ length, holds }: Scene): number {
    const { table } = this.shown;
    if (holds) return table.you === null || table.timer !== null ? LONGEST_HOLD : 0;
    if (this.hurries) return 0;
    const behind = this.#isIdle ? IDLE_PACE : this.#queue.length > 1 ? 0.7 : 1;
    return this.lasting(length) * (this.#queue[0]?.pace ?? 1) * behind;
  }

  #show(scene: Scene, news: readonly Event[], lasts: number): void {
    this.scene = scene;
    this.#shownAt = Date.now();
    this.news = news;
    if (scene.holds) this.hurries = false;
    this.#weigh();
    this.canGoOn = false;
    const habit = this.#isIdle ? HURRY : HABIT;
    if (scene.holds) this.#soon = setTimeout(() => (this.canGoOn = true), habit);
    if (lasts) this.#timer = setTimeout(() => this.#play(), lasts);
  }

  #rest(): void {
    this.scene = null;
    if (isOwn(this.shown)) this.hurries = false;
    this.waits = false;
  }

  /** Whether an own choice has to wait: not for what it does not depend on. */
  #weigh(): void {
    const free = this.scene?.free && this.#isLast;
    this.waits = this.scene !== null && !free && isOwn(this.#last);
  }

  get #isLast(): boolean {
    return this.#queue.length === 1 && this.#next === this.#queue[0]!.scenes.length;
  }
}

function isOwn({ table, position }: Told): boolean {
  return table.you !== null && position.legal.length + position.on_demand.length > 0;
}

/** One takes one's seat back from the bot that stood in: it is the present that counts. */
function isBack({ seats: before }: TableInfo, { seats, yours }: TableInfo): boolean {
  return yours.some((seat) => before[seat]?.kind === "bot" && seats[seat]?.kind === "person");
}

/** Whoever ends a game early has seen enough of it. */
function isBrokenOff({ ended: before }: TableInfo, { ended }: TableInfo): boolean {
  return before === null && ended === "agreed";
}

/** The table while a scene plays: as before but for what has been shown; with the last one, as after. */
function during({ before, after, scenes }: Batch, count: number): Told {
  if (count === scenes.length) return after;
  const { view, to_act = before.position.to_act } = scenes[count - 1]!;
  const shown = scenes.slice(0, count).flatMap(({ events }) => events);
  // Once all is told that happened, it counts.
  const isTold =
    scenes[count - 1]!.counts || scenes.slice(count).every(({ events }) => !events.length);
  const { scores, parts } = (isTold ? after : before).position;
  return {
    table: { ...after.table, you: before.table.you, phase: before.table.phase },
    position: {
      ...before.position,
      ...{ view, to_act, scores, parts },
      ...{ legal: [], on_demand: [], mine: null },
    },
    log: [...before.log, ...shown],
  };
}
