import { dollars } from "../core/format.ts";
import type { TaxParameter, TaxTables } from "../reference/tax-tables.ts";
import { provenance, type TaxComponent } from "./component.ts";
import { requireTaxParameter } from "./look-up.ts";
import { type PayrollRule, payrollRules } from "./payroll-rules.ts";

/** A state's payroll taxes on an employee's wages, such as disability insurance and paid leave. */
export function statePayrollTaxes(tables: TaxTables, state: string, wages: number): TaxComponent[] {
  return (payrollRules[state] ?? []).map((rule) => payrollTax(tables, state, wages, rule));
}

function payrollTax(
  tables: TaxTables,
  state: string,
  wages: number,
  { label, rate, base, annualLimit, law, caveats = [] }: PayrollRule,
): TaxComponent {
  const rows: TaxParameter[] = [];
  const read = (jurisdiction: string) => (name: string) => {
    const row = requireTaxParameter(tables, jurisdiction, name);
    rows.push(row);
    return row.value;
  };
  const own = read(state);
  const share = rate(own);
  const sourceId = rows[0]?.sourceId ?? "";
  const cap =
    base === undefined
      ? Number.POSITIVE_INFINITY
      : base === "social_security"
        ? read("US")("social_security_wage_cap")
        : own(base.amount);
  const limit = annualLimit === undefined ? Number.POSITIVE_INFINITY : own(annualLimit);
  const taxable = Math.min(wages, cap);
  return {
    taxable,
    amount: Math.round(Math.min(taxable * share, limit)),
    rule: {
      name: "state_payroll_tax",
      jurisdiction: state,
      description: `${label}${Number.isFinite(cap) ? `, on wages up to ${dollars(cap)}` : ", on all wages"}${Number.isFinite(limit) ? `, at most ${dollars(limit)} a year` : ""}${law === undefined ? "" : ` (${law})`}.`,
      ...provenance(rows),
      // The source also marks undated rows as carried, which says nothing about their year.
      carried: false,
      brackets: [
        { lowerBound: 0, rate: share },
        ...(Number.isFinite(cap) ? [{ lowerBound: cap, rate: 0 }] : []),
      ],
      sourceId,
      caveats: [
        ...caveats,
        ...(base === "social_security" && law === undefined
          ? ["The wage base is assumed to be that of Social Security."]
          : []),
        ...(rows.some(({ effectiveFrom }) => effectiveFrom === "")
          ? ["The source does not date the rate or amount, so its year is not verified."]
          : []),
      ],
    },
  };
}
