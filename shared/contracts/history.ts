import * as z from "zod";
import { CitySlug, Country, IsoDate, RoleSlug } from "./common.ts";
import { Estimate } from "./estimate.ts";
import { CityReference, RoleReference } from "./reference.ts";

export const HistoryQuery = z.object({
  role: RoleSlug,
  city: CitySlug.optional(),
  country: Country,
  as_of: IsoDate.optional().meta({
    description:
      "Answer as of this day: quarters that end after it are left out. From 2024-07-01 to tomorrow; today where absent.",
    example: "2025-12-31",
  }),
});
export type HistoryQuery = z.output<typeof HistoryQuery>;

export const Snapshot = Estimate.extend({
  quarter: z.string().meta({ example: "Q1 2026" }),
}).meta({ id: "Snapshot" });
export type Snapshot = z.infer<typeof Snapshot>;

export const HistoryData = z
  .object({
    role: RoleReference,
    city: CityReference.nullable(),
    snapshots: z.array(Snapshot).meta({ description: "Mid level, oldest quarter first." }),
    change: z
      .object({
        median_delta: z.int().meta({ description: "Last median less the first, USD a year." }),
        median_pct: z.number().meta({ description: "The same in percent of the first." }),
      })
      .nullable()
      .meta({ description: "Over the snapshots of this answer; null below two of them." }),
    tier_notice: z
      .object({
        message: z.string(),
        snapshots_available: z.int(),
        snapshots_returned: z.int(),
        upgrade_url: z.url(),
      })
      .optional()
      .meta({ description: "On the Free plan: what it leaves out." }),
    citation: z.string(),
    assumptions: z.array(z.string()),
    page_url: z.url(),
  })
  .meta({ id: "History" });
export type HistoryData = z.infer<typeof HistoryData>;
