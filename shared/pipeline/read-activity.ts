import type { Activity } from "../contracts/responses/pipeline/activity.ts";
import { findActivity, toActivity } from "./activity-record.ts";
import type { ReadContext } from "./context.ts";

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
