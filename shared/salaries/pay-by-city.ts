import type { Basis, ExperienceLevel } from "../contracts/common.ts";
import type { City, Role } from "../reference/records.ts";
import type { SalaryContext } from "./context.ts";
import { estimateMedians } from "./figures/estimate.ts";
import { lastCompletedQuarter } from "./figures/quarter.ts";

/** The median of a role in one city, whole USD a year. */
export interface CityPay {
  city: City;
  median: number;
}

/** What a role pays at a level in every city of the catalog that has an estimate, best paid first. */
export async function payByCity(
  { reference, now }: Pick<SalaryContext, "reference" | "now">,
  { role, level, basis }: { role: Role; level: ExperienceLevel; basis: Basis },
): Promise<CityPay[]> {
  const { dataset } = reference;
  const { around } = await reference.roleAround(role.slug);
  const places = (await reference.citySlugs()).flatMap((slug) => {
    const { city, wages } = around(slug);
    return city ? [{ city, wages }] : [];
  });
  const quarter = lastCompletedQuarter(now);
  const medians = estimateMedians({ dataset, role, basis, level, quarter }, places);
  const pay = places.flatMap(({ city }, at) => {
    const median = medians[at] ?? null;
    return median === null ? [] : [{ city, median }];
  });
  return pay.sort((a, b) => b.median - a.median);
}
