/** The older, flat lookups for tool-calling clients. */
import * as z from "zod";
import { Basis, bases, CitySlug, Country, ExperienceLevel, RoleSlug } from "./common.ts";
import { checkCursors, EndingBefore, Limit, StartingAfter } from "./list.ts";

export const SalaryToolQuery = z.object({
  role: RoleSlug,
  city: CitySlug.optional(),
  basis: Basis,
  exp: ExperienceLevel.default("mid"),
  country: Country,
});
export type SalaryToolQuery = z.output<typeof SalaryToolQuery>;

export const RolesToolQuery = checkCursors(
  z.object({
    q: z
      .string()
      .min(1)
      .max(200)
      .regex(/\S/, "1 to 200 characters, not all of them spaces")
      .optional()
      .meta({
        description: "Words to search for; without it, roles are listed by title.",
        example: "engineer",
      }),
    limit: Limit(100),
    starting_after: StartingAfter,
    ending_before: EndingBefore,
    country: Country,
  }),
);
export type RolesToolQuery = z.output<typeof RolesToolQuery>;

export const CompareToolQuery = z.object({
  roleA: RoleSlug.optional(),
  roleB: RoleSlug.optional().meta({
    description: "Slug of the role to compare with; must differ from `roleA`.",
    example: "data-scientist",
  }),
  city: CitySlug.optional(),
  role: RoleSlug.optional().meta({
    description: "Slug of the role to compare between `cityA` and `cityB`.",
    example: "software-engineer",
  }),
  cityA: CitySlug.optional(),
  cityB: CitySlug.optional().meta({
    description: "Slug of the city to compare with; must differ from `cityA`.",
    example: "austin",
  }),
  basis: z.enum(bases).optional().meta({
    description:
      "What the national figures are multiplied by for a city: `local` or `price_parity`. The default is `price_parity` for two roles and `local` for two cities.",
    example: "local",
  }),
  country: Country,
});
export type CompareToolQuery = z.output<typeof CompareToolQuery>;

export const RoleCityQuery = z.object({
  role: RoleSlug,
  city: CitySlug.optional(),
  basis: Basis,
  country: Country,
});
export type RoleCityQuery = z.output<typeof RoleCityQuery>;
