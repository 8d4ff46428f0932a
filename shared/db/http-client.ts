/**
 * The client of a libSQL server: Hrana 2 over HTTP with JSON, which sqld and Turso serve.
 * https://github.com/tursodatabase/libsql/blob/main/docs/HRANA_2_SPEC.md
 *
 * A statement or batch is one request, which opens a stream and closes it again.
 */
import { decodeValue, encodeValue, type SqlValue, type WireValue } from "./wire-values.ts";

/** A statement with its positional values. */
export interface SqlStatement {
  sql: string;
  args: readonly unknown[];
}

/** What a statement returned. Rows are arrays in the order of the columns. */
export interface SqlResult {
  columns: string[];
  rows: SqlValue[][];
  rowsAffected: number;
}

/** Takes the write lock at the start, or when the first statement writes. */
export type LockMode = "write" | "deferred";

/** Sends the body of a request and returns that of the response. */
export type Send = (url: string, init: RequestInit) => Promise<string>;

/** The database executed a statement and failed. */
export class StatementFailed extends Error {
  override readonly name = "StatementFailed";
  /** SQLite's or the server's code, such as `SQLITE_CONSTRAINT`. */
  readonly code: string;

  constructor({ code, message }: WireError) {
    super(`${code ?? "UNKNOWN"}: ${message}`);
    this.code = code ?? "UNKNOWN";
  }
}

interface WireError {
  message: string;
  code?: string | null;
}

interface WireResult {
  cols: { name: string | null }[];
  rows: WireValue[][];
  affected_row_count: number;
}

interface WireBatchResult {
  step_results: (WireResult | null)[];
  step_errors: (WireError | null)[];
}

type StreamResult =
  | { type: "ok"; response: { type: string; result?: unknown } }
  | { type: "error"; error: WireError };

type StreamRequest = { type: string } & Record<string, unknown>;

const close: StreamRequest = { type: "close" };

/** The longest SQL that the server stores, and how many of them. */
const maxStoredLength = 5_000;
const maxStored = 30;

/** A connection of the server, from its first request to the one that closes it. */
class Stream {
  readonly #send: Send;
  readonly #headers: Readonly<Record<string, string>>;
  #url: string;
  #baton: string | null = null;

  constructor(url: string, authToken: string | undefined, send: Send) {
    this.#url = url;
    this.#send = send;
    this.#headers = {
      "content-type": "application/json",
      ...(authToken && { authorization: `Bearer ${authToken}` }),
    };
  }

  /** @throws {StatementFailed} if any of the requests failed. */
  async request(...requests: readonly StreamRequest[]): Promise<unknown[]> {
    const text = await this.#send(`${new URL("v2/pipeline", this.#url)}`, {
      method: "POST",
      headers: this.#headers,
      body: JSON.stringify({ baton: this.#baton, requests }),
    });
    const { baton, base_url, results } = JSON.parse(text) as {
      baton: string | null;
      base_url: string | null;
      results: StreamResult[];
    };
    this.#baton = baton;
    this.#url = base_url ?? this.#url;
    return results.map((result) => {
      if (result.type === "error") throw new StatementFailed(result.error);
      return result.response.result;
    });
  }
}

/** A transaction over several requests. */
export class HttpTransaction {
  readonly #stream: Stream;

  constructor(stream: Stream) {
    this.#stream = stream;
  }

  async execute(statement: SqlStatement): Promise<SqlResult> {
    const [result] = await this.#stream.request(execute(statement));
    return decodeResult(result as WireResult);
  }

  async commit(): Promise<void> {
    await this.#stream.request(execute({ sql: "COMMIT", args: [] }), close);
  }

  async rollback(): Promise<void> {
    await this.#stream.request(execute({ sql: "ROLLBACK", args: [] }), close);
  }
}

export class HttpClient {
  readonly #open: () => Stream;

  /** @param url of the server, `http:`, `https:` or `libsql:`. */
  constructor(url: string, authToken: string | undefined, send: Send) {
    const base = toHttp(url);
    this.#open = () => new Stream(base, authToken, send);
  }

