import type { PayPeriod } from "#schema/pay-periods.ts";
import type { Grade, PayLevel } from "#shared/contract/levels.ts";
import { AmountField, PayFields } from "#shared/html/forms/pay-fields.tsx";
import { bindFields } from "#shared/html/forms/text-field.tsx";
import { LevelField, NameField } from "#shared/html/lookup/lookup-form.tsx";
import type { Markup } from "#shared/html/page.ts";

/** The typed values. */
export interface EvaluateValues {
  role: string;
  city: string;
  exp: PayLevel;
  /** The word in a title, where that is all that is known; else empty. */
  grade: Grade | "";
  min: string;
  max: string;
  period: PayPeriod;
}

export type EvaluateErrors = Partial<Record<"role" | "city" | "min" | "max", string>>;

interface FormProps {
  values: EvaluateValues;
  errors: EvaluateErrors;
}

/** The whole form, for whoever comes without a figure. */
export function EvaluateForm({ values, errors }: FormProps): Markup {
  const { period, exp, min } = values;
  const field = bindFields(values, errors);
  return (
    <form class="stack ask-pay" action="/evaluate" method="get">
      <NameField kind="role" label="Job" {...field("role")} required />
      <NameField kind="city" label="City" {...field("city")} />
      <LevelField value={exp} />
      <PayFields min={min} period={period} error={errors.min} />
      <HighestField {...field("max")} />
      <button class="btn go" type="submit">
        Is it fair?
      </button>
    </form>
  );
}

/** Another amount for the same job, and folded what else can be changed. */
export function ChangeForm({ values, errors }: FormProps): Markup {
  const { period, exp, min } = values;
  const field = bindFields(values, errors);
  return (
    <form class="panel stack" action="/evaluate" method="get" aria-labelledby="change">
      <h2 id="change">Change the offer</h2>
      <PayFields min={min} period={period} />
      <LevelField value={exp} />
      {values.grade !== "" && <input type="hidden" name="grade" value={values.grade} />}
      <details class="stack" open={values.max !== ""}>
        <summary>A range, another job or city</summary>
        <HighestField {...field("max")} />
        <NameField kind="role" label="Job" {...field("role")} required />
        <NameField kind="city" label="City" {...field("city")} />
      </details>
      <button class="btn" type="submit">
        Check again
      </button>
    </form>
  );
}

function HighestField(field: { name: string; value: string; error?: string | undefined }): Markup {
  return (
    <AmountField
      {...field}
      label="Highest pay, if it is a range"
      hint="For a range that you were told, or that you want to post"
    />
  );
}
