import { and, asc, eq } from "drizzle-orm";
import { savedViews } from "#schema/pipeline.ts";
import { notFound } from "#shared/contract/not-found.ts";
import { instant } from "#shared/core/dates.ts";
import type { ReadContext } from "../records/context.ts";
import { maxViews, ViewFilters } from "./saved-view.request.ts";

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
export function whereView({ caller }: Pick<ReadContext, "caller">, id: string) {
  return and(eq(savedViews.userId, caller.accountId), eq(savedViews.id, id));
}

/** A query for all views of the caller, by name. */
export function selectViews({ db, caller }: ReadContext) {
  return db
    .select()
    .from(savedViews)
    .where(eq(savedViews.userId, caller.accountId))
    .orderBy(asc(savedViews.name))
    .limit(maxViews);
}

/** @throws ApiError `record_not_found`. */
export async function findView(context: ReadContext, id: string): Promise<ViewRow> {
  const [row] = await context.db.select().from(savedViews).where(whereView(context, id));
  if (!row) throw notFound("saved view", id);
  return row;
}

/** Filters as they are stored. */
export function storeFilters({ status, company, q }: ViewFilters): ViewRow["filters"] {
  return {
    ...(status ? { status: status.join(",") } : {}),
    ...(company === undefined ? {} : { company }),
    ...(q === undefined ? {} : { q }),
  };
}

export function toView({ id, name, filters, createdAt, updatedAt }: ViewRow): SavedView {
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
