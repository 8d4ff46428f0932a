import * as z from "zod/mini";
import { Basis, CitySlug, Country, RoleSlug } from "#shared/contract/salary-fields.ts";
import { withMeta } from "#shared/contract/with-meta.ts";

export const WidgetQuery = z.object({
  role: RoleSlug,
  city: z.optional(CitySlug),
  basis: Basis,
  theme: withMeta(z._default(z.enum(["light", "dark"]), "light"), {
    description: "Color theme of the widget; returned unchanged in the response.",
    example: "light",
  }),
  country: Country,
});
export type WidgetQuery = z.output<typeof WidgetQuery>;
