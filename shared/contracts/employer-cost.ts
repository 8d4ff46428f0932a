import * as z from "zod";
import { Basis, CitySlug, Country, Dollars, RoleSlug } from "./common.ts";
import { Estimate, Observed } from "./estimate.ts";
import { CityReference, RoleReference } from "./reference.ts";

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

export const EmployerCostData = z
  .object({
    role: RoleReference,
    city: CityReference.nullable(),
    company_size: CompanySize,
    base_salary: Dollars,
    estimate: Estimate.meta({ description: "Total annual cost to the employer at mid level." }),
    cost_multiplier: z
      .number()
      .min(1)
      .max(2)
      .meta({ description: "Employer cost divided by base salary.", example: 1.34 }),
    observed: Observed.nullable(),
    breakdown: z.record(z.string(), z.int()).meta({
      description:
        "Cost of each component in whole USD per year; the components sum to `estimate.median`.",
      example: { base_salary: 150000, payroll_tax: 11763, health_insurance: 15941 },
    }),
    summary: z.string(),
    citation: z.string(),
    assumptions: z.array(z.string()),
    page_url: z.url(),
  })
  .meta({ id: "EmployerCost" });
export type EmployerCostData = z.infer<typeof EmployerCostData>;
