import * as z from "zod";
import { IsoDate } from "../common.ts";
import { Dollars } from "./common.ts";
import { CityReference, DataPointId, RoleReference } from "./reference.ts";

export const Band = z
  .object({
    median: Dollars,
    p25: Dollars.nullable(),
    p75: Dollars.nullable(),
    dataPointId: DataPointId,
  })
  .meta({ id: "ExperienceBand" });
export type Band = z.infer<typeof Band>;

export const ExperienceBands = z
  .object({ entry: Band, mid: Band, senior: Band, staff: Band })
  .meta({ id: "ExperienceBands" });
export type ExperienceBands = z.infer<typeof ExperienceBands>;

export const WidgetData = z
  .object({
    role: RoleReference,
    city: CityReference.nullable(),
    salary: z.object({
      low: Dollars.nullable(),
      median: Dollars,
      high: Dollars.nullable(),
      currency: z.literal("USD"),
      period: z.literal("annual"),
    }),
    experienceBands: ExperienceBands,
    theme: z.enum(["light", "dark"]),
    whitelabel: z.boolean(),
    citation: z.string(),
    assumptions: z.array(z.string()),
    dataPointId: z.string().meta({ description: "Lineage id of `salary`." }),
    updated: IsoDate,
    poweredBy: z
      .object({ name: z.string(), url: z.url() })
      .optional()
      .meta({ description: "Absent with a white-label key." }),
  })
  .meta({ id: "SalaryWidget" });
export type WidgetData = z.infer<typeof WidgetData>;
