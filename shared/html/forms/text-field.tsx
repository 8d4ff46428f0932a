import type { Markup } from "../page.ts";

/** The properties of every field of a form. */
export interface FieldProps {
  name: string;
  label: string;
  /** The typed text. */
  value: string;
  hint?: string | undefined;
  placeholder?: string;
  required?: boolean;
  /** Why the value was not taken; shown at the field. */
  error?: string | undefined;
}

type Described = Pick<FieldProps, "hint" | "error"> & { id: string };

/** A control with its label above, and a hint and what is wrong below, both announced with it. */
export function Field({
  id,
  label,
  hint,
  error,
  isLabelHidden = false,
  names,
  children,
}: Described & {
  label: string;
  isLabelHidden?: boolean;
  /** The names with which `lookup.js` completes the field. */
  names?: "role" | "city" | undefined;
  children: Markup;
}): Markup {
  return (
    <div class={names ? "field name-field" : "field"} data-names={names}>
      <label for={id} class={isLabelHidden ? "visually-hidden" : undefined}>
        {label}
      </label>
      {children}
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p class="error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

/** Attributes of the control in a {@link Field}. */
export function announced({ id, hint, error }: Described) {
  const below = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return {
    "aria-invalid": error ? ("true" as const) : undefined,
    "aria-describedby": below || undefined,
  };
}

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
