import { estimateMedian } from "#shared/figures/estimate.ts";
import type { Floor } from "#shared/figures/floor.ts";
import { lastCompletedQuarter } from "#shared/figures/quarter.ts";
import type { City } from "../reference/records.ts";
import { minimumForPeople } from "../salaries/estimate/minimum-sentences.ts";
import type { SalaryContext } from "../salaries/subject/salary-context.ts";
import { type RoleCatalog, roleCatalog } from "./role-catalog.ts";
import type { CatalogContext } from "./single-flight-cache.ts";

/** The pay of a role in a city, whatever the experience. Whole USD a year. */
export interface RolePay {
  slug: string;
  title: string;
  median: number;
}

export interface CityRoles {
  /** Roles that most people in the nation hold, the most common first. */
  common: readonly RolePay[];
  /** The best paid of the nation's best paid roles, one for each occupation. */
  bestPaid: readonly RolePay[];
  /** The minimum wage that some of them are raised to, in a sentence; null where none is. */
  minimumWage: string | null;
}

const shownCount = 12;
/** Number of the nation's best paid occupations that are looked at in a city. */
const candidateCount = 40;

/** Lists the pay of common and well paid roles in a city. */
export async function cityRoles(
  context: SalaryContext & CatalogContext,
  city: City,
): Promise<CityRoles> {
  const catalog = await roleCatalog.open(context);
  const ofOccupation = mostHeldOfEach(catalog);
  const common = ofOccupation.slice(0, shownCount);
  const best = ofOccupation
    .toSorted((a, b) => medianOf(catalog, b) - medianOf(catalog, a))
    .slice(0, candidateCount);
  const pay = await payIn(context, city, catalog, [...new Set([...common, ...best])]);
  const listed = (positions: readonly number[]) =>
    positions.flatMap((position) => pay.get(position)?.pay ?? []);
  const raised = [...pay.values()].find(({ floor }) => floor.hasRaisedAny());
  return {
    minimumWage: raised ? minimumForPeople(raised) : null,
    common: listed(common),
    bestPaid: listed(best)
      .toSorted((a, b) => b.median - a.median)
      .slice(0, shownCount),
  };
}

/** One role of each occupation, the one that most people hold; the most held first. */
function mostHeldOfEach({ roles, holders }: RoleCatalog): number[] {
  const best = new Map<string, number>();
  for (let position = 0; position < roles.size; position++) {
    const code = roles.socCode(position);
    const known = best.get(code);
    if (known === undefined || (holders[position] ?? 0) > (holders[known] ?? 0)) {
      best.set(code, position);
    }
  }
  return [...best.values()].sort((a, b) => (holders[b] ?? 0) - (holders[a] ?? 0));
}

function medianOf({ table }: RoleCatalog, position: number): number {
  return table.row(position)?.national_median ?? 0;
}

async function payIn(
  { reference, now }: SalaryContext,
  city: City,
  { roles }: RoleCatalog,
  positions: readonly number[],
): Promise<Map<number, { pay: RolePay; floor: Floor }>> {
  const quarter = lastCompletedQuarter(now);
  const slugs = positions.map((position) => roles.slugs.at(position));
  const found = await reference.rolesInCity(slugs, city);
  return new Map(
    found.flatMap(({ role, wages }, at) => {
      const position = positions[at];
      if (!role || position === undefined) return [];
      const made = estimateMedian({
        ...{ dataset: reference.dataset, role, place: { city, wages } },
        ...({ basis: "local", level: "any", quarter } as const),
      });
      if (!made) return [];
      const pay = { slug: role.slug, title: role.title, median: made.median };
      return [[position, { pay, floor: made.floor }] as const];
    }),
  );
}
