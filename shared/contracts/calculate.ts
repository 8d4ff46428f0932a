import * as z from "zod";
import { Basis, CitySlug, Country, ExperienceLevel, RoleSlug } from "./common.ts";

export const Expand = z
  .array(z.string().max(80))
  .max(100)
  .default([])
  .transform((paths) => [
    ...new Set(paths.map((path) => path.trim()).filter((path) => path !== "")),
  ])
  .pipe(z.array(z.string()).max(20))
  .meta({
    description:
      "Paths to add to the response, repeated or comma-separated; `*` adds every path that the key may use.",
    example: "role.taxonomy,city.metadata",
  });

export const CalculateQuery = z.object({
  role: RoleSlug,
  city: CitySlug,
  basis: Basis,
  country: Country,
  exp: ExperienceLevel.default("mid"),
  expand: Expand,
});
export type CalculateQuery = z.output<typeof CalculateQuery>;