  async execute(statement: SqlStatement): Promise<SqlResult> {
    const [result] = await this.#open().request(execute(statement), close);
    return decodeResult(result as WireResult);
  }

  /** Executes all statements in one transaction, or none. */
  async batch(statements: readonly SqlStatement[], mode: LockMode): Promise<SqlResult[]> {
    const { stored, batch } = transact(statements, mode);
    const results = await this.#open().request(...stored, batch, close);
    return decodeBatch(results.at(-2) as WireBatchResult, statements.length);
  }

  /** A batch that may break and mend references between rows. */
  async migrate(statements: readonly SqlStatement[]): Promise<SqlResult[]> {
    const { stored, batch } = transact(statements, "deferred");
    const foreignKeys = (state: string) =>
      execute({ sql: `PRAGMA foreign_keys=${state}`, args: [] });
    const results = await this.#open().request(
      ...[foreignKeys("off"), ...stored, batch, foreignKeys("on"), close],
    );
    return decodeBatch(results.at(-3) as WireBatchResult, statements.length);
  }

  /** Begins a transaction that holds the write lock. */
  async transaction(): Promise<HttpTransaction> {
    const stream = this.#open();
    await stream.request(execute({ sql: begin.write, args: [] }));
    return new HttpTransaction(stream);
  }
}

const begin: Record<LockMode, string> = { write: "BEGIN IMMEDIATE", deferred: "BEGIN DEFERRED" };

function toHttp(url: string): string {
  const { protocol, host, pathname, searchParams } = new URL(url);
  if (protocol === "http:" || protocol === "https:") return url;
  if (protocol !== "libsql:") throw new TypeError(`Not the URL of a libSQL server: ${protocol}`);
  return `${searchParams.get("tls") === "0" ? "http" : "https"}://${host}${pathname}`;
}

function execute(statement: SqlStatement): StreamRequest {
  return { type: "execute", stmt: encodeStatement(statement, { sql: statement.sql }) };
}

function encodeStatement({ args }: SqlStatement, text: { sql: string } | { sql_id: number }) {
  return { ...text, args: args.map(encodeValue), want_rows: true };
}

/** A batch in a transaction, whose repeated SQL the server stores first, so that it is sent once. */
function transact(statements: readonly SqlStatement[], mode: LockMode) {
  const uses = Map.groupBy(statements, ({ sql }) => sql);
  const repeated = [...uses]
    .filter(([sql, { length }]) => length > 1 && sql.length < maxStoredLength)
    .slice(0, maxStored);
  const ids = new Map(repeated.map(([sql], id) => [sql, id]));
  const steps = statements.map((statement) => {
    const id = ids.get(statement.sql);
    return encodeStatement(statement, id === undefined ? statement : { sql_id: id });
  });
  return {
    stored: repeated.map(([sql], id) => ({ type: "store_sql", sql_id: id, sql })),
    batch: { type: "batch", batch: { steps: inTransaction(steps, begin[mode]) } },
  };
}

/** Each step is executed if the one before it succeeded; without a commit, all is rolled back. */
function inTransaction(steps: readonly object[], first: string) {
  const commit = steps.length + 1;
  return [
    { stmt: { sql: first, want_rows: false } },
    ...[...steps, { sql: "COMMIT", want_rows: false }].map((stmt, step) => ({
      condition: { type: "ok", step },
      stmt,
    })),
    {
      condition: { type: "not", cond: { type: "ok", step: commit } },
      stmt: { sql: "ROLLBACK", want_rows: false },
    },
  ];
}

function decodeBatch({ step_results, step_errors }: WireBatchResult, count: number): SqlResult[] {
  const error = step_errors.find((failure) => failure !== null);
  if (error) throw new StatementFailed(error);
  return step_results.slice(1, count + 1).map((result) => {
    if (result) return decodeResult(result);
    throw new StatementFailed({ code: "TRANSACTION_CLOSED", message: "a statement was skipped" });
  });
}

function decodeResult({ cols, rows, affected_row_count }: WireResult): SqlResult {
  return {
    columns: cols.map(({ name }) => name ?? ""),
    rows: rows.map((row) => row.map(decodeValue)),
    rowsAffected: affected_row_count,
  };
}
