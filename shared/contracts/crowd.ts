import * as z from "zod";
import { CitySlug, Country, Dollars, RoleSlug } from "./common.ts";
import { CityReference, RoleReference } from "./reference.ts";

export const CrowdQuery = z.object({
  role: RoleSlug,
  city: CitySlug.optional().meta({
    description: "Slug of a U.S. city; all cities together where absent.",
    example: "san-francisco",
  }),
  country: Country,
});
export type CrowdQuery = z.output<typeof CrowdQuery>;

const rounded = Dollars.meta({ description: "USD a year, rounded to 1,000.", example: 185_000 });

export const CrowdFigures = z
  .object({
    submitters: z.int().min(5).multipleOf(5).meta({
      description: "Those behind the figures; it moves by five or more.",
      example: 15,
    }),
    base: z.object({
      median: rounded,
      p25: rounded.nullable().meta({ description: "Null below ten submitters." }),
      p75: rounded.nullable().meta({ description: "Null below ten submitters." }),
    }),
    total: z
      .object({ median: rounded })
      .meta({ description: "Base, bonus and equity of a year together." }),
    currency: z.literal("USD"),
    period: z.literal("annual"),
    data_point_id: z.string().meta({
      description: "By which `lineage` tells how the figures were made.",
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
    minimum: z.literal(5).meta({ description: "Submitters below which nothing is shown." }),
    figures: CrowdFigures.nullable(),
    citation: z.string(),
    assumptions: z.array(z.string()),
    page_url: z.url(),
  })
  .meta({ id: "Crowd", description: "What the community submitted; never fewer than five." });
export type CrowdData = z.infer<typeof CrowdData>;
