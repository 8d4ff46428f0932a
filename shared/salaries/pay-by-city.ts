import type { Basis, ExperienceLevel } from "../contracts/common.ts";
import type { City, Role } from "../reference/records.ts";
import type { SalaryContext } from "./context.ts";
import { estimateMedian } from "./figures/estimate.ts";
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
  const quarter = lastCompletedQuarter(now);
  const { dataset } = reference;
  const slugs = await reference.citySlugs();
  const pay = await Promise.all(
    slugs.map(async (slug) => {
      const { city, wages } = await reference.roleInCity(role.slug, slug);
      const place = city && { city, wages };
      const found = place && estimateMedian({ dataset, role, place, basis, level, quarter });
      return city && found ? [{ city, median: found.median }] : [];
    }),
  );
  return pay.flat().toSorted((a, b) => b.median - a.median);
}
