import type { Client, Transaction } from "@libsql/client";
import type { ExtractTablesWithRelations, SQL } from "drizzle-orm";
import { LibSQLDatabase } from "drizzle-orm/libsql/driver-core";
import { LibSQLSession, LibSQLTransaction } from "drizzle-orm/libsql/session";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core/dialect";
import type { SqlResult, SqlStatement } from "./http-client.ts";

export type DrizzleDatabase = LibSQLDatabase;

type NoSchema = Record<string, never>;
type Tables = ExtractTablesWithRelations<NoSchema>;

const dialect = new SQLiteAsyncDialect();

/** Drizzle's session, for a client whose rows are arrays. */
class Session extends LibSQLSession<NoSchema, Tables> {
  readonly #client: DrizzleClient;

  constructor(client: DrizzleClient, open?: OpenTransaction) {
    // Drizzle calls no more of them than their types here declare.
    super(client as unknown as Client, dialect, undefined, {}, open as Transaction | undefined);
    this.#client = client;
  }

  /** The rows of a query that was written as text, as objects. */
  override async all<Row = unknown>(query: SQL): Promise<Row[]> {
    const { columns, rows } = await this.run(query);
    return rows.map(
      (row) => Object.fromEntries(columns.map((name, index) => [name, row[index]])) as Row,
    );
  }

  override async get<Row = unknown>(query: SQL): Promise<Row> {
    const [row] = await this.all<Row>(query);
    return row as Row;
  }

  override async transaction<Result>(
    run: (transaction: LibSQLTransaction<NoSchema, Tables>) => Result | Promise<Result>,
  ): Promise<Result> {
    const open = await this.#client.transaction();
    try {
      const session = new Session(this.#client, open);
      const result = await run(new LibSQLTransaction("async", dialect, session, undefined));
      await open.commit();
      return result;
    } catch (error) {
      await open.rollback();
      throw error;
    }
  }
}

/** What Drizzle's driver for libSQL calls of a client. */
export interface DrizzleClient {
  execute(statement: SqlStatement): Promise<SqlResult>;
  batch(statements: readonly SqlStatement[]): Promise<SqlResult[]>;
  migrate(statements: readonly SqlStatement[]): Promise<SqlResult[]>;
  transaction(): Promise<OpenTransaction>;
}

interface OpenTransaction {
  execute(statement: SqlStatement): Promise<SqlResult>;
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

/** As `drizzle` does, which would bundle the whole client of `@libsql/client` (15 KiB gzipped). */
export function createDrizzle(client: DrizzleClient): DrizzleDatabase {
  return new LibSQLDatabase("async", dialect, new Session(client), undefined);
}

/** A database without a client, which builds statements and executes none. */
export function createBuilder(): DrizzleDatabase {
  const unreachable = () => Promise.reject(new Error("this statement can only be sent in a batch"));
  return createDrizzle({
    execute: unreachable,
    batch: unreachable,
    migrate: unreachable,
    transaction: unreachable,
  });
}
