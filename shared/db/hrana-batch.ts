import type { TransactionMode } from "@libsql/client";
import {
  encodeStatement,
  type Statement,
  StatementError,
  textOf,
  type WireBatchResult,
  type WireCondition,
  type WireRequest,
  type WireStep,
} from "./hrana.ts";
import { Result } from "./result.ts";

const begin = {
  write: "BEGIN IMMEDIATE",
  read: "BEGIN TRANSACTION READONLY",
  deferred: "BEGIN DEFERRED",
} as const satisfies Record<TransactionMode, string>;

/** How many texts a stream stores; servers limit their number. */
const maxStoredTexts = 30;

export interface BatchOptions {
  mode: TransactionMode;
  /** Whether foreign keys are not enforced, as migrations need it. */
  withoutForeignKeys?: boolean;
}

/** The requests that execute statements in one transaction: all of them, or none. */
export function encodeBatch(
  statements: readonly Statement[],
  { mode, withoutForeignKeys = false }: BatchOptions,
): WireRequest[] {
  const ids = numberRepeated(statements.map(textOf));
  const steps: WireStep[] = [];
  const add = (statement: Statement, condition?: WireCondition) => {
    const stmt = encodeStatement(statement, ids.get(textOf(statement)));
    steps.push(condition ? { stmt, condition } : { stmt });
  };
  const ok = () => ({ type: "ok", step: steps.length - 1 }) as const;
  if (withoutForeignKeys) add("PRAGMA foreign_keys=off");
  add(begin[mode]);
  for (const statement of statements) add(statement, ok());
  add("COMMIT", ok());
  add("ROLLBACK", { type: "not", cond: ok() });
  if (withoutForeignKeys) add("PRAGMA foreign_keys=on");
  return [
    ...[...ids].map(([sql, sql_id]) => ({ type: "store_sql", sql, sql_id }) as const),
    { type: "batch", batch: { steps } },
  ];
}

/**
 * The results of the statements of a batch.
 *
 * @throws {StatementError} the first error.
 */
export function decodeBatch(
  { step_results, step_errors }: WireBatchResult,
  statements: number,
  { withoutForeignKeys = false }: BatchOptions,
): Result[] {
  const failed = step_errors.find((error) => error !== null);
  if (failed) throw new StatementError(failed);
  const first = withoutForeignKeys ? 2 : 1;
  return step_results.slice(first, first + statements).map((result) => {
    if (result) return new Result(result);
    throw new StatementError({
      message: "a statement of the batch was not executed",
      code: "TRANSACTION_CLOSED",
    });
  });
}

/** Texts that occur more than once, which are sent once, with their numbers. */
function numberRepeated(texts: readonly string[]): Map<string, number> {
  const seen = new Set<string>();
  const ids = new Map<string, number>();
  for (const text of texts) {
    if (seen.has(text) && !ids.has(text) && ids.size < maxStoredTexts) ids.set(text, ids.size);
    seen.add(text);
  }
  return ids;
}
