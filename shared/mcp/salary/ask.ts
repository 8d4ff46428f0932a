import type { Context } from "hono";
import type { Pagination } from "../../contracts/list.ts";
import type { Endpoint } from "../../http/endpoint.ts";
import type { AppEnv } from "../../http/env.ts";
import { callOperation } from "../call-operation.ts";
import { explainFailure, type Finders } from "../explain-failure.ts";

/** What a tool is refused, and what the agent is told of it. */
export class Refusal extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join(" "));
    this.lines = lines;
  }
}

interface Attribution {
  source: string;
  url: string;
  methodology: string;
  methodology_version: string;
  updated: string;
  as_of: string;
  citation?: string;
  assumptions?: string[];
}

/** An answer of the salary API, as it would be sent. */
export interface Envelope<Data> {
  data: Data;
  attribution: Attribution;
  pagination?: Pagination;
  request: { id: string };
}

/** Every figure's answer says these of itself. */
export type Said = Record<string, unknown> & { citation: string; assumptions: string[] };

const finders: Finders = {
  roles: (words) => `discover_roles_and_cities with query "${words}"`,
  cities: "discover_roles_and_cities with city or state",
};

/**
 * Asks an operation of the salary API; arguments that are absent are left out.
 *
 * @param named what the tool calls parameters that have another name there.
 * @throws {Refusal} what the operation refuses.
 */
export async function ask<Data = Said>(
  c: Context<AppEnv>,
  endpoint: Endpoint,
  query: Readonly<Record<string, unknown>>,
  named: ReadonlyMap<string, string> = new Map(),
): Promise<Envelope<Data>> {
  const given = Object.entries(query).filter(([, value]) => (value ?? "") !== "");
  const { status, text } = await callOperation(c, endpoint, {
    query: Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
  });
  if (status >= 400) {
    const lines = explainFailure(text, finders);
    throw new Refusal(
      lines.map((line) => line.replace(/\b\w+\b/g, (word) => named.get(word) ?? word)),
    );
  }
  return JSON.parse(text) as Envelope<Data>;
}
