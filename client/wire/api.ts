/** The server's HTTP side: one function for each address. */

import { forget, recall, remember } from "../ui/keep";
import { levelsOf } from "../ui/levels";
import { isHere, reach } from "./reach.svelte";
import {
  WIRE,
  type Arrived,
  type Decision,
  type Forgotten,
  type GameInfo,
  type Hint,
  type LessonInfo,
  type LessonTold,
  type Past,
  type Refusal,
  type ReviewState,
  type SheetInfo,
  type TableBrief,
  type TableFound,
  type TableMade,
  type TicketMade,
  type Tried,
} from "./types";

/** The server said no; ``message`` is its reason. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    reason: string,
    readonly parts: Record<string, string> = {},
    readonly code: string | null = null,
  ) {
    super(reason);
  }
}

/** What a device can answer without a server. */
const AT_HAND = /^(rules|lessons|sheets|games)\b|^tables$/;
/** A gateway says that there is no server behind it. */
const NO_SERVER = [502, 504];

/** The server is asked; where it cannot be reached, this device. */
async function ask(path: string, init?: RequestInit): Promise<Response> {
  if (reach.alone || path.startsWith("tables/~")) return checked(await askHere(path, init));
  try {
    return await askServer(path, init);
  } catch (problem) {
    const isList = path === "tables" && init?.method !== "POST";
    if (!reach.lost || isList || !AT_HAND.test(path)) throw problem;
    return checked(await askHere(path, init));
  }
}

async function askServer(path: string, init?: RequestInit): Promise<Response> {
  const answer = await fetch(`/api/${path}`, init).catch(() => null);
  reach.lost = answer === null || NO_SERVER.includes(answer.status);
  if (answer === null) throw new TypeError("no server");
  return checked(answer);
}

async function checked(answer: Response): Promise<Response> {
  if (!answer.ok) throw await refusalOf(answer);
  return answer;
}

async function askHere(path: string, init?: RequestInit): Promise<Response> {
  const { theDevice } = await import("../offline/device");
  return theDevice().ask(init?.method ?? "GET", path, String(init?.body ?? ""));
}

async function refusalOf(answer: Response): Promise<ApiError> {
  try {
    const { reason, parts, code } = (await answer.json()) as Refusal;
    return new ApiError(answer.status, reason, parts, code);
  } catch {
    return new ApiError(answer.status, String(answer.status));
  }
}

async function read<T>(path: string): Promise<T> {
  return (await (await ask(path)).json()) as T;
}

const part = encodeURIComponent;

/** The games, with the bots that can play now; without a server as they were told last. */
export async function games(): Promise<GameInfo[]> {
  const kept = recall(GAMES);
  try {
    if (reach.alone && kept) throw new TypeError("no server");
    return keep(await (reach.alone || !kept ? read<GameInfo[]>("games") : fromServer()));
  } catch (problem) {
    if (!reach.lost || !kept) throw problem;
    // Pages that were put somewhere may be newer than what they told last time.
    if (reach.alone) void read<GameInfo[]>("games").then(keep, () => {});
    return playedHere(JSON.parse(kept) as GameInfo[]);
  }
}
const GAMES = "games";
function keep(told: GameInfo[]): GameInfo[] {
  remember(GAMES, JSON.stringify(told));
  return told;
}
const fromServer = async () => (await (await askServer("games")).json()) as GameInfo[];

/** The same with the bots that play without a server. */
export async function playedHere(all: GameInfo[]): Promise<GameInfo[]> {
  const { hasNets } = await import("../offline/keep");
  const nets = await hasNets().catch(() => false);
  return all.map((game) => light(game, nets));
}

/** The levels are a server's where their nets are here, else a device's own. */
export function light(game: GameInfo, nets: boolean): GameInfo {
  const own = levelsOf(game.light);
  const levels = nets && game.netted?.length ? game.netted : own;
  const bots = [...levels, ...game.light.filter((bot) => !own.includes(bot))];
  const usual = levels[Math.floor(levels.length / 2)] ?? bots[0]!;
  return { ...game, bots, usual: game.usual.map(() => usual) };
}

/** One's tables, the last touched first: the server's, and those of this device. */
export async function myTables(): Promise<TableBrief[]> {
  const here = tablesHere();
  const there = reach.alone ? [] : await read<TableBrief[]>("tables").catch(ifLost([]));
  return [...there, ...(await here)].sort((one, other) => other.touched - one.touched);
}

/** Without a server this will do; any other problem is one. */
const ifLost =
  <T>(instead: T) =>
  (problem: unknown): T => {
    if (!reach.lost) throw problem;
    return instead;
  };

/** What keeps them is loaded where there are any. */
async function tablesHere(): Promise<TableBrief[]> {
  if (!hasTablesHere()) return [];
  const { listed } = await import("../offline/shelf");
  return listed().catch(() => []);
}
/** Set where this device has tables of its own. */
const HERE = "here";
export const hasTablesHere = () => recall(HERE) !== null;

