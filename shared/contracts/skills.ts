import * as z from "zod";
import { Basis, CitySlug, Country, RoleSlug } from "./common.ts";

export const SkillsQuery = z.object({
  role: RoleSlug.optional().meta({
    description: "Slug of a role, for the skills of its occupation; defaults to all skills.",
    example: "software-engineer",
  }),
  city: CitySlug.optional().meta({
    description: "Slug of a U.S. city for the base salary; has an effect only with `role`.",
    example: "san-francisco",
  }),
  basis: Basis,
  country: Country,
});
export type SkillsQuery = z.output<typeof SkillsQuery>;
