import { and, eq, inArray, sql } from "drizzle-orm";
import { contacts, jobContacts, jobs } from "../../schema/pipeline.ts";
import type { PipelineContext, WriteContext } from "./context.ts";
import { notFound } from "./not-found.ts";

/** @throws ApiError `record_not_found` for the first id that is no job of the caller. */
export async function requireJobs(
  { db, caller }: PipelineContext,
  ids: readonly string[],
  field: string,
): Promise<void> {
  if (ids.length === 0) return;
  const found = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.userId, caller.accountId), inArray(jobs.id, [...ids])));
  refuseMissing("job", ids, found, field);
}

/** @throws ApiError `record_not_found` for the first id that is no contact of the caller. */
export async function requireContacts(
  { db, caller }: PipelineContext,
  ids: readonly string[],
  field: string,
): Promise<void> {
  if (ids.length === 0) return;
  const found = await db
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(eq(contacts.userId, caller.accountId), inArray(contacts.id, [...ids])));
  refuseMissing("contact", ids, found, field);
}

function refuseMissing(
  record: string,
  ids: readonly string[],
  found: readonly { id: string }[],
  field: string,
): void {
  const known = new Set(found.map((row) => row.id));
  const missing = ids.find((id) => !known.has(id));
  if (missing !== undefined) throw notFound(record, missing, field);
}

interface Link {
  jobId: string;
  contactId: string;
}

/**
 * Makes and removes links. The other end of each is answered differently from
 * then on, so its version grows; the near end's is left to its own change.
 */
export async function changeLinks(
  context: WriteContext,
  { add, remove, near }: { add: readonly Link[]; remove: readonly Link[]; near: "job" | "contact" },
): Promise<void> {
  const { db, caller } = context;
  const userId = caller.accountId;
  const changed = [...add, ...remove];
  if (changed.length === 0) return;
  const contactIds = changed.map((link) => link.contactId);
  const jobIds = changed.map((link) => link.jobId);
  await Promise.all([
    add.length > 0 && db.insert(jobContacts).values(add.map((link) => ({ userId, ...link }))),
    ...remove.map(({ jobId, contactId }) =>
      db
        .delete(jobContacts)
        .where(
          and(
            eq(jobContacts.userId, userId),
            eq(jobContacts.jobId, jobId),
            eq(jobContacts.contactId, contactId),
          ),
        ),
    ),
    near === "job" ? touchContacts(context, contactIds) : touchJobs(context, jobIds),
  ]);
}

/** Makes the versions of contacts grow whose links or last contact have changed. */
export async function touchContacts(
  { db, caller }: WriteContext,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(contacts)
    .set({ version: sql`${contacts.version} + 1` })
    .where(and(eq(contacts.userId, caller.accountId), inArray(contacts.id, [...ids])));
}

/** Makes the versions of jobs grow whose links have changed. */
export async function touchJobs(
  { db, caller }: WriteContext,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(jobs)
    .set({ version: sql`${jobs.version} + 1` })
    .where(and(eq(jobs.userId, caller.accountId), inArray(jobs.id, [...ids])));
}
