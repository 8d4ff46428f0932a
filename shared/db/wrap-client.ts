import type { Client, InArgs, InStatement, ResultSet, TransactionMode } from "@libsql/client/http";

/** Statements of one transaction. */
type Batch = Array<InStatement | [string, InArgs?]>;

/** Sends a batch that writes, with what must hold for it; throws if that does not hold. */
export type WriteGuard = (
  statements: Batch,
  send: (batch: Batch) => Promise<ResultSet[]>,
) => Promise<ResultSet[]>;

/** Sends something when it is its turn. */
type Send = <T>(kind: "read" | "write", send: () => Promise<T>) => Promise<T>;

/**
 * Has a client send its statements and batches through `around`, and its writes by their guard, if
 * there is one.
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
  return Object.assign(client, {
    async execute(statement: InStatement | string, args?: InArgs) {
      const execute = () => sendOne(statement, args);
      if (isRead(statement)) return around("read", execute);
      if (!guardOf()) return around("write", execute);
      const [result] = await write([
        typeof statement === "string" ? [statement, args ?? []] : statement,
      ]);
      if (!result) throw new Error("the database returned no result of a statement");
      return result;
    },
    batch(statements: Batch, mode?: TransactionMode) {
      if (!statements.every(isRead)) return write(statements, mode);
      const [first, ...others] = statements;
      // One query needs no transaction, which would take three more statements.
      if (first && others.length === 0 && !Array.isArray(first)) {
        return around("read", async () => [await sendOne(first)]);
      }
      return around("read", () => sendAll(statements, mode ?? "deferred"));
    },
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
