/** How far somebody has come in a first game, kept on this device. The server judges. */

import * as api from "../wire/api";
import type { Event, LessonInfo, LessonScene, LessonTold, LessonWrong } from "../wire/types";
import { keepDone, keepPlace, recallPlace, START, type Place } from "./kept";

/** How many moves are asked for before a step. */
export function asksBefore(scenes: readonly LessonScene[], at: number): number {
  return scenes.slice(0, at).filter(({ asks }) => asks).length;
}

export class Course {
  lessons = $state.raw<readonly LessonInfo[]>([]);
  /** The lesson as far as it is known. */
  told = $state.raw<LessonTold | null>(null);
  place = $state.raw<Place>(START);
  /** What is said of the last try. */
  wrong = $state.raw<LessonWrong | null>(null);
  busy = $state(false);
  failed = $state(false);
  done = $state(false);

  readonly scene = $derived(this.told?.scenes[this.place.at] ?? null);
  readonly log: readonly Event[] = $derived(
    this.told?.scenes.slice(0, this.place.at + 1).flatMap(({ events }) => events) ?? [],
  );
  readonly isFirst = $derived(this.place.lesson === 0 && this.place.at === 0);
  readonly isLast = $derived(
    this.told !== null && this.told.over && this.place.at === this.told.scenes.length - 1,
  );

  /** The lessons that were given, up to this one. */
  readonly taught = $derived(this.lessons.slice(0, this.place.lesson + 1));

  /** Nothing comes after this step. */
  readonly isEnd = $derived(this.isLast && this.place.lesson === this.lessons.length - 1);

  constructor(readonly game: string) {}

  async begin(): Promise<void> {
    const known = await this.#ask(() => api.lessons(this.game));
    if (!known) return;
    this.lessons = known;
    const kept = recallPlace(this.game);
    await this.#open(kept.lesson < known.length ? kept : START);
  }

  /** Make a move, or hear why it is not the one. */
  async say(move: string): Promise<void> {
    const { told, place } = this;
    if (!told || this.busy) return;
    const said = [...place.said.slice(0, asksBefore(told.scenes, place.at)), move];
    const next = await this.#fetch(place.lesson, said);
    if (!next) return;
    this.wrong = next.wrong;
    if (next.wrong) return;
    this.told = next;
    this.#go({ ...place, said, at: Math.min(place.at + 1, next.scenes.length - 1) });
    if (next.scenes.length <= place.at + 1) await this.#leaveLesson();
  }

  /** What is said of a move that cannot be made; nothing changes. */
  async judge(move: string): Promise<LessonWrong | null> {
    const { told, place } = this;
    const said = place.said.slice(0, asksBefore(told?.scenes ?? [], place.at));
    const asked = this.#told(place.lesson, [...said, move]);
    return (await asked.catch(() => null))?.wrong ?? null;
  }

  /** One tries something else: what was said of the last try is over. */
  retry(): void {
    this.wrong = null;
  }

  /** On to the next step, or to the next lesson after the last. */
  async forth(): Promise<void> {
    if (this.isLast) await this.#leaveLesson();
    else this.#go({ ...this.place, at: this.place.at + 1 });
  }

  async back(): Promise<void> {
    const { lesson, at } = this.place;
    if (this.done) this.done = false;
    else if (at > 0) this.#go({ ...this.place, at: at - 1 });
    else if (lesson > 0) await this.open(lesson - 1);
  }

  /** A lesson from its beginning. */
  async open(lesson: number): Promise<void> {
    this.done = false;
    await this.#open({ ...START, lesson });
  }

  /** Enough for now: the rest waits here. */
  stop(): void {
    this.done = true;
  }

  async #leaveLesson(): Promise<void> {
    const next = this.place.lesson + 1;
    if (next < this.lessons.length) return this.open(next);
    this.done = true;
    keepDone(this.game);
  }

  async #open(place: Place): Promise<void> {
    const told = await this.#fetch(place.lesson, place.said);
    // What was said to an older version of the lesson is said again.
    if (told?.wrong) return this.#open({ ...START, lesson: place.lesson });
    if (!told) return;
    this.told = told;
    this.#go({ ...place, at: Math.min(place.at, told.scenes.length - 1) });
  }

  #go(place: Place): void {
    this.wrong = null;
    this.place = place;
    keepPlace(this.game, place);
  }

  #fetch(lesson: number, said: readonly string[]): Promise<LessonTold | null> {
    return this.#ask(() => this.#told(lesson, said));
  }

  #told(lesson: number, said: readonly string[]): Promise<LessonTold> {
    return api.lesson(this.game, this.lessons[lesson]?.id ?? "", said);
  }

  async #ask<T>(question: () => Promise<T>): Promise<T | null> {
    this.busy = true;
    this.failed = false;
    try {
      return await question();
    } catch {
      this.failed = true;
      return null;
    } finally {
      this.busy = false;
    }
  }
}
