// What the room answers over HTTP.

import type { HowTo, LobbyPage, Me, NewTable, OpenedTable, Problem, Sentence, Shelf, TableLine } from "./wire";

/** The host has removed the reader from a table. */
export const SHOWN_OUT = "table/shown_out";

/** The room said no, or could not be reached. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly sentence: Sentence,
    readonly why: Sentence | null = null,
  ) {
    super(code);
  }

  get isMissing(): boolean {
    return this.code.endsWith("/no_such_table");
  }

  /** Whether there is nothing to come back to. */
  get isGone(): boolean {
    return this.isMissing || this.code === SHOWN_OUT;
  }
}

export const getShelf = (): Promise<Shelf> => ask("GET", "/api/games");
export const getHowTo = (game: string): Promise<HowTo> => ask("GET", `/api/games/${game}/how`);
export const getMe = (): Promise<Me> => ask("GET", "/api/me");
export const putMe = (name: string): Promise<Me> => ask("PUT", "/api/me", { name });
export const getTable = (code: string): Promise<TableLine> => ask("GET", pathOf(code));
export const openTable = (table: NewTable): Promise<OpenedTable> => ask("POST", "/api/tables", table);

export function getLobby(before?: number): Promise<LobbyPage> {
  return ask("GET", before === undefined ? "/api/tables" : `/api/tables?before=${before}`);
}

export const pathOf = (code: string): string => `/api/tables/${encodeURIComponent(code)}`;

export function socketAddress(code: string): string {
  const { protocol, host } = window.location;
  return `${protocol === "https:" ? "wss" : "ws"}://${host}${pathOf(code)}/socket`;
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await reach(path, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok) throw await refusalOf(response);
  return (await response.json()) as T;
}

async function reach(path: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(path, request);
  } catch {
    throw new Refusal("web/unreachable", { id: "web-error-unreachable", args: {} });
  }
}

async function refusalOf(response: Response): Promise<Refusal> {
  try {
    const problem = (await response.json()) as Problem;
    if (problem.sentence?.id) return new Refusal(problem.code, problem.sentence, problem.cause);
  } catch {
    // Something between us and the room answered, in words of its own.
  }
  return new Refusal("web/broken", { id: "web-error-broken", args: { status: response.status } });
}
