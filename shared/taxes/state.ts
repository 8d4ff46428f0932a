import type { FilingStatus } from "../contract/filing-status.ts";
import { dollars, listing } from "../core/format.ts";
import type { TaxTables } from "../reference/tax-tables.ts";
import { deductFederalTax, sumAllowances } from "./allowances.ts";
import { applyBrackets, provenance, type TaxComponent, toBrackets } from "./component.ts";
import { findBrackets, findParameter, findStep, requireTaxParameter } from "./look-up.ts";
import { type StateRule, stateRules } from "./state-rules.ts";

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
function benefitRecapture(
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

const none: StateRule = {};

/**
 * A state's income tax on wages; 0 if it has none.
 *
 * @param federal the federal income tax, and Social Security and Medicare taxes, on the same wages,
 *   which some states deduct.
 */
export function stateIncomeTax(
  tables: TaxTables,
  state: string,
  wages: number,
  { federalTax, contributions }: Record<"federalTax" | "contributions", number>,
  status: FilingStatus,
): TaxComponent[] {
  const brackets = findBrackets(tables, state, "income", status);
  const first = brackets[0];
  if (!first) throw new Error(`The tax tables have no rates of ${state}.`);
  if (brackets.every(({ rate }) => rate === 0)) return [untaxed(state, first.sourceId)];
  const rule = stateRules[state] ?? none;
  const federal = rule.federal
    ? [requireTaxParameter(tables, "US", "standard_deduction", status)]
    : [];
  const allowed = sumAllowances(tables, state, rule.deductions ?? [], wages, status);
  const credits = sumAllowances(tables, state, rule.credits ?? [], wages, status);
  const taxDeducted = rule.federalTax
    ? deductFederalTax(tables, state, rule.federalTax, { federalTax, wages }, status)
    : { value: 0, rows: [] };
  const limit = rule.ownContributions
    ? [requireTaxParameter(tables, state, rule.ownContributions, status)]
    : [];
  const contributed = Math.min(contributions, limit[0]?.value ?? 0);
  const deducted = allowed.value + (federal[0]?.value ?? 0) + taxDeducted.value + contributed;
  const taxable = Math.max(0, Math.round(wages - deducted));
  const untaxedBracket = rule.firstBracketFree && taxable <= (brackets[1]?.lowerBound ?? 0);
  const exact = untaxedBracket ? 0 : applyBrackets(brackets, taxable);
  const rows = [
    ...[...brackets, ...federal, ...limit],
    ...[...allowed.rows, ...credits.rows, ...taxDeducted.rows],
  ];
  const included = [
    ...(federal.length > 0 ? ["the federal standard deduction, which the state's law allows"] : []),
    ...(taxDeducted.value > 0 ? [`${dollars(taxDeducted.value)} of the federal income tax`] : []),
    ...(contributed > 0 ? [`${dollars(contributed)} of Social Security and Medicare taxes`] : []),
  ];
  const described = [
    deducted === 0
      ? "wages without a deduction"
      : `wages minus deductions of ${dollars(deducted)}${included.length > 0 ? ` (including ${listing(included)})` : ""}`,
    ...(credits.value > 0
      ? [`a credit of ${dollars(credits.value)} is subtracted from the tax`]
      : []),
  ];
  const main: TaxComponent = {
    taxable,
    amount: Math.max(0, Math.round(exact - credits.value)),
    rule: {
      name: "state_income_tax",
      jurisdiction: state,
      description: `Marginal rates on ${described.join("; ")}${rule.law ? ` (${rule.law})` : ""}.`,
      ...provenance(rows),
      brackets: toBrackets(brackets),
      sourceId: first.sourceId,
      caveats: [...(rule.caveats ?? []), ...carriedCaveat(rows.some((row) => row.carried))],
    },
  };
  const recaptured = { wages, taxable, tax: exact, topRate: brackets.at(-1)?.rate ?? 0 };
  return [
    main,
    ...benefitRecapture(tables, state, recaptured, status),
    ...surtax(tables, state, taxable, status),
  ];
}

/** A tax in addition to the income tax: California's mental health tax, Massachusetts' surtax on high incomes. */
function surtax(
  tables: TaxTables,
  state: string,
  taxable: number,
  status: FilingStatus,
): TaxComponent[] {
  const brackets = findBrackets(tables, state, "surtax", status);
  const first = brackets[0];
  if (!first) return [];
  return [
    {
      taxable,
      amount: Math.round(applyBrackets(brackets, taxable)),
      rule: {
        name: "state_surtax",
        jurisdiction: state,
        description: "On taxable income above a threshold, in addition to the income tax.",
        ...provenance(brackets),
        brackets: toBrackets(brackets),
        sourceId: first.sourceId,
        caveats: carriedCaveat(brackets.some((row) => row.carried)),
      },
    },
  ];
}

function untaxed(state: string, sourceId: string): TaxComponent {
  return {
    taxable: 0,
    amount: 0,
    rule: {
      name: "state_income_tax",
      jurisdiction: state,
      description:
        "The source has no rate on wages, so the state is assumed to levy no tax on them.",
      effectiveFrom: [],
      carried: false,
      sourceFiles: [],
      brackets: [],
      sourceId,
      caveats: [],
    },
  };
}

function carriedCaveat(carried: boolean): string[] {
  return carried
    ? [
        "Some of the year's own amounts are not in the data; those of an earlier year are used instead, not indexed.",
      ]
    : [];
}
