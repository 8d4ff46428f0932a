import type { Markup } from "../page.ts";

export interface TextFieldProps {
  name: string;
  label: string;
  value: string;
  hint?: string;
  error?: string | undefined;
  required?: boolean;
  maxlength?: number;
  autocomplete?: string;
  /** Whether a script fills it in from what follows the `#` of the page's address. */
  fromFragment?: boolean;
}

/** A field for a line of text, with its hint and what is wrong with it. */
export function TextField(props: TextFieldProps): Markup {
  const { name, label, value, hint, error, required = false, maxlength = 200 } = props;
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(" ");
  return (
    <div class="field">
      <label for={name}>{label}</label>
      <input
        id={name}
        name={name}
        value={value}
        required={required}
        maxlength={maxlength}
        autocomplete={props.autocomplete ?? "off"}
        aria-invalid={error ? "true" : undefined}
        aria-describedby={described || undefined}
        data-from-fragment={props.fromFragment ? "" : undefined}
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
