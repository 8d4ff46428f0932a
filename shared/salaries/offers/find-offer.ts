import { levelParameters } from "#shared/contract/levels.ts";
import type { Basis } from "#shared/contract/salary-fields.ts";
import { ApiError } from "#shared/core/errors.ts";
import type { Reference } from "#shared/reference/open-reference.ts";
import type { City } from "#shared/reference/records.ts";
import { meantPlace } from "#shared/reference/resolve-place.ts";
import { type Quote, quote } from "../estimate/quote.ts";
import { findPlace } from "../subject/find-place.ts";
import type { OtherSubject } from "../subject/find-subject.ts";
import { cityNotFound, roleNotFound } from "../subject/not-found.ts";
import { citiesPath, salaryPath } from "../subject/paths.ts";
import type { SalaryContext } from "../subject/salary-context.ts";
import type { Offer } from "./compare-offers.request.ts";

export interface FoundOffer {
  offer: Offer;
  city: City;
  /** The estimate for the offer's role in its city; null if the offer names no role. */
  market: Quote | null;
}

/**
 * Finds an offer's city and, if the offer names a role, what the role pays there.
 *
 * @param index the offer's index in the body, for the error's `param`.
 * @param basis of the estimate for its role.
 * @throws {ApiError} `city_not_found`, `role_not_found`.
 */
export async function findOffer(
  context: SalaryContext,
  offer: Offer,
  index: number,
  basis: Basis,
): Promise<FoundOffer> {
  const { reference } = context;
  const city = await findOfferCity(reference, offer.city, index);
  const call = (other: OtherSubject) =>
    salaryPath("calculate", { role: "software-engineer", city: offer.city, ...other });
  if (offer.role === undefined) return { offer, city, market: null };
  const { role, wages } = await reference.roleInCity(offer.role, city.slug);
  if (!role) {
    throw await roleNotFound(
      reference,
      offer.role,
      (slug, level) => call({ role: slug, ...(level && levelParameters(level)) }),
      `offers.${index}.role`,
    );
  }
  const market = quote(context, { role, place: { city, wages }, basis }, "any");
  return { offer, city, market };
}

/**
 * The city whose prices, wages and taxes apply to an offer. A smaller place counts as the city around it
 * only within its own state, because taxes are the state's.
 */
async function findOfferCity(reference: Reference, asked: string, index: number): Promise<City> {
  const param = `offers.${index}.city`;
  const call = (slug: string) => salaryPath("calculate", { role: "software-engineer", city: slug });
  const known = await reference.city(asked);
  if (known) return known;
  const meant = await meantPlace(reference, asked);
  const { city: slug, law } = await findPlace(reference, asked, call, { param, needsCity: true });
  const city = slug === null ? null : await reference.city(slug, law);
  if (!city) throw await cityNotFound(reference, asked, call, param);
  if (meant.kind !== "city" || !meant.asked || meant.asked.state === city.state) return city;
  const { title, state, nearest } = meant.asked;
  throw new ApiError("city_not_found", {
    message: `${title} has the pay of ${city.name}, ${city.state}, but taxes are those of its own state, and it is no city of the catalog. Name a city in ${state}.`,
    param,
    alternative: citiesPath,
    suggestions: nearest === null ? [] : [call(nearest)],
  });
}
