import * as z from "zod";
import { Estimate, Observed } from "#shared/contract/estimate.response.ts";
import {
  CityReference,
  DataPointId,
  Dollars,
  RecordsOrNoData,
  RoleReference,
} from "#shared/contract/salary-fields.response.ts";

const Skill = z.object({
  id: z.string().startsWith("skill:").meta({ example: "skill:typescript" }),
  skill: z.string().meta({ example: "TypeScript" }),
  slug: z.string().meta({ example: "typescript" }),
  premium: z.number().meta({
    description:
      "Pay difference of users compared with non-users, with the other variables held constant, as a fraction; 0.05 is 5%.",
    example: 0.086866,
  }),
  premium_pct: z.int().meta({ example: 9 }),
  category: z.string().meta({ example: "language" }),
  standard_error: z.number().meta({
    description: "Heteroskedasticity-robust standard error of the coefficient of log pay.",
    example: 0.009088,
  }),
  sample_size: z
    .int()
    .meta({ description: "Number of respondents who use the technology.", example: 4875 }),
  confidence: z
    .object({ level: z.number(), lower: z.number(), upper: z.number() })
    .meta({ description: "Confidence interval of the premium, as fractions." }),
});

const CatalogSkill = Skill.extend({
  description: z.string(),
  data_point_id: DataPointId,
}).meta({ id: "CatalogSkill" });

export const RoleSkill = Skill.extend({
  base_salary: Dollars,
  adjusted_salary: Dollars.meta({ description: "base_salary × (1 + premium), in USD per year." }),
  increase: Dollars.meta({
    description: "adjusted_salary minus base_salary, in USD per year; may be negative.",
  }),
  methodology_version: z.string().meta({ example: "2026.5-skill-premium" }),
  data_point_id: z.string().meta({
    description:
      "Id with which `lineage` returns how the premium and the adjusted salary were computed.",
  }),
}).meta({ id: "RoleSkill" });
export type RoleSkill = z.infer<typeof RoleSkill>;

export const SkillPremiums = RecordsOrNoData("SkillPremiums", RoleSkill);
export type SkillPremiums = z.infer<typeof SkillPremiums>;

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
    base_salary: Dollars.meta({
      description: "Median of the estimate, whatever the experience, in USD per year.",
    }),
    estimate: Estimate,
    observed: Observed.nullable(),
    count: z.int(),
    skills: z.array(RoleSkill).meta({ description: "Highest premium first." }),
    tools: z.array(z.string()).meta({
      description:
        "At most ten technologies of the role's occupation, also outside technology: first those that employers ask for most. They have no premium.",
      example: ["Epic Systems", "Microsoft Excel"],
    }),
    ...about,
    page_url: z.url(),
  })
  .meta({ id: "RoleSkills" });
export type RoleSkillsData = z.infer<typeof RoleSkillsData>;

export const SkillsData = z
  .discriminatedUnion("mode", [SkillsCatalogData, RoleSkillsData])
  .meta({ id: "Skills" });
