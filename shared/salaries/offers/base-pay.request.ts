/** The base pay of an offer, for a year or an hour. */
import * as z from "zod/mini";
import { type PayPeriod, payPeriods } from "#schema/pay-periods.ts";
import { findPeriodFault, leastYearly, maxHourly, perYear } from "#shared/contract/pay-period.ts";
import { withMeta } from "#shared/contract/with-meta.ts";

const maxDollars = 10_000_000;

/** The fields of an offer that state its base pay. */
export function basePay(example: number) {
  return {
    base: withMeta(z.number().check(z.minimum(1), z.maximum(maxDollars)), {
      description: "Base pay in USD for what `period` says; for a year in whole dollars.",
      example,
    }),
    period: withMeta(z._default(z.enum(payPeriods), "annual"), {
      description: `Whether \`base\` is for a year or an hour. An hour counts 2,080 times a year and is worth at most ${maxHourly} USD; a year is worth at least ${leastYearly}. The other amounts are for a year in any case.`,
      example: "annual",
    }),
  };
}

interface Base {
  base: number;
  period: PayPeriod;
}

/** Adds the check that the base pay is plausible for its period. */
export function checkBase<Offer extends z.ZodMiniType<Base>>(offer: Offer): Offer {
  return offer.check(({ value: { base, period }, issues }) => {
    const fault = findPeriodFault(base, period) ?? findCents(base, period);
    if (!fault) return;
    const { problem, allowed } = fault;
    issues.push({
      code: "custom",
      path: ["base"],
      input: base,
      params: { problem },
      message: allowed,
    });
  });
}

function findCents(base: number, period: PayPeriod) {
  if (period === "hourly" || Number.isInteger(base)) return null;
  return { problem: `is ${base} a year`, allowed: "whole dollars for a year" };
}

/** An offer with its base pay in whole USD a year, which are what advice and taxes are about. */
export function toYearly<Offer extends Base>(offer: Offer): Offer {
  const { base, period } = offer;
  return { ...offer, base: Math.round(perYear(base, period)), period: "annual" };
}
