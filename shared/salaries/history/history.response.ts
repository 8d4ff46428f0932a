import * as z from "zod";
import { Estimate } from "#shared/contract/estimate.response.ts";
import { CityReference, RoleReference } from "#shared/contract/salary-fields.response.ts";

export const Snapshot = Estimate.extend({
  quarter: z.string().meta({ example: "Q1 2026" }),
}).meta({ id: "QuarterEstimate" });
export type Snapshot = z.infer<typeof Snapshot>;

export const HistoryData = z
  .object({
    role: RoleReference,
    city: CityReference.nullable(),
    snapshots: z
      .array(Snapshot)
      .meta({ description: "Estimates, whatever the experience, oldest quarter first." }),
    change: z
      .object({
        median_delta: z
          .int()
          .meta({ description: "Last median minus the first, in USD per year." }),
        median_pct: z
          .number()
          .meta({ description: "The same difference in percent of the first median." }),
      })
      .nullable()
      .meta({
        description:
          "Change over the snapshots in this response; null with fewer than two, and where only one of the first and the last is raised to the legal minimum wage. In the basis `local` every quarter has the local factor of the latest release (May 2025), so with a city this is the change of the nation's wages.",
      }),
    tier_notice: z
      .object({
        message: z.string(),
        snapshots_available: z.int(),
        snapshots_returned: z.int(),
        upgrade_url: z.url(),
      })
      .optional()
      .meta({ description: "Only on the Free plan: what the response leaves out." }),
    citation: z.string(),
    assumptions: z.array(z.string()),
    page_url: z.url(),
  })
  .meta({ id: "SalaryHistory" });
export type HistoryData = z.infer<typeof HistoryData>;
