import type { FilingStatus } from "../contract/filing-status.ts";
import { dollars } from "../core/format.ts";
import type { TaxTables } from "../reference/tax-tables.ts";
import { applyBrackets, provenance, type TaxComponent, toBrackets } from "./component.ts";
import { findBrackets, requireTaxParameter } from "./look-up.ts";

/** Federal income tax on wages after the standard deduction, without credits or other income. */
export function federalIncomeTax(
  tables: TaxTables,
  wages: number,
  status: FilingStatus,
): TaxComponent {
  const brackets = findBrackets(tables, "US", "income", status);
  const deduction = requireTaxParameter(tables, "US", "standard_deduction", status);
  const taxable = Math.max(0, wages - deduction.value);
  return {
    taxable,
    amount: Math.round(applyBrackets(brackets, taxable)),
    rule: {
      name: "federal_income_tax",
      jurisdiction: "US",
      description: `Marginal rates on wages minus the standard deduction of ${dollars(deduction.value)}.`,
      ...provenance([...brackets, deduction]),
      brackets: toBrackets(brackets),
      sourceId: brackets[0]?.sourceId ?? deduction.sourceId,
      caveats: [],
    },
  };
}

/** The employee's share of Social Security and Medicare. */
export function ficaTaxes(tables: TaxTables, wages: number, status: FilingStatus): TaxComponent[] {
  const parameter = (name: string) => requireTaxParameter(tables, "US", name, status);
  const cap = parameter("social_security_wage_cap");
  const rate = parameter("social_security_rate_employee");
  const medicare = parameter("medicare_rate_employee");
  const threshold = parameter("additional_medicare_threshold");
  const additional = parameter("additional_medicare_rate");
  const covered = Math.min(wages, cap.value);
  const above = Math.max(0, wages - threshold.value);
  const common = { jurisdiction: "US", sourceId: rate.sourceId, caveats: [] };
  return [
    {
      taxable: covered,
      amount: Math.round(covered * rate.value),
      rule: {
        ...common,
        name: "social_security",
        description: `Employee's share, on wages up to ${dollars(cap.value)}.`,
        ...provenance([rate, cap]),
        brackets: [
          { lowerBound: 0, rate: rate.value },
          { lowerBound: cap.value, rate: 0 },
        ],
      },
    },
    {
      taxable: wages,
      amount: Math.round(wages * medicare.value),
      rule: {
        ...common,
        name: "medicare",
        description: "Employee's share, on all wages.",
        ...provenance([medicare]),
        brackets: [{ lowerBound: 0, rate: medicare.value }],
      },
    },
    {
      taxable: above,
      amount: Math.round(above * additional.value),
      rule: {
        ...common,
        name: "additional_medicare",
        description: `On wages above ${dollars(threshold.value)}.`,
        ...provenance([additional, threshold]),
        brackets: [{ lowerBound: 0, rate: additional.value }],
      },
    },
  ];
}
