import type { ExperienceLevel } from "../../contracts/common.ts";
import type { PayPeriod } from "../../contracts/verdict.ts";
import { AmountField } from "../forms/amount-field.tsx";
import { fieldsOf } from "../forms/text-field.tsx";
import { LevelField } from "../lookup/lookup-form.tsx";
import { NameField } from "../lookup/name-field.tsx";
import type { Markup } from "../page.ts";

/** What a person has typed. */
export interface EvaluateValues {
  role: string;
  city: string;
  exp: ExperienceLevel;
  min: string;
  max: string;
  period: PayPeriod;
}

export type EvaluateErrors = Partial<Record<"role" | "city" | "min" | "max", string>>;

export function EvaluateForm({
  values,
  errors,
}: {
  values: EvaluateValues;
  errors: EvaluateErrors;
}): Markup {
  const { period, exp } = values;
  const field = fieldsOf(values, errors);
  return (
    <form class="sheet" action="/evaluate" method="get">
      <NameField kind="role" label="Job" {...field("role")} required />
      <NameField kind="city" label="City" {...field("city")} />
      <LevelField value={exp} />
      <AmountField
        label="Base pay offered, USD"
        hint="Such as 85,000, or the lowest pay of a posted range"
        {...field("min")}
        required
      />
      <AmountField label="Highest pay of the range" hint="Only for a range" {...field("max")} />
      <div class="field">
        <label for="period">Pay is for</label>
        <select id="period" name="period">
          <option value="annual" selected={period === "annual"}>
            a year
          </option>
          <option value="hourly" selected={period === "hourly"}>
            an hour
          </option>
        </select>
      </div>
      <button type="submit">Is it fair?</button>
    </form>
  );
}
