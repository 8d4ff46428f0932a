import type { ExperienceLevel } from "../../contracts/common.ts";
import type { PayPeriod } from "../../contracts/verdict.ts";
import { AmountField } from "../forms/amount-field.tsx";
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
  const { min, max, period, exp } = values;
  return (
    <form class="sheet" action="/evaluate" method="get">
      <NameField
        kind="role"
        name="role"
        label="Job"
        value={values.role}
        error={errors.role}
        required
      />
      <NameField
        kind="city"
        name="city"
        label="City"
        value={values.city}
        placeholder="All of the United States"
        error={errors.city}
      />
      <LevelField value={exp} />
      <AmountField
        name="min"
        label="Base pay offered, USD"
        value={min}
        hint="Such as 85,000, or the lowest pay of a posted range"
        error={errors.min}
        required
      />
      <AmountField
        name="max"
        label="Highest pay of the range"
        value={max}
        hint="Only for a range"
        error={errors.max}
      />
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
