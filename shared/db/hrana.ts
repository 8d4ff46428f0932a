/**
 * The parts of Hrana over HTTP, the protocol of libSQL servers, that this service uses, as JSON:
 * https://github.com/tursodatabase/libsql/blob/main/docs/HRANA_3_SPEC.md
 */
import type { InArgs, InStatement } from "@libsql/client";
import { toBase64 } from "../core/bytes/base64.ts";

export type WireValue =
  | { type: "null" }
  | { type: "integer"; value: string }
  | { type: "float"; value: number }
  | { type: "text"; value: string }
  | { type: "blob"; base64: string };

interface WireStatement {
  sql?: string;
  sql_id?: number;
  args: WireValue[];
  want_rows: boolean;
}

export type WireCondition =
  | { type: "ok"; step: number }
  | { type: "not"; cond: { type: "ok"; step: number } };

export interface WireStep {
  stmt: WireStatement;
  condition?: WireCondition;
}

/** One request of a stream. Those of one HTTP call are executed in this order. */
export type WireRequest =
  | { type: "execute"; stmt: WireStatement }
  | { type: "batch"; batch: { steps: readonly WireStep[] } }
  | { type: "sequence"; sql: string }
  | { type: "store_sql"; sql_id: number; sql: string }
  | { type: "close" };

interface WireError {
  message: string;
  code?: string | null;
}

export interface WireResult {
  cols: { name: string | null; decltype: string | null }[];
  rows: WireValue[][];
  affected_row_count: number;
  last_insert_rowid: string | null;
}

export interface WireBatchResult {
  step_results: (WireResult | null)[];
  step_errors: (WireError | null)[];
}

export type WireResponse =
  | { type: "execute"; result: WireResult }
  | { type: "batch"; result: WireBatchResult }
  | { type: "sequence" | "store_sql" | "close" };

export interface WireAnswer {
  /** Continues the stream in the next call; null once it is closed. */
  baton: string | null;
  base_url: string | null;
  results: ({ type: "ok"; response: WireResponse } | { type: "error"; error: WireError })[];
}

/** An error with which the database rejected a statement. */
export class StatementError extends Error {
  override readonly name = "StatementError";
  /** Such as `SQLITE_CONSTRAINT`. */
  readonly code: string;

  constructor({ message, code }: WireError) {
    super(code ? `${code}: ${message}` : message);
    this.code = code ?? "UNKNOWN";
  }
}

/** A statement as text with its positional values. */
export type Statement = InStatement | [string, (InArgs | undefined)?];

export function textOf(statement: Statement): string {
  if (typeof statement === "string") return statement;
  return Array.isArray(statement) ? statement[0] : statement.sql;
}

export function encodeStatement(statement: Statement, sqlId?: number): WireStatement {
  const args =
    typeof statement === "string"
      ? []
      : ((Array.isArray(statement) ? statement[1] : statement.args) ?? []);
  if (!Array.isArray(args)) throw new TypeError("named values are not supported");
  return {
    ...(sqlId === undefined ? { sql: textOf(statement) } : { sql_id: sqlId }),
    args: args.map(encodeValue),
    want_rows: true,
  };
}

/** Numbers are sent as floats: columns have affinities, and convert what is an integer. */
function encodeValue(value: unknown): WireValue {
  switch (typeof value) {
    case "string":
      return { type: "text", value };
    case "number":
      if (!Number.isFinite(value)) throw new RangeError(`${value} cannot be sent to the database`);
      return { type: "float", value };
    case "boolean":
      return { type: "integer", value: value ? "1" : "0" };
    case "bigint":
      return { type: "integer", value: String(value) };
    default:
      if (value === null) return { type: "null" };
      if (value instanceof Uint8Array) return { type: "blob", base64: toBase64(value) };
      if (value instanceof ArrayBuffer) return encodeValue(new Uint8Array(value));
      throw new TypeError(`a value of the type ${typeof value} cannot be sent to the database`);
  }
}
