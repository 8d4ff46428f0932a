/** What states take from employees' wages beside income tax, as far as the source has it. */

type Read = (name: string) => number;

export interface PayrollRule {
  label: string;
  /** The employee's rate. */
  rate(read: Read): number;
  /** The wages it is taken from: all of them, up to an amount of the source, or to Social Security's cap. */
  base?: { amount: string } | "social_security";
  /** The most that it comes to in a year. */
  most?: string;
}

const one = (name: string) => (read: Read) => read(name);

export const payrollRules: Readonly<Record<string, readonly PayrollRule[]>> = {
  CA: [{ label: "State disability insurance", rate: one("payroll/disability/employee_rate") }],
  CO: [
    {
      label: "Family and medical leave insurance",
      rate: one("payroll/famli/employee_rate"),
      base: "social_security",
    },
  ],
  CT: [
    {
      label: "Paid leave",
      rate: one("payroll/paid_leave/employee_rate"),
      base: "social_security",
    },
  ],
  DE: [
    {
      label: "Paid leave (employee's share of an employer of 25 and more)",
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
      rate: one("payroll/paid_leave/employee_rate"),
      base: "social_security",
    },
  ],
  MN: [
    {
      label: "Paid leave",
      rate: one("payroll/paid_leave/employee_rate"),
      base: "social_security",
    },
  ],
  NJ: [
    {
      label: "Temporary disability insurance",
      rate: one("payroll/temporary_disability_insurance/employee_rate"),
      base: { amount: "payroll/temporary_disability_insurance/taxable_wage_base" },
    },
    {
      label: "Family leave insurance",
      rate: one("payroll/family_leave_insurance/employee_rate"),
      base: { amount: "payroll/temporary_disability_insurance/taxable_wage_base" },
    },
  ],
  NY: [
    {
      label: "Disability benefits",
      rate: one("payroll/disability_benefits/employee_rate"),
      most: "payroll/disability_benefits/annual_max_contribution",
    },
    {
      label: "Paid family leave",
      rate: one("payroll/paid_family_leave/employee_rate"),
      most: "payroll/paid_family_leave/annual_max_contribution",
    },
  ],
  OR: [
    {
      label: "Paid leave",
      rate: one("payroll/paid_leave/employee_rate"),
      base: "social_security",
    },
    { label: "Statewide transit tax", rate: one("payroll/statewide_transit/employee_rate") },
  ],
  PA: [{ label: "Unemployment insurance", rate: one("payroll/unemployment/employee_rate") }],
  RI: [
    {
      label: "Temporary disability insurance",
      rate: one("payroll/temporary_disability_insurance/employee_rate"),
      base: { amount: "payroll/temporary_disability_insurance/taxable_wage_base" },
    },
  ],
  VT: [
    {
      label: "Child care contribution (the most that an employer may pass on)",
      rate: one("payroll/child_care/employee_rate"),
    },
  ],
  WA: [
    {
      label: "Paid family and medical leave (employee's share)",
      rate: (read) =>
        read("payroll/paid_leave/total_rate") * (1 - read("payroll/paid_leave/employer_share")),
      base: "social_security",
    },
    { label: "Long-term care", rate: one("payroll/long_term_care/employee_rate") },
  ],
};

/** States that take what the source does not have. */
export const payrollGaps: Readonly<Record<string, string>> = {
  AK: "The employee's share of unemployment insurance is not in the data.",
  HI: "The employee's share of temporary disability insurance is not in the data.",
  NJ: "The employee's share of unemployment and workforce funds is not in the data.",
};
