import type { FilingStatus } from "../contract/filing-status.ts";
import { dollars } from "../core/format.ts";
import type { TaxTables } from "../reference/tax-tables.ts";
import { applyBrackets, provenance, type TaxComponent, toBrackets } from "./component.ts";
import { federalIncomeTax, ficaTaxes } from "./federal.ts";
import { localRule } from "./local-rules.ts";
import { findBrackets, requireTaxParameter } from "./look-up.ts";
import { statePayrollTaxes } from "./payroll.ts";
import { stateIncomeTax } from "./state.ts";

/** The local taxes of a city's resident, as far as they are in the data. */
function localTaxes(
  tables: TaxTables,
  citySlug: string,
  bases: Readonly<Record<"wages" | "state_taxable" | "state_tax", number>>,
  status: FilingStatus,
): TaxComponent[] {
  return (tables.localities.get(citySlug) ?? []).map((locality) => {
    const rule = localRule(locality);
    const brackets = rule ? findBrackets(tables, locality, rule.kind, status) : [];
    const first = brackets[0];
    if (!rule || !first) throw new Error(`There is no rule for the taxes of ${locality}.`);
    const exemption = rule.exemption
      ? requireTaxParameter(tables, locality, "exemption", status)
      : null;
    const exempt = (exemption?.value ?? 0) * (status === "married" ? 2 : 1);
    const taxable = Math.max(0, bases[rule.base] - exempt);
    const reached = brackets.findLast(({ lowerBound }) => taxable > lowerBound) ?? first;
    const applied = rule.onWhole ? [{ lowerBound: 0, rate: reached.rate }] : toBrackets(brackets);
    return {
      taxable,
      amount: Math.round(applyBrackets(applied, taxable)),
      rule: {
        name: "local_tax",
        jurisdiction: locality,
        description: `${rule.label}, on ${baseNames[rule.base]}${exempt > 0 ? ` minus an exemption of ${dollars(exempt)}` : ""}${rule.onWhole ? ", the whole of it at the rate of its bracket" : ""}.`,
        ...provenance(exemption ? [...brackets, exemption] : brackets),
        brackets: applied,
        sourceId: first.sourceId,
        caveats: [...(rule.caveats ?? [])],
      },
    };
  });
}

const baseNames = {
  wages: "all wages",
  state_taxable: "taxable income as defined by the state",
  state_tax: "the state's income tax",
} as const;

interface TaxBill {
  components: TaxComponent[];
  /** Whole USD: the sum of the components. */
  total: number;
}

/**
 * Federal, state and local taxes on a year's wages of a city's resident without
 * other income or dependents, who takes the standard deduction. Whole USD.
 *
 * @param home the city's slug, for local taxes, and its state's postal code.
 * @throws {Error} if the tax tables lack a required rate or amount.
 *
 * @example
 * const home = { slug: "austin", state: "TX" };
 * const { total } = computeTaxes(await taxesOf(reference), 120_000, home, "single");
 */
export function computeTaxes(
  tables: TaxTables,
  wages: number,
  home: { slug: string; state: string },
  status: FilingStatus,
): TaxBill {
  const federal = federalIncomeTax(tables, wages, status);
  const fica = ficaTaxes(tables, wages, status);
  const paid = {
    federalTax: federal.amount,
    contributions: fica.reduce((total, { amount }) => total + amount, 0),
  };
  const state = stateIncomeTax(tables, home.state, wages, paid, status);
  const bases = {
    wages,
    state_taxable: state[0]?.taxable ?? 0,
    state_tax: state.reduce((total, { amount }) => total + amount, 0),
  };
  const components = [
    federal,
    ...fica,
    ...state,
    ...statePayrollTaxes(tables, home.state, wages),
    ...localTaxes(tables, home.slug, bases, status),
  ];
  return { components, total: components.reduce((total, { amount }) => total + amount, 0) };
}
