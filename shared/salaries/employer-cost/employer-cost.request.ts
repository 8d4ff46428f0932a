import * as z from "zod/mini";
import { Basis, CitySlug, Country, RoleSlug } from "#shared/contract/salary-fields.ts";
import { withMeta } from "#shared/contract/with-meta.ts";

export const companySizes = ["startup", "midmarket", "enterprise"] as const;

export const CompanySize = withMeta(z.enum(companySizes), {
  description:
    "Establishment size: startup 1-49 workers, midmarket 100-499, enterprise 500 or more.",
  example: "midmarket",
});
export type CompanySize = z.infer<typeof CompanySize>;

export const EmployerCostQuery = z.object({
  role: RoleSlug,
  city: z.optional(CitySlug),
  basis: Basis,
  size: z._default(CompanySize, "midmarket"),
  country: Country,
});
export type EmployerCostQuery = z.output<typeof EmployerCostQuery>;
