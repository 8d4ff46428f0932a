import type { Client, InArgs, InStatement, ResultSet, TransactionMode } from "@libsql/client/http";
import { type Batch, gatherReads } from "./gather-reads.ts";

/** Sends a batch that writes, with what must hold for it; throws if that does not hold. */
export type WriteGuard = (
  statements: Batch,
  send: (batch: Batch) => Promise<ResultSet[]>,
) => Promise<ResultSet[]>;

/** Sends something when it is its turn. */
type Send = <T>(kind: "read" | "write", send: () => Promise<T>) => Promise<T>;

/**
 * Has a client send its statements and batches through `around`, its writes by their guard, if
 * there is one, and the reads that start at a time together.
 *
 * A batch that writes takes the write lock before its first statement: taken
 * later, the lock would be refused whenever another write came in between.
 */
export function wrapClient(
  client: Client,
  around: Send,
  guardOf: () => WriteGuard | undefined = () => undefined,
): Client {
  const sendOne = client.execute.bind(client) as (
    statement: InStatement | string,
    args?: InArgs,
  ) => Promise<ResultSet>;
  const sendAll = client.batch.bind(client);
  const write = (statements: Batch, mode: TransactionMode = "write") => {
    const send = (batch: Batch) => around("write", () => sendAll(batch, mode));
    const guard = guardOf();
    return guard ? guard(statements, send) : send(statements);
  };
  const read = gatherReads((statements) => {
    const [first, ...others] = statements;
    return around("read", async () =>
      // One query needs no transaction, which would take three more statements.
      first && others.length === 0
        ? [await (Array.isArray(first) ? sendOne(...first) : sendOne(first))]
        : sendAll(statements, "deferred"),
    );
  });
  return Object.assign(client, {
    async execute(statement: InStatement | string, args?: InArgs) {
      const batch: Batch = [typeof statement === "string" ? [statement, args ?? []] : statement];
      const [result] = isRead(statement)
        ? await read(batch)
        : guardOf()
          ? await write(batch)
          : [await around("write", () => sendOne(statement, args))];
      if (!result) throw new Error("the database returned no result of a statement");
      return result;
    },
    batch: (statements: Batch, mode?: TransactionMode) =>
      statements.every(isRead) ? read(statements) : write(statements, mode),
  });
}

/** Only what is plainly a query: a common table expression can contain a write. */
function isRead(statement: InStatement | string | [string, InArgs?]): boolean {
  const text =
    typeof statement === "string"
      ? statement
      : Array.isArray(statement)
        ? statement[0]
        : statement.sql;
  return /^\s*select\b/i.test(text);
}
