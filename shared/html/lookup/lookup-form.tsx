import { type PayLevel, payLevels } from "#shared/contract/levels.ts";
import type { Basis } from "#shared/contract/salary-fields.ts";
import { experienceInYears } from "#shared/figures/experience-words.ts";
import { type FieldProps, TextField } from "../forms/text-field.tsx";
import type { Markup } from "../page.ts";

/** The assets that a page with {@link LookupForm} needs. */
export const lookupAssets = { modules: ["lookup.js"] } as const;

export interface LookupValues {
  role: string;
  city: string;
  exp: PayLevel;
  basis: Basis;
}

/**
 * Asks for a role, a city and a level, and leads to the page of the figure. The fields take the
 * words that people type; `lookup.js` completes them.
 */
export function LookupForm({ values }: { values: LookupValues }): Markup {
  const { role, city, exp, basis } = values;
  return (
    <form class="lookup" action="/salaries" method="get">
      <NameField kind="role" name="role" label="Job" value={role} required />
      <NameField kind="city" name="city" label="City" value={city} />
      <LevelField value={exp} />
      {basis === "price_parity" && <input type="hidden" name="basis" value={basis} />}
      <button type="submit">Show the pay</button>
    </form>
  );
}

/** The level of experience as a choice. */
export function LevelField({ value }: { value: PayLevel }): Markup {
  return (
    <div class="field">
      <label for="exp">Experience</label>
      <select id="exp" name="exp">
        {payLevels.map((level) => (
          <option value={level} selected={level === value}>
            {experienceInYears[level]}
          </option>
        ))}
      </select>
    </div>
  );
}

/**
 * A field for the name of a role or city. It takes any words; `lookup.js` makes it a combobox
 * (WAI-ARIA, list autocomplete with manual selection) over `/salaries/names.json`.
 */
export function NameField({
  kind,
  ...field
}: Omit<FieldProps, "hint"> & { kind: "role" | "city" }): Markup {
  // A city that may be left out stands for the nation, unless the form says otherwise.
  const placeholder =
    kind === "city" && !field.required && field.placeholder === undefined
      ? { placeholder: "All of the United States" }
      : {};
  return <TextField {...field} {...placeholder} names={kind} maxLength={100} />;
}
