import * as z from "zod";
import { CitySlug, Country, Dollars, RoleSlug } from "./common.ts";
import { Estimate, Observed } from "./estimate.ts";
import { CityReference, DataPointId, RoleReference } from "./reference.ts";

export const SkillsQuery = z.object({
  role: RoleSlug.optional().meta({
    description: "Slug of a role, for the skills of its occupation; all skills where absent.",
    example: "software-engineer",
  }),
  city: CitySlug.optional().meta({
    description: "Slug of a U.S. city for the base salary; used with `role` alone.",
    example: "san-francisco",
  }),
  country: Country,
});
export type SkillsQuery = z.output<typeof SkillsQuery>;

const Skill = z.object({
  id: z.string().startsWith("skill:").meta({ example: "skill:typescript" }),
  skill: z.string().meta({ example: "TypeScript" }),
  slug: z.string().meta({ example: "typescript" }),
  premium: z.number().meta({
    description: "What users earn more than others, all else held fixed; 0.05 is 5 %.",
    example: 0.086866,
  }),
  premium_pct: z.int().meta({ example: 9 }),
  category: z.string().meta({ example: "language" }),
  standard_error: z.number().meta({
    description: "Of the coefficient of log pay, robust to unequal variances.",
    example: 0.009088,
  }),
  sample_size: z.int().meta({ description: "Respondents who use it.", example: 4875 }),
  confidence: z
    .object({ level: z.number(), lower: z.number(), upper: z.number() })
    .meta({ description: "Interval of the premium." }),
});

export const CatalogSkill = Skill.extend({
  description: z.string(),
  data_point_id: DataPointId,
}).meta({ id: "CatalogSkill" });

export const RoleSkill = Skill.extend({
  base_salary: Dollars,
  adjusted_salary: Dollars.meta({ description: "base_salary × (1 + premium)." }),
  increase: Dollars.meta({ description: "adjusted_salary less base_salary; may be negative." }),
  methodology_version: z.string().meta({ example: "2026.2-skill-premium" }),
  data_point_id: z.string().meta({
    description: "By which `lineage` tells how the premium and the adjusted salary were made.",
  }),
}).meta({ id: "RoleSkill" });
export type RoleSkill = z.infer<typeof RoleSkill>;

const about = {
  methodology_note: z.string(),
  citation: z.string(),
  assumptions: z.array(z.string()),
};

export const SkillsCatalogData = z
  .object({
    mode: z.literal("catalog"),
    count: z.int(),
    skills: z.array(CatalogSkill).meta({ description: "Highest premium first." }),
    ...about,
  })
  .meta({ id: "SkillsCatalog" });
export type SkillsCatalogData = z.infer<typeof SkillsCatalogData>;

export const RoleSkillsData = z
  .object({
    mode: z.literal("role"),
    role: RoleReference,
    city: CityReference.nullable(),
    base_salary: Dollars.meta({ description: "The estimate's median at mid level." }),
    estimate: Estimate,
    observed: Observed.nullable(),
    count: z.int(),
    skills: z.array(RoleSkill).meta({ description: "Highest premium first." }),
    ...about,
    page_url: z.url(),
  })
  .meta({ id: "RoleSkills" });
export type RoleSkillsData = z.infer<typeof RoleSkillsData>;

export const SkillsData = z
  .discriminatedUnion("mode", [SkillsCatalogData, RoleSkillsData])
  .meta({ id: "Skills" });
