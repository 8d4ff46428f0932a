/** Imports that were interrupted, and where the same request goes on. */
import { and, eq, exists, gte, isNull, lt } from "drizzle-orm";
import { imports } from "#schema/pipeline.ts";
import { dayMs, instant } from "#shared/core/dates.ts";
import { newId } from "#shared/core/ids.ts";
import type { Reader } from "#shared/db/client.ts";
import { assertInBatch, statement, type Write } from "#shared/db/transaction.ts";
import { keyReused } from "#shared/idempotency/claim-key.ts";
import type { ReadContext } from "../records/context.ts";

/** An interrupted import can be resumed for this long. */
const resumableMs = dayMs;

/** Identifies an import request. */
export interface ImportRequest {
  userId: string;
  /** The caller's idempotency key; without one, the request itself identifies it. */
  key: string | null;
  /** Hex SHA-256 of its query and body. */
  requestSha256: string;
}

/** How far an import is. */
export interface ImportProgress extends ImportRequest {
  id: string;
  /** How many of its steps are committed. */
  done: number;
  /** When its first part was committed, milliseconds since the epoch. */
  startedAt: number;
}

/** The caller's imports that can be resumed, the oldest first: they were interrupted, or go on now. */
export function selectUnfinished({ db, caller, now }: ReadContext) {
  const { key, startedAt } = imports;
  return db
    .select({ key, startedAt })
    .from(imports)
    .where(and(eq(imports.userId, caller.accountId), gte(startedAt, now - resumableMs)))
    .orderBy(startedAt)
    .limit(maxListed);
}

/** Nobody interrupts as many imports within the time. */
const maxListed = 100;

/** An unfinished import, as `GET /me` lists it. */
export function describeUnfinished({ key, startedAt }: Pick<ImportProgress, "key" | "startedAt">) {
  return {
    idempotencyKey: key,
    startedAt: instant(startedAt),
    resumableUntil: instant(startedAt + resumableMs),
  };
}

/**
 * The import that the request resumes, or a new one.
 *
 * @throws ApiError `idempotency_key_reused` if its key belongs to an unfinished import of another body.
 */
export async function openImport(
  db: Reader,
  request: ImportRequest,
  now: number,
): Promise<ImportProgress> {
  const { userId, key, requestSha256 } = request;
  const [found] = await db
    .select()
    .from(imports)
    .where(
      and(
        eq(imports.userId, userId),
        key === null
          ? and(isNull(imports.key), eq(imports.requestSha256, requestSha256))
          : eq(imports.key, key),
        gte(imports.startedAt, now - resumableMs),
      ),
    );
  if (!found) return { ...request, id: newId("import"), done: 0, startedAt: now };
  if (found.requestSha256 !== requestSha256) throw keyReused(key ?? "");
  return found;
}

/**
 * Stores in the transaction of a part that the steps up to its end are committed. The transaction
 * fails if another request has committed the part.
 */
export function recordPart(write: Write, progress: ImportProgress, end: number): void {
  const { userId, id, done, startedAt } = progress;
  if (done === 0) {
    const isOld = and(eq(imports.userId, userId), lt(imports.startedAt, startedAt - resumableMs));
    write(
      statement.delete(imports).where(isOld),
      statement.insert(imports).values({ ...progress, done: end }),
    );
    return;
  }
  const same = and(eq(imports.userId, userId), eq(imports.id, id), eq(imports.done, done));
  write(
    assertInBatch(exists(statement.select().from(imports).where(same))),
    statement.update(imports).set({ done: end }).where(same),
  );
}

/** Removes the record of an import whose last part the transaction contains. */
export function forgetImport(write: Write, { userId, id, done }: ImportProgress): void {
  if (done === 0) return;
  const same = and(eq(imports.userId, userId), eq(imports.id, id), eq(imports.done, done));
  write(
    assertInBatch(exists(statement.select().from(imports).where(same))),
    statement.delete(imports).where(same),
  );
}
