import type { Client, InArgs, InStatement, ResultSet, Row } from "@libsql/client";
import type { LibSQLDatabase } from "drizzle-orm/libsql/driver-core";
import type { RunnableQuery } from "drizzle-orm/runnable-query";

/** A query with its values, for a batch. */
export type Bound<Row> = RunnableQuery<Row[], "sqlite">;

/** Sends queries with their values, all in one round trip. */
export type Executor = Pick<LibSQLDatabase, "batch">;

/**
 * @param params in the order of the text's places, or by their names.
 * @param map turns a row of the response into an object.
 */
export function bindQuery<Result>(
  sql: string,
  params: readonly unknown[] | Readonly<Record<string, unknown>>,
  map: (row: Row, columns: readonly string[]) => unknown,
): Bound<Result> {
  const item = {
    _prepare: () => ({
      getQuery: () => ({ sql, params }),
      mapResult: ({ rows, columns }: ResultSet) => rows.map((row) => map(row, columns)),
    }),
  };
  // A batch of Drizzle calls methods that its types do not have.
  return item as unknown as Bound<Result>;
}

/** The part of a query that a batch needs. */
interface Sendable {
  _prepare(): {
    getQuery(): { sql: string; params: unknown };
    mapResult(result: ResultSet, isFromBatch: boolean): unknown;
  };
}

/** A statement with its values, as the driver takes it. */
export function toInStatement(statement: unknown): { sql: string; args: InArgs } {
  const { sql, params } = (statement as Sendable)._prepare().getQuery();
  return { sql, args: params as InArgs };
}

/** A batch as Drizzle's: one round trip and one transaction, without Drizzle. */
export function batchOver(client: Client): Executor["batch"] {
  const batch = async (queries: readonly Sendable[]) => {
    const prepared = queries.map((query) => query._prepare());
    const results = await client.batch(
      prepared.map((query) => {
        const { sql, params } = query.getQuery();
        return { sql, args: params } as InStatement;
      }),
    );
    return results.map((result, at) => prepared[at]?.mapResult(result, true));
  };
  return batch as unknown as Executor["batch"];
}
