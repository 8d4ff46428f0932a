import type { Markup } from "../page.ts";

/** What every field of a form has. */
export interface FieldProps {
  name: string;
  label: string;
  /** As typed. */
  value: string;
  hint?: string;
  placeholder?: string;
  required?: boolean;
  /** Why the value was not taken; shown at the field. */
  error?: string | undefined;
}

export interface TextFieldProps extends FieldProps {
  maxLength?: number;
  autocomplete?: string;
  inputMode?: "decimal";
  /** What `lookup.js` completes the field with. */
  names?: "role" | "city";
  /** Whether a script fills it in from what follows the `#` of the page's address. */
  fromFragment?: boolean;
}

/**
 * A field for a line of text: its label above, a hint and what is wrong below, both announced with it.
 */
export function TextField({
  name,
  label,
  value,
  hint,
  placeholder,
  required = false,
  error,
  maxLength = 200,
  autocomplete = "off",
  inputMode,
  names,
  fromFragment = false,
}: TextFieldProps): Markup {
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(" ");
  return (
    <div class={names ? "field name-field" : "field"} data-names={names}>
      <label for={name}>{label}</label>
      <input
        id={name}
        name={name}
        value={value}
        placeholder={placeholder}
        required={required}
        inputmode={inputMode}
        maxlength={maxLength}
        autocomplete={autocomplete}
        autocapitalize={names && "none"}
        spellcheck={names && false}
        // The first that is wrong has the focus when the form comes back.
        autofocus={error ? true : undefined}
        aria-invalid={error ? "true" : undefined}
        aria-describedby={described || undefined}
        data-from-fragment={fromFragment ? "" : undefined}
      />
      {hint && (
        <p class="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p class="error" id={`${name}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

/** What a form's field shows: what was typed into it, and what is wrong with that. */
export function fieldsOf<Name extends string>(
  values: Readonly<Record<Name, string>>,
  errors: Readonly<Partial<Record<Name, string>>>,
): (name: Name) => Pick<FieldProps, "name" | "value" | "error"> {
  return (name) => ({ name, value: values[name], error: errors[name] });
}
