import * as z from "zod";
import { bases, ExperienceLevel } from "../common.ts";
import { Dollars } from "./common.ts";
import { Estimate, Observed, TotalCompensation } from "./estimate.ts";
import { CityMetadata, NoData, SeniorityBands, Taxonomy } from "./expansions.ts";
import { HalfLives, HiringVelocity, SkillPremiums } from "./market.ts";
import { CityReference, DataPointId, RoleReference } from "./reference.ts";

export const ExperienceAt = z
  .object({
    level: ExperienceLevel,
    years: z.string().meta({ example: "3-5" }),
    multiplier: z.number().meta({ example: 1 }),
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

export const CalculateData = z
  .object({
    role: RoleReference.extend({
      taxonomy: Taxonomy.optional(),
      skills: z
        .object({ premium: SkillPremiums.optional(), half_life: HalfLives.optional() })
        .optional(),
      seniority_bands: SeniorityBands.optional(),
    }),
    city: CityReference.extend({ metadata: CityMetadata.optional() }),
    experience: ExperienceAt,
    city_factors: z.array(CityFactor).meta({
      description: "The same estimate in each basis, whichever is requested.",
    }),
    estimate: Estimate,
    observed: Observed.nullable(),
    total_compensation: TotalCompensation,
    comp: z.object({ by_stage: NoData.optional() }).optional(),
    hiring: z.object({ velocity: HiringVelocity.optional() }).optional(),
    citation: z.string(),
    assumptions: z.array(z.string()),
    page_url: z.url(),
  })
  .meta({ id: "Calculation" });
export type CalculateData = z.infer<typeof CalculateData>;
