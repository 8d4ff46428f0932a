import * as z from "zod";
import { Basis, CitySlug, Country, RoleSlug } from "./common.ts";

export const WidgetQuery = z.object({
  role: RoleSlug,
  city: CitySlug.optional(),
  basis: Basis,
  theme: z.enum(["light", "dark"]).default("light").meta({
    description: "Color theme of the widget; returned unchanged in the response.",
    example: "light",
  }),
  country: Country,
});
export type WidgetQuery = z.output<typeof WidgetQuery>;
