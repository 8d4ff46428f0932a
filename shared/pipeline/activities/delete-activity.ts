import { activities } from "#schema/pipeline.ts";
import type { Deleted } from "#shared/contract/pipeline-fields.response.ts";
import type { VersionCheck } from "#shared/core/record-version.ts";
import { statement } from "#shared/db/transaction.ts";
import type { WriteContext } from "../records/context.ts";
import { assertVersion } from "../records/versioned.ts";
import { isContact, recountContact, recountSilence } from "./activity-effects.ts";
import { findActivity, whereActivity } from "./activity-record.ts";

/**
 * Deletes an activity. When something last happened to its job, and when its contact was last
 * contacted, follow. No event is emitted.
 *
 * @throws ApiError `record_not_found`, `precondition_failed`.
 */
export async function deleteActivity(
  context: WriteContext,
  id: string,
  checkVersion: VersionCheck,
): Promise<Deleted> {
  const row = await findActivity(context, id);
  checkVersion(row.version);
  assertVersion(context, "activity", row);
  context.write(statement.delete(activities).where(whereActivity(context, id)));
  if (row.jobId !== null) recountSilence(context, row.jobId);
  if (row.contactId !== null && isContact(row.type)) {
    recountContact(context, row.contactId, row.occurredAt);
  }
  return { id, deleted: true };
}
