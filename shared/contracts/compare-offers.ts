import * as z from "zod";
import { CitySlug, Country, Dollars, RoleSlug } from "./common.ts";
import { Estimate } from "./estimate.ts";
import { filingStatuses } from "./filing-status.ts";
import { Line } from "./pipeline/fields.ts";
import { CityReference, RoleReference } from "./reference.ts";

export const CompareOffersQuery = z.object({ country: Country });

/** Whole USD that a caller states. */
export function StatedDollars(min: number, max: number) {
  return z.int().min(min).max(max);
}

const most = 10_000_000;

export const Equity = z
  .strictObject({
    total: StatedDollars(0, 100_000_000).meta({
      description: "Value of the whole grant at today's price, USD.",
      example: 160000,
    }),
    vesting_years: z.int().min(1).max(10).meta({ example: 4 }),
    schedule: z
      .array(z.number().min(0).max(100))
      .min(1)
      .max(10)
      .optional()
      .meta({
        description:
          "Percent of the grant that vests in each year; one for each vesting year, 100 in all. Equal parts where absent.",
        example: [5, 15, 40, 40],
      }),
  })
  .superRefine(({ vesting_years, schedule }, issues) => {
    if (schedule === undefined) return;
    const total = schedule.reduce((sum, share) => sum + share, 0);
    if (schedule.length === vesting_years && Math.abs(total - 100) < 0.01) return;
    issues.addIssue({
      code: "custom",
      path: ["schedule"],
      message: `one share for each of the ${vesting_years} vesting years, 100 in all`,
    });
  });
export type Equity = z.output<typeof Equity>;

export const Offer = z.strictObject({
  label: Line(80).meta({ description: "What the answer calls the offer.", example: "Acme" }),
  base: StatedDollars(1, most).meta({ description: "Base pay, USD a year.", example: 150000 }),
  bonus: StatedDollars(0, most)
    .default(0)
    .meta({ description: "Expected bonus, USD a year.", example: 15000 }),
  signing: StatedDollars(0, most)
    .default(0)
    .meta({ description: "Paid once, in the first year, USD.", example: 20000 }),
  equity: Equity.optional(),
  city: CitySlug,
  role: RoleSlug.optional(),
});
export type Offer = z.output<typeof Offer>;

export const CompareOffersBody = z.strictObject({
  offers: z
    .array(Offer)
    .min(2)
    .max(5)
    .superRefine((offers, issues) => {
      offers.forEach(({ label }, index) => {
        if (offers.findIndex((other) => other.label === label) === index) return;
        issues.addIssue({
          code: "custom",
          path: [index, "label"],
          message: "a label that no other offer has",
        });
      });
    }),
  filing_status: z.enum(filingStatuses).default("single").meta({
    description: "`married` is a joint return of a couple with no other income.",
    example: "single",
  }),
  years: z.int().min(1).max(4).default(4).meta({
    description: "Years to average over.",
    example: 4,
  }),
});
export type CompareOffersBody = z.output<typeof CompareOffersBody>;

const TaxAmount = z
  .object({
    name: z.string().meta({ example: "federal_income_tax" }),
    jurisdiction: z.string().meta({ example: "US" }),
    description: z.string(),
    taxable: z.int().meta({ description: "What the rule's rates are applied to, USD." }),
    amount: z.int(),
  })
  .meta({ id: "TaxAmount" });

const AppliedTaxRule = z
  .object({
    name: z.string().meta({ example: "state_income_tax" }),
    jurisdiction: z.string().meta({
      description: "`US`, a state's letters, or a locality.",
      example: "CA",
    }),
    tax_year: z.int().meta({ example: 2026 }),
    effective_from: z.array(z.string()).meta({
      description: "Days from which its numbers hold; none where the source gives no date.",
      example: ["2025-01-01"],
    }),
    carried: z.boolean().meta({
      description: "Whether an earlier year's number stands in for the tax year's own.",
    }),
    brackets: z.array(z.object({ lower_bound: z.number(), rate: z.number() })).meta({
      description: "Marginal rates: each holds above its bound, up to the next one.",
    }),
    source: z.object({
      id: z.string(),
      publisher: z.string(),
      title: z.string(),
      url: z.url(),
      files: z.array(z.string()),
    }),
    caveats: z.array(z.string()),
  })
  .meta({ id: "AppliedTaxRule" });

const OfferYear = z
  .object({
    year: z.int().meta({ description: "Of the offer, from 1.", example: 1 }),
    base: Dollars,
    bonus: Dollars,
    signing: Dollars,
    equity: Dollars.meta({ description: "What vests in the year." }),
    gross: Dollars,
    taxes: z.array(TaxAmount),
    total_tax: Dollars,
    after_tax: Dollars,
    adjusted: Dollars.meta({
      description: "After tax, over the city's cost-of-living multiplier.",
    }),
  })
  .meta({ id: "OfferYear" });

export const ComparedOffer = z
  .object({
    rank: z.int().meta({ description: "1 is the best." }),
    label: z.string(),
    city: CityReference,
    role: RoleReference.nullable(),
    market: z
      .object({
        estimate: Estimate,
        base_delta: z.int().meta({ description: "The offer's base less the median, USD." }),
        base_pct: z.number().meta({ description: "The same in percent of the median." }),
      })
      .nullable()
      .meta({ description: "The role's estimate at mid level; null where no role is named." }),
    years: z.array(OfferYear),
    average: z
      .object({
        gross: Dollars,
        total_tax: Dollars,
        after_tax: Dollars,
        adjusted: Dollars,
        effective_tax_rate: z.number().meta({ example: 0.2713 }),
      })
      .meta({ description: "Means over the years." }),
    tax_rules: z.array(AppliedTaxRule),
  })
  .meta({ id: "ComparedOffer" });
export type ComparedOffer = z.infer<typeof ComparedOffer>;

export const CompareOffersData = z
  .object({
    filing_status: z.enum(filingStatuses),
    years: z.int(),
    tax_year: z.int(),
    ranking: z
      .array(z.object({ rank: z.int(), label: z.string(), annual_value: Dollars }))
      .meta({ description: "Best first, by the mean value after tax and cost of living." }),
    offers: z.array(ComparedOffer).meta({ description: "In the order of the body." }),
    insights: z.array(z.string()),
    citation: z.string(),
    assumptions: z.array(z.string()),
    page_url: z.url(),
  })
  .meta({ id: "OfferComparison" });
export type CompareOffersData = z.infer<typeof CompareOffersData>;
