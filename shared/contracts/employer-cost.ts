import * as z from "zod";
import { Basis, CitySlug, Country, RoleSlug } from "./common.ts";

export const companySizes = ["startup", "midmarket", "enterprise"] as const;

export const CompanySize = z.enum(companySizes).meta({
  description:
    "Establishment size: startup 1-49 workers, midmarket 100-499, enterprise 500 or more.",
  example: "midmarket",
});
export type CompanySize = z.infer<typeof CompanySize>;

export const EmployerCostQuery = z.object({
  role: RoleSlug,
  city: CitySlug.optional(),
  basis: Basis,
  size: CompanySize.default("midmarket"),
  country: Country,
});
export type EmployerCostQuery = z.output<typeof EmployerCostQuery>;
