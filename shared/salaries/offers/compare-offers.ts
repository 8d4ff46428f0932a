import { creditOf } from "#shared/core/site.ts";
import { lastCompletedQuarter } from "#shared/figures/quarter.ts";
import { loadTaxTables } from "#shared/reference/load-tax-tables.ts";
import { taxYear } from "#shared/reference/tax-tables.ts";
import type { SalaryContext } from "../subject/salary-context.ts";
import { toYearly } from "./base-pay.request.ts";
import type { CompareOffersBody } from "./compare-offers.request.ts";
import type { CompareOffersData } from "./compare-offers.response.ts";
import { findOffer } from "./find-offer.ts";
import { findUndecided } from "./find-undecided.ts";
import { listConsiderations, type WorthWithout } from "./list-considerations.ts";
import { missingLocalTax } from "./missing-local-tax.ts";
import { explainOffers, explainUndecided, headlineText, offerHeadline } from "./offer-headline.ts";
import { offerAssumptions, offerInsights, offersCitation } from "./offer-notes.ts";
import { leadingOffers, rankOffers } from "./rank-offers.ts";
import { valueOffer } from "./value-offer.ts";

/**
 * Ranks offers by their annual value after tax and cost of living. Whole USD; offers within 2% of the
 * better one are a tie, and those of equal value keep the order of the body. Where the words about an
 * offer say that it is no full-time employment, or hours are compared with years, nobody is ahead: the
 * headline asks for what is missing. A page asks for one offer alone, which the API does not take.
 *
 * @param typed what a person typed for each offer, where that was more than its name.
 * @throws {ApiError} `city_not_found`, `role_not_found`.
 */
export async function compareOffers(
  context: SalaryContext,
  { offers, filing_status, years, basis: estimateBasis }: CompareOffersBody,
  typed: readonly (readonly string[])[] = [],
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
  const undecided = findUndecided(
    offers.map((offer, at) => ({
      offer,
      texts: [offer.label, (offer.role ?? "").replaceAll("-", " "), ...(typed[at] ?? [])],
    })),
  );
  const { questions } = undecided;
  const isDecided = questions.length === 0;
  const valued = found.map((offer) => valueOffer(offer, basis));
  const best = rankOffers(valued);
  const ranked = best.map((offer, index) => ({
    ...offer,
    // A rank that is not decided has no next one to fall below.
    missing_local_tax: missingLocalTax(offer, isDecided ? best[index + 1] : undefined),
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
    headline: headlineText(offerHeadline(ranked, questions)),
    explanation: isDecided ? explainOffers(ranked) : explainUndecided(undecided),
    tied: isDecided && leading.length > 1 ? leading.map(({ label }) => label) : [],
    undecided: questions,
    considerations: listConsiderations(ranked, worthWithout, undecided),
    ranking,
    offers: valued.flatMap(({ label }) => ranked.find((offer) => offer.label === label) ?? []),
    insights: offerInsights(ranked, years, undecided),
    citation: offersCitation({ ranking, filing_status, undecided: questions }, creditOf(site)),
    assumptions: offerAssumptions({ filing_status, years }, ranked, {
      hasHours: offers.some(({ period }) => period === "hourly"),
    }),
    page_url: `${site.origin}/offers`,
  };
}
