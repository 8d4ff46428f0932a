import { creditOf } from "../../core/site-name.ts";
import { loadTaxTables } from "../../reference/load-tax-tables.ts";
import { taxYear } from "../../reference/tax-tables.ts";
import { lastCompletedQuarter } from "../figures/quarter.ts";
import type { SalaryContext } from "../subject/salary-context.ts";
import { toYearly } from "./base-pay.request.ts";
import type { CompareOffersBody } from "./compare-offers.request.ts";
import type { CompareOffersData } from "./compare-offers.response.ts";
import { findOffer } from "./find-offer.ts";
import { listConsiderations, type WorthWithout } from "./list-considerations.ts";
import { missingLocalTax } from "./missing-local-tax.ts";
import { explainOffers, headlineText, offerHeadline } from "./offer-headline.ts";
import { offerAssumptions, offerInsights, offersCitation } from "./offer-notes.ts";
import { leadingOffers, rankOffers } from "./rank-offers.ts";
import { valueOffer } from "./value-offer.ts";

/**
 * Ranks offers by their annual value after tax and cost of living. Whole USD; offers within 2% of the
 * better one are a tie, and those of equal value keep the order of the body. A page asks for one offer
 * alone, which the API does not take.
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
    tables: await loadTaxTables(reference),
    parityYear: lastCompletedQuarter(now).year,
  };
  const found = await Promise.all(
    offers.map((offer, index) => findOffer(context, toYearly(offer), index, estimateBasis)),
  );
  const valued = found.map((offer) => valueOffer(offer, basis));
  const best = rankOffers(valued);
  const ranked = best.map((offer, index) => ({
    ...offer,
    missing_local_tax: missingLocalTax(offer, best[index + 1]),
  }));
  const ranking = ranked.map(({ rank, label, average }) => ({
    rank,
    label,
    annual_value: average.adjusted,
  }));
  const leading = leadingOffers(ranked);
  const worthWithout: WorthWithout = (label, part) => {
    const own = found.find(({ offer }) => offer.label === label);
    if (!own) throw new Error(`No offer is named ${label}.`);
    const offer = { ...own.offer, ...(part === "equity" ? { equity: undefined } : { bonus: 0 }) };
    return valueOffer({ ...own, offer }, basis).average.adjusted;
  };
  return {
    filing_status,
    years,
    tax_year: taxYear,
    headline: headlineText(offerHeadline(ranked)),
    explanation: explainOffers(ranked),
    tied: leading.length > 1 ? leading.map(({ label }) => label) : [],
    considerations: listConsiderations(ranked, worthWithout),
    ranking,
    offers: valued.flatMap(({ label }) => ranked.find((offer) => offer.label === label) ?? []),
    insights: offerInsights(ranked, years),
    citation: offersCitation({ ranking, filing_status }, creditOf(site)),
    assumptions: offerAssumptions({ filing_status, years }, ranked, {
      hasHours: offers.some(({ period }) => period === "hourly"),
    }),
    page_url: `${site.origin}/offers`,
  };
}
