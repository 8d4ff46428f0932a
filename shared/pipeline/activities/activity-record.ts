import { and, eq } from "drizzle-orm";
import { activities } from "#schema/pipeline.ts";
import { notFound } from "#shared/contract/not-found.ts";
import { instant } from "#shared/core/dates.ts";
import type { ReadContext } from "../records/context.ts";
import type { Activity } from "./activity.response.ts";

export type ActivityRow = typeof activities.$inferSelect;

/** The condition for the caller's activity with this id. */
export function whereActivity({ caller }: Pick<ReadContext, "caller">, id: string) {
  return and(eq(activities.userId, caller.accountId), eq(activities.id, id));
}

/** @throws ApiError `record_not_found`. */
export async function findActivity(context: ReadContext, id: string): Promise<ActivityRow> {
  const [row] = await context.db.select().from(activities).where(whereActivity(context, id));
  if (!row) throw notFound("activity", id);
  return row;
}

/** An activity as the API returns it. */
export function toActivity(row: ActivityRow): Activity {
  return {
    id: row.id,
    type: row.type,
    jobId: row.jobId,
    contactId: row.contactId,
    notes: row.notes,
    occurredAt: instant(row.occurredAt),
    createdAt: instant(row.createdAt),
    updatedAt: instant(row.updatedAt ?? row.createdAt),
  };
}
