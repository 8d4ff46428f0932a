import type { Markup } from "../page.ts";

/**
 * A field for the name of a role or city. It takes any words; `lookup.js` makes it a combobox
 * (WAI-ARIA, list autocomplete with manual selection) over `/salaries/names.json`.
 *
 * @param error why the value was not taken; shown at the field.
 */
export function NameField({
  kind,
  name,
  label,
  value,
  placeholder,
  required = false,
  error,
}: {
  kind: "role" | "city";
  name: string;
  label: string;
  value: string;
  placeholder?: string;
  required?: boolean;
  error?: string | undefined;
}): Markup {
  return (
    <div class="field name-field" data-names={kind}>
      <label for={name}>{label}</label>
      <input
        id={name}
        name={name}
        value={value}
        placeholder={placeholder}
        required={required}
        maxlength={100}
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        aria-invalid={error ? "true" : undefined}
        aria-describedby={error ? `${name}-error` : undefined}
      />
      {error && (
        <p class="error" id={`${name}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
