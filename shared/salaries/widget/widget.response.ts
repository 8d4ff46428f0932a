import * as z from "zod";
import { ExperienceBands } from "#shared/contract/estimate.response.ts";
import { CityReference, Dollars, RoleReference } from "#shared/contract/salary-fields.response.ts";
import { IsoDate } from "#shared/contract/salary-fields.ts";

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
