import type { Database } from "./client.ts";
import { isExpectation, isOvertaken } from "./overtaken.ts";
import type { Statement } from "./statement.ts";
import { inTurn } from "./turns.ts";
import { DatabaseUnavailable } from "./unavailable.ts";

/** Hands over statements for the one batch in which a write commits, in this order. */
export type Write = (...statements: readonly Statement[]) => void;

/** Longer than for a statement: each turn here waits for several, behind those of others. */
const turns = { standstillMs: 5_000 };
const maxAttempts = 12;
const firstPauseMs = 5;
const maxPauseMs = 400;

/**
 * Runs a function that reads and decides, and then commits what it handed over:
 * all of it, or nothing. The database is locked for that one batch alone, never
 * while something is awaited here.
 *
 * What was read may have changed by then. A function that relies on it says so
 * with `expectThat`; where that does not hold, and where a row that is referred
 * to is gone, the function runs again. It must therefore do nothing but read,
 * decide and hand over.
 *
 * @param owner whose rows are written. Writes of one owner that have overtaken
 * each other go one after another from then on, as far as one isolate makes them.
 * @throws DatabaseUnavailable where others keep changing the same rows. After
 * any other `unavailable` the outcome is unknown.
 */
export async function writeAtomically<T>(
  db: Database,
  decide: (write: Write) => Promise<T>,
  { owner }: { owner?: string | undefined } = {},
): Promise<T> {
  const first = await attempt(db, decide);
  if ("answer" in first) return first.answer;
  return owner === undefined
    ? tryAgain(db, decide)
    : inTurn(`rows of ${owner}`, () => tryAgain(db, decide), turns);
}

type Outcome<T> = { answer: T } | { overtaken: unknown };

async function attempt<T>(db: Database, decide: (write: Write) => Promise<T>): Promise<Outcome<T>> {
  const statements: Statement[] = [];
  const answer = await decide((...more) => void statements.push(...more));
  const [first, ...rest] = statements;
  if (!first) return { answer };
  try {
    await db.batch([first, ...rest]);
    return { answer };
  } catch (error) {
    if (isOvertaken(error)) return { overtaken: error };
    throw error;
  }
}

async function tryAgain<T>(db: Database, decide: (write: Write) => Promise<T>): Promise<T> {
  for (let attempts = 1; ; attempts++) {
    const outcome = await attempt(db, decide);
    if ("answer" in outcome) return outcome.answer;
    if (attempts === maxAttempts) throw crowdedOut(outcome.overtaken);
    await pause(attempts);
  }
}

/** At random, so that those who collided do not collide again. */
function pause(attempts: number): Promise<void> {
  const longest = Math.min(maxPauseMs, firstPauseMs * 2 ** attempts);
  return new Promise((resolve) => setTimeout(resolve, Math.random() * longest));
}

function crowdedOut(cause: unknown): unknown {
  if (!isExpectation(cause)) return cause;
  return new DatabaseUnavailable("others keep changing the same rows", { transient: false, cause });
}
