import { weekStarts } from "#schema/accounts.ts";
import { SelectField } from "#shared/html/app-forms/fields.tsx";
import { FormToken } from "#shared/html/app-forms/form-token.tsx";
import { ZoneField } from "#shared/html/app-forms/zone-field.tsx";
import { inWords } from "#shared/html/in-words.ts";
import type { Markup } from "#shared/html/page.ts";

export interface TimesFormProps {
  timeZone: string;
  weekStart: string;
  errors: { timeZone?: string; weekStart?: string };
  formToken: string;
  /** Whether they were saved just now. */
  isSaved?: boolean | undefined;
}

/** The time zone of the account and the first day of its weeks. */
export function TimesForm({
  timeZone,
  weekStart,
  errors,
  formToken,
  isSaved = false,
}: TimesFormProps): Markup {
  return (
    <section id="times">
      <h2>Time and calendar</h2>
      {isSaved && (
        <p class="notice" role="status">
          Saved. Times are shown like this from now on.
        </p>
      )}
      <p>Every time that is shown or typed here is in this time zone.</p>
      <form class="stack" method="post" action="/app/account/times">
        <FormToken value={formToken} />
        <ZoneField name="timeZone" label="Time zone" value={timeZone} error={errors.timeZone} />
        <SelectField
          name="weekStart"
          label="A week begins on"
          value={weekStart}
          error={errors.weekStart}
          choices={weekStarts.map((value) => ({ value, label: inWords(value) }))}
        />
        <button type="submit">Save</button>
      </form>
    </section>
  );
}
