import type { Basis } from "../../contracts/common.ts";
import type { Offer } from "../../contracts/compare-offers.ts";
import type { City } from "../../reference/records.ts";
import type { SalaryContext } from "../context.ts";
import type { OtherSubject } from "../find-subject.ts";
import { cityNotFound, roleNotFound } from "../not-found.ts";
import { salaryPath } from "../paths.ts";
import { type Quote, quote } from "../quote.ts";

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
  const city = await reference.city(offer.city);
  const call = (other: OtherSubject) =>
    salaryPath("calculate", { role: "software-engineer", city: offer.city, ...other });
  if (!city) {
    throw await cityNotFound(
      reference,
      offer.city,
      (slug) => call({ city: slug }),
      `offers.${index}.city`,
    );
  }
  if (offer.role === undefined) return { offer, city, market: null };
  const { role, wages } = await reference.roleInCity(offer.role, city.slug);
  if (!role) {
    throw await roleNotFound(
      reference,
      offer.role,
      (slug, exp) => call({ role: slug, ...(exp && { exp }) }),
      `offers.${index}.role`,
    );
  }
  const market = quote(context, { role, place: { city, wages }, basis }, "mid");
  return { offer, city, market };
}
