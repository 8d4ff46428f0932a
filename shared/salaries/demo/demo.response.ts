import * as z from "zod";
import { Estimate } from "#shared/contract/estimate.response.ts";
import {
  CityReference,
  DataPointId,
  Dollars,
  RoleReference,
} from "#shared/contract/salary-fields.response.ts";

const Band = z
  .object({
    median: Dollars,
    p25: Dollars,
    p75: Dollars,
    data_point_id: DataPointId,
  })
  .meta({ id: "DemoBand" });

export const DemoData = z
  .object({
    demo: z.literal(true),
    note: z.string(),
    role: RoleReference,
    city: CityReference.omit({ col_multiplier: true }).extend({
      cost_of_living_multiplier: z.number().min(0).meta({
        description: "Regional price parity of the city's metropolitan area divided by 100.",
        example: 1.15613,
      }),
    }),
    estimate: Estimate,
    by_experience: z.object({ entry: Band, mid: Band, senior: Band, staff: Band }),
    docs_url: z.url(),
    signup_url: z.url(),
    sdk_quickstart: z.object({ typescript: z.string(), curl: z.string() }),
    citation: z.string(),
    assumptions: z.array(z.string()),
  })
  .meta({ id: "DemoSalary", description: "A fixed sample with the same figures for everyone." });
export type DemoData = z.infer<typeof DemoData>;
