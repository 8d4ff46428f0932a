import type { ReadContext } from "../records/context.ts";
import type { Activity } from "./activity.response.ts";
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
