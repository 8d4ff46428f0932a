import type { CompanySize } from "./employer-cost.request.ts";

interface SizeAssumptions {
  /** The size class in table 6 of BLS Employer Costs for Employee Compensation. */
  group: string;
  /** Shares of base pay without a public source: assumptions of this API. */
  assumed: { recruiting: number; overhead: number };
}

export const sizeAssumptions: Readonly<Record<CompanySize, SizeAssumptions>> = {
  startup: { group: "1-49 workers", assumed: { recruiting: 0.02, overhead: 0.06 } },
  midmarket: { group: "100-499 workers", assumed: { recruiting: 0.015, overhead: 0.05 } },
  enterprise: { group: "500 workers or more", assumed: { recruiting: 0.01, overhead: 0.04 } },
};

/** Weights of the three kinds of input, fixed rather than measured. */
export const costBreakdown = {
  base_salary_data: 0.5,
  benefits_benchmarks: 0.3,
  payroll_tax_tables: 0.2,
} as const;
