import * as z from "zod/mini";
import { IntegerParameter } from "#shared/contract/list-fields.ts";
import { Basis, CitySlug, Country, RoleSlug } from "#shared/contract/salary-fields.ts";
import { withMeta } from "#shared/contract/with-meta.ts";

/** The first projected year, whose figures are the current estimate, and the last. */
export const firstProjectedYear = 2026;
export const lastYear = 2030;

/** Each year multiplies the interval's half-widths, relative to the median, by this. */
export const intervalWidening = 1.04;
/** Each year multiplies the interval's confidence level by this. */
export const confidenceDecay = 0.95;
/** Standard deviation, for each year of the horizon, of what growth may do to the median. */
export const growthDeviation = 0.03;

export const ProjectionsQuery = z.object({
  role: RoleSlug,
  city: z.optional(CitySlug),
  basis: Basis,
  country: Country,
  through: withMeta(z._default(IntegerParameter(), lastYear), {
    description: `Last year to project, ${firstProjectedYear} to ${lastYear}.`,
    example: lastYear,
    override: {
      type: "integer",
      minimum: firstProjectedYear,
      maximum: lastYear,
      default: lastYear,
    },
  }),
});
export type ProjectionsQuery = z.output<typeof ProjectionsQuery>;
