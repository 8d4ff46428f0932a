/** Fields of the pipeline's forms that are no line of text. */
import type { FieldProps } from "../../forms/text-field.tsx";
import type { Markup } from "../../page.ts";

type Props = FieldProps & { id?: string };

export function TextArea({
  rows = 5,
  maxLength = 10_000,
  ...props
}: Props & { rows?: number; maxLength?: number }): Markup {
  const { id = props.name, name, value, label, required = false, error } = props;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <textarea
        id={id}
        name={name}
        rows={rows}
        maxlength={maxLength}
        required={required}
        aria-invalid={error ? "true" : undefined}
        aria-describedby={describedBy({ ...props, id })}
      >
        {value}
      </textarea>
      <Below {...props} id={id} />
    </div>
  );
}

/** A field for a file. A browser never fills it in again. */
export function FileField({
  accept,
  ...props
}: Omit<Props, "value"> & {
  /** Kinds of files that the browser suggests. */
  accept: string;
}): Markup {
  const { id = props.name, name, label, error } = props;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        name={name}
        type="file"
        accept={accept}
        aria-invalid={error ? "true" : undefined}
        aria-describedby={describedBy({ ...props, id })}
      />
      <Below {...props} id={id} />
    </div>
  );
}

export interface Choice {
  value: string;
  label: string;
}

export function SelectField({
  choices,
  isCompact = false,
  ...props
}: Props & { choices: readonly Choice[]; isCompact?: boolean }): Markup {
  const { id = props.name, name, value, label, error } = props;
  return (
    <div class="field">
      <label for={id} class={isCompact ? "visually-hidden" : undefined}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        aria-invalid={error ? "true" : undefined}
        aria-describedby={describedBy({ ...props, id })}
      >
        {choices.map((choice) => (
          <option value={choice.value} selected={choice.value === value}>
            {choice.label}
          </option>
        ))}
      </select>
      <Below {...props} id={id} />
    </div>
  );
}

/** A date and a time, as `2026-11-24T16:00`. */
export function TimeField(props: Props): Markup {
  const { id = props.name, name, value, label, required = false, error } = props;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        name={name}
        type="datetime-local"
        value={value}
        required={required}
        aria-invalid={error ? "true" : undefined}
        aria-describedby={describedBy({ ...props, id })}
      />
      <Below {...props} id={id} />
    </div>
  );
}

type Described = Pick<FieldProps, "hint" | "error"> & { id: string };

function describedBy({ id, hint, error }: Described): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
}

function Below({ id, hint, error }: Described): Markup {
  return (
    <>
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
    </>
  );
}
