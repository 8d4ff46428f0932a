import { calendarEvents } from "#schema/pipeline.ts";
import type { Deleted } from "#shared/contract/pipeline-fields.response.ts";
import type { VersionCheck } from "#shared/core/record-version.ts";
import { statement } from "#shared/db/transaction.ts";
import type { WriteContext } from "../records/context.ts";
import { assertVersion } from "../records/versioned.ts";
import { whereEvent } from "./calendar-record.ts";
import { findEvent } from "./find-event.ts";

/**
 * Deletes a calendar event. No webhook event is emitted.
 *
 * @throws ApiError `record_not_found`, `precondition_failed`.
 */
export async function deleteCalendarEvent(
  context: WriteContext,
  id: string,
  checkVersion: VersionCheck,
): Promise<Deleted> {
  const row = await findEvent(context, id);
  checkVersion(row.version);
  assertVersion(context, "event", row);
  context.write(statement.delete(calendarEvents).where(whereEvent(context, id)));
  return { id, deleted: true };
}
