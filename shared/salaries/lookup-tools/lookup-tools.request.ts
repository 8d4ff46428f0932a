/** The older, flat lookups for tool-calling clients. */
import * as z from "zod/mini";
import { checkCursors, EndingBefore, Limit, StartingAfter } from "#shared/contract/list-fields.ts";
import {
  Basis,
  CitySlug,
  Country,
  checkLevel,
  levelFields,
  RoleSlug,
} from "#shared/contract/salary-fields.ts";
import { withMeta } from "#shared/contract/with-meta.ts";

export const SalaryToolQuery = z
  .object({
    role: RoleSlug,
    city: z.optional(CitySlug),
    basis: Basis,
    ...levelFields,
    country: Country,
  })
  .check(checkLevel);
export type SalaryToolQuery = z.output<typeof SalaryToolQuery>;

export const RolesToolQuery = checkCursors(
  z.object({
    q: withMeta(
      z.optional(
        z
          .string()
          .check(
            z.minLength(1),
            z.maxLength(200),
            z.regex(/\S/, "1 to 200 characters, not all of them spaces"),
          ),
      ),
      {
        description: "Words to search for; without it, roles are listed by title.",
        example: "engineer",
      },
    ),
    limit: Limit(100),
    starting_after: StartingAfter,
    ending_before: EndingBefore,
    country: Country,
  }),
);
export type RolesToolQuery = z.output<typeof RolesToolQuery>;

export const CompareToolQuery = z.object({
  roleA: z.optional(RoleSlug),
  roleB: withMeta(z.optional(RoleSlug), {
    description: "Slug of the role to compare with; must differ from `roleA`.",
    example: "data-scientist",
  }),
  city: z.optional(CitySlug),
  role: withMeta(z.optional(RoleSlug), {
    description: "Slug of the role to compare between `cityA` and `cityB`.",
    example: "software-engineer",
  }),
  cityA: z.optional(CitySlug),
  cityB: withMeta(z.optional(CitySlug), {
    description: "Slug of the city to compare with; must differ from `cityA`.",
    example: "austin",
  }),
  basis: Basis,
  country: Country,
});
export type CompareToolQuery = z.output<typeof CompareToolQuery>;

export const RoleCityQuery = z.object({
  role: RoleSlug,
  city: z.optional(CitySlug),
  basis: Basis,
  country: Country,
});
export type RoleCityQuery = z.output<typeof RoleCityQuery>;
