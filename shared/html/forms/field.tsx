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
