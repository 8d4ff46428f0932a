import type { Endpoint } from "../../../shared/http/endpoint.ts";

/** One call of an operation whose answer the document shows. */
export interface ExampleCall {
  operationId: string;
  /** Values of the path's parameters. */
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, for calls that are meant to fail. */
  rawBody?: string;
  headers?: Record<string, string>;
  /** Where something else has to happen first: the call is made again until its answer says so. */
  until?(answer: { status?: unknown }): boolean;
}

/** Answers so far, by operation, for calls that need an id of an earlier one. */
// biome-ignore lint/suspicious/noExplicitAny: any operation's answer
export type Answers = ReadonlyMap<string, any>;

export type MakeCall = (answers: Answers) => ExampleCall;

/** Path and query of a call. */
export function pathOf(endpoint: Endpoint, { params = {}, query = {} }: ExampleCall): string {
  const path = endpoint.path.replace(/:([A-Za-z_]+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
  const search = new URLSearchParams(query).toString();
  return search === "" ? path : `${path}?${search}`;
}
