import type { FigureLevel } from "#shared/contract/levels.ts";
import type { Basis } from "#shared/contract/salary-fields.ts";
import { createLru } from "#shared/core/lru.ts";
import { estimateMedians } from "#shared/figures/estimate.ts";
import { lastCompletedQuarter, type Quarter, quarterLabel } from "#shared/figures/quarter.ts";
import type { City, Role } from "#shared/reference/records.ts";
import type { SalaryContext } from "../subject/salary-context.ts";

/** The median of a role in one city, whole USD a year. */
export interface CityMedianPay {
  city: City;
  median: number;
}

/**
 * The results of this isolate, some 20 KB each: the pages of a role in two cities have the same map, whose
 * 500 estimates are most of a page's processor time.
 */
const computed = createLru<readonly CityMedianPay[]>(200);

/** The pay of a role at a level in every city of the catalog that has an estimate, best paid first. */
export async function payByCity(
  context: Pick<SalaryContext, "reference" | "now">,
  asked: { role: Role; level: FigureLevel; basis: Basis },
): Promise<readonly CityMedianPay[]> {
  const quarter = lastCompletedQuarter(context.now);
  const { role, level, basis } = asked;
  const { version } = context.reference.dataset;
  const key = [version, quarterLabel(quarter), role.slug, level, basis].join("|");
  const pay = computed.get(key) ?? (await compute(context, asked, quarter));
  computed.set(key, pay);
  return pay;
}

async function compute(
  { reference }: Pick<SalaryContext, "reference">,
  { role, level, basis }: { role: Role; level: FigureLevel; basis: Basis },
  quarter: Quarter,
): Promise<CityMedianPay[]> {
  const { dataset } = reference;
  const { around } = await reference.roleAround(role.slug);
  const places = (await reference.citySlugs()).flatMap((slug) => {
    const { city, wages } = around(slug);
    return city ? [{ city, wages }] : [];
  });
  const medians = estimateMedians({ dataset, role, basis, level, quarter }, places);
  const pay = places.flatMap(({ city }, at) => {
    const median = medians[at] ?? null;
    return median === null ? [] : [{ city, median }];
  });
  return pay.sort((a, b) => b.median - a.median);
}

/** The largest of the cities with an amount: those of a metropolitan area have the same. */
export function mostPopulous(cities: readonly CityMedianPay[], median: number): CityMedianPay {
  return cities
    .filter((pay) => pay.median === median)
    .reduce((one, other) => (other.city.population > one.city.population ? other : one));
}
