import { savedViews } from "#schema/pipeline.ts";
import { statement } from "#shared/db/transaction.ts";
import type { WriteContext } from "../records/context.ts";
import type { CreateViewBody } from "./saved-view.request.ts";
import { assertViewsWithinBounds, requireUnusedName } from "./view-bounds.ts";
import { type SavedView, storeFilters, toView } from "./view-record.ts";

/**
 * Saves filters of the list of jobs under a name.
 *
 * @throws ApiError `parameter_missing` if another view has the name, or there are too many.
 */
export async function createView(
  context: WriteContext,
  { name, filters }: CreateViewBody,
): Promise<SavedView> {
  const { write, caller, now, newId } = context;
  await requireUnusedName(context, name);
  const row = {
    userId: caller.accountId,
    id: newId("savedView"),
    name,
    filters: storeFilters(filters),
    createdAt: now,
    updatedAt: now,
    version: 1,
  };
  write(statement.insert(savedViews).values(row));
  assertViewsWithinBounds(context);
  return toView(row);
}
