/** The server's HTTP side: one function for each address. */

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
  ) {
    super(reason);
  }
}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  const answer = await fetch(`/api/${path}`, init);
  if (!answer.ok) throw await refusalOf(answer);
  return answer;
}

async function refusalOf(answer: Response): Promise<ApiError> {
  try {
    const { reason, parts } = (await answer.json()) as Refusal;
    return new ApiError(answer.status, reason, parts);
  } catch {
    return new ApiError(answer.status, String(answer.status));
  }
}

async function read<T>(path: string): Promise<T> {
  return (await (await ask(path)).json()) as T;
}

const part = encodeURIComponent;

export const games = () => read<GameInfo[]>("games");
export const myTables = () => read<TableBrief[]>("tables");
export const sheet = (name: string) => read<SheetInfo>(`sheets/${part(name)}`);
export const findCode = (code: string) => read<TableFound>(`codes/${part(code)}`);
export const step = (id: string, line: number) =>
  read<Past>(`tables/${part(id)}/positions/${line}`);
export const legalFor = (id: string, face: string, seat: number) =>
  read<string[]>(`tables/${part(id)}/legal/${part(face)}?seat=${seat}`);
/** Why a move cannot be said, or what it would bring. */
export const tryMove = (id: string, move: string, seat: number) =>
  read<Tried>(`tables/${part(id)}/moves/${part(move)}?seat=${seat}`);
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

export const openTable = (game: string) => send<TableMade>("tables", "POST", { game });
export const makeTicket = () => send<TicketMade>("me/tickets", "POST");
/** Be on this device who made the ticket; a 409 asks whether to leave its own tables for that. */
export const useTicket = (ticket: string, replace: boolean) =>
  send<Arrived>("me", "POST", { ticket, replace });
export const forgetMe = () => send<Forgotten>("me", "DELETE");

export const qrAddress = (id: string) => `/api/tables/${part(id)}/qr.svg`;
export const ticketAddress = (ticket: string) => `/api/me/tickets/${part(ticket)}/qr.svg`;
export const recordAddress = (id: string) => `/api/tables/${part(id)}/record`;

/** Where the table's socket is; the server is told which messages this page can read. */
export function liveAddress(id: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${part(id)}/live?wire=${WIRE}`;
}

/** The same for a television: it is nobody, whoever opens it. */
export const watchAddress = (id: string) => `${liveAddress(id)}&watch=1`;
