import type { Dataset } from "#shared/reference/records.ts";
import { type TaxTables, taxYear } from "#shared/reference/tax-tables.ts";
import type { TaxComponent, TaxRule } from "#shared/taxes/component.ts";
import { computeTaxes } from "#shared/taxes/compute-taxes.ts";
import { adviceCeiling } from "../estimate/advice-ceiling.ts";
import { cityReference, roleReference } from "../estimate/references.ts";
import type { CompareOffersBody, Equity } from "./compare-offers.request.ts";
import type { ComparedOffer } from "./compare-offers.response.ts";
import type { FoundOffer } from "./find-offer.ts";

interface OfferBasis extends Pick<CompareOffersBody, "filing_status" | "years"> {
  dataset: Dataset;
  tables: TaxTables;
  /** The year of the price parities; a city without it has the latest earlier one. */
  parityYear: number;
}

/** An offer before it is compared with the others. */
type ValuedOffer = Omit<ComparedOffer, "rank" | "missing_local_tax">;

/** An offer's value in every year: vested, taxed, and adjusted for the city's prices. Whole USD. */
export function valueOffer({ offer, city, market }: FoundOffer, basis: OfferBasis): ValuedOffer {
  const place = cityReference(city, basis.parityYear);
  const bills: TaxComponent[][] = [];
  const years = vest(offer.equity, basis.years).map((equity, index) => {
    const signing = index === 0 ? offer.signing : 0;
    const gross = offer.base + offer.bonus + signing + equity;
    const bill = computeTaxes(basis.tables, gross, city, basis.filing_status);
    bills.push(bill.components);
    return {
      year: index + 1,
      base: offer.base,
      bonus: offer.bonus,
      signing,
      equity,
      gross,
      taxes: bill.components.map(({ rule, taxable, amount }) => ({
        name: rule.name,
        jurisdiction: rule.jurisdiction,
        description: rule.description,
        taxable: Math.round(taxable),
        amount,
      })),
      total_tax: bill.total,
      after_tax: gross - bill.total,
      adjusted: Math.round((gross - bill.total) / place.col_multiplier),
    };
  });
  const mean = (of: (year: (typeof years)[number]) => number) =>
    Math.round(years.reduce((sum, year) => sum + of(year), 0) / years.length);
  const [gross, tax] = [mean((year) => year.gross), mean((year) => year.total_tax)];
  return {
    label: offer.label,
    city: place,
    role: market && roleReference(market.figures.input.role),
    market: market && {
      estimate: market.estimate,
      base_delta: offer.base - market.estimate.median,
      base_pct: Number(((offer.base / market.estimate.median - 1) * 100).toFixed(2)),
      advice_ceiling: adviceCeiling(market.figures)?.amount ?? null,
    },
    years,
    average: {
      gross,
      total_tax: tax,
      after_tax: mean((year) => year.after_tax),
      adjusted: mean((year) => year.adjusted),
      effective_tax_rate: Number((tax / gross).toFixed(4)),
    },
    tax_rules: (bills[0] ?? []).map(({ rule }) => describeRule(rule, basis.dataset)),
  };
}

function describeRule(rule: TaxRule, dataset: Dataset): ComparedOffer["tax_rules"][number] {
  const source = dataset.sources.get(rule.sourceId);
  if (!source) throw new Error(`The dataset does not describe its source ${rule.sourceId}.`);
  return {
    name: rule.name,
    jurisdiction: rule.jurisdiction,
    tax_year: taxYear,
    effective_from: rule.effectiveFrom,
    carried: rule.carried,
    brackets: rule.brackets.map(({ lowerBound, rate }) => ({ lower_bound: lowerBound, rate })),
    source: {
      id: source.id,
      publisher: source.publisher,
      title: source.title,
      url: source.url,
      files: rule.sourceFiles,
    },
    caveats: rule.caveats,
  };
}

/**
 * The part of an equity grant that vests in each of the first years, in whole
 * USD. Without a schedule it vests in equal parts. The parts of all vesting years
 * sum to the whole grant.
 */
function vest(equity: Equity | undefined, years: number): number[] {
  if (!equity) return Array.from({ length: years }, () => 0);
  const { total, vesting_years, schedule } = equity;
  const shares = schedule ?? Array.from({ length: vesting_years }, () => 100 / vesting_years);
  const vestedBy = (year: number) =>
    Math.round((total * shares.slice(0, year).reduce((sum, share) => sum + share, 0)) / 100);
  return Array.from({ length: years }, (_, index) => vestedBy(index + 1) - vestedBy(index));
}
