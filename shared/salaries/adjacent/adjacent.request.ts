import * as z from "zod/mini";
import { IntegerParameter } from "#shared/contract/list-fields.ts";
import { Basis, CitySlug, Country, RoleSlug } from "#shared/contract/salary-fields.ts";
import { withMeta } from "#shared/contract/with-meta.ts";

export const AdjacentQuery = z.object({
  role: RoleSlug,
  city: z.optional(CitySlug),
  basis: Basis,
  count: withMeta(z._default(IntegerParameter({ min: 1, max: 20 }), 5), {
    description:
      "Maximum number of roles to return. There are fewer if O*NET relates fewer occupations to the role's own that can be reached from it; `summary.shortfall` gives the reasons.",
    example: 5,
    override: { type: "integer", minimum: 1, maximum: 20, default: 5 },
  }),
  country: Country,
});
export type AdjacentQuery = z.output<typeof AdjacentQuery>;
