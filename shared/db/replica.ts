/**
 * Reads from a replica, a copy of the database that follows it with some delay and may be nearer.
 *
 * Each of these reads proves in its own snapshot that the replica has what it needs, so that a row that is
 * merely late never looks like one that does not exist. Without the proof, or if the replica fails, the
 * read is sent to the database itself. Nothing is ever written to a replica.
 */
import type { Client, InArgs, InStatement, ResultSet, TransactionMode } from "@libsql/client/http";
import type { LibSQLDatabase } from "drizzle-orm/libsql/driver-core";
import { logFailure } from "../core/log-failure.ts";
import { drizzleOver } from "./drizzle.ts";
import { isTooLarge } from "./errors.ts";
import { isRead } from "./is-read.ts";

/** A query that returns a row if the replica has what a read needs, such as `toSQL()` of one of Drizzle's. */
export interface Proof {
  sql: string;
  params: unknown[];
}

/** By how much a silent replica delays a request, once in a while, before the database is asked instead. */
const replicaTimeoutMs = 300;
/** How long an isolate leaves a replica alone that has failed, or that did not have the rows yet. */
const failedForMs = 30_000;
const lateForMs = 2_000;

export interface Replica {
  url: string;
  /** The request's client of the database that it follows. */
  database: Client;
  /** The request's client of the replica, which waits for it this long in all. */
  open(timeoutMs: number): Client;
}

/** Until when the requests of this isolate read elsewhere, by the replica's URL; milliseconds since the epoch. */
const avoidedUntil = new Map<string, number>();

/**
 * Reads from the replica, as long as the proof returns a row in the same snapshot; otherwise, and if the replica
 * fails, from the database.
 */
export function readReplica(replica: Replica, proof: Proof): LibSQLDatabase {
  const { database } = replica;
  const proving = { sql: proof.sql, args: proof.params as InArgs };
  const ask = async (statements: Array<InStatement | [string, InArgs?]>) => {
    if (!statements.every(isRead) || !mayAsk(replica.url)) return null;
    try {
      const [proven, ...results] = await replica
        .open(replicaTimeoutMs)
        .batch([proving, ...statements], "deferred");
      if (proven && proven.rows.length > 0) {
        avoidedUntil.delete(replica.url);
        return results;
      }
      avoidedUntil.set(replica.url, Date.now() + lateForMs);
    } catch (error) {
      // The database itself refuses it too.
      if (isTooLarge(error)) return null;
      avoidedUntil.set(replica.url, Date.now() + failedForMs);
      logFailure({ task: "read the replica" }, error);
    }
    return null;
  };
  return drizzleOver({
    ...database,
    async execute(statement: InStatement | string, args?: InArgs): Promise<ResultSet> {
      const asked: InStatement =
        typeof statement === "string" && args ? { sql: statement, args } : statement;
      const [found] = (await ask([asked])) ?? [];
      return found ?? database.execute(asked);
    },
    async batch(statements: Array<InStatement | [string, InArgs?]>, mode?: TransactionMode) {
      return (await ask(statements)) ?? database.batch(statements, mode);
    },
  });
}

/** After a pause one request finds out whether the replica is well again, and the others do not wait for it. */
function mayAsk(url: string): boolean {
  const until = avoidedUntil.get(url);
  if (until === undefined) return true;
  const now = Date.now();
  if (now < until) return false;
  avoidedUntil.set(url, now + replicaTimeoutMs);
  return true;
}