export const sheet = (name: string) => read<SheetInfo>(`sheets/${part(name)}`);
export const findCode = (code: string) => read<TableFound>(`codes/${part(code)}`);
export const step = (id: string, line: number) =>
  read<Past>(`tables/${part(id)}/positions/${line}`);
/** Of a record in hand, read strictly: this device itself does it, whether or not there is a server. */
export async function stepOf(record: string, line: number): Promise<Past> {
  const asked = await askHere(`records/positions/${line}`, { method: "POST", body: record });
  return (await (await checked(asked)).json()) as Past;
}
export const legalFor = (id: string, face: string, seat: number) =>
  read<string[]>(`tables/${part(id)}/legal/${part(face)}?seat=${seat}`);
/** Why a move cannot be said, or what it would bring. */
export const tryMove = (id: string, move: string, seat: number) =>
  read<Tried>(`tables/${part(id)}/moves/${part(move)}?seat=${seat}`);
/** What a move would have brought after so many lines of a game that is over. */
export const tryThen = (id: string, line: number, move: string, seat: number) =>
  read<Tried>(`tables/${part(id)}/positions/${line}/moves/${part(move)}?seat=${seat}`);
export const hint = (id: string, seat: number) =>
  read<Hint>(`tables/${part(id)}/hint?seat=${seat}`);
/** What a move would cost, before it is made. */
export const cost = (id: string, seat: number, move: string) =>
  read<Decision>(`tables/${part(id)}/cost?seat=${seat}&move=${part(move)}`);
/** Answers when it is done, or after a short while with how far it is. */
export const review = (id: string) => read<ReviewState>(`tables/${part(id)}/review`);
export const record = async (id: string) => (await ask(`tables/${part(id)}/record`)).text();

export async function rules(game: string, language: string): Promise<string> {
  return (await ask(`rules/${part(game)}?language=${part(language)}`)).text();
}

export const lessons = (game: string) => read<LessonInfo[]>(`lessons/${part(game)}`);
/** A lesson after the moves said so far, up to the next one that is asked for. */
export const lesson = (game: string, id: string, said: readonly string[]) =>
  read<LessonTold>(`lessons/${part(game)}/${part(id)}?said=${part(said.join(","))}`);

async function send<T>(path: string, method: string, body?: object): Promise<T> {
  const headers = { "content-type": "application/json" };
  const answer = await ask(path, { method, headers, body: body && JSON.stringify(body) });
  return (await answer.json()) as T;
}

export async function openTable(game: string): Promise<TableMade> {
  const made = await send<TableMade>("tables", "POST", { game });
  if (isHere(made.id)) remember(HERE, "yes");
  return made;
}
/** Whether a server would take a game of this device. */
export async function isServerThere(): Promise<boolean> {
  if (reach.alone) return false;
  return askServer("games").then(
    () => true,
    () => false,
  );
}
/** A game of this device goes on at the server; asked twice, it is one table there. */
export async function bring(id: string): Promise<TableMade> {
  const body = await (await ask(`tables/${part(id)}/handed-over`)).text();
  const headers = { "content-type": "application/json" };
  return (await (
    await askServer("brought", { method: "POST", headers, body })
  ).json()) as TableMade;
}
/** Its place on this device is given up. */
export const dropHere = (id: string) => ask(`tables/${part(id)}`, { method: "DELETE" });
export const makeTicket = () => send<TicketMade>("me/tickets", "POST");
/** Be on this device who made the ticket; a 409 asks whether to leave its own tables for that. */
export const useTicket = (ticket: string, replace: boolean) =>
  send<Arrived>("me", "POST", { ticket, replace });
/** At every table of the server, and all that was played on this device. */
export async function forgetMe(): Promise<void> {
  if (!reach.alone) await send<Forgotten>("me", "DELETE");
  if (hasTablesHere()) await (await import("../offline/shelf")).forgetAll();
  forget(HERE);
}

export const qrAddress = (id: string) => `/api/tables/${part(id)}/qr.svg`;
export const ticketAddress = (ticket: string) => `/api/me/tickets/${part(ticket)}/qr.svg`;
export const recordAddress = (id: string) => `/api/tables/${part(id)}/record`;
/** A click on that address: of a game on this device the record is put together here. */
export async function saveRecord(event: Event, id: string): Promise<void> {
  if (!isHere(id)) return;
  event.preventDefault();
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([await record(id)], { type: "text/plain" }));
  link.download = `${id}.game`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Where the table's socket is; the server is told which messages this page can read. */
export function liveAddress(id: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${part(id)}/live?wire=${WIRE}`;
}

/** The same for a television: it is nobody, whoever opens it. */
export const watchAddress = (id: string) => `${liveAddress(id)}&watch=1`;
