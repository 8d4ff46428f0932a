import * as z from "zod";
import { Estimate, Observed } from "#shared/contract/estimate.response.ts";
import { CityReference, Dollars, RoleReference } from "#shared/contract/salary-fields.response.ts";
import { firstProjectedYear, growthDeviation, intervalWidening } from "./projections.request.ts";

export const Projection = Estimate.extend({
  year: z.int().meta({ example: 2028 }),
  confidence_lower: Dollars.meta({
    description: `Lower end of the current estimate's interval, relative to its median and widened by ${intervalWidening} for each year, around the projected median. It does not include what growth may do.`,
  }),
  confidence_upper: Dollars.meta({ description: "Upper end of the same interval." }),
  outlook_lower: Dollars.meta({
    description: `Lower end of a range that also includes what growth may do: in quadrature, 1.96 standard deviations of ${Math.round(growthDeviation * 100)}% of the median for each year after ${firstProjectedYear}.`,
  }),
  outlook_upper: Dollars.meta({ description: "Upper end of the same range." }),
}).meta({ id: "Projection" });
export type Projection = z.infer<typeof Projection>;

export const ProjectionsData = z
  .object({
    role: RoleReference,
    city: CityReference.nullable(),
    observed: Observed.nullable(),
    annual_growth_rate: z
      .number()
      .meta({ description: "Annual growth as a fraction; 0.07 is 7%.", example: 0.0564 }),
    annual_growth_pct: z.number().meta({ example: 5.64 }),
    projections: z.array(Projection).meta({
      description: "Projections, whatever the experience; the first is the current estimate.",
    }),
    summary: z.object({
      start_year: z.int(),
      end_year: z.int(),
      start_median: Dollars,
      end_median: Dollars,
      total_growth_pct: z.number(),
    }),
    methodology_note: z.string(),
    citation: z.string(),
    assumptions: z.array(z.string()),
    page_url: z.url(),
  })
  .meta({ id: "Projections" });
export type ProjectionsData = z.infer<typeof ProjectionsData>;
