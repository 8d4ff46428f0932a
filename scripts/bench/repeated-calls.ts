/** Lists of calls from the whole catalog, to be repeated. */
import { asc } from "drizzle-orm";
import { cities, roles } from "../../schema/reference.ts";
import { experienceLevels } from "../../shared/contracts/common.ts";
import type { Database } from "../../shared/db/client.ts";
import type { Places } from "./salary-rows.ts";

const salaries = "/api/v1/intelligence/salaries";

/** Twenty roles and ten cities, spread over the catalog. */
export async function listPlaces(db: Database): Promise<Places> {
  const [roleRows, cityRows] = await Promise.all([
    db.select({ slug: roles.slug }).from(roles).orderBy(asc(roles.slug)),
    db.select({ slug: cities.slug }).from(cities).orderBy(asc(cities.slug)),
  ]);
  const slugs = (rows: { slug: string }[], count: number) =>
    spread(rows, count).map(({ slug }) => slug);
  return { roles: slugs(roleRows, 20), cities: slugs(cityRows, 10) };
}

/** Eight hundred: every role in every city at every level. */
export function listCalculations({ roles, cities }: Places): string[] {
  return roles.flatMap((role) =>
    cities.flatMap((city) =>
      experienceLevels.map((exp) => `${salaries}/calculate?role=${role}&city=${city}&exp=${exp}`),
    ),
  );
}

export async function listLineages(
  calculations: readonly string[],
  get: (path: string) => Promise<unknown>,
): Promise<string[]> {
  const paths: string[] = [];
  for (const path of spread(calculations, 40)) {
    const data = (await get(path)) as { estimate: { data_point_id: string } };
    paths.push(`/api/v1/intelligence/lineage/${data.estimate.data_point_id}`);
  }
  return paths;
}

function spread<T>(items: readonly T[], count: number): T[] {
  const step = Math.max(1, Math.floor(items.length / count));
  return items.filter((_, at) => at % step === 0).slice(0, count);
}
