import * as z from "zod";
import { Country, Dollars, RoleSlug } from "./common.ts";
import { IntegerParameter } from "./list.ts";
import { DataPointId, RoleReference } from "./reference.ts";

export const AdjacentQuery = z.object({
  role: RoleSlug,
  count: IntegerParameter({ min: 1, max: 20 })
    .default(5)
    .meta({
      description: "Maximum number of roles to return.",
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
    difference: z
      .int()
      .meta({ description: "Its median minus that of the requested role, in USD per year." }),
    difference_percent: z
      .number()
      .meta({ description: "The same difference in percent of the requested role's median." }),
    direction: z
      .enum(directions)
      .meta({ description: "Pay compared with the requested role; `lateral` is within 5%." }),
    relation: z.enum(["related", "minor_group", "major_group", "same_occupation"]).meta({
      description:
        "How the occupations are related: by O*NET (`related`), or by sharing a minor group, a major group or the occupation itself in the Standard Occupational Classification.",
    }),
    relation_rank: z.int().nullable().meta({
      description:
        "Rank among the related occupations in O*NET, 1 being the closest; null if O*NET does not relate the occupations.",
      example: 1,
    }),
    skill_overlap: z.number().min(0).max(1).nullable().meta({
      description:
        "Jaccard similarity of the technologies that O*NET lists for the two occupations, 0 to 1; null if O*NET does not relate them.",
      example: 0.42,
    }),
    relation_data_point_id: DataPointId.nullable().meta({
      description:
        "Lineage id of `relation_rank` and `skill_overlap`; null if O*NET does not relate the occupations.",
    }),
    occupation_code: z.string().meta({ example: "15-1254" }),
    methodology_version: z.string().meta({ example: "2026.3-carried" }),
    data_point_id: z.string(),
  })
  .meta({ id: "AdjacentRole" });
export type AdjacentEntry = z.infer<typeof AdjacentEntry>;

export const AdjacentData = z
  .object({
    role: RoleReference.extend({ median: Dollars, data_point_id: z.string() }),
    adjacent: z.array(AdjacentEntry).meta({ description: "Closest occupation first." }),
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
        description: "The higher-paying role with the smallest difference; null if there is none.",
      }),
      nearest_lateral: AdjacentEntry.nullable(),
    }),
    citation: z.string(),
    assumptions: z.array(z.string()),
    page_url: z.url(),
  })
  .meta({ id: "AdjacentRoles" });
export type AdjacentData = z.infer<typeof AdjacentData>;
