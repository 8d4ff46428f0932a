import * as z from "zod/mini";
import { Basis, CitySlug, Country, IsoDate, RoleSlug } from "#shared/contract/salary-fields.ts";
import { withMeta } from "#shared/contract/with-meta.ts";

export const HistoryQuery = z.object({
  role: RoleSlug,
  city: z.optional(CitySlug),
  basis: Basis,
  country: Country,
  as_of: withMeta(z.optional(IsoDate), {
    description:
      "Return the history as of this date, without quarters that end later. From 2024-07-01 to tomorrow; defaults to today.",
    example: "2025-12-31",
  }),
});
export type HistoryQuery = z.output<typeof HistoryQuery>;
