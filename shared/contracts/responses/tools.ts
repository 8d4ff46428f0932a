import * as z from "zod";
import { CalculateData } from "./calculate.ts";
import { Dollars } from "./common.ts";
import { CompareData, ComparedSide, differenceFields } from "./compare.ts";
import { Estimate, Observed } from "./estimate.ts";
import { HistoryData } from "./history.ts";
import { Percentiles } from "./percentiles.ts";
import { CityReference, RoleReference } from "./reference.ts";
import { SearchItem } from "./search.ts";

export const SalaryToolData = CalculateData.omit({ comp: true, hiring: true })
  .extend({ role: RoleReference, city: CityReference.nullable() })
  .meta({ id: "SalaryLookup" });
export type SalaryToolData = z.infer<typeof SalaryToolData>;

export const RolesToolItem = SearchItem.extend({
  score: SearchItem.shape.score.optional().meta({
    description: "Relevance of the match; present only with `q`.",
    example: 1,
  }),
}).meta({ id: "LookedUpRole" });
export type RolesToolItem = z.infer<typeof RolesToolItem>;

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

export const RangeToolData = z
  .object({
    role: RoleReference,
    city: CityReference.nullable(),
    percentiles: Percentiles.meta({
      description: "Percentiles at mid level in USD per year; null if not published.",
    }),
    estimate: Estimate.meta({
      description: "The estimate; its `data_point_id` covers all five percentiles.",
    }),
    observed: Observed.nullable(),
    citation: z.string(),
    assumptions: z.array(z.string()),
    page_url: z.url(),
  })
  .meta({ id: "PayRange" });
export type RangeToolData = z.infer<typeof RangeToolData>;

export const TrendsToolData = HistoryData.omit({ snapshots: true, change: true })
  .extend({
    trends: z
      .array(
        z.object({
          year: z.int(),
          quarter: z.string().meta({ example: "Q4 2025" }),
          median: Dollars,
          change_pct: z.number().nullable().meta({
            description: "Change from the previous year in percent; null for the first year.",
          }),
          methodology_version: z.string(),
          data_point_id: z.string(),
          as_of: z.iso.date(),
        }),
      )
      .meta({ description: "The last quarter of each year, at mid level." }),
  })
  .meta({ id: "PayTrends" });
export type TrendsToolData = z.infer<typeof TrendsToolData>;
