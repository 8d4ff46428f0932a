import { savedViews } from "../../../schema/pipeline.ts";
import type { UpdateViewBody } from "../../contracts/pipeline/saved-view.ts";
import type { VersionCheck } from "../../core/version-check.ts";
import { statement } from "../../db/transaction.ts";
import type { WriteContext } from "../context.ts";
import { assertVersion } from "../versioned.ts";
import { requireUnusedName } from "./view-bounds.ts";
import { findView, type SavedView, storeFilters, toView, whereView } from "./view-record.ts";

/**
 * Renames a saved view, or replaces its filters.
 *
 * @throws ApiError `record_not_found`, `precondition_failed`, `parameter_missing` if another view
 * has the name.
 */
export async function updateView(
  context: WriteContext,
  id: string,
  { name, filters }: UpdateViewBody,
  checkVersion: VersionCheck,
): Promise<{ view: SavedView; version: number }> {
  const { write, now } = context;
  const row = await findView(context, id);
  checkVersion(row.version);
  if (name !== undefined) await requireUnusedName(context, name, id);
  const change = {
    name: name ?? row.name,
    filters: filters ? storeFilters(filters) : row.filters,
    updatedAt: now,
    version: row.version + 1,
  };
  assertVersion(context, "view", row);
  write(statement.update(savedViews).set(change).where(whereView(context, id)));
  return { view: toView({ ...row, ...change }), version: change.version };
}
