import type { PayPeriod } from "#schema/pay-periods.ts";
import type { Markup } from "../page.ts";
import { AmountField } from "./amount-field.tsx";
import { PeriodField } from "./period-field.tsx";

/** An amount of pay, and whether it is for a year or an hour. */
export function PayFields({
  min,
  period,
  error,
}: {
  /** The typed amount. */
  min: string;
  period: PayPeriod;
  error?: string | undefined;
}): Markup {
  return (
    <div class="two">
      <AmountField name="min" label="Pay offered" value={min} error={error} required />
      <PeriodField name="period" label="For" value={period} />
    </div>
  );
}
