/** The estimate, the published wage next to it, and total compensation. */
import * as z from "zod";
import { IsoDate } from "../common.ts";
import { Dollars } from "./common.ts";

export const Estimate = z
  .object({
    low: Dollars.nullable().meta({
      description: "25th percentile; null if it is not published.",
    }),
    median: Dollars,
    high: Dollars.nullable().meta({
      description: "75th percentile; null if it is not published.",
    }),
    currency: z.literal("USD"),
    period: z.literal("annual"),
    sample_size: z.int().min(0).meta({
      description:
        "How many numbers the estimate rests on: the observed salaries of this title (or, if there are none, the wages in filings for its occupation) and the published survey wages.",
      example: 6087,
    }),
    confidence_level: z.number().min(0).max(1).meta({ example: 0.95 }),
    confidence_lower: Dollars,
    confidence_upper: Dollars,
    methodology_version: z.string().meta({ example: "2026.3-carried" }),
    source_breakdown: z.record(z.string(), z.number()).meta({
      description: "Weight of each source; the weights sum to 1.",
      example: { bls_oews: 0.31, dol_lca: 0.69 },
    }),
    disagreement_flag: z.boolean().meta({
      description: "Whether two sources differ by more than 15%.",
    }),
    data_point_id: z
      .string()
      .regex(/^dp_[A-Za-z0-9_-]+$/)
      .meta({
        description: "Id with which `lineage` returns the sources and calculation of the figure.",
      }),
    as_of: IsoDate,
  })
  .meta({ id: "SalaryEstimate" });
export type Estimate = z.infer<typeof Estimate>;

export const Observed = z
  .object({
    source: z.string().meta({ example: "U.S. Bureau of Labor Statistics" }),
    survey: z.string().meta({ example: "Occupational Employment and Wage Statistics" }),
    reference_period: z.string().meta({ example: "2025-05" }),
    occupation_code: z.string().meta({ example: "15-1252" }),
    occupation_title: z.string().meta({ example: "Software Developers" }),
    area_code: z.string().meta({ example: "41860" }),
    area_title: z.string().meta({ example: "San Francisco-Oakland-Fremont, CA" }),
    area_type: z.enum(["national", "metro", "state", "nonmetro"]),
    employment: z.int().nullable(),
    p10: Dollars.nullable(),
    p25: Dollars.nullable(),
    median: Dollars.nullable(),
    p75: Dollars.nullable(),
    p90: Dollars.nullable(),
    mean: Dollars.nullable().meta({ description: "Published for the nation only." }),
    relative_standard_error: z.number().nullable().meta({
      description:
        "Relative standard error of the mean, in percent; published for the nation only.",
    }),
    flags: z
      .array(z.string())
      .meta({ description: "Marks of suppressed or top-coded cells, as published." }),
    match: z.enum(["exact_area", "state_fallback", "national_fallback"]).meta({
      description: "Whether the wage is for the requested area, for its state, or for the nation.",
    }),
    url: z.url(),
  })
  .meta({
    id: "ObservedWage",
    description: "Published wage of the role's occupation, unadjusted.",
  });
export type Observed = z.infer<typeof Observed>;

export const TotalCompensation = z
  .object({
    base: Dollars,
    equity: Dollars,
    bonus: Dollars,
    signing: Dollars,
    total: Dollars,
    unsourced: z.array(z.enum(["equity", "bonus", "signing"])).meta({
      description:
        "The parts that are 0 because no public source reports them, not because nothing is paid.",
      example: ["equity", "signing"],
    }),
  })
  .meta({ id: "TotalCompensation" });
export type TotalCompensation = z.infer<typeof TotalCompensation>;
