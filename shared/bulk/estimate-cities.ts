import { estimate } from "#shared/figures/estimate.ts";
import type { Quarter } from "#shared/figures/quarter.ts";
import { createUnrecordedWorksheet } from "#shared/figures/worksheet/worksheet.ts";
import type { Estimate, Observed } from "../contract/estimate.response.ts";
import type { Reference } from "../reference/open-reference.ts";
import type { City, Role } from "../reference/records.ts";
import { observed } from "../salaries/estimate/observed.ts";
import { describeEstimate } from "../salaries/estimate/to-estimate.ts";

/** The pay of a role, whatever the experience, around a city: the figures of `calculate`. Annual USD. */
export interface LocalPay {
  /** Null if the dataset has no factor of the occupation there. */
  estimate: Omit<Estimate, "data_point_id"> | null;
  /** Local pay over national pay; null with the estimate. */
  factor: number | null;
  /** The published wage closest to the city. */
  published: Observed | null;
}

export interface EstimatedCity extends LocalPay {
  city: City;
}

/**
 * Estimates the pay of a role, whatever the experience, in every city of the catalog, in the order of their
 * slugs.
 *
 * Cities that share metropolitan area, state, price parity and minimum wages share their figures, which are
 * computed once for all of them: 207 times instead of 500, which is 5 ms instead of 11.
 */
export async function estimateCities(
  reference: Reference,
  role: Role,
  quarter: Quarter,
): Promise<EstimatedCity[]> {
  const known = new Map<string, LocalPay>();
  const pay: EstimatedCity[] = [];
  for (const slug of (await reference.citySlugs()).toSorted()) {
    const city = await reference.city(slug);
    if (!city) continue;
    const key = marketOf(city);
    const found = known.get(key) ?? (await estimateCity(reference, role, city, quarter));
    known.set(key, found);
    pay.push({ city, ...found });
  }
  return pay;
}

/** A key of everything about a city that its figures depend on. */
function marketOf({ metro, state, parities, minimumWages }: City): string {
  const law = minimumWages.map(({ day, jurisdiction, missing, higherHourly }) => [
    ...[day, jurisdiction, missing, higherHourly],
  ]);
  return `${metro.code} ${state} ${parities[0]?.areaCode} ${law}`;
}

/** Estimates the pay of a role, whatever the experience, in one city. */
export async function estimateCity(
  reference: Reference,
  role: Role,
  city: City,
  quarter: Quarter,
): Promise<LocalPay> {
  const { dataset } = reference;
  const { wages } = await reference.roleInCity(role.slug, city.slug);
  const place = { city, wages };
  const input = { dataset, role, place, basis: "local", level: "any", quarter } as const;
  const figures = estimate(input, createUnrecordedWorksheet());
  return {
    estimate: figures && describeEstimate(figures),
    factor: figures?.city ? Number(figures.city.factor.value.toFixed(5)) : null,
    published: observed(dataset, role, place),
  };
}
