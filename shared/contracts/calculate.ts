import * as z from "zod";
import { CitySlug, Country, ExperienceLevel, RoleSlug } from "./common.ts";
import { Estimate, Observed, TotalCompensation } from "./estimate.ts";
import { CityMetadata, NoData, SeniorityBands, Taxonomy } from "./expansions.ts";
import { HalfLives, HiringVelocity, SkillPremiums } from "./market.ts";
import { CityReference, RoleReference } from "./reference.ts";

export const Expand = z
  .array(z.string().max(80))
  .max(100)
  .default([])
  .transform((paths) => [
    ...new Set(paths.map((path) => path.trim()).filter((path) => path !== "")),
  ])
  .pipe(z.array(z.string()).max(20))
  .meta({
    description:
      "Paths to add to the response, repeated or comma-separated; `*` adds every path that the key may use.",
    example: "role.taxonomy,city.metadata",
  });

export const CalculateQuery = z.object({
  role: RoleSlug,
  city: CitySlug,
  country: Country,
  exp: ExperienceLevel.default("mid"),
  expand: Expand,
});
export type CalculateQuery = z.output<typeof CalculateQuery>;

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
    experience: z.object({
      level: ExperienceLevel,
      years: z.string().meta({ example: "3-5" }),
      multiplier: z.number().meta({ example: 1 }),
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
