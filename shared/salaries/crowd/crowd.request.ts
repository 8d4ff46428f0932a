import * as z from "zod/mini";
import { CitySlug, Country, RoleSlug } from "#shared/contract/salary-fields.ts";
import { withMeta } from "#shared/contract/with-meta.ts";

export const CrowdQuery = z.object({
  role: RoleSlug,
  city: withMeta(z.optional(CitySlug), {
    description: "Slug of a U.S. city; defaults to all cities together.",
    example: "san-francisco",
  }),
  country: Country,
});
export type CrowdQuery = z.output<typeof CrowdQuery>;
