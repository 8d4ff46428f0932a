import { AmountField } from "#shared/html/forms/pay-fields.tsx";
import { announced, bindFields, Field, TextField } from "#shared/html/forms/text-field.tsx";
import { NameField } from "#shared/html/lookup/lookup-form.tsx";
import type { Markup } from "#shared/html/page.ts";

/** The typed values. */
export interface PostingValues {
  title: string;
  location: string;
  text: string;
  url: string;
  min: string;
  max: string;
  period: "annual" | "hourly" | "";
}

export type PostingErrors = Partial<Record<Exclude<keyof PostingValues, "period">, string>>;

/** Characters of the text that the page takes. */
export const maxPasted = 100_000;

const periods = [
  ["", "as the posting says"],
  ["annual", "a year"],
  ["hourly", "an hour"],
] as const;

/** Three ways to give a posting: its text, its link, or its range. */
export function PostingForm({
  values,
  errors,
}: {
  values: PostingValues;
  errors: PostingErrors;
}): Markup {
  const field = bindFields(values as Omit<PostingValues, "period">, errors);
  const text = {
    id: "text",
    hint: "As text or HTML. What it says about pay is found in it.",
    error: errors.text,
  };
  return (
    <form
      class="stack ask-pay"
      id="posting"
      action="/posting"
      method="post"
      aria-label="The posting"
    >
      <Field {...text} label="The posting’s text">
        <textarea
          id="text"
          name="text"
          rows={7}
          maxlength={maxPasted}
          autofocus={errors.text ? true : undefined}
          {...announced(text)}
        >
          {values.text}
        </textarea>
      </Field>
      <TextField
        {...field("url")}
        label="Or its link"
        hint="A public page on a job board or an employer’s site"
        maxLength={2_048}
      />
      <TextField
        {...field("title")}
        label="Job title"
        hint="Needed unless the text or the page names it"
        maxLength={200}
      />
      <NameField
        kind="city"
        label="Place of work"
        {...field("location")}
        placeholder="Denver, CO"
      />
      <details class="stack" open={values.min !== "" || values.max !== ""}>
        <summary>Type the range instead</summary>
        <div class="two even">
          <AmountField {...field("min")} label="Lowest posted" />
          <AmountField {...field("max")} label="Highest posted" />
        </div>
        <div class="field">
          <label for="period">For</label>
          <select id="period" name="period">
            {periods.map(([value, words]) => (
              <option value={value} selected={values.period === value}>
                {words}
              </option>
            ))}
          </select>
        </div>
      </details>
      <button class="btn go" type="submit">
        Check the posting
      </button>
    </form>
  );
}
