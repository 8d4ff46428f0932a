import * as z from "zod";
import { Basis, CitySlug, Country, Dollars, IsoDate, RoleSlug } from "./common.ts";
import { CityReference, DataPointId, RoleReference } from "./reference.ts";

export const WidgetQuery = z.object({
  role: RoleSlug,
  city: CitySlug.optional(),
  basis: Basis,
  theme: z.enum(["light", "dark"]).default("light").meta({
    description: "Color theme of the widget; returned unchanged in the response.",
    example: "light",
  }),
  country: Country,
});
export type WidgetQuery = z.output<typeof WidgetQuery>;

export const Band = z
  .object({
    median: Dollars,
    p25: Dollars.nullable(),
    p75: Dollars.nullable(),
    dataPointId: DataPointId,
  })
  .meta({ id: "ExperienceBand" });

export const ExperienceBands = z.object({ entry: Band, mid: Band, senior: Band, staff: Band });
export type ExperienceBands = z.infer<typeof ExperienceBands>;

export const WidgetData = z
  .object({
    role: RoleReference,
    city: CityReference.nullable(),
    salary: z.object({
      low: Dollars.nullable(),
      median: Dollars,
      high: Dollars.nullable(),
      currency: z.literal("USD"),
      period: z.literal("annual"),
    }),
    experienceBands: ExperienceBands,
    theme: z.enum(["light", "dark"]),
    whitelabel: z.boolean(),
    citation: z.string(),
    assumptions: z.array(z.string()),
    dataPointId: z.string().meta({ description: "Lineage id of `salary`." }),
    updated: IsoDate,
    poweredBy: z
      .object({ name: z.string(), url: z.url() })
      .optional()
      .meta({ description: "Absent with a white-label key." }),
  })
  .meta({ id: "Widget" });
export type WidgetData = z.infer<typeof WidgetData>;
