import type { Client, InArgs, ResultSet, Transaction, TransactionMode } from "@libsql/client";
import {
  encodeStatement,
  type Statement,
  StatementError,
  type WireAnswer,
  type WireRequest,
  type WireResponse,
} from "./hrana.ts";
import { type BatchOptions, decodeBatch, encodeBatch } from "./hrana-batch.ts";
import { Result } from "./result.ts";

export interface HranaConfig {
  /** `http:`, `https:` or `libsql:` URL of a libSQL server. */
  url: string;
  authToken?: string | undefined;
  /** Sends the body of a request and returns the text of the response. */
  send(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<string>;
}

/**
 * A client for libSQL over HTTP. A statement and a batch take one round trip each, and a client
 * has no state, so that one for each request costs next to nothing.
 *
 * The official client queues each statement and each value passes through four
 * representations, with two defined properties at the end: reading a page of 20 rows took it more
 * than half of the processor time of the whole request.
 */
export function createHranaClient(config: HranaConfig): Client {
  const batch = async (statements: readonly Statement[], options: BatchOptions) => {
    const responses = await openStream(config).send(encodeBatch(statements, options), true);
    return readBatch(responses, statements.length, options);
  };
  return {
    protocol: "http",
    closed: false,
    async execute(statement: Statement, args?: InArgs) {
      const stmt = encodeStatement(typeof statement === "string" ? [statement, args] : statement);
      return readResult(await openStream(config).send([{ type: "execute", stmt }], true));
    },
    batch: (statements, mode = "deferred") => batch(statements, { mode }),
    migrate: (statements) => batch(statements, { mode: "deferred", withoutForeignKeys: true }),
    async executeMultiple(sql) {
      await openStream(config).send([{ type: "sequence", sql }], true);
    },
    transaction: async (mode: TransactionMode = "write") => beginTransaction(config, mode),
    sync: unsupported,
    reconnect() {},
    close() {},
  };
}

function unsupported(): never {
  throw new Error("not supported over HTTP");
}

/** The statements of an interactive transaction share a stream, one round trip each. */
async function beginTransaction(config: HranaConfig, mode: TransactionMode): Promise<Transaction> {
  const stream = openStream(config);
  const run = async (statement: Statement, isLast = false): Promise<ResultSet> =>
    readResult(await stream.send([{ type: "execute", stmt: encodeStatement(statement) }], isLast));
  await run(mode === "write" ? "BEGIN IMMEDIATE" : "BEGIN DEFERRED");
  const end = async (statement: "COMMIT" | "ROLLBACK") => {
    if (!stream.closed) await run(statement, true);
  };
  return {
    execute: (statement) => run(statement),
    async batch(statements) {
      const results: ResultSet[] = [];
      for (const statement of statements) results.push(await run(statement));
      return results;
    },
    async executeMultiple(sql) {
      await stream.send([{ type: "sequence", sql }], false);
    },
    commit: () => end("COMMIT"),
    rollback: () => end("ROLLBACK"),
    close: () => void end("ROLLBACK").catch(() => {}),
    get closed() {
      return stream.closed;
    },
  };
}

interface Stream {
  readonly closed: boolean;
  /**
   * @param isLast whether the stream is then closed.
   * @throws {StatementError} the first error of a request.
   */
  send(requests: readonly WireRequest[], isLast: boolean): Promise<WireResponse[]>;
}

/** A connection of the server. Its state between round trips is the baton of the last one. */
function openStream({ url, authToken, send }: HranaConfig): Stream {
  const headers = {
    "content-type": "application/json",
    ...(authToken ? { authorization: `Bearer ${authToken}` } : {}),
  };
  let endpoint = endpointOf(url);
  let baton: string | null = null;
  let closed = false;
  return {
    get closed() {
      return closed;
    },
    async send(requests, isLast) {
      const all = isLast ? [...requests, { type: "close" }] : requests;
      const text = await send(endpoint, headers, JSON.stringify({ baton, requests: all }));
      const answer = JSON.parse(text) as WireAnswer;
      baton = answer.baton;
      closed = baton === null;
      if (answer.base_url) endpoint = endpointOf(answer.base_url);
      return answer.results.map((result) => {
        if (result.type === "ok") return result.response;
        throw new StatementError(result.error);
      });
    },
  };
}

const endpoints = new Map<string, string>();

function endpointOf(url: string): string {
  const known = endpoints.get(url);
  if (known !== undefined) return known;
  const endpoint = new URL("v2/pipeline", url.replace(/^libsql:/, "https:")).href;
  endpoints.set(url, endpoint);
  return endpoint;
}

function readResult(responses: readonly WireResponse[]): Result {
  const [response] = responses;
  if (response?.type !== "execute") throw new Error("the database returned no result");
  return new Result(response.result);
}

function readBatch(
  responses: readonly WireResponse[],
  statements: number,
  options: BatchOptions,
): Result[] {
  const response = responses.find(({ type }) => type === "batch");
  if (response?.type !== "batch") throw new Error("the database returned no results");
  return decodeBatch(response.result, statements, options);
}
