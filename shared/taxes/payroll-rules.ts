/** State payroll taxes on employees, other than income tax, as far as they are in the source. */

type ReadParameter = (name: string) => number;

export interface PayrollRule {
  label: string;
  /** The employee's rate. */
  rate(read: ReadParameter): number;
  /** The taxed wages: all, those up to an amount in the source, or those up to Social Security's wage base. */
  base?: { amount: string } | "social_security";
  /** The source's name of the maximum annual contribution. */
  annualLimit?: string;
  /** The provision that sets the rate and, if there is one, the wage base. */
  law?: string;
  caveats?: readonly string[];
}

const parameter = (name: string) => (read: ReadParameter) => read(name);

export const payrollRules: Readonly<Record<string, readonly PayrollRule[]>> = {
  AK: [
    {
      label: "Unemployment insurance (employee's share)",
      rate: parameter("payroll/unemployment/employee_rate"),
      base: { amount: "payroll/unemployment/taxable_wage_base" },
      law: "AS 23.20.165 and 23.20.175",
      caveats: [
        "The rate and the wage base of unemployment insurance are those of 2025. The wage base rises with Alaska's average wage, so the tax of 2026 may be some dollars more.",
      ],
    },
  ],
  CA: [
    { label: "State disability insurance", rate: parameter("payroll/disability/employee_rate") },
  ],
  CO: [
    {
      label: "Family and medical leave insurance",
      rate: parameter("payroll/famli/employee_rate"),
      base: "social_security",
    },
  ],
  CT: [
    {
      label: "Paid leave",
      rate: parameter("payroll/paid_leave/employee_rate"),
      base: "social_security",
    },
  ],
  DE: [
    {
      label: "Paid leave (employee's share at an employer with 25 or more employees)",
      rate: (read) =>
        read("payroll/paid_leave/employee_share") *
        (read("payroll/paid_leave/family_caregiver_rate") +
          read("payroll/paid_leave/medical_rate") +
          read("payroll/paid_leave/parental_rate")),
      base: "social_security",
    },
  ],
  MA: [
    {
      label: "Paid family and medical leave (employee's share)",
      rate: (read) =>
        read("payroll/paid_leave/family_rate") +
        read("payroll/paid_leave/medical_rate") * read("payroll/paid_leave/medical_employee_share"),
      base: "social_security",
    },
  ],
  ME: [
    {
      label: "Paid leave",
      rate: parameter("payroll/paid_leave/employee_rate"),
      base: "social_security",
    },
  ],
  MN: [
    {
      label: "Paid leave",
      rate: parameter("payroll/paid_leave/employee_rate"),
      base: "social_security",
    },
  ],
  NJ: [
    {
      label: "Unemployment insurance and workforce development (employee's share)",
      rate: (read) =>
        read("payroll/unemployment/employee_rate") +
        read("payroll/workforce_development/employee_rate"),
      base: { amount: "payroll/unemployment/taxable_wage_base" },
      law: "N.J.S.A. 43:21-7 and 34:15D-13",
    },
    {
      label: "Temporary disability insurance",
      rate: parameter("payroll/temporary_disability_insurance/employee_rate"),
      base: { amount: "payroll/temporary_disability_insurance/taxable_wage_base" },
    },
    {
      label: "Family leave insurance",
      rate: parameter("payroll/family_leave_insurance/employee_rate"),
      base: { amount: "payroll/temporary_disability_insurance/taxable_wage_base" },
    },
  ],
  NY: [
    {
      label: "Disability benefits",
      rate: parameter("payroll/disability_benefits/employee_rate"),
      annualLimit: "payroll/disability_benefits/annual_max_contribution",
    },
    {
      label: "Paid family leave",
      rate: parameter("payroll/paid_family_leave/employee_rate"),
      annualLimit: "payroll/paid_family_leave/annual_max_contribution",
    },
  ],
  OR: [
    {
      label: "Paid leave",
      rate: parameter("payroll/paid_leave/employee_rate"),
      base: "social_security",
      law: "ORS 657B.150",
    },
    {
      label: "Statewide transit tax",
      rate: parameter("payroll/statewide_transit/employee_rate"),
      law: "ORS 320.550",
    },
  ],
  PA: [{ label: "Unemployment insurance", rate: parameter("payroll/unemployment/employee_rate") }],
  RI: [
    {
      label: "Temporary disability insurance",
      rate: parameter("payroll/temporary_disability_insurance/employee_rate"),
      base: { amount: "payroll/temporary_disability_insurance/taxable_wage_base" },
    },
  ],
  VT: [
    {
      label: "Child care contribution (the maximum that an employer may pass on)",
      rate: parameter("payroll/child_care/employee_rate"),
    },
  ],
  WA: [
    {
      label: "Paid family and medical leave (employee's share)",
      rate: (read) =>
        read("payroll/paid_leave/total_rate") * (1 - read("payroll/paid_leave/employer_share")),
      base: "social_security",
      law: "RCW 50A.10.030",
    },
    {
      label: "Long-term care (WA Cares)",
      rate: parameter("payroll/long_term_care/employee_rate"),
      law: "RCW 50B.04.080",
    },
  ],
};

/** What employees of a state may have withheld besides, which the rules leave out, and why. */
export const payrollGaps: Readonly<Record<string, string>> = {
  HI: "An employer may withhold up to half of the premium of temporary disability insurance, at most 0.5% of wages up to a wage base (HRS § 392-43). What is withheld differs by employer, so none is applied.",
  NM: "The employee's part of the workers' compensation fee (NMSA § 52-5-19), some dollars a year, is not in the data.",
  OR: "The employee's half of the Workers' Benefit Fund assessment (ORS 656.506), cents per hour worked, is not in the data.",
  WA: "The employee's part of the premium of workers' compensation (RCW 51.16.140) differs by kind of work and is not in the data.",
};
