/** The query parameters that state an offer: one amount, or a range. */
import * as z from "zod/mini";
import { type PayPeriod, payPeriods } from "#schema/pay-periods.ts";
import { DecimalParameter } from "#shared/contract/list-fields.ts";
import { findPeriodFault, leastYearly, maxHourly } from "#shared/contract/pay-period.ts";
import { withMeta } from "#shared/contract/with-meta.ts";

const maxAmount = 10_000_000;

function Amount(description: string, example: number) {
  return withMeta(
    z.optional(z.pipe(DecimalParameter, z.number().check(z.minimum(1), z.maximum(maxAmount)))),
    {
      description,
      example,
      override: { type: "number", minimum: 1, maximum: maxAmount },
    },
  );
}

export const offerFields = {
  amount: Amount("Base pay offered, in USD; instead of `min` and `max`.", 165_000),
  min: Amount("Lowest pay of a range, in USD; with `max`.", 150_000),
  max: Amount("Highest pay of a range, in USD; with `min`.", 180_000),
  period: withMeta(z._default(z.enum(payPeriods), "annual"), {
    description: `Whether the amounts are for a year or an hour. An hour counts 2,080 times a year and is worth at most ${maxHourly} USD; an amount below ${leastYearly} for a year is refused, because it is likely for an hour.`,
    example: "annual",
  }),
};

interface OfferFields {
  amount?: number | undefined;
  min?: number | undefined;
  max?: number | undefined;
  period: PayPeriod;
}

/** Checks that the offer is one amount or a whole range, and plausible for its period. */
export function checkOffer({ value, issues }: z.core.ParsePayload<OfferFields>): void {
  const fault = findFault(value);
  if (!fault) return;
  const { field, problem, allowed } = fault;
  issues.push({
    code: "custom",
    path: [field],
    input: value[field],
    params: { problem },
    message: allowed,
  });
}

interface OfferFault {
  field: "amount" | "min" | "max";
  /** Completes "The parameter … ". */
  problem: string;
  allowed: string;
}

const bothForms =
  "amount alone, such as amount=165000, or min and max together, such as min=150000&max=180000";

/** The first thing wrong with the fields of an offer together, and what to send instead. */
function findFault({ amount, min, max, period }: OfferFields): OfferFault | null {
  if (amount !== undefined && (min !== undefined || max !== undefined)) {
    const other = [min === undefined ? [] : "min", max === undefined ? [] : "max"].flat();
    return {
      field: "amount",
      problem: `cannot be combined with ${other.join(" and ")}`,
      allowed: bothForms,
    };
  }
  if (amount === undefined && min === undefined && max === undefined) {
    return { field: "amount", problem: "is required, as there is no range", allowed: bothForms };
  }
  if (amount === undefined && (min === undefined || max === undefined)) {
    const [sent, field] = min === undefined ? (["max", "min"] as const) : (["min", "max"] as const);
    return { field, problem: `is required together with ${sent}`, allowed: bothForms };
  }
  if (min !== undefined && max !== undefined && min > max) {
    return {
      field: "min",
      problem: `is ${min}, more than max, which is ${max}`,
      allowed: `a min of at most ${max}, or a max of at least ${min}`,
    };
  }
  const [value = 0, bound] = period === "hourly" ? [max, "max" as const] : [min, "min" as const];
  const fault = findPeriodFault(amount ?? value, period);
  return fault && { field: amount === undefined ? bound : "amount", ...fault };
}
