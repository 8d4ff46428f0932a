import { routes } from "../../../functions/routes.ts";

/**
 * Lists the operations that each plan of the Salary Data API adds, for the page of the plans. The
 * lookups of tools are left out: they return what the other operations do.
 */
export function listOperations(): { summary: string; tier: string }[] {
  return routes.flatMap(({ access, summary, deprecation, path }) =>
    access.kind === "key" && !deprecation && !path.startsWith("/api/mcp/")
      ? [{ summary, tier: access.tier }]
      : [],
  );
}
