import type { Composed } from "#scripts/run/mail/compose-mail.ts";
import type { Endpoint } from "#shared/middleware/endpoint.ts";

/** One call of an operation, whose response is an example in the document. */
export interface ExampleCall {
  operationId: string;
  /** Values of the path's parameters. */
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent unchanged, for calls that are meant to fail. */
  rawBody?: string;
  headers?: Record<string, string>;
  /** A mail that the account's address receives before the call. */
  mail?: Composed & { to: string };
  /**
   * The call is repeated until its response meets this condition, because it must wait for
   * something else.
   */
  until?(answer: { status?: unknown }): boolean;
}

/** Responses so far, by operation, for calls that need an id from an earlier one. */
// biome-ignore lint/suspicious/noExplicitAny: the body of any operation
type Answers = ReadonlyMap<string, any>;

export type MakeCall = (answers: Answers) => ExampleCall;

/** Path and query of a call. */
export function pathOf(endpoint: Endpoint, { params = {}, query = {} }: ExampleCall): string {
  const path = endpoint.path.replace(/:([A-Za-z_]+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
  const search = new URLSearchParams(query).toString();
  return search === "" ? path : `${path}?${search}`;
}
