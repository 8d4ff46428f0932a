import type { Markup } from "../page.ts";
import { announced, Field, type FieldProps } from "./field.tsx";

export interface TextFieldProps extends FieldProps {
  maxLength?: number;
  autocomplete?: string;
  inputMode?: "decimal";
  /** A date, which browsers let people choose. */
  type?: "date";
  /** The names with which `lookup.js` completes the field. */
  names?: "role" | "city";
  /** Whether a script fills it in from what follows the `#` of the page's address. */
  fromFragment?: boolean;
}

/** A field for a line of text. */
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
  type,
  names,
  fromFragment = false,
}: TextFieldProps): Markup {
  const field = { id: name, hint, error };
  return (
    <Field {...field} label={label} names={names}>
      <input
        id={name}
        name={name}
        type={type}
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
        {...announced(field)}
        data-from-fragment={fromFragment ? "" : undefined}
      />
    </Field>
  );
}

/** The properties of a form's field: the typed text, and its error. */
export function bindFields<Name extends string>(
  values: Readonly<Record<Name, string>>,
  errors: Readonly<Partial<Record<Name, string>>>,
): (name: Name) => Pick<FieldProps, "name" | "value" | "error"> {
  return (name) => ({ name, value: values[name], error: errors[name] });
}
