import * as z from "zod";
import { Basis, CitySlug, Country, RoleSlug } from "./common.ts";

export const CompareQuery = z.object({
  roleA: RoleSlug,
  roleB: RoleSlug.meta({
    description: "Slug of the role to compare with; must differ from `roleA`.",
    example: "data-scientist",
  }),
  city: CitySlug.optional(),
  basis: Basis.unwrap().default("price_parity").meta({
    description:
      "What the national figures are multiplied by for a city. By default both roles get the price level there; `local` has both in the pay of their own occupation there, as `data.local` has in any case.",
    example: "price_parity",
  }),
  country: Country,
});
export type CompareQuery = z.output<typeof CompareQuery>;
