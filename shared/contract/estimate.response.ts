/** The estimate, its explanation, the published wage next to it, and total compensation. */
import * as z from "zod";
import { grades } from "./levels.ts";
import {
  DataPointId,
  Dollars,
  EffectiveMultiplier,
  LevelMultiplier,
} from "./salary-fields.response.ts";
import { bases, IsoDate, PayLevel } from "./salary-fields.ts";

export const FlooredBy = z
  .object({
    jurisdiction: z.string().meta({
      description: "Whose law it is.",
      example: "Seattle, WA",
    }),
    scope: z.string().nullable().meta({
      description:
        "The employers that it is for, if very small ones are exempt; null for all employers. A rate of larger employers alone raises no figure.",
      example: null,
    }),
    hourly: z.number().meta({ description: "USD an hour.", example: 21.3 }),
    effective_from: z.iso.date().nullable().meta({
      description: "The day on which the rate took effect; null if the source does not say.",
    }),
    provision: z.string().nullable().meta({
      description: "The statute or ordinance; null if the source names none.",
    }),
  })
  .meta({
    id: "FlooredBy",
    description:
      "The minimum wage, in force on the last day of the quarter, that figures were raised to: 2,080 hours of it are the least that is paid for a full-time year.",
  });
export type FlooredBy = z.infer<typeof FlooredBy>;

export const Estimate = z
  .object({
    low: Dollars.nullable().meta({
      description:
        "25th percentile; null only if the latest release does not publish it for the occupation.",
    }),
    median: Dollars,
    high: Dollars.nullable().meta({
      description:
        "75th percentile; null only if the latest release does not publish it for the occupation.",
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
    methodology_version: z.string().meta({ example: "2026.5-carried" }),
    source_breakdown: z.record(z.string(), z.number()).meta({
      description: "Weight of each source; the weights sum to 1.",
      example: { bls_oews: 0.31, dol_lca: 0.69 },
    }),
    disagreement_flag: z.boolean().meta({
      description: "Whether two sources differ by more than 15%.",
    }),
    floored_by: FlooredBy.nullable().meta({
      description:
        "The minimum wage that figures of the estimate were raised to; null where none was, and always null for `price_parity`, for quarters before 2026 and for occupations whose pay is published by the year only.",
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

export const ExperienceAt = z
  .object({
    level: PayLevel,
    basis: z.enum(["years", "grade", "any"]).meta({
      description:
        "What the figure's level is known by: years of experience, a word in a title, or nothing, where it is everyone's.",
    }),
    grade: z.enum(grades).nullable().meta({
      description: "The word in a title, where the basis is `grade`; else null.",
    }),
    years: z.string().nullable().meta({
      description: "Years of experience; null where the figure is everyone's.",
      example: "3-5",
    }),
    multiplier: LevelMultiplier,
    effective_multiplier: EffectiveMultiplier,
    percentile: z.int().min(10).max(90).nullable().meta({
      description:
        "Where the estimate's median lies in the pay of everyone in the occupation there, all levels together: interpolated in logs between the published percentiles; null outside the 10th to the 90th, and where they are not published.",
      example: 62,
    }),
    beyond_published: z.enum(["below_p10", "above_p90"]).nullable().meta({
      description: "Set if the median is outside the published percentiles.",
      example: null,
    }),
  })
  .meta({ id: "ExperienceAt" });
export type ExperienceAt = z.infer<typeof ExperienceAt>;

export const CityFactor = z
  .object({
    basis: z.enum(bases),
    factor: z.number().nullable().meta({
      description: "What the national figure is multiplied by; null if it is not known.",
      example: 1.8405,
    }),
    median: Dollars.nullable(),
    explanation: z.string(),
    data_point_id: DataPointId.nullable(),
  })
  .meta({ id: "CityFactor" });
export type CityFactor = z.infer<typeof CityFactor>;

export const Band = z
  .object({
    median: Dollars,
    p25: Dollars.nullable(),
    p75: Dollars.nullable(),
    dataPointId: DataPointId,
  })
  .meta({ id: "ExperienceBand" });
export type Band = z.infer<typeof Band>;

export const ExperienceBands = z
  .object({
    any: Band.meta({ description: "Everyone, whatever their experience." }),
    entry: Band,
    mid: Band,
    senior: Band,
    staff: Band,
  })
  .meta({ id: "ExperienceBands" });
export type ExperienceBands = z.infer<typeof ExperienceBands>;
