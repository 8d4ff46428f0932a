import * as z from "zod";
import {
  CityReference,
  DataPointId,
  Dollars,
  RoleReference,
} from "#shared/contract/salary-fields.response.ts";

const directions = ["higher", "lateral", "lower"] as const;

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
    relation: z.enum(["related"]).meta({
      description: "Always `related`: O*NET relates the two occupations.",
    }),
    relation_tier: z.enum(["primary", "supplemental"]).meta({
      description:
        "O*NET ranks ten related occupations of every occupation as primary and ten more as supplemental. A role that takes more preparation or a license is listed only if the relation is primary.",
    }),
    relation_rank: z.int().min(1).meta({
      description: "Rank among the related occupations in O*NET, 1 being the closest.",
      example: 1,
    }),
    job_zones_up: z.int().max(1).meta({
      description:
        "How many of O*NET's job zones, 1 (little preparation) to 5 (extensive), its occupation lies above the requested role's; negative if below.",
      example: 0,
    }),
    license: z.string().nullable().meta({
      description: "The license without which nobody may practice the occupation; null if none.",
      example: "a state license as a registered nurse",
    }),
    skill_overlap: z.number().min(0).max(1).nullable().meta({
      description:
        "Jaccard similarity of the technologies that O*NET lists for the two occupations, 0 to 1; null if it lists none for either.",
      example: 0.42,
    }),
    relation_data_point_id: DataPointId.meta({
      description: "Lineage id of `relation_rank`, `job_zones_up` and `skill_overlap`.",
    }),
    onet_occupation: z
      .object({
        code: z.string().meta({ example: "15-1299.08" }),
        title: z.string().meta({ example: "Computer Systems Engineers/Architects" }),
      })
      .meta({ description: "The related occupation in O*NET, which the role stands for." }),
    occupation_code: z.string().meta({ example: "15-1254" }),
    methodology_version: z.string().meta({ example: "2026.5-carried" }),
    data_point_id: z.string(),
  })
  .meta({ id: "AdjacentRole" });
export type AdjacentEntry = z.infer<typeof AdjacentEntry>;

export const AdjacentData = z
  .object({
    role: RoleReference.extend({
      median: Dollars,
      methodology_version: z.string().meta({ example: "2026.5-carried" }),
      data_point_id: z.string(),
    }),
    city: CityReference.nullable(),
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
      shortfall: z.string().nullable().meta({
        description: "Why there are fewer roles than `count`; null if there are as many.",
        example:
          "6 of 20: O*NET relates 16 occupations to this one, of which these are left out: 8 a job zone above it and only supplementally related and 2 licensed and only supplementally related.",
      }),
    }),
    citation: z.string(),
    assumptions: z.array(z.string()),
    page_url: z.url(),
  })
  .meta({ id: "AdjacentRoles" });
export type AdjacentData = z.infer<typeof AdjacentData>;
