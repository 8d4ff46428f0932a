import type { FieldProps } from "../forms/field.tsx";
import { TextField } from "../forms/text-field.tsx";
import type { Markup } from "../page.ts";

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
