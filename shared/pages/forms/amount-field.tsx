import type { Markup } from "../page.ts";

/** A field for an amount in USD, as people type it. */
export function AmountField({
  name,
  label,
  value,
  hint,
  required = false,
  error,
}: {
  name: string;
  label: string;
  value: string;
  hint?: string;
  required?: boolean;
  error?: string | undefined;
}): Markup {
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(" ");
  return (
    <div class="field">
      <label for={name}>{label}</label>
      <input
        id={name}
        name={name}
        value={value}
        required={required}
        inputmode="decimal"
        maxlength={20}
        autocomplete="off"
        aria-invalid={error ? "true" : undefined}
        aria-describedby={described || undefined}
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
