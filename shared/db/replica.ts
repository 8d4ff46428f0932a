/**
 * Reads from a replica, a copy of the database that follows it with some delay and may be nearer.
 *
 * Each of these reads proves in its own snapshot that the replica has what it needs, so that a row that is
 * merely late never looks like one that does not exist. Without the proof, or if the replica fails, the
 * read is sent to the database itself. Nothing is ever written to a replica.
 */
import { logFailure } from "../core/log-failure.ts";
import type { Bound, Executor } from "./bound.ts";

export interface Replica {
  url: string;
  /** The request's client of the database that it follows. */
  database: Executor;
  /** Opens a client of the replica for one read, which waits for it this long. */
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

/** Drizzle's type is for batches of a known length. */
type Batch = (queries: readonly Bound<unknown>[]) => Promise<unknown[][]>;

/**
 * Reads from the replica, as long as the proof returns a row in the same snapshot; otherwise, and if the replica
 * fails, from the database.
 *
 * @param proof a query that returns a row if the replica has what the reads need.
 */
export function readReplica({ url, database, open }: Replica, proof: Bound<unknown>): Executor {
  const batch: Batch = async (queries) => {
    const now = Date.now();
    const until = avoidedUntil.get(url) ?? 0;
    if (now >= until) {
      // After a pause one request finds out whether the replica is well again, and the others do not wait for it.
      if (until > 0) avoidedUntil.set(url, now + replicaTimeoutMs);
      let avoidMs = lateForMs;
      try {
        const [proven, ...found] = await (open(replicaTimeoutMs).batch as Batch)([
          proof,
          ...queries,
        ]);
        if (proven?.length) {
          avoidedUntil.delete(url);
          return found;
        }
      } catch (error) {
        avoidMs = failedForMs;
        logFailure({ task: "read the replica" }, error);
      }
      avoidedUntil.set(url, Date.now() + avoidMs);
    }
    return (database.batch as Batch)(queries);
  };
  return { batch: batch as unknown as Executor["batch"] };
}
