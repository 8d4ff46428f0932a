import { type PayPeriod, payPeriods } from "#schema/pay-periods.ts";
import { hoursPerYear } from "#shared/contract/pay-period.ts";
import type { TracedValue, Worksheet } from "#shared/figures/worksheet/worksheet.ts";

/** Base pay as a caller states it: a range, or one amount twice. */
export interface StatedPay {
  min: number;
  max: number;
  period: PayPeriod;
}

/** An offer in whole USD a year. */
export interface AnnualOffer {
  min: TracedValue;
  max: TracedValue;
  midpoint: TracedValue;
  /** The highest amount of a range divided by the lowest; a range above `widestSpread` is called too wide. */
  spread: TracedValue;
}

/** Converts an offer to annual pay, on the worksheet. */
export function annualize(worksheet: Worksheet, { min, max, period }: StatedPay): AnnualOffer {
  const bound = (name: "min" | "max", amount: number): TracedValue => {
    const stated = worksheet.parameter(
      `stated_${name}`,
      amount,
      `${name === "min" ? "lowest" : "highest"} pay of the offer, ${period}, as the caller states it`,
    );
    if (period === "annual") return worksheet.step(`offer.${name}`, "round", { exact: stated });
    const hours = worksheet.parameter("hours_per_year", hoursPerYear, "52 weeks of 40 hours");
    const exact = worksheet.step(`offer.${name}.exact`, "multiply", { stated, hours });
    return worksheet.step(`offer.${name}`, "round", { exact });
  };
  const annual = { min: bound("min", min), max: bound("max", max) };
  const sum = worksheet.step("offer.sum", "add", annual);
  const half = worksheet.parameter("half", 0.5, "one half");
  const middle = worksheet.step("offer.midpoint.exact", "multiply", { sum, half });
  const ratio = worksheet.step("offer.spread.exact", "divide", {
    max: annual.max,
    min: annual.min,
  });
  return {
    ...annual,
    midpoint: worksheet.step("offer.midpoint", "round", { exact: middle }),
    spread: worksheet.step("offer.spread", "round_to", { ratio, units: fourthDecimal(worksheet) }),
  };
}

/** Ratios and probabilities are served with four decimals. */
export function fourthDecimal(worksheet: Worksheet): TracedValue {
  return worksheet.parameter("ten_thousandths", 10_000, "units of the fourth decimal");
}

/** An offer as the detail of a data point id: `annual:150000-180000`. */
export function writeOffer({ min, max, period }: StatedPay): string {
  return `${period}:${min}-${max}`;
}

/** Returns null for a text that {@link writeOffer} did not write. */
export function readOffer(text: string | undefined): StatedPay | null {
  const [, name, min, max] = text?.match(/^([a-z]+):(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)$/) ?? [];
  const period = payPeriods.find((known) => known === name);
  return period ? { min: Number(min), max: Number(max), period } : null;
}
