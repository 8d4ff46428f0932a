import type { FlooredBy } from "#shared/contract/estimate.response.ts";
import { hoursPerYear } from "#shared/contract/pay-period.ts";
import type { Basis } from "#shared/contract/salary-fields.ts";
import { sourceIds } from "#shared/reference/source-ids.ts";
import { type LegalMinimum, legalMinimum, type PaidThere } from "./legal-minimum.ts";
import type { TracedValue, Worksheet } from "./worksheet/worksheet.ts";

/** Raises figures to the legal minimum, as the last step of each. */
export interface Floor {
  /** The legal minimum there, in either basis; null where none is known or applies. */
  law: LegalMinimum | null;
  /** A figure in whole USD a year, or the minimum if that is more. The step is called `NAME.floored`. */
  raise(name: string, figure: TracedValue): TracedValue;
  /** Raises an amount that people are advised to ask for, which no basis may put below the law. */
  raiseAdvice(name: string, amount: TracedValue): TracedValue;
  /** Whether a figure was raised so far. */
  hasRaised(name: string): boolean;
  /** Whether any figure was raised so far, of the estimate or of what is derived from it. */
  hasRaisedAny(): boolean;
  /** The law that figures were raised to so far; null if none was. */
  by(prefix?: string): FlooredBy | null;
}

const suffix = ".floored";

/** The figures of an estimate, or of one derived from it, that are pay of a full-time year. */
const paid = [
  ...["p10", "low", "median", "high", "p90"],
  ...["confidence_lower", "confidence_upper", "outlook_lower", "outlook_upper"],
];

/**
 * The floor under an estimate's figures. By price parity there is none: that basis says what the
 * nation's pay is at other prices, not what is paid there.
 */
export function createFloor(worksheet: Worksheet, input: PaidThere & { basis: Basis }): Floor {
  const isParity = input.place !== null && input.basis === "price_parity";
  const law = legalMinimum(input);
  const raised = new Set<string>();
  let traced: TracedValue | null = null;
  const raiseAdvice: Floor["raiseAdvice"] = (name, amount) => {
    if (law === null || amount.value >= law.annual) return amount;
    raised.add(name);
    traced ??= traceMinimum(worksheet, law);
    return worksheet.step(name + suffix, "max", { amount, minimum: traced });
  };
  return {
    law,
    raise: (name, figure) => (isParity ? figure : raiseAdvice(name, figure)),
    raiseAdvice,
    hasRaised: (name) => raised.has(name),
    hasRaisedAny: () => raised.size > 0,
    by: (prefix = "") =>
      law !== null && paid.some((name) => raised.has(prefix + name)) ? describeFloor(law) : null,
  };
}

/** The step that a figure is served from: the one that raises it, if there is one. */
export function servedStep({ steps }: Worksheet, name: string): string {
  return steps.has(name + suffix) ? name + suffix : name;
}

function describeFloor({ wage }: LegalMinimum): FlooredBy {
  const { jurisdiction, scope, hourly, effectiveFrom, provision } = wage;
  return { jurisdiction, scope, hourly, effective_from: effectiveFrom, provision };
}

/** The same amount as `LegalMinimum.annual`, with the rate that it comes from. */
function traceMinimum(worksheet: Worksheet, { wage }: LegalMinimum): TracedValue {
  const { jurisdiction, scope, hourly: value, effectiveFrom: referenceDate } = wage;
  const hourly = worksheet.cell({
    sourceId: sourceIds.minimumWages,
    key: scope === null ? jurisdiction : `${jurisdiction} (${scope})`,
    column: "hourly",
    value,
    referenceDate,
  });
  const hours = worksheet.parameter("hours_per_year", hoursPerYear, "52 weeks of 40 hours");
  const exact = worksheet.step("minimum.exact", "multiply", { hourly, hours });
  return worksheet.step("minimum.annual", "round_up", { exact });
}
