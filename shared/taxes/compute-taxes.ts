import type { FilingStatus } from "../contracts/filing-status.ts";
import type { TaxTables } from "../reference/tax-tables.ts";
import type { TaxComponent } from "./component.ts";
import { federalIncomeTax, ficaTaxes } from "./federal.ts";
import { localTaxes } from "./local.ts";
import { statePayrollTaxes } from "./payroll.ts";
import { stateIncomeTax } from "./state.ts";

export interface TaxBill {
  components: TaxComponent[];
  /** Whole USD: the sum of the components. */
  total: number;
}

/**
 * What a resident of a city pays on a year's wages, with nothing but wages, the
 * standard deduction and no dependants. Whole USD.
 *
 * @param home the city's slug, for local taxes, and its state's letters.
 */
export function computeTaxes(
  tables: TaxTables,
  wages: number,
  home: { slug: string; state: string },
  status: FilingStatus,
): TaxBill {
  const state = stateIncomeTax(tables, home.state, wages, status);
  const bases = {
    wages,
    state_taxable: state[0]?.taxable ?? 0,
    state_tax: state.reduce((total, { amount }) => total + amount, 0),
  };
  const components = [
    federalIncomeTax(tables, wages, status),
    ...ficaTaxes(tables, wages, status),
    ...state,
    ...statePayrollTaxes(tables, home.state, wages),
    ...localTaxes(tables, home.slug, bases, status),
  ];
  return { components, total: components.reduce((total, { amount }) => total + amount, 0) };
}
