/** Calls for the benchmark of a growing catalog, none of them twice. */
import { asc, like } from "drizzle-orm";
import { roles } from "../../schema/reference.ts";
import type { Database } from "../../shared/db/client.ts";

const base = "/api/v1/intelligence/salaries";
const orders = ["title", "slug", "title,slug", "slug,title"];
const excluded = ["chef", "cashier", "welder", "pilot", "nurse", "dentist", "barista"];
const cities = ["new-york", "chicago", "houston", "phoenix", "seattle", "denver", "boston"];

/** Pages of roles in several orders and directions, each without one of them. */
export function listFilteredRoles(): string[] {
  return orders.flatMap((sort) =>
    ["asc", "desc"].flatMap((order) =>
      excluded.flatMap((slug) =>
        Array.from({ length: 100 }, (_, at) => {
          const query = { sort, order, not_slug: slug, limit: String(at + 1) };
          return `${base}/roles?${new URLSearchParams(query)}`;
        }),
      ),
    ),
  );
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
