import * as z from "zod";
import { Country, Dollars, RoleSlug } from "./common.ts";
import { IntegerParameter } from "./list.ts";
import { DataPointId, RoleReference } from "./reference.ts";

export const AdjacentQuery = z.object({
  role: RoleSlug,
  count: IntegerParameter({ min: 1, max: 20 })
    .default(5)
    .meta({
      description: "How many roles to list.",
      example: 5,
      override: { type: "integer", minimum: 1, maximum: 20, default: 5 },
    }),
  country: Country,
});
export type AdjacentQuery = z.output<typeof AdjacentQuery>;

export const directions = ["higher", "lateral", "lower"] as const;

export const AdjacentEntry = z
  .object({
    id: z.string().meta({ example: "adjacent:software-engineer:web-developer" }),
    role: RoleReference,
    median: Dollars,
    difference: z.int().meta({ description: "Its median less the asked role's, USD a year." }),
    difference_percent: z.number().meta({ description: "The same in percent of that role's." }),
    direction: z.enum(directions).meta({ description: "Lateral is within 5 % of it." }),
    relation: z.enum(["related", "minor_group", "major_group", "same_occupation"]).meta({
      description: "Related by O*NET, or near it in the Standard Occupational Classification.",
    }),
    relation_rank: z.int().nullable().meta({
      description:
        "O*NET's order of the occupation's relations, 1 is the closest; null without one.",
      example: 1,
    }),
    skill_overlap: z.number().min(0).max(1).nullable().meta({
      description:
        "Technologies that O*NET lists for both occupations over those of either; null where it does not relate them.",
      example: 0.42,
    }),
    relation_data_point_id: DataPointId.nullable().meta({
      description: "Of rank and overlap; null where O*NET does not relate the occupations.",
    }),
    occupation_code: z.string().meta({ example: "15-1254" }),
    methodology_version: z.string().meta({ example: "2026.2-carried" }),
    data_point_id: z.string(),
  })
  .meta({ id: "AdjacentRole" });
export type AdjacentEntry = z.infer<typeof AdjacentEntry>;

export const AdjacentData = z
  .object({
    role: RoleReference.extend({ median: Dollars, data_point_id: z.string() }),
    adjacent: z.array(AdjacentEntry).meta({ description: "The closest occupation first." }),
    buckets: z.object({
      higher_paying: z.array(AdjacentEntry),
      lateral: z.array(AdjacentEntry),
      lower_paying: z.array(AdjacentEntry),
    }),
    summary: z.object({
      higher_paying_count: z.int(),
      lateral_count: z.int(),
      lower_paying_count: z.int(),
      nearest_higher: AdjacentEntry.nullable().meta({
        description: "Of the higher-paying ones, that with the least difference.",
      }),
      nearest_lateral: AdjacentEntry.nullable(),
    }),
    citation: z.string(),
    assumptions: z.array(z.string()),
    page_url: z.url(),
  })
  .meta({ id: "AdjacentRoles" });
export type AdjacentData = z.infer<typeof AdjacentData>;
