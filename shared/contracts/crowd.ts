import * as z from "zod";
import { CitySlug, Country, RoleSlug } from "./common.ts";

export const CrowdQuery = z.object({
  role: RoleSlug,
  city: CitySlug.optional().meta({
    description: "Slug of a U.S. city; defaults to all cities together.",
    example: "san-francisco",
  }),
  country: Country,
});
export type CrowdQuery = z.output<typeof CrowdQuery>;
