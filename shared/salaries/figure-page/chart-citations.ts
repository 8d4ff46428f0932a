import type { Basis, ExperienceLevel } from "#shared/contract/salary-fields.ts";
import { dollars } from "#shared/core/format.ts";
import { experienceInWords } from "#shared/figures/experience-words.ts";
import { type Quarter, quarterLabel } from "#shared/figures/quarter.ts";
import type { Role } from "#shared/reference/records.ts";
import { citySources } from "../subject/place-name.ts";
import { type CityMedianPay, mostPopulous } from "./pay-by-city.ts";

/** What to quote with the charts of a figure's page that show more than its figure; null without the chart. */
export interface ChartCitations {
  /** The survey's years. */
  years: string | null;
  /** The nation's map. */
  cities: string | null;
}

/** The lowest and highest of every city's pay, best paid first, and what they are computed from. */
export function citiesCitation(
  cities: readonly CityMedianPay[],
  of: { role: Role; level: ExperienceLevel; basis: Basis; quarter: Quarter },
  credit: string,
): string | null {
  const { role, level, basis, quarter } = of;
  const [highest, lowest] = [cities[0], cities.at(-1)];
  if (!highest || !lowest) return null;
  const say = ({ median }: CityMedianPay) => {
    const { name, state } = mostPopulous(cities, median).city;
    return `${dollars(median)} in ${name}, ${state}`;
  };
  return `${role.title} with ${experienceInWords[level]}, typical (median) pay a year in ${cities.length} U.S. cities, ${quarterLabel(quarter)}: from ${say(lowest)}, to ${say(highest)}. ${credit}, computed from BLS Occupational Employment and Wage Statistics${citySources(basis)}.`;
}

/** The first and the last year that the survey has published; it is the source, and the site only passes it on. */
export function yearsCitation({ occupation, wages }: Role, credit: string): string | null {
  const published = wages.flatMap(({ year, median }) =>
    median === null ? [] : [{ year, median }],
  );
  const [first, last] = [published[0], published.at(-1)];
  if (!first || !last || first === last) return null;
  return `${occupation.title} in the United States, published median pay a year: ${dollars(first.median)} in May ${first.year}, ${dollars(last.median)} in May ${last.year}, not adjusted for prices. BLS Occupational Employment and Wage Statistics, May ${first.year} to May ${last.year}, by way of ${credit}.`;
}
