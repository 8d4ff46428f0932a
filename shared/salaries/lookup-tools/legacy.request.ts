/** The deprecated response that combines several others. */
import * as z from "zod/mini";
import { Basis, CitySlug, Country, RoleSlug } from "#shared/contract/salary-fields.ts";

export const LegacyQuery = z.object({
  role: RoleSlug,
  city: z.optional(CitySlug),
  basis: Basis,
  country: Country,
});
export type LegacyQuery = z.output<typeof LegacyQuery>;
