import { and, count, desc, eq, gte, inArray, lte } from "drizzle-orm";
import { activities } from "../../schema/pipeline.ts";
import type { ActivitiesPage, ActivitiesQuery } from "../contracts/pipeline/activity.ts";
import { toActivity } from "./activity-record.ts";
import type { ReadContext } from "./context.ts";
import { requireContacts, requireJobs } from "./links.ts";
import { behind, cutPage, readPlace } from "./paging.ts";
import { countAll } from "./tallies.ts";

/**
 * A page of the caller's activities, the latest first.
 *
 * @throws ApiError `record_not_found` for a job or contact that is not the caller's.
 */
export async function listActivities(
  context: ReadContext,
  { jobId, contactId, type, from, to, limit, cursor }: ActivitiesQuery,
): Promise<ActivitiesPage> {
  const { db, caller } = context;
  const filters = [jobId, contactId, type, from, to];
  const list = ["activities", ...filters];
  const place = readPlace(list, cursor);
  await Promise.all([
    requireJobs(context, jobId === undefined ? [] : [jobId], "jobId"),
    requireContacts(context, contactId === undefined ? [] : [contactId], "contactId"),
  ]);
  const matches = and(
    eq(activities.userId, caller.accountId),
    jobId === undefined ? undefined : eq(activities.jobId, jobId),
    contactId === undefined ? undefined : eq(activities.contactId, contactId),
    type && inArray(activities.type, type),
    from === undefined ? undefined : gte(activities.occurredAt, from),
    to === undefined ? undefined : lte(activities.occurredAt, to),
  );
  const isWhole = filters.every((filter) => filter === undefined);
  const [rows, [counted]] = await db.batch([
    db
      .select()
      .from(activities)
      .where(and(matches, behind(place, activities.occurredAt, activities.id, "newest first")))
      .orderBy(desc(activities.occurredAt), desc(activities.id))
      .limit(limit + 1),
    isWhole
      ? countAll(context, "activity")
      : db.select({ total: count() }).from(activities).where(matches),
  ]);
  const { page, nextCursor } = cutPage(list, rows, limit, ({ occurredAt, id }) => ({
    at: occurredAt,
    id,
  }));
  return { activities: page.map(toActivity), total: counted?.total ?? 0, nextCursor };
}
