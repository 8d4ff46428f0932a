import { and, asc, eq, sql } from "drizzle-orm";
import { savedViews } from "#schema/pipeline.ts";
import { notFound } from "#shared/contract/not-found.ts";
import type { Deleted } from "#shared/contract/pipeline-fields.response.ts";
import { instant } from "#shared/core/dates.ts";
import { ApiError } from "#shared/core/errors.ts";
import type { VersionCheck } from "#shared/core/record-version.ts";
import { assertInBatch, statement } from "#shared/db/transaction.ts";
import type { ReadContext, WriteContext } from "../records/context.ts";
import { assertVersion } from "../records/versioned.ts";
import { type CreateViewBody, maxViews, ViewFilters } from "./saved-view.request.ts";

type ViewRow = typeof savedViews.$inferSelect;

/** A saved view: filters of the list of jobs under a name. */
export interface SavedView {
  id: string;
  name: string;
  filters: ViewFilters;
  createdAt: string;
  updatedAt: string;
}

/** The condition for the caller's view with this id. */
function whereView({ caller }: Pick<ReadContext, "caller">, id: string) {
  return and(eq(savedViews.userId, caller.accountId), eq(savedViews.id, id));
}

/** A query for all views of the caller, by name. */
function selectViews({ db, caller }: ReadContext) {
  return db
    .select()
    .from(savedViews)
    .where(eq(savedViews.userId, caller.accountId))
    .orderBy(asc(savedViews.name))
    .limit(maxViews);
}

/** @throws ApiError `record_not_found`. */
async function findView(context: ReadContext, id: string): Promise<ViewRow> {
  const [row] = await context.db.select().from(savedViews).where(whereView(context, id));
  if (!row) throw notFound("saved view", id);
  return row;
}

/** Filters as they are stored. */
function storeFilters({ status, company, q }: ViewFilters): ViewRow["filters"] {
  return {
    ...(status ? { status: status.join(",") } : {}),
    ...(company === undefined ? {} : { company }),
    ...(q === undefined ? {} : { q }),
  };
}

function toView({ id, name, filters, createdAt, updatedAt }: ViewRow): SavedView {
  const { status, ...others } = filters;
  const parsed = ViewFilters.parse({ ...others, ...(status ? { status: status.split(",") } : {}) });
  return {
    id,
    name,
    filters: parsed,
    createdAt: instant(createdAt),
    updatedAt: instant(updatedAt),
  };
}

/** All saved views of the caller, by name. There are at most fifty. */
export async function listViews(context: ReadContext): Promise<SavedView[]> {
  return (await selectViews(context)).map(toView);
}

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
