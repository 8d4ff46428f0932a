import { type PayPeriod, payPeriods } from "#schema/pay-periods.ts";
import type { Markup } from "../page.ts";
import { announced, Field, type FieldProps, TextField } from "./text-field.tsx";

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

/** A field for an amount in USD, as people type it. */
export function AmountField(props: FieldProps): Markup {
  return <TextField {...props} maxLength={20} inputMode="decimal" />;
}

const periodNames: Readonly<Record<PayPeriod, string>> = { annual: "a year", hourly: "an hour" };

/** What amounts of pay are for. Without a value nothing is chosen yet, and it must be. */
export function PeriodField(props: Omit<FieldProps, "label"> & { label?: string }): Markup {
  const { name, value, label = "Pay is for" } = props;
  const isOpen = !payPeriods.some((period) => period === value);
  return (
    <Field {...props} label={label} id={name}>
      <select
        id={name}
        name={name}
        required={isOpen}
        autofocus={props.error ? true : undefined}
        {...announced({ ...props, id: name })}
      >
        {isOpen && (
          <option value="" selected>
            Choose
          </option>
        )}
        {payPeriods.map((period) => (
          <option value={period} selected={period === value}>
            {periodNames[period]}
          </option>
        ))}
      </select>
    </Field>
  );
}
