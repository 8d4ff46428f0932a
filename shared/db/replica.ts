/**
 * Reads from a replica, a copy of the database that follows it with some delay and may be nearer.
 *
 * Each of these reads proves in its own snapshot that the replica has what it needs, so that a row that is
 * merely late never looks like one that does not exist. Without the proof, or if the replica fails, the
 * read is sent to the database itself. Nothing is ever written to a replica.
 */
import { logFailure } from "../core/log-failure.ts";
import type { Bound, Executor } from "./bound.ts";
import { isTooLarge } from "./errors.ts";

export interface Replica {
  url: string;
  /** The request's client of the database that it follows. */
  database: Executor;
  /** The request's client of the replica, which waits for it this long in all. */
  open(timeoutMs: number): Executor;
}

/** An executor that knows of a replica, if there is one. */
export type Replicated = Executor & { readonly replica?: Replica | undefined };

/** By how much a silent replica delays a request, once in a while, before the database is asked instead. */
const replicaTimeoutMs = 300;
/** How long an isolate leaves a replica alone that has failed, or that did not have the rows yet. */
const failedForMs = 30_000;
const lateForMs = 2_000;

/** Until when the requests of this isolate read elsewhere, by the replica's URL; milliseconds since the epoch. */
const avoidedUntil = new Map<string, number>();

type Batch = (queries: readonly Bound<unknown>[]) => Promise<unknown[][]>;

/**
 * Reads from the replica, as long as the proof returns a row in the same snapshot; otherwise, and if the replica
 * fails, from the database.
 *
 * @param proof a query that returns a row if the replica has what the reads need.
 */
export function readReplica({ url, database, open }: Replica, proof: Bound<unknown>): Executor {
  const batch: Batch = async (queries) => {
    if (mayAsk(url)) {
      try {
        const found = await batchOf(open(replicaTimeoutMs))([proof, ...queries]);
        if (found[0]?.length) {
          avoidedUntil.delete(url);
          return found.slice(1);
        }
        avoidedUntil.set(url, Date.now() + lateForMs);
      } catch (error) {
        // The database itself refuses what is too large.
        if (!isTooLarge(error)) {
          avoidedUntil.set(url, Date.now() + failedForMs);
          logFailure({ task: "read the replica" }, error);
        }
      }
    }
    return batchOf(database)(queries);
  };
  return { batch: batch as unknown as Executor["batch"] };
}

/** Drizzle's type is for batches of a known length. */
function batchOf(executor: Executor): Batch {
  return executor.batch as unknown as Batch;
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
