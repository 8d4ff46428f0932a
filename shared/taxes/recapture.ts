import type { FilingStatus } from "../contract/filing-status.ts";
import { dollars } from "../core/format.ts";
import type { TaxTables } from "../reference/tax-tables.ts";
import { provenance, type TaxComponent } from "./component.ts";
import { findParameter, findStep, requireTaxParameter } from "./look-up.ts";

const prefix = "income/supplemental";

interface RecapturedTax {
  wages: number;
  taxable: number;
  /** Tax by brackets, not rounded. */
  tax: number;
  topRate: number;
}

/**
 * New York's supplemental tax, which takes the benefit of the lower brackets back from
 * high incomes. Each bracket of taxable income has an amount that is due in full and one
 * that is phased in over the adjusted gross income above the bracket's threshold. The
 * highest incomes pay the top rate on all taxable income.
 *
 * @returns empty for states without such a tax.
 */
export function benefitRecapture(
  tables: TaxTables,
  state: string,
  { wages, taxable, tax, topRate }: RecapturedTax,
  status: FilingStatus,
): TaxComponent[] {
  const floor = findParameter(tables, state, `${prefix}/min_agi`, status);
  if (!floor) return [];
  const length = requireTaxParameter(tables, state, `${prefix}/phase_in_length`, status);
  const flat = requireTaxParameter(tables, state, `${prefix}/flat_rate_agi`, status);
  const step = (name: string) => findStep(tables, state, `${prefix}/${name}`, status, taxable);
  const [base, benefit] = [step("recapture_base"), step("incremental_benefit")];
  const start = Math.max(floor.value, base?.threshold ?? 0);
  const share = Math.min(1, Math.max(0, (wages - start) / length.value));
  const phased = (base?.value ?? 0) + share * (benefit?.value ?? 0);
  const isFlat = wages > flat.value;
  const description = isFlat
    ? `The difference to the top rate on all taxable income, at incomes above ${dollars(flat.value)}.`
    : `The benefit of lower brackets, taken back: ${dollars(base?.value ?? 0)}, plus ${dollars(benefit?.value ?? 0)} in proportion to the first ${dollars(length.value)} of income above ${dollars(start)}.`;
  return [
    {
      taxable,
      amount: Math.round(isFlat ? taxable * topRate - tax : phased),
      rule: {
        name: "state_supplemental_tax",
        jurisdiction: state,
        description,
        ...provenance([floor, length, flat, base, benefit].filter((row) => row !== undefined)),
        brackets: [],
        sourceId: floor.sourceId,
        caveats: [],
      },
    },
  ];
}
