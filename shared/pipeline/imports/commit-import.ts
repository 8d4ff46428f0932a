import { and, eq } from "drizzle-orm";
import { contacts, jobs } from "#schema/pipeline.ts";
import type { Database } from "#shared/db/client.ts";
import { isIn } from "#shared/db/conditions.ts";
import { withPermit } from "#shared/db/semaphore.ts";
import { type Write, writeAtomically } from "#shared/db/transaction.ts";
import { contactText } from "../contacts/contact-record.ts";
import { jobText } from "../jobs/job-record.ts";
import { statusChangeBytes } from "../jobs/move-job.ts";
import { assertWithinBounds, type BoundName, countBytes } from "../records/bounds.ts";
import type { ReadContext, WriteContext } from "../records/context.ts";
import { type ImportLock, keepImportLock } from "./import-lock.ts";
import { type ImportPart, ImportParts } from "./import-parts.ts";
import type { Rows } from "./import-types.ts";
import { forgetImport, type ImportProgress, recordPart } from "./unfinished-imports.ts";
import { writePart } from "./write-part.ts";

/** The context of an import, which commits several transactions. */
interface ImportContext extends Omit<WriteContext, "write"> {
  db: Database;
  lock: ImportLock;
  /** Called after every part. */
  committed?: () => void;
}

/** One part of all imports of this isolate at a time: others need not wait for more than one. */
const partPermits = { permits: 1, expireMs: 3_000, stallMs: 10_000, pollMs: 5 };

/**
 * Commits an import in parts, starting after those that are committed already. Others write between
 * them. If it is interrupted, the same request goes on where it stopped.
 *
 * @param finish adds statements to the transaction of the last part.
 * @throws ApiError `parameter_missing` if the account has no room for the rest, `import_in_progress`
 * if the lock was lost.
 */
export async function commitImport(
  context: ImportContext,
  rows: Rows,
  progress: ImportProgress,
  finish: (write: Write) => void,
): Promise<void> {
  const { db, lock, caller } = context;
  const parts = sizedParts(rows, progress.done);
  const permits = { ...partPermits, isHopeless: db.isSilentSince };
  let { done } = progress;
  for (const [index, { part, size, later }] of parts.entries()) {
    let isRepeated = false;
    const decide = async (write: Write) => {
      const into = { ...context, write };
      // A record that the rows belong to may have been deleted since it was imported.
      const left = isRepeated ? await withoutDeleted(context, part.rows) : part.rows;
      isRepeated = true;
      keepImportLock(db, write, lock);
      if (index < parts.length - 1) recordPart(write, { ...progress, done }, part.end);
      else forgetImport(write, { ...progress, done });
      writePart(into, left);
      assertWithinBounds(into, { ...size, text: size.textBytes }, later);
      if (index === parts.length - 1) finish(write);
    };
    await withPermit("parts of imports", permits, () =>
      writeAtomically(db, decide, { owner: caller.accountId }),
    );
    done = part.end;
    context.committed?.();
  }
}

interface SizedPart {
  part: ImportPart;
  size: Record<BoundName, number>;
  /** The records that later parts add. */
  later: Record<BoundName, number>;
}

/** The parts from a step on; at least one, which is empty if there are no more steps. */
function sizedParts(rows: Rows, start: number): SizedPart[] {
  const split = new ImportParts(rows);
  const first = split.from(start);
  const parts = [first];
  for (let { end } = first; end < split.count; ) {
    const part = split.from(end);
    parts.push(part);
    end = part.end;
  }
  let later: Record<BoundName, number> = {
    jobs: 0,
    contacts: 0,
    links: 0,
    entries: 0,
    textBytes: 0,
  };
  const sized: SizedPart[] = [];
  for (const part of parts.toReversed()) {
    const size = measureRows(part.rows);
    sized.unshift({ part, size, later });
    later = addSizes(later, size);
  }
  return sized;
}

/**
 * The rows without links to records that were deleted since the import began, as if they had been
 * deleted after it: what belongs to a job goes with the job, and loses a contact.
 */
async function withoutDeleted({ db, caller }: ReadContext, rows: Rows): Promise<Rows> {
  const entries = [...rows.activities, ...rows.events];
  const find = (table: typeof jobs | typeof contacts, ids: readonly (string | null)[]) =>
    db
      .select({ id: table.id })
      .from(table)
      .where(
        and(
          eq(table.userId, caller.accountId),
          isIn(table.id, [...new Set(ids.filter((id) => id !== null))]),
        ),
      );
  const [foundJobs, foundContacts] = await db.batch([
    find(
      jobs,
      [...rows.moves, ...rows.links, ...entries].map(({ jobId }) => jobId),
    ),
    find(
      contacts,
      [...rows.links, ...entries].map(({ contactId }) => contactId),
    ),
  ]);
  const own = {
    jobs: new Set([...foundJobs, ...rows.jobs].map(({ id }) => id)),
    contacts: new Set([...foundContacts, ...rows.contacts].map(({ id }) => id)),
  };
  const isLeft = ({ jobId }: { jobId: string | null }) => jobId === null || own.jobs.has(jobId);
  const unlinked = <Row extends { contactId: string | null }>(row: Row): Row =>
    row.contactId === null || own.contacts.has(row.contactId) ? row : { ...row, contactId: null };
  return {
    ...rows,
    moves: rows.moves.filter(isLeft),
    links: rows.links.filter((link) => isLeft(link) && own.contacts.has(link.contactId)),
    activities: rows.activities.filter(isLeft).map(unlinked),
    events: rows.events.filter(isLeft).map(unlinked),
  };
}

/** How much of each bound of an account the rows take. */
export function measureRows(rows: Rows): Record<BoundName, number> {
  const { jobs, contacts, links, activities, events, moodCheckins, moves } = rows;
  return {
    jobs: jobs.length,
    contacts: contacts.length,
    links: links.length,
    entries: activities.length + events.length + moodCheckins.length,
    textBytes:
      countBytes(jobs.flatMap(jobText)) +
      countBytes(contacts.flatMap(contactText)) +
      countBytes(activities.map(({ notes }) => notes)) +
      countBytes(events.flatMap(({ title, location, notes }) => [title, location, notes])) +
      countBytes(moodCheckins.map(({ note }) => note)) +
      // The first status of a job is a part of it.
      statusChangeBytes * (moves.length - jobs.length),
  };
}

/** The sum of sizes. */
function addSizes(
  a: Record<BoundName, number>,
  b: Record<BoundName, number>,
): Record<BoundName, number> {
  return {
    jobs: a.jobs + b.jobs,
    contacts: a.contacts + b.contacts,
    links: a.links + b.links,
    entries: a.entries + b.entries,
    textBytes: a.textBytes + b.textBytes,
  };
}
