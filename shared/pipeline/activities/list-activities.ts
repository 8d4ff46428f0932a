import { and, count, desc, eq, gte, inArray, lte, sql } from "drizzle-orm";
import { activities } from "#schema/pipeline.ts";
import { readPosition, rowsAfter, slicePage } from "#shared/contract/paging.ts";
import { fitResponse } from "#shared/db/fit-response.ts";
import type { ReadContext } from "../records/context.ts";
import { requireOwn } from "../records/links.ts";
import { countAll } from "../records/tallies.ts";
import type { ActivitiesQuery } from "./activity.request.ts";
import type { ActivitiesPage } from "./activity.response.ts";
import { type ActivityFilters, readActivityFilters } from "./activity-filters.ts";
import { toActivity } from "./activity-record.ts";

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
  await requireOwn(context, ...filters.references);
  const others = and(
    eq(activities.userId, caller.accountId),
    jobId === undefined ? undefined : eq(activities.jobId, jobId),
    contactId === undefined ? undefined : eq(activities.contactId, contactId),
    from === undefined ? undefined : gte(activities.occurredAt, from),
    to === undefined ? undefined : lte(activities.occurredAt, to),
  );
  const { found, limit } = await fitResponse(query.limit, (limit) => {
    const pages = typeFilters(filters).map((filter) =>
      db
        .select()
        .from(activities)
        .where(and(others, filter, after))
        .orderBy(desc(activities.occurredAt), desc(activities.id))
        .limit(limit + 1),
    );
    return db.batch([countMatching(context, filters, others), ...pages]);
  });
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
