import * as z from "zod";
import { Dollars } from "./common.ts";
import { CityReference, RoleReference } from "./reference.ts";

const rounded = Dollars.meta({
  description: "Annual amount in USD, rounded to the nearest 1,000.",
  example: 185_000,
});

export const CrowdFigures = z
  .object({
    submitters: z.int().min(5).multipleOf(5).meta({
      description: "Number of accounts behind the figures; always a multiple of five.",
      example: 15,
    }),
    base: z.object({
      median: rounded,
      p25: rounded.nullable().meta({ description: "Null with fewer than ten submitters." }),
      p75: rounded.nullable().meta({ description: "Null with fewer than ten submitters." }),
    }),
    total: z
      .object({ median: rounded })
      .meta({ description: "Base pay, bonus and equity of one year combined." }),
    currency: z.literal("USD"),
    period: z.literal("annual"),
    data_point_id: z.string().meta({
      description: "Id with which `lineage` returns how the figures were computed.",
      example: "dp_MXx3fDIwMjYuMg",
    }),
  })
  .meta({ id: "CrowdFigures" });
export type CrowdFigures = z.infer<typeof CrowdFigures>;

export const CrowdData = z
  .object({
    role: RoleReference,
    city: CityReference.nullable(),
    status: z.enum(["ok", "insufficient"]),
    minimum: z
      .literal(5)
      .meta({ description: "Minimum number of submitters for figures to be shown." }),
    figures: CrowdFigures.nullable(),
    citation: z.string(),
    assumptions: z.array(z.string()),
    page_url: z.url(),
  })
  .meta({
    id: "Crowd",
    description: "Community-submitted pay. Figures are never based on fewer than five accounts.",
  });
export type CrowdData = z.infer<typeof CrowdData>;
