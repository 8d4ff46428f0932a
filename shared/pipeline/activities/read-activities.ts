import { and, count, desc, eq, gte, inArray, lte, sql } from "drizzle-orm";
import { activities } from "#schema/pipeline.ts";
import { readPosition, rowsAfter, slicePage } from "#shared/contract/paging.ts";
import { ApiError } from "#shared/core/errors.ts";
import { fitResponse } from "#shared/db/fit-response.ts";
import type { ReadContext } from "../records/context.ts";
import { type RecordIds, requireOwn } from "../records/links.ts";
import { requireOrdered } from "../records/require-ordered.ts";
import { countAll } from "../records/tallies.ts";
import type { ActivitiesQuery } from "./activity.request.ts";
import type { ActivitiesPage, Activity } from "./activity.response.ts";
import { findActivity, toActivity } from "./activity-record.ts";

/**
 * Reads an activity and its version.
 *
 * @throws ApiError `record_not_found`.
 */
export async function readActivity(
  context: ReadContext,
  id: string,
): Promise<{ activity: Activity; version: number }> {
  const row = await findActivity(context, id);
  return { activity: toActivity(row), version: row.version };
}

/**
 * A page of the caller's activities, the latest first; shorter than `limit` if they are very large.
 *
 * @throws ApiError `record_not_found` if the caller does not have the job or contact,
 * `parameter_missing` for one filter under two names, or if `to` is before `from`.
 */
export async function listActivities(
  context: ReadContext,
  query: ActivitiesQuery,
): Promise<ActivitiesPage> {
  const { db, caller } = context;
  const filters = readActivityFilters(query);
  const { jobId, contactId, type, from, to } = filters;
  const list = ["activities", jobId, contactId, type, from, to];
  const after = rowsAfter(
    readPosition(list, query.cursor),
    activities.occurredAt,
    activities.id,
    "newest first",
  );
  const others = and(
    eq(activities.userId, caller.accountId),
    jobId === undefined ? undefined : eq(activities.jobId, jobId),
    contactId === undefined ? undefined : eq(activities.contactId, contactId),
    from === undefined ? undefined : gte(activities.occurredAt, from),
    to === undefined ? undefined : lte(activities.occurredAt, to),
  );
  const readPage = (limit: number) => {
    const pages = typeFilters(filters).map((filter) =>
      db
        .select()
        .from(activities)
        .where(and(others, filter, after))
        .orderBy(desc(activities.occurredAt), desc(activities.id))
        .limit(limit + 1),
    );
    return db.batch([countMatching(context, filters, others), ...pages]);
  };
  const [{ found, limit }] = await Promise.all([
    fitResponse(query.limit, readPage),
    requireOwn(context, ...filters.references),
  ]);
  const [[counted], ...pages] = found;
  const rows = pages.flat().sort(compareLatest);
  const { page, nextCursor } = slicePage(list, rows, limit, ({ occurredAt, id }) => ({
    at: occurredAt,
    id,
  }));
  return { activities: page.map(toActivity), total: counted?.total ?? 0, nextCursor };
}

/**
 * One filter for each query of the page: one query per type, so that each reads its page
 * from an index in order. With a job or contact the list is short, and one query with a
 * filter on the type is enough; the unary `+` keeps that filter from choosing the index.
 */
function typeFilters({ jobId, contactId, type }: ActivityFilters) {
  if (type === undefined) return [undefined];
  if (jobId !== undefined || contactId !== undefined) {
    return [inArray(sql`+${activities.type}`, type)];
  }
  return type.map((one) => eq(activities.type, one));
}

function countMatching(
  context: ReadContext,
  { jobId, contactId, type, from, to }: ActivityFilters,
  others: ReturnType<typeof and>,
) {
  const filters = [jobId, contactId, type, from, to];
  if (filters.every((filter) => filter === undefined)) return countAll(context, "activity");
  return context.db
    .select({ total: count() })
    .from(activities)
    .where(and(others, type && inArray(activities.type, type)));
}

type Row = typeof activities.$inferSelect;

function compareLatest(a: Row, b: Row): number {
  return b.occurredAt - a.occurredAt || (a.id < b.id ? 1 : -1);
}

/** The filters of a list of activities, whichever of their names were sent. */
interface ActivityFilters extends Pick<ActivitiesQuery, "type" | "from" | "to"> {
  jobId: string | undefined;
  contactId: string | undefined;
  /** The job and the contact by the parameters that named them, so that a 404 names those. */
  references: RecordIds[];
}

/** @throws ApiError `parameter_missing` for one filter under two names, or if `to` is before `from`. */
function readActivityFilters(query: ActivitiesQuery): ActivityFilters {
  const [job, contact] = [subject(query, "job"), subject(query, "contact")];
  const { type, date, from, to } = query;
  if (date && (from ?? to) !== undefined) {
    throw sentTwice(
      "date",
      from === undefined ? "to" : "from",
      "date alone for one day, or from and to for a range",
    );
  }
  requireOrdered(from, to);
  return {
    jobId: job.ids[0],
    contactId: contact.ids[0],
    type,
    from: date?.from ?? from,
    to: date?.to ?? to,
    references: [job, contact],
  };
}

function subject(query: ActivitiesQuery, record: "job" | "contact"): RecordIds {
  const field = `${record}Id` as const;
  const [short, long] = [query[record], query[field]];
  if (short !== undefined && long !== undefined) throw sentTwice(record, field, `${field} alone`);
  return short === undefined
    ? { record, field, ids: long === undefined ? [] : [long] }
    : { record, field: record, ids: [short] };
}

function sentTwice(param: string, other: string, instead: string): ApiError {
  return new ApiError("parameter_missing", {
    message: `The parameters ${param} and ${other} are the same filter. Allowed: ${instead}.`,
    param,
    clarification: `Which of the two is meant? Send ${instead}.`,
  });
}
