import { and, eq, sql } from "drizzle-orm";
import { savedViews } from "#schema/pipeline.ts";
import { ApiError } from "#shared/core/errors.ts";
import { assertInBatch, statement } from "#shared/db/transaction.ts";
import type { WriteContext } from "../records/context.ts";
import { type CreateViewBody, maxViews } from "./saved-view.request.ts";
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

/** @throws ApiError `parameter_missing` if another view of the caller has the name. */
async function requireUnusedName({ db, caller }: WriteContext, name: string): Promise<void> {
  const own = and(eq(savedViews.userId, caller.accountId), eq(savedViews.name, name));
  const [other] = await db.select({ id: savedViews.id }).from(savedViews).where(own);
  if (!other) return;
  throw new ApiError("parameter_missing", {
    message: `name: another saved view is called ${name}. Allowed: a name that no other view has.`,
    param: "name",
    clarification: "What should the view be called?",
  });
}

/** Makes the transaction fail if the account then has more views than it can have. */
function assertViewsWithinBounds({ write, caller }: WriteContext): void {
  const count = statement
    .select({ within: sql`count(*) <= ${maxViews}` })
    .from(savedViews)
    .where(eq(savedViews.userId, caller.accountId));
  write(
    assertInBatch(sql`(${count})`, async () => {
      throw new ApiError("parameter_missing", {
        message: `An account can have at most ${maxViews} saved views.`,
        param: "body",
        clarification: "Which saved view can be deleted to make room?",
      });
    }),
  );
}
