/** The deprecated response that combines several others. */
import * as z from "zod";
import { Basis, CitySlug, Country, RoleSlug } from "./common.ts";

export const LegacyQuery = z.object({
  role: RoleSlug,
  city: CitySlug.optional(),
  basis: Basis,
  country: Country,
});
export type LegacyQuery = z.output<typeof LegacyQuery>;
