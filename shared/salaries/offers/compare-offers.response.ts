import * as z from "zod";
import { Estimate } from "#shared/contract/estimate.response.ts";
import { filingStatuses } from "#shared/contract/filing-status.ts";
import { CityReference, Dollars, RoleReference } from "#shared/contract/salary-fields.response.ts";

const TaxAmount = z
  .object({
    name: z.string().meta({ example: "federal_income_tax" }),
    jurisdiction: z.string().meta({ example: "US" }),
    description: z.string(),
    taxable: z.int().meta({ description: "Amount to which the rates are applied, in USD." }),
    amount: z.int(),
  })
  .meta({ id: "TaxAmount" });

const AppliedTaxRule = z
  .object({
    name: z.string().meta({ example: "state_income_tax" }),
    jurisdiction: z.string().meta({
      description: "`US`, a state code, or a locality.",
      example: "CA",
    }),
    tax_year: z.int().meta({ example: 2026 }),
    effective_from: z.array(z.string()).meta({
      description: "Dates from which the rule's numbers apply; empty if the source gives no date.",
      example: ["2025-01-01"],
    }),
    carried: z.boolean().meta({
      description:
        "Whether numbers of an earlier year are used because those of the tax year are not available.",
    }),
    brackets: z.array(z.object({ lower_bound: z.number(), rate: z.number() })).meta({
      description:
        "Marginal tax rates; each applies to income above its lower bound, up to the next one. Empty if the rule has no rates, as its description says.",
    }),
    source: z.object({
      id: z.string(),
      publisher: z.string(),
      title: z.string(),
      url: z.url(),
      files: z.array(z.string()).meta({
        description: "Files of the source, and provisions of law that amounts were read from.",
      }),
    }),
    caveats: z.array(z.string()),
  })
  .meta({ id: "AppliedTaxRule" });

const MissingLocalTax = z
  .object({
    tax: z.string().meta({ example: "the municipal income tax of Toledo" }),
    law: z.string().meta({ example: "Ohio Revised Code ch. 718" }),
    break_even_rate: z.number().min(0).max(1).nullable().meta({
      description:
        "The rate on all pay, as a fraction, above which the offer would rank below `falls_below`. Null for the last offer, which the tax could not move, if no rate would change the rank, and where the ranking is undecided.",
      example: 0.0231,
    }),
    falls_below: z.string().nullable().meta({
      description: "Label of the offer of the next rank.",
      example: "Globex",
    }),
  })
  .meta({ id: "MissingLocalTax" });

const OfferYear = z
  .object({
    year: z.int().meta({ description: "Year of the offer, from 1.", example: 1 }),
    base: Dollars,
    bonus: Dollars,
    signing: Dollars,
    equity: Dollars.meta({ description: "Value of the equity that vests in the year, in USD." }),
    gross: Dollars,
    taxes: z.array(TaxAmount),
    total_tax: Dollars,
    after_tax: Dollars,
    adjusted: Dollars.meta({
      description: "Pay after tax divided by the city's cost-of-living multiplier, in USD.",
    }),
  })
  .meta({ id: "OfferYear" });

export const ComparedOffer = z
  .object({
    rank: z.int().meta({
      description: "Rank of the offer, 1 being the best. Offers that tie have the same.",
    }),
    label: z.string(),
    city: CityReference,
    role: RoleReference.nullable(),
    market: z
      .object({
        estimate: Estimate,
        base_delta: z
          .int()
          .meta({ description: "Base pay of the offer minus the median, in USD per year." }),
        base_pct: z.number().meta({ description: "The same difference in percent of the median." }),
        advice_ceiling: Dollars.nullable().meta({
          description:
            "90th percentile of what everyone in the occupation earns there, rounded down, in USD per year: no published pay supports asking for more. Null if it is not published.",
        }),
      })
      .nullable()
      .meta({
        description:
          "Comparison with the role's estimate, whatever the experience; null if the offer has no role.",
      }),
    years: z.array(OfferYear),
    average: z
      .object({
        gross: Dollars,
        total_tax: Dollars,
        after_tax: Dollars,
        adjusted: Dollars,
        effective_tax_rate: z.number().meta({ example: 0.2713 }),
      })
      .meta({ description: "Averages over all years, in USD per year." }),
    tax_rules: z.array(AppliedTaxRule),
    missing_local_tax: MissingLocalTax.nullable().meta({
      description:
        "The city's local tax on wages that is not in the data and so not subtracted; null if none is known to be missing.",
    }),
  })
  .meta({ id: "ComparedOffer" });
export type ComparedOffer = z.infer<typeof ComparedOffer>;

export const CompareOffersData = z
  .object({
    filing_status: z.enum(filingStatuses),
    years: z.int(),
    tax_year: z.int(),
    headline: z.string().meta({
      description:
        "The answer in a sentence: which offer is worth more, that it is a tie, or what has to be known before anybody can say, which is the first question of `undecided`.",
      example: "Quillwater is worth more: about $8,900 a year.",
    }),
    explanation: z.string().meta({
      description: "Where the difference between the two best offers comes from, or where it went.",
    }),
    tied: z.array(z.string()).meta({
      description:
        "Labels of the offers that tie for the first place, because their annual values are within 2% of the best one's; empty if one is ahead.",
    }),
    undecided: z
      .array(
        z.object({
          field: z.string().meta({
            description:
              "What is missing, as the place of the offer in the request and a name. The request does not take these fields yet.",
            example: "offers.0.hours_per_week",
          }),
          question: z.string().meta({ example: "How many hours a week does Acme pay for?" }),
        }),
      )
      .meta({
        description:
          "What could turn the ranking and is not known: the words of an offer (its label, its role) say that it is a contract, a 1099, part-time, per diem, a travel assignment, for some weeks or the like, or one offer is paid by the hour and another by the year. The amounts count every offer as an employee's full-time pay for a whole year. Where it is not empty, `headline` asks, `tied` is empty, and the order of `ranking` says nothing. Empty otherwise.",
      }),
    considerations: z
      .array(
        z.object({
          kind: z.enum(["risk", "room", "first_year", "uncounted"]).meta({
            description:
              "`risk`: pay that is not promised; `room`: what the base is compared with typical pay; `first_year`: what is paid once; `uncounted`: what no amount here includes.",
          }),
          text: z.string(),
        }),
      )
      .meta({ description: "What could decide besides the value, and so break a tie." }),
    ranking: z.array(z.object({ rank: z.int(), label: z.string(), annual_value: Dollars })).meta({
      description:
        "Best offer first, by average annual value after tax, adjusted for cost of living. Says which is worth more only if `undecided` is empty.",
    }),
    offers: z.array(ComparedOffer).meta({ description: "In the order of the request." }),
    insights: z.array(z.string()),
    citation: z.string(),
    assumptions: z.array(z.string()),
    page_url: z.url(),
  })
  .meta({ id: "OfferComparison" });
export type CompareOffersData = z.infer<typeof CompareOffersData>;
