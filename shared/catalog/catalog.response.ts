import * as z from "zod";
import { CityReference, Dollars, RoleReference } from "../contract/salary-fields.response.ts";

export const RoleItem = RoleReference.extend({
  national_median: Dollars.meta({
    description:
      "National median pay in the last completed quarter, in whole USD per year, on which `calculate` is based. To trace it, get its `data_point_id` from `range` without a city.",
    example: 139_150,
  }),
  bls_soc_code: z
    .string()
    .regex(/^\d{2}-\d{4}$/)
    .nullable()
    .meta({ description: "2018 SOC code of the role's occupation.", example: "15-1252" }),
}).meta({ id: "Role" });
export type RoleItem = z.infer<typeof RoleItem>;

export const CityItem = CityReference.extend({}).meta({ id: "City" });
export type CityItem = z.infer<typeof CityItem>;
