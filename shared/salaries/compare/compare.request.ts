import * as z from "zod/mini";
import { Basis, CitySlug, Country, RoleSlug } from "#shared/contract/salary-fields.ts";
import { withMeta } from "#shared/contract/with-meta.ts";

export const CompareQuery = z.object({
  roleA: RoleSlug,
  roleB: withMeta(RoleSlug, {
    description: "Slug of the role to compare with; must differ from `roleA`.",
    example: "data-scientist",
  }),
  city: z.optional(CitySlug),
  basis: withMeta(Basis, {
    description:
      "What the national figures are multiplied by for a city, in `primary`, `secondary` and `delta`: `local` is what each role's occupation earns there over what it earns in the nation; `price_parity` is the price level there, the same for both. The response has the comparison in both, as `data.local` and `data.price_parity`. Without a city it changes nothing.",
    example: "local",
  }),
  country: Country,
});
export type CompareQuery = z.output<typeof CompareQuery>;
