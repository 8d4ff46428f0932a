import * as z from "zod";
import { Basis, CitySlug, Country, IsoDate, RoleSlug } from "./common.ts";

export const HistoryQuery = z.object({
  role: RoleSlug,
  city: CitySlug.optional(),
  basis: Basis,
  country: Country,
  as_of: IsoDate.optional().meta({
    description:
      "Return the history as of this date, without quarters that end later. From 2024-07-01 to tomorrow; defaults to today.",
    example: "2025-12-31",
  }),
});
export type HistoryQuery = z.output<typeof HistoryQuery>;
