import type { activities } from "../../schema/pipeline.ts";
import type { Activity } from "../contracts/responses/pipeline/activity.ts";
import { instant } from "../core/instant.ts";

/** An activity as the API returns it. */
export function toActivity(row: typeof activities.$inferSelect): Activity {
  return {
    id: row.id,
    type: row.type,
    jobId: row.jobId,
    contactId: row.contactId,
    notes: row.notes,
    occurredAt: instant(row.occurredAt),
    createdAt: instant(row.createdAt),
  };
}
