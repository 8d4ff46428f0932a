import { payWords } from "#shared/contract/pay-words.ts";
import type { PayRead } from "#shared/reading/postings/read-pay.ts";

/** Amounts without what they are for: `$85 to $120`. */
export function amountsOf({
  min,
  max,
  currency,
}: Pick<PayRead, "min" | "max" | "currency">): string {
  return payWords({ min, max, period: "annual", currency })?.replace(" a year", "") ?? "";
}

/** Whether it is the pay of an assignment's day or week, rather than of a piece of work. */
export function isShortTime(per: string | null): boolean {
  return per === "week" || per === "day";
}

/** Pay for a piece of work, which is not converted, because nothing says how many there are in a year. */
export function piecePay(pay: PayRead): string {
  const { shape, per } = pay;
  const amounts = `${amountsOf(pay)} per ${per}`;
  if (shape === "up_to") return `Only the top of the range is posted, ${amounts}`;
  if (shape === "open_end") return `Only the bottom of the range is posted, ${amounts}`;
  return isShortTime(per)
    ? `${amounts} is posted; ask for how many ${per}s a year that is, and how much of it is a stipend`
    : `${amounts} is posted; ask what that usually comes to in a week`;
}
