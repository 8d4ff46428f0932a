import type { FilingStatus } from "../contract/filing-status.ts";
import type { TaxTables } from "../reference/tax-tables.ts";
import type { TaxComponent } from "./component.ts";
import { federalIncomeTax, ficaTaxes } from "./federal.ts";
import { localTaxes } from "./local.ts";
import { statePayrollTaxes } from "./payroll.ts";
import { stateIncomeTax } from "./state.ts";

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
  const state = stateIncomeTax(tables, home.state, wages, federal.amount, status);
  const bases = {
    wages,
    state_taxable: state[0]?.taxable ?? 0,
    state_tax: state.reduce((total, { amount }) => total + amount, 0),
  };
  const components = [
    federal,
    ...ficaTaxes(tables, wages, status),
    ...state,
    ...statePayrollTaxes(tables, home.state, wages),
    ...localTaxes(tables, home.slug, bases, status),
  ];
  return { components, total: components.reduce((total, { amount }) => total + amount, 0) };
}
