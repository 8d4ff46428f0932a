/**
 * A write reads, decides, and then commits all its statements in one batch, so
 * that the database is locked for that batch alone and never across round trips.
 * What was read may have changed by then: the batch asserts what it relies on,
 * and a write that meets a conflict is decided again.
 */
import type { ResultSet } from "@libsql/client";
import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { LibSQLDatabase } from "drizzle-orm/libsql/driver-core";
import { type Database, drizzleOver } from "./client.ts";
import { DatabaseUnavailable, isDangling, isFailedAssertion, isWriteConflict } from "./errors.ts";
import { withPermit } from "./semaphore.ts";

/** SQL and its values, for a batch. */
export type Statement = BatchItem<"sqlite">;

/** Adds statements to the one batch in which a write commits, in this order. */
export type Write = (...statements: readonly Statement[]) => void;

/**
 * Builds statements without a connection: awaited by itself a statement fails,
 * and only a batch can send it.
 *
 * @example
 * write(statement.insert(jobs).values(row), statement.delete(drafts).where(own));
 */
export const statement: LibSQLDatabase = drizzleOver(null);

/** Throws the error of an assertion that did not hold, if waiting and deciding again cannot help. */
type Explain = () => Promise<void>;

const explanations = new WeakMap<Statement, Explain>();

/**
 * A statement that rolls its batch back unless the condition holds when it is
 * executed. It writes nothing.
 *
 * @param explain runs after the batch was rolled back by an assertion, before the write is
 * decided again.
 * @example
 * write(assertInBatch(exists(ownVersion)), statement.update(jobs).set(change).where(own));
 */
export function assertInBatch(condition: SQL, explain?: Explain): Statement {
  const assertion = statement.run(sql`insert into expectations (held) select ${condition}`);
  if (explain) explanations.set(assertion, explain);
  return assertion;
}

const committed = new WeakMap<Statement, (rowsAffected: number) => void>();

/**
 * Calls a function with the number of rows that a statement of a batch has written, once the
 * batch is committed; never if it is rolled back.
 *
 * @returns the statement.
 */
export function afterCommit(
  statement: Statement,
  listener: (rowsAffected: number) => void,
): Statement {
  committed.set(statement, listener);
  return statement;
}

/** A permit of an owner covers several statements, each of which waits for its own. */
const ownerPermits = { permits: 1, expireMs: 3_000, stallMs: 5_000, pollMs: 5 };
const maxRetries = 12;
const minBackoffMs = 10;
const maxBackoffMs = 400;

/**
 * Runs a function that reads and decides, and then commits the statements that it
 * handed over: all of them, or none. On a conflict the function runs again, so it
 * must do nothing but read, decide and hand over.
 *
 * @param owner whose rows are written. Within one isolate, the retries of one
 * owner's writes run one after another.
 * @param explainDangling runs when a row that the batch refers to was not there, before the write is
 * decided again.
 * @throws DatabaseUnavailable when conflicts persist. After any other
 * `unavailable` it is unknown whether the batch was committed.
 */
export async function writeAtomically<T>(
  db: Database,
  decide: (write: Write) => Promise<T>,
  {
    owner,
    explainDangling,
  }: { owner?: string | undefined; explainDangling?: Explain | undefined } = {},
): Promise<T> {
  const decideOnce = () => attempt(db, decide, explainDangling);
  const first = await decideOnce();
  if ("result" in first) return first.result;
  return owner === undefined
    ? retry(decideOnce)
    : withPermit(`writes of ${owner}`, ownerPermits, () => retry(decideOnce));
}

type Outcome<T> = { result: T } | { conflict: unknown };

async function attempt<T>(
  db: Database,
  decide: (write: Write) => Promise<T>,
  explainDangling?: Explain,
): Promise<Outcome<T>> {
  const statements: Statement[] = [];
  const result = await decide((...more) => void statements.push(...more));
  const [first, ...rest] = statements;
  if (!first) return { result };
  try {
    const results: readonly unknown[] = await db.batch([first, ...rest]);
    for (const [index, statement] of statements.entries()) {
      committed.get(statement)?.((results[index] as ResultSet).rowsAffected);
    }
    return { result };
  } catch (error) {
    if (!isWriteConflict(error)) throw error;
    if (isFailedAssertion(error)) {
      for (const assertion of statements) await explanations.get(assertion)?.();
    }
    if (isDangling(error)) await explainDangling?.();
    return { conflict: error };
  }
}

async function retry<T>(decideOnce: () => Promise<Outcome<T>>): Promise<T> {
  for (let retries = 1; ; retries++) {
    const outcome = await decideOnce();
    if ("result" in outcome) return outcome.result;
    if (retries === maxRetries) throw exhausted(outcome.conflict);
    await backOff(retries);
  }
}

/** Exponential with full jitter, so that writes which conflicted do not meet again. */
function backOff(retries: number): Promise<void> {
  const limitMs = Math.min(maxBackoffMs, minBackoffMs * 2 ** (retries - 1));
  return new Promise((resolve) => setTimeout(resolve, Math.random() * limitMs));
}

function exhausted(cause: unknown): unknown {
  if (!isFailedAssertion(cause)) return cause;
  return new DatabaseUnavailable("other writes keep changing the same rows", {
    transient: false,
    cause,
  });
}
