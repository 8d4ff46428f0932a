import { and, eq, inArray } from "drizzle-orm";
import { jobContacts } from "../../schema/pipeline.ts";
import { notFound } from "../accounts/not-found.ts";
import { statement } from "../db/transaction.ts";
import type { ReadContext, WriteContext } from "./context.ts";
import { selectOwn, touch, type Versioned } from "./versioned.ts";

/** Ids of one kind of record that a field of a body names. */
export interface Reference {
  record: Versioned;
  field: string;
  ids: readonly string[];
}

/** @throws ApiError `record_not_found` for the first id that is not of a record of the caller. */
export async function requireOwn(
  context: ReadContext,
  ...references: readonly Reference[]
): Promise<void> {
  const named = references.filter(({ ids }) => ids.length > 0);
  const [first, ...more] = named.map(({ record, ids }) => selectOwn(context, record, ids));
  if (!first) return;
  const found = await context.db.batch([first, ...more]);
  for (const [place, reference] of named.entries()) refuseMissing(reference, found[place] ?? []);
}

/** The same for what is about a job, about a contact, both or neither. */
export function requireSubjects(
  context: ReadContext,
  {
    jobId,
    contactId,
  }: { jobId?: string | null | undefined; contactId?: string | null | undefined },
): Promise<void> {
  return requireOwn(
    context,
    { record: "job", field: "jobId", ids: jobId ? [jobId] : [] },
    { record: "contact", field: "contactId", ids: contactId ? [contactId] : [] },
  );
}

/** @param found those of the ids that are the caller's. */
export function refuseMissing(
  { record, field, ids }: Reference,
  found: readonly { id: string }[],
): void {
  const known = new Set(found.map(({ id }) => id));
  const missing = ids.find((id) => !known.has(id));
  if (missing !== undefined) throw notFound(record, missing, field);
}

/**
 * Makes and removes links of a job with contacts, or of a contact with jobs. The
 * other ends are answered differently from then on, so their versions grow; the
 * near end's is left to its own change.
 */
export function changeLinks(
  context: WriteContext,
  near: { record: Versioned; id: string },
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): void {
  const { caller, write } = context;
  const userId = caller.accountId;
  const [own, other] =
    near.record === "job"
      ? ([jobContacts.jobId, jobContacts.contactId] as const)
      : ([jobContacts.contactId, jobContacts.jobId] as const);
  if (add.length > 0) {
    const links = add.map((id) =>
      near.record === "job"
        ? { userId, jobId: near.id, contactId: id }
        : { userId, jobId: id, contactId: near.id },
    );
    write(statement.insert(jobContacts).values(links));
  }
  if (remove.length > 0) {
    const removed = and(
      eq(jobContacts.userId, userId),
      eq(own, near.id),
      inArray(other, [...remove]),
    );
    write(statement.delete(jobContacts).where(removed));
  }
  touch(context, near.record === "job" ? "contact" : "job", [...add, ...remove]);
}
