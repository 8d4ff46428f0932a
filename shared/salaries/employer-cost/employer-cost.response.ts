import * as z from "zod";
import { Estimate, Observed } from "#shared/contract/estimate.response.ts";
import { CityReference, Dollars, RoleReference } from "#shared/contract/salary-fields.response.ts";
import { CompanySize } from "./employer-cost.request.ts";

export const EmployerCostData = z
  .object({
    role: RoleReference,
    city: CityReference.nullable(),
    company_size: CompanySize,
    base_salary: Dollars,
    estimate: Estimate.meta({
      description: "Total annual cost to the employer, whatever the experience.",
    }),
    cost_multiplier: z
      .number()
      .min(1)
      .max(2)
      .meta({ description: "Employer cost divided by base salary.", example: 1.34 }),
    observed: Observed.nullable(),
    breakdown: z.record(z.string(), z.int().nullable()).meta({
      description:
        "Cost of each component in whole USD per year; the components sum to `estimate.median`. `health_insurance`, `retirement_match` and `benefits` are null, and not in the sum, for jobs of mostly public employers, because the survey's tables are of private industry.",
      example: { base_salary: 150000, payroll_tax: 11763, health_insurance: 15941 },
    }),
    summary: z.string(),
    citation: z.string(),
    assumptions: z.array(z.string()),
    page_url: z.url(),
  })
  .meta({ id: "EmployerCost" });
export type EmployerCostData = z.infer<typeof EmployerCostData>;
