/** Calls for the benchmark of a growing catalog, none of them twice. */
import { asc, like } from "drizzle-orm";
import { roles } from "../../schema/reference.ts";
import type { Database } from "../../shared/db/client.ts";

const base = "/api/v1/intelligence/salaries";
const sorts = ["title", "slug", "national_median", "national_median,title"];
const cities = ["new-york", "chicago", "houston", "phoenix", "seattle", "denver", "boston"];

/** Pages of roles in several orders, all of them filtered by their pay. */
export function listFilteredRoles(): string[] {
  return Array.from({ length: 20_000 }, (_, at) => {
    const query = new URLSearchParams({
      sort: sorts[at % sorts.length] ?? "title",
      national_median_min: String(30_000 + at),
      limit: String(20 + (at % 5)),
    });
    return `${base}/roles?${query}`;
  });
}

/** Adjacent roles of the titles that people search for, in one city after the other. */
export async function listAdjacent(db: Database): Promise<string[]> {
  const rows = await db
    .select({ slug: roles.slug })
    .from(roles)
    .where(like(roles.reason, "wanted%"))
    .orderBy(asc(roles.slug));
  return cities.flatMap((city) =>
    rows.map(({ slug }) => `${base}/adjacent?${new URLSearchParams({ role: slug, city })}`),
  );
}
