import type { FilingStatus } from "../contracts/filing-status.ts";
import type { TaxParameter, TaxTables } from "../reference/tax-tables.ts";
import { requireParameter } from "./look-up.ts";
import type { Allowance, Shrink } from "./state-rules.ts";

export interface Allowed {
  /** USD, not rounded. */
  value: number;
  /** The amounts that it was made of. */
  rows: TaxParameter[];
}

/** Sums up deductions or credits of a state at an income. */
export function sumAllowances(
  tables: TaxTables,
  state: string,
  allowances: readonly Allowance[],
  income: number,
  status: FilingStatus,
): Allowed {
  const rows: TaxParameter[] = [];
  const read = (name: string) => {
    const row = requireParameter(tables, state, name, status);
    rows.push(row);
    return row.value;
  };
  const value = allowances
    .filter(({ only }) => only === undefined || only === status)
    .reduce((total, { name, perPerson, shrink }) => {
      const full = read(name);
      const left = shrink ? shrunk(full, shrink, income, read) : full;
      return total + left * (perPerson && status === "married" ? 2 : 1);
    }, 0);
  return { value, rows };
}

function shrunk(
  full: number,
  shrink: Shrink,
  income: number,
  read: (name: string) => number,
): number {
  switch (shrink.kind) {
    case "steps": {
      const steps = startedSteps(income - read(shrink.start), read(shrink.increment));
      const floor = shrink.floor === undefined ? 0 : read(shrink.floor);
      return Math.max(floor, full - steps * read(shrink.amount));
    }
    case "share": {
      const steps = startedSteps(income - read(shrink.start), read(shrink.increment));
      return full * Math.max(0, 1 - steps * read(shrink.rate));
    }
    case "linear": {
      const share = (income - read(shrink.start)) / read(shrink.width);
      return full * (1 - Math.min(1, Math.max(0, share)));
    }
    case "excess": {
      const [low, high] = [read(shrink.low), read(shrink.high)];
      const reduction =
        Math.max(0, Math.min(income, high) - low) * read(shrink.lowRate) +
        Math.max(0, income - high) * read(shrink.highRate);
      return full - Math.min(reduction, full * read(shrink.most));
    }
    case "limit":
      return income > read(shrink.limit) ? 0 : full;
  }
}

function startedSteps(excess: number, increment: number): number {
  return Math.max(0, Math.ceil(excess / increment));
}
