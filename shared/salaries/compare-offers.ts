import type { CompareOffersBody } from "../contracts/compare-offers.ts";
import type { CompareOffersData } from "../contracts/responses/compare-offers.ts";
import { taxYear } from "../reference/tax-tables.ts";
import { taxesOf } from "../reference/taxes-of.ts";
import type { SalaryContext } from "./context.ts";
import { lastCompletedQuarter } from "./figures/quarter.ts";
import { findOffer } from "./offers/find-offer.ts";
import { missingLocalTax } from "./offers/missing-local-tax.ts";
import { offerAssumptions, offerInsights, offersCitation } from "./offers/offer-notes.ts";
import { valueOffer } from "./offers/value-offer.ts";

/**
 * Ranks offers by their annual value after tax and cost of living. Whole USD;
 * offers of equal value keep the order of the body.
 *
 * @throws {ApiError} `city_not_found`, `role_not_found`.
 */
export async function compareOffers(
  context: SalaryContext,
  { offers, filing_status, years, basis: estimateBasis }: CompareOffersBody,
): Promise<CompareOffersData> {
  const { reference, now, site } = context;
  const basis = {
    filing_status,
    years,
    dataset: reference.dataset,
    tables: await taxesOf(reference),
    parityYear: lastCompletedQuarter(now).year,
  };
  const found = await Promise.all(
    offers.map((offer, index) => findOffer(context, offer, index, estimateBasis)),
  );
  const valued = found.map((offer) => valueOffer(offer, basis));
  const best = valued.toSorted((a, b) => b.average.adjusted - a.average.adjusted);
  const ranked = best.map((offer, index) => ({
    ...offer,
    rank: index + 1,
    missing_local_tax: missingLocalTax(offer, best[index + 1]),
  }));
  const ranking = ranked.map(({ rank, label, average }) => ({
    rank,
    label,
    annual_value: average.adjusted,
  }));
  return {
    filing_status,
    years,
    tax_year: taxYear,
    ranking,
    offers: valued.flatMap((offer) => ranked[best.indexOf(offer)] ?? []),
    insights: offerInsights(ranked, years),
    citation: offersCitation({ ranking, filing_status }, site.origin),
    assumptions: offerAssumptions({ filing_status, years }, ranked),
    page_url: `${site.origin}/offers`,
  };
}
