import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { jobContacts } from "#schema/pipeline.ts";
import { maxLinksPerRecord } from "#shared/access/tiers.ts";
import { notFound } from "#shared/contract/not-found.ts";
import { ApiError } from "#shared/core/errors.ts";
import { grouped } from "#shared/core/format.ts";
import { assertInBatch, statement } from "#shared/db/transaction.ts";
import type { ReadContext, WriteContext } from "./context.ts";
import { bumpVersions, type Linkable, selectOwn } from "./versioned.ts";

/** Ids of one kind of record in a field of a body. */
export interface RecordIds {
  record: Linkable;
  field: string;
  ids: readonly string[];
}

/** @throws ApiError `record_not_found` for the first id that is not a record of the caller's. */
export async function requireOwn(
  context: ReadContext,
  ...references: readonly RecordIds[]
): Promise<void> {
  const named = references.filter(({ ids }) => ids.length > 0);
  const [first, ...more] = named.map(({ record, ids }) => selectOwn(context, record, ids));
  if (!first) return;
  const found = await context.db.batch([first, ...more]);
  for (const [index, reference] of named.entries()) requireFound(reference, found[index] ?? []);
}

/** {@link requireOwn} for a record that may refer to a job and to a contact. */
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

/**
 * @param found the ids of the reference that are the caller's.
 * @throws ApiError `record_not_found` for the first id that is not among them.
 */
export function requireFound(
  { record, field, ids }: RecordIds,
  found: readonly { id: string }[],
): void {
  const known = new Set(found.map(({ id }) => id));
  const missing = ids.find((id) => !known.has(id));
  if (missing !== undefined) throw notFound(record, missing, field);
}

/** A query for the ids of the caller's contacts that a job is linked with, for a condition. */
export function contactsOf({ caller }: ReadContext, jobId: string): SQL {
  return sql`select contact_id from job_contacts where user_id = ${caller.accountId} and job_id = ${jobId}`;
}

/** A query for the ids of the caller's jobs that a contact is linked with, for a condition. */
export function jobsOf({ caller }: ReadContext, contactId: string): SQL {
  return sql`select job_id from job_contacts where user_id = ${caller.accountId} and contact_id = ${contactId}`;
}

/**
 * Adds and removes links between one record and others, from a job to contacts or the other
 * way round. The other records list their links, so their versions are bumped; the version of
 * the record itself is up to the caller.
 */
export function changeLinks(
  context: WriteContext,
  owner: { record: Linkable; id: string },
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): void {
  const { caller, write } = context;
  const userId = caller.accountId;
  const [own, other] =
    owner.record === "job"
      ? ([jobContacts.jobId, jobContacts.contactId] as const)
      : ([jobContacts.contactId, jobContacts.jobId] as const);
  if (add.length > 0) {
    const links = add.map((id) =>
      owner.record === "job"
        ? { userId, jobId: owner.id, contactId: id }
        : { userId, jobId: id, contactId: owner.id },
    );
    write(statement.insert(jobContacts).values(links));
    // The record itself has no more than the body lists.
    assertLinksWithinBound(context, owner.record === "job" ? "contact" : "job", add);
  }
  if (remove.length > 0) {
    const removed = and(
      eq(jobContacts.userId, userId),
      eq(own, owner.id),
      inArray(other, [...remove]),
    );
    write(statement.delete(jobContacts).where(removed));
  }
  bumpVersions(context, owner.record === "job" ? "contact" : "job", [...add, ...remove]);
}

/** How many others one record can be linked to, enforced by every write that adds links. */

const columns = { job: sql`job_id`, contact: sql`contact_id` };

/**
 * Makes the transaction fail if one of these records then has more links than it can have. Must
 * follow the statements that add them. A record that had more before keeps them.
 *
 * Every response and every event lists the links of its record: with 25,000 of them, an account grew
 * the database by 100 MB a minute.
 *
 * @throws ApiError `parameter_missing` from the transaction.
 */
export function assertLinksWithinBound(
  { db, write, caller }: WriteContext,
  record: Linkable,
  ids: readonly string[],
): void {
  if (ids.length === 0) return;
  const added = Map.groupBy(ids, (id) => id);
  const named = sql`json_each(${JSON.stringify([...added.keys()])})`;
  const linked = sql<number>`(
    select count(*) from (
      select 1 from job_contacts where user_id = ${caller.accountId} and ${columns[record]} = value
      limit ${maxLinksPerRecord + 1}
    )
  )`;
  const isWithin = sql`not exists (select 1 from ${named} where ${linked} > ${maxLinksPerRecord})`;
  const explain = async () => {
    const found = await db.select({ id: sql<string>`value`, linked }).from(named);
    const isFull = found.some(
      ({ id, linked }) => linked + (added.get(id)?.length ?? 0) > maxLinksPerRecord,
    );
    if (isFull) refuse(record);
  };
  write(assertInBatch(isWithin, explain));
}

/** @throws ApiError `parameter_missing` if links of a file alone are more than a record can have. */
export function refuseTooManyLinks(links: readonly { jobId: string; contactId: string }[]): void {
  const isAbove = (groups: Map<string, unknown[]>) =>
    [...groups.values()].some(({ length }) => length > maxLinksPerRecord);
  if (isAbove(Map.groupBy(links, ({ jobId }) => jobId))) refuse("job");
  if (isAbove(Map.groupBy(links, ({ contactId }) => contactId))) refuse("contact");
}

function refuse(record: Linkable): never {
  const others = record === "job" ? "contacts" : "jobs";
  throw new ApiError("parameter_missing", {
    message: `A ${record} can be linked to at most ${grouped(maxLinksPerRecord)} ${others}, and one would have more.`,
    param: "body",
    clarification: "Which links can be left out?",
  });
}
