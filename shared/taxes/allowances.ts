import type { FilingStatus } from "../contract/filing-status.ts";
import type { TaxParameter, TaxTables } from "../reference/tax-tables.ts";
import { requireStep, requireTaxParameter } from "./look-up.ts";
import type { Allowance, FederalTaxDeduction, PhaseOut } from "./state-rules.ts";

interface Allowed {
  /** USD, not rounded. */
  value: number;
  /** The published amounts that it was computed from. */
  rows: TaxParameter[];
}

/** The sum of a state's deductions or credits at an income, after phase-outs. */
export function sumAllowances(
  tables: TaxTables,
  state: string,
  allowances: readonly Allowance[],
  income: number,
  status: FilingStatus,
): Allowed {
  const rows: TaxParameter[] = [];
  const read = (name: string) => {
    const row = requireTaxParameter(tables, state, name, status);
    rows.push(row);
    return row.value;
  };
  const readFederal = (name: string) => {
    const row = requireTaxParameter(tables, "US", name, status);
    rows.push(row);
    return row.value;
  };
  const readByIncome = (name: string) => {
    const row = requireStep(tables, state, name, status, income);
    rows.push(row);
    return row.value;
  };
  const value = allowances
    .filter(({ only }) => only === undefined || only === status)
    .reduce((total, { name, byIncome, perPerson, ofFederalDeduction, phaseOut }) => {
      const amount = byIncome ? readByIncome(name) : read(name);
      const full = ofFederalDeduction ? amount * readFederal("standard_deduction") : amount;
      const allowed = phaseOut ? applyPhaseOut(full, phaseOut, income, read) : full;
      return total + allowed * (perPerson && status === "married" ? 2 : 1);
    }, 0);
  return { value, rows };
}

/** The part of the federal income tax that a state deducts at an income. */
export function deductFederalTax(
  tables: TaxTables,
  state: string,
  { share, cap }: FederalTaxDeduction,
  { federalTax, wages }: { federalTax: number; wages: number },
  status: FilingStatus,
): Allowed {
  const step = (name: string | undefined) =>
    name === undefined ? undefined : requireStep(tables, state, name, status, wages);
  const [allowed, limit] = [step(share), step(cap)];
  return {
    value: Math.min(federalTax * (allowed?.value ?? 1), limit?.value ?? federalTax),
    rows: [allowed, limit].filter((row) => row !== undefined),
  };
}

function applyPhaseOut(
  full: number,
  phaseOut: PhaseOut,
  income: number,
  read: (name: string) => number,
): number {
  switch (phaseOut.kind) {
    case "steps": {
      const steps = startedSteps(income - read(phaseOut.start), read(phaseOut.increment));
      const floor = phaseOut.floor === undefined ? 0 : read(phaseOut.floor);
      return Math.max(floor, full - steps * read(phaseOut.amount));
    }
    case "share": {
      const steps = startedSteps(income - read(phaseOut.start), read(phaseOut.increment));
      return full * Math.max(0, 1 - steps * read(phaseOut.rate));
    }
    case "linear": {
      const share = (income - read(phaseOut.start)) / read(phaseOut.width);
      return full * (1 - Math.min(1, Math.max(0, share)));
    }
    case "excess": {
      const [low, high] = [read(phaseOut.low), read(phaseOut.high)];
      const reduction =
        Math.max(0, Math.min(income, high) - low) * read(phaseOut.lowRate) +
        Math.max(0, income - high) * read(phaseOut.highRate);
      return full - Math.min(reduction, full * read(phaseOut.maxShare));
    }
    case "excess_rate":
      return Math.max(0, full - Math.max(0, income - read(phaseOut.start)) * read(phaseOut.rate));
    case "limit":
      return income > read(phaseOut.limit) ? 0 : full;
  }
}

function startedSteps(excess: number, increment: number): number {
  return Math.max(0, Math.ceil(excess / increment));
}
