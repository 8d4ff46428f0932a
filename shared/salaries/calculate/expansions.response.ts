/** Blocks that `expand` adds to a response. */
import * as z from "zod";
import {
  Dollars,
  EffectiveMultiplier,
  LevelMultiplier,
} from "#shared/contract/salary-fields.response.ts";
import { PayLevel } from "#shared/contract/salary-fields.ts";

const SocGroup = z
  .object({
    code: z.string().meta({ example: "15-1200" }),
    title: z.string().meta({ example: "Computer Occupations" }),
  })
  .meta({ id: "SocGroup" });

export const Taxonomy = z
  .object({
    soc: z.object({
      major: SocGroup.nullable(),
      minor: SocGroup.nullable(),
      broad: SocGroup.nullable(),
      detailed: SocGroup,
    }),
    onet: z.array(
      z.object({
        code: z.string().meta({ example: "15-1252.00" }),
        title: z.string(),
        job_zone: z.int().min(1).max(5).nullable().meta({
          description:
            "O*NET job zone: preparation needed, 1 (little) to 5 (extensive); null if O*NET has none.",
        }),
      }),
    ),
    specialized: z.boolean().meta({
      description:
        "Whether the title belongs to technology, data, AI, security, design or product work.",
    }),
    sources: z.array(z.string()),
  })
  .meta({ id: "RoleTaxonomy", description: "Classification of the role in SOC 2018 and O*NET." });
export type Taxonomy = z.infer<typeof Taxonomy>;

export const CityMetadata = z
  .object({
    population: z.int(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    time_zone: z.string().nullable().meta({ example: "America/Los_Angeles" }),
    cbsa: z.object({
      code: z.string().meta({ example: "41860" }),
      title: z.string().meta({ example: "San Francisco-Oakland-Fremont, CA" }),
    }),
    price_parities: z
      .array(z.object({ year: z.int(), area_code: z.string(), all_items: z.number() }))
      .meta({ description: "BEA regional price parities by year; US = 100." }),
    sources: z.array(z.string()),
  })
  .meta({ id: "CityMetadata" });
export type CityMetadata = z.infer<typeof CityMetadata>;

export const SeniorityBands = z
  .array(
    z.object({
      level: PayLevel,
      years: z.string().nullable().meta({ example: "6-9" }),
      multiplier: LevelMultiplier,
      effective_multiplier: EffectiveMultiplier,
      low: Dollars.nullable(),
      median: Dollars,
      high: Dollars.nullable(),
      data_point_id: z.string(),
    }),
  )
  .meta({
    id: "SeniorityBands",
    description: "The estimate of everyone and at every experience level.",
  });
export type SeniorityBands = z.infer<typeof SeniorityBands>;
