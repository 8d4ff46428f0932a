import type { Client, InArgs, InStatement, TransactionMode } from "@libsql/client/http";

/** How what reads, or what may write, is sent. */
type Send = <T>(reads: boolean, send: () => Promise<T>) => Promise<T>;

/**
 * A client whose statements and batches go through `around`.
 *
 * A batch that writes takes the write lock before its first statement: taken
 * later, it would be refused whenever someone else has written in between.
 */
export function aroundStatements(client: Client, around: Send): Client {
  return {
    execute: (statement: InStatement | string, args?: InArgs) =>
      around(isRead(statement), () =>
        typeof statement === "string" ? client.execute(statement, args) : client.execute(statement),
      ),
    batch(statements: Array<InStatement | [string, InArgs?]>, mode?: TransactionMode) {
      const reads = statements.every(isRead);
      return around(reads, () => client.batch(statements, mode ?? (reads ? "deferred" : "write")));
    },
    migrate: (statements) => client.migrate(statements),
    transaction: (mode?: TransactionMode) => client.transaction(mode),
    executeMultiple: (text) => client.executeMultiple(text),
    sync: () => client.sync(),
    reconnect: () => client.reconnect(),
    close: () => client.close(),
    get closed() {
      return client.closed;
    },
    protocol: client.protocol,
  };
}

/** Only what is plainly a query; a common table expression can hide a write. */
function isRead(statement: InStatement | string | [string, InArgs?]): boolean {
  const text =
    typeof statement === "string"
      ? statement
      : Array.isArray(statement)
        ? statement[0]
        : statement.sql;
  return /^\s*select\b/i.test(text);
}
