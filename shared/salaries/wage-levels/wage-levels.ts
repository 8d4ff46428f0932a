import { dollars } from "#shared/core/format.ts";
import { creditOf } from "#shared/core/site.ts";
import { lastCompletedQuarter } from "#shared/figures/quarter.ts";
import { cityReference, roleReference } from "../estimate/references.ts";
import { hasEnded, wageYear } from "../statistics/wage-year.ts";
import { findSubject } from "../subject/find-subject.ts";
import { pageOf, pageUrl } from "../subject/page-url.ts";
import { salaryPath } from "../subject/paths.ts";
import type { SalaryContext } from "../subject/salary-context.ts";
import { findPublished, listWageLevels } from "./list-wage-levels.ts";
import type { WageLevelsQuery } from "./wage-levels.request.ts";
import type { WageLevelsData } from "./wage-levels.response.ts";

/**
 * The prevailing wages for work visas, levels I to IV, of a role's occupation in the metropolitan area
 * of a city, as the Department of Labor publishes them.
 *
 * @throws {ApiError} `role_not_found`, `city_not_found`.
 *
 * @example
 * const { levels } = await wageLevels(context, { role: "registered-nurse", city: "tampa" });
 */
export async function wageLevels(
  context: SalaryContext,
  { role: asked, city }: Pick<WageLevelsQuery, "role" | "city">,
): Promise<WageLevelsData> {
  const { reference, secrets, site, now } = context;
  const { dataset } = reference;
  const { role, place, placeNote } = await findSubject(
    reference,
    { role: asked, city, basis: "local" },
    (other) => salaryPath("wage-levels", { role: asked, city, ...other }),
    { needsCity: true },
  );
  if (!place) throw new Error(`The reference data has no city ${city}.`);
  const { occupation } = role;
  const { metro } = place.city;
  const published = findPublished(place);
  const listed = listWageLevels({ dataset, role, place }, secrets.dataPointKey);
  const period = published && wageYear(published.wageYear);
  const amounts = listed.records.map(({ level, annual }) => `${level} ${dollars(annual)}`);
  return {
    role: roleReference(role),
    city: cityReference(place.city, lastCompletedQuarter(now).year),
    occupation: { code: occupation.socCode, title: occupation.title },
    area: { code: metro.code, title: metro.title },
    wage_year: period && {
      starts: period.starts,
      ends: period.ends,
      ended: hasEnded(period, now),
    },
    levels: listed,
    citation: `${occupation.title} in ${metro.title}: ${
      period
        ? `prevailing wages for work visas by level, ${amounts.join(", ")} a year, wage year ${period.label} (U.S. Department of Labor)`
        : "no prevailing wages for work visas are published (U.S. Department of Labor)"
    }. ${creditOf(site)}, dataset ${dataset.version}.`,
    assumptions: [
      `The levels are for the occupation ${occupation.title} (SOC ${occupation.socCode}), which the role ${role.title} belongs to, in the whole metropolitan area.`,
      ...(placeNote ? [placeNote] : []),
      ...(listed.status === "ok" ? listed.gaps : [listed.reason]),
    ],
    page_url: pageUrl(site.origin, { role: role.slug, ...pageOf(place) }),
  };
}
