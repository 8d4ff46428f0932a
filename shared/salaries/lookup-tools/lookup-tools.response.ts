import * as z from "zod";
import { Estimate, Observed } from "#shared/contract/estimate.response.ts";
import {
  CityReference,
  Dollars,
  Percentiles,
  RoleReference,
} from "#shared/contract/salary-fields.response.ts";
import { CalculateData } from "../calculate/calculate.response.ts";
import { HistoryData } from "../history/history.response.ts";

export const SalaryToolData = CalculateData.omit({ comp: true, hiring: true })
  .extend({ role: RoleReference, city: CityReference.nullable() })
  .meta({ id: "SalaryLookup" });
export type SalaryToolData = z.infer<typeof SalaryToolData>;

export const RangeToolData = z
  .object({
    role: RoleReference,
    city: CityReference.nullable(),
    percentiles: Percentiles.meta({
      description: "Percentiles, whatever the experience, in USD per year; null if not published.",
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
            description:
              "Change from the previous year in percent; null for the first year, and where only one of the two is raised to the legal minimum wage.",
          }),
          methodology_version: z.string(),
          data_point_id: z.string(),
          as_of: z.iso.date(),
        }),
      )
      .meta({ description: "The last quarter of each year, whatever the experience." }),
  })
  .meta({ id: "PayTrends" });
export type TrendsToolData = z.infer<typeof TrendsToolData>;
