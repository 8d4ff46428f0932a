import { routes } from "../../functions/routes.ts";

/** What each plan of the Salary Data API adds, for the page of the plans. */
export function listOperations(): { summary: string; tier: string }[] {
  return routes.flatMap(({ access, summary, deprecation }) =>
    access.kind === "key" && !deprecation ? [{ summary, tier: access.tier }] : [],
  );
}
