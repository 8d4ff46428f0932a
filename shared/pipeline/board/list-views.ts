import type { ReadContext } from "../records/context.ts";
import { type SavedView, selectViews, toView } from "./view-record.ts";

/** All saved views of the caller, by name. There are at most fifty. */
export async function listViews(context: ReadContext): Promise<SavedView[]> {
  return (await selectViews(context)).map(toView);
}
