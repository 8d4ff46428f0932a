import * as z from "zod";
import { Basis, CitySlug, Country, RoleSlug } from "./common.ts";
import { IntegerParameter } from "./list.ts";

/** The first projected year, whose figures are the current estimate, and the last. */
export const firstYear = 2026;
export const lastYear = 2030;

/** Each year multiplies the interval's half-widths, relative to the median, by this. */
export const intervalWidening = 1.04;
/** Each year multiplies the interval's confidence level by this. */
export const confidenceDecay = 0.95;
/** Standard deviation, for each year of the horizon, of what growth may do to the median. */
export const growthDeviation = 0.03;

export const ProjectionsQuery = z.object({
  role: RoleSlug,
  city: CitySlug.optional(),
  basis: Basis,
  country: Country,
  through: IntegerParameter()
    .default(lastYear)
    .meta({
      description: `Last year to project, ${firstYear} to ${lastYear}.`,
      example: lastYear,
      override: { type: "integer", minimum: firstYear, maximum: lastYear, default: lastYear },
    }),
});
export type ProjectionsQuery = z.output<typeof ProjectionsQuery>;
