import { savedViews } from "#schema/pipeline.ts";
import type { Deleted } from "#shared/contract/pipeline-fields.response.ts";
import type { VersionCheck } from "#shared/core/record-version.ts";
import { statement } from "#shared/db/transaction.ts";
import type { WriteContext } from "../records/context.ts";
import { assertVersion } from "../records/versioned.ts";
import { findView, whereView } from "./view-record.ts";

/**
 * Deletes a saved view.
 *
 * @throws ApiError `record_not_found`, `precondition_failed`.
 */
export async function deleteView(
  context: WriteContext,
  id: string,
  checkVersion: VersionCheck,
): Promise<Deleted> {
  const row = await findView(context, id);
  checkVersion(row.version);
  assertVersion(context, "view", row);
  context.write(statement.delete(savedViews).where(whereView(context, id)));
  return { id, deleted: true };
}
