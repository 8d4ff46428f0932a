import * as z from "zod";
import {
  CityFactor,
  Estimate,
  ExperienceAt,
  Observed,
  TotalCompensation,
} from "#shared/contract/estimate.response.ts";
import { CityReference, NoData, RoleReference } from "#shared/contract/salary-fields.response.ts";
import { SkillPremiums } from "../skills/skills.response.ts";
import { HalfLives, HiringVelocity } from "../statistics/market-statistics.response.ts";
import { WageLevels } from "../wage-levels/wage-levels.response.ts";
import { CityMetadata, SeniorityBands, Taxonomy } from "./expansions.response.ts";

export const CalculateData = z
  .object({
    role: RoleReference.extend({
      taxonomy: Taxonomy.optional(),
      skills: z
        .object({ premium: SkillPremiums.optional(), half_life: HalfLives.optional() })
        .optional(),
      seniority_bands: SeniorityBands.optional(),
    }),
    city: CityReference.extend({ metadata: CityMetadata.optional() }).nullable().meta({
      description: "Null for the nation, as for `city=remote`.",
    }),
    experience: ExperienceAt,
    city_factors: z.array(CityFactor).meta({
      description: "The same estimate in each basis, whichever is requested; empty for the nation.",
    }),
    estimate: Estimate,
    observed: Observed.nullable(),
    total_compensation: TotalCompensation,
    comp: z.object({ wage_levels: WageLevels.optional(), by_stage: NoData.optional() }).optional(),
    hiring: z.object({ velocity: HiringVelocity.optional() }).optional(),
    citation: z.string(),
    assumptions: z.array(z.string()),
    page_url: z.url(),
  })
  .meta({ id: "Calculation" });
export type CalculateData = z.infer<typeof CalculateData>;
