import type { Client, InArgs, InStatement, TransactionMode } from "@libsql/client/http";
import { isTransient } from "./unavailable.ts";

const pauseMs = 30;

/**
 * A client that sends a read once more after a fault that passes quickly. What
 * writes is never repeated: it may have been done although no answer came.
 *
 * A batch that writes takes the write lock before its first statement: taken
 * later, it would be refused whenever someone else has written in between.
 */
export function retryReads(client: Client): Client {
  return {
    execute: (statement: InStatement | string, args?: InArgs) =>
      repeatIf(isRead(statement), () =>
        typeof statement === "string" ? client.execute(statement, args) : client.execute(statement),
      ),
    batch(statements: Array<InStatement | [string, InArgs?]>, mode?: TransactionMode) {
      const reads = statements.every(isRead);
      return repeatIf(reads, () =>
        client.batch(statements, mode ?? (reads ? "deferred" : "write")),
      );
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

async function repeatIf<T>(allowed: boolean, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!allowed || !isTransient(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return run();
  }
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
