/** Accounts that import large files one after another while others use the service. */
import { setTimeout as sleep } from "node:timers/promises";
import { count, eq } from "drizzle-orm";
import { contacts, imports, jobs } from "#schema/pipeline.ts";
import { createAccount, createToken } from "#scripts/run/stage/callers.ts";
import type { Database } from "#shared/db/client.ts";
import type { CallResult, SoakClient } from "./client.ts";

export interface SoakFile {
  jobs: readonly object[];
  contacts: readonly object[];
}

/**
 * A valid file with links and status changes.
 *
 * @param rows at most 5,000, as many as an import may have.
 */
export function largeFile(rows: number): SoakFile {
  const contactCount = rows / 5;
  const jobCount = rows - contactCount;
  const statusHistory = ["saved", "applied", "screening"].map((status, n) => ({
    status,
    changedAt: `2026-10-0${n + 1}`,
  }));
  return {
    jobs: Array.from({ length: jobCount }, (_, n) => ({
      id: `j${n}`,
      company: `Company ${n}`,
      title: "Software Engineer",
      location: "Austin, TX",
      notes: "word ".repeat(60),
      statusHistory,
      contactIds: [`c${n % contactCount}`],
    })),
    contacts: Array.from({ length: contactCount }, (_, n) => ({ id: `c${n}`, name: "Grace" })),
  };
}

export interface ImportRun {
  account: string;
  startedAt: number;
  endedAt: number;
  /** How often it was sent, until all of it was imported. */
  requests: number;
}

/** Longer than an import may take with all its repetitions, on a machine that is busy. */
const maxMs = 150_000;
/** Pauses a request that met the lock of one that was interrupted, or a full queue. */
const pauseMs = 500;

/**
 * Imports a large file into a new account, and sends the same request again while the service is
 * unavailable or an interrupted request still holds the account's lock.
 *
 * @param unexpected is called for any other response.
 */
export async function importLarge(
  db: Database,
  client: SoakClient,
  file: SoakFile,
  unexpected: (result: CallResult) => void,
): Promise<ImportRun> {
  const account = await createAccount(db, { tier: "ultra" });
  const key = await createToken(db, { account });
  const startedAt = Date.now();
  for (let requests = 1; ; requests++) {
    const call = { path: "/api/mcp/import", key, post: file, timeoutMs: maxMs };
    const result = await client.call(call);
    if (result.status === 200) return { account, startedAt, endedAt: Date.now(), requests };
    const isLate = Date.now() - startedAt > maxMs;
    if (isLate || (result.status !== 503 && result.status !== 409)) {
      unexpected(result);
      return { account, startedAt, endedAt: Date.now(), requests };
    }
    await sleep(pauseMs);
  }
}

/** Accounts whose import is not there as a whole, each with what it has. */
export async function incompleteImports(
  db: Database,
  file: SoakFile,
  runs: readonly ImportRun[],
): Promise<object[]> {
  const incomplete: object[] = [];
  for (const { account } of runs) {
    const [[own], [linked], [open]] = await db.batch([
      db.select({ rows: count() }).from(jobs).where(eq(jobs.userId, account)),
      db.select({ rows: count() }).from(contacts).where(eq(contacts.userId, account)),
      db.select({ rows: count() }).from(imports).where(eq(imports.userId, account)),
    ]);
    const found = { jobs: own?.rows, contacts: linked?.rows, unfinished: open?.rows };
    const isWhole =
      found.jobs === file.jobs.length &&
      found.contacts === file.contacts.length &&
      !found.unfinished;
    if (!isWhole) incomplete.push({ account, ...found });
  }
  return incomplete;
}
