import * as z from "zod";
import { Estimate, Observed, TotalCompensation } from "#shared/contract/estimate.response.ts";
import { CityReference, Dollars, RoleReference } from "#shared/contract/salary-fields.response.ts";

export const Leverage = z
  .object({
    to_upper_quartile: z.int().meta({
      description:
        "75th percentile of the estimate, at most the 90th percentile of what everyone in the occupation earns there, minus the estimate's median, in USD per year; 0 if the median is above that.",
    }),
    to_upper_quartile_pct: z
      .number()
      .meta({ description: "The same difference in percent of the median." }),
    to_published_median: z.int().nullable().meta({
      description:
        "Median in `observed` minus that of the estimate, in USD per year; null without a published median.",
    }),
  })
  .meta({
    id: "NegotiationLeverage",
    description: "Distance from the estimate to higher published pay. Not a forecast of an offer.",
  });
export type Leverage = z.infer<typeof Leverage>;

export const ComparedSide = z
  .object({
    role: RoleReference,
    estimate: Estimate,
    observed: Observed.nullable(),
    total_compensation: TotalCompensation,
    negotiation_leverage: Leverage.nullable().meta({
      description: "Null if the 75th percentile is not published.",
    }),
  })
  .meta({ id: "ComparedSide" });
export type ComparedSide = z.infer<typeof ComparedSide>;

/** The first side minus the second, for any comparison of two medians. */
const differenceFields = {
  median_delta: z.int().meta({ description: "First median minus the second, in USD per year." }),
  median_pct: z
    .number()
    .meta({ description: "The same difference in percent of the second median." }),
  total_comp_delta: z.int(),
  total_comp_pct: z.number(),
};

const Delta = z
  .object({
    higher_paid: z.enum(["roleA", "roleB", "tie"]),
    ...differenceFields,
  })
  .meta({ id: "RoleDifference" });

const ComparedPay = z
  .object({
    median: Dollars.meta({ description: "Median of the estimate that `calculate` returns." }),
    total_comp: Dollars.meta({ description: "`total` of its total compensation." }),
    data_point_id: Estimate.shape.data_point_id,
  })
  .meta({
    id: "ComparedPay",
    description: "Pay of one role, whatever the experience, in one basis.",
  });

const ComparisonInBasis = z
  .object({ primary: ComparedPay, secondary: ComparedPay, delta: Delta })
  .meta({ id: "ComparisonInBasis" });

export const CompareData = z
  .object({
    primary: ComparedSide,
    secondary: ComparedSide,
    city: CityReference.nullable(),
    delta: Delta.meta({ description: "`delta` of the basis that was requested." }),
    local: ComparisonInBasis.meta({
      description:
        "The comparison in the basis `local`: what each role's occupation earns in the city; without one, in the nation.",
    }),
    price_parity: ComparisonInBasis.meta({
      description:
        "The comparison in the basis `price_parity`: national pay times the price level of the city, the same for both roles; without a city, the same as `local`.",
    }),
    citation: z.string(),
    assumptions: z.array(z.string()),
    page_url: z.url(),
  })
  .meta({ id: "Comparison" });
export type CompareData = z.infer<typeof CompareData>;

const ComparedCity = ComparedSide.omit({ role: true })
  .extend({ city: CityReference })
  .meta({ id: "ComparedCity" });

export const CityComparison = z
  .object({
    mode: z.literal("cities"),
    role: RoleReference,
    primary: ComparedCity,
    secondary: ComparedCity,
    delta: z
      .object({ higher_paid: z.enum(["cityA", "cityB", "tie"]), ...differenceFields })
      .meta({ id: "CityDifference" }),
    citation: z.string(),
    assumptions: z.array(z.string()),
    page_url: z.url(),
  })
  .meta({ id: "CityComparison" });
export type CityComparison = z.infer<typeof CityComparison>;

export const CompareToolData = z
  .discriminatedUnion("mode", [
    CompareData.extend({ mode: z.literal("roles") }).meta({ id: "RoleComparison" }),
    CityComparison,
  ])
  .meta({ id: "ComparisonLookup" });
export type CompareToolData = z.infer<typeof CompareToolData>;
