import * as z from "zod";
import { CitySlug, Country, RoleSlug } from "./common.ts";
import { Estimate, Observed, TotalCompensation } from "./estimate.ts";
import { CityReference, RoleReference } from "./reference.ts";

export const CompareQuery = z.object({
  roleA: RoleSlug,
  roleB: RoleSlug.meta({
    description: "Slug of the role to compare with; another than `roleA`.",
    example: "data-scientist",
  }),
  city: CitySlug.optional(),
  country: Country,
});
export type CompareQuery = z.output<typeof CompareQuery>;

export const Leverage = z
  .object({
    to_upper_quartile: z.int().meta({
      description: "The estimate's 75th percentile less its median, USD a year.",
    }),
    to_upper_quartile_pct: z.number().meta({ description: "The same in percent of the median." }),
    to_published_median: z.int().nullable().meta({
      description: "The median in `observed` less the estimate's, USD a year.",
    }),
  })
  .meta({
    id: "NegotiationLeverage",
    description: "How far pay is published above the estimate; not a forecast of an offer.",
  });
export type Leverage = z.infer<typeof Leverage>;

export const ComparedSide = z
  .object({
    role: RoleReference,
    estimate: Estimate,
    observed: Observed.nullable(),
    total_compensation: TotalCompensation,
    negotiation_leverage: Leverage.nullable().meta({
      description: "Null where the 75th percentile was not published.",
    }),
  })
  .meta({ id: "ComparedSide" });
export type ComparedSide = z.infer<typeof ComparedSide>;

/** First less second, of anything with two medians. */
export const differenceFields = {
  median_delta: z.int().meta({ description: "First median less the second, USD a year." }),
  median_pct: z.number().meta({ description: "The same in percent of the second." }),
  total_comp_delta: z.int(),
  total_comp_pct: z.number(),
};

export const CompareData = z
  .object({
    primary: ComparedSide,
    secondary: ComparedSide,
    city: CityReference.nullable(),
    delta: z.object({
      higher_paid: z.enum(["roleA", "roleB", "tie"]),
      ...differenceFields,
    }),
    citation: z.string(),
    assumptions: z.array(z.string()),
    page_url: z.url(),
  })
  .meta({ id: "Comparison" });
export type CompareData = z.infer<typeof CompareData>;
