import * as z from "zod/mini";
import { bases, CitySlug, Country, RoleSlug } from "./common.ts";
import { withMeta } from "./with-meta.ts";

export const CompareQuery = z.object({
  roleA: RoleSlug,
  roleB: withMeta(RoleSlug, {
    description: "Slug of the role to compare with; must differ from `roleA`.",
    example: "data-scientist",
  }),
  city: z.optional(CitySlug),
  basis: withMeta(z._default(z.enum(bases), "price_parity"), {
    description:
      "What the national figures are multiplied by for a city. By default both roles get the price level there; `local` has both in the pay of their own occupation there, as `data.local` has in any case.",
    example: "price_parity",
  }),
  country: Country,
});
export type CompareQuery = z.output<typeof CompareQuery>;
