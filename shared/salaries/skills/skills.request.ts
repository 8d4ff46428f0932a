import * as z from "zod/mini";
import { Basis, CitySlug, Country, RoleSlug } from "#shared/contract/salary-fields.ts";
import { withMeta } from "#shared/contract/with-meta.ts";

export const SkillsQuery = z.object({
  role: withMeta(z.optional(RoleSlug), {
    description: "Slug of a role, for the skills of its occupation; defaults to all skills.",
    example: "software-engineer",
  }),
  city: withMeta(z.optional(CitySlug), {
    description: "Slug of a U.S. city for the base salary; has an effect only with `role`.",
    example: "san-francisco",
  }),
  basis: Basis,
  country: Country,
});
export type SkillsQuery = z.output<typeof SkillsQuery>;
