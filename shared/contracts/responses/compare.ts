import * as z from "zod";
import { Estimate, Observed, TotalCompensation } from "./estimate.ts";
import { CityReference, RoleReference } from "./reference.ts";

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
export const differenceFields = {
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

const LocalSide = z
  .object({
    estimate: Estimate,
    total_compensation: TotalCompensation,
  })
  .meta({ id: "LocalSide" });

export const CompareData = z
  .object({
    primary: ComparedSide,
    secondary: ComparedSide,
    city: CityReference.nullable(),
    delta: Delta,
    local: z.object({ primary: LocalSide, secondary: LocalSide, delta: Delta }).nullable().meta({
      description:
        "The same comparison in the basis `local`: what people in each occupation earn in the city. Null without a city.",
    }),
    citation: z.string(),
    assumptions: z.array(z.string()),
    page_url: z.url(),
  })
  .meta({ id: "Comparison" });
export type CompareData = z.infer<typeof CompareData>;
