/** Fields of the pipeline's forms that are no line of text. */
import { announced, Field, type FieldProps } from "../forms/text-field.tsx";
import type { Markup } from "../page.ts";

type Props = FieldProps & { id?: string };

export function TextArea({
  rows = 5,
  maxLength = 10_000,
  ...props
}: Props & { rows?: number; maxLength?: number }): Markup {
  const { id = props.name, name, value, required = false } = props;
  return (
    <Field {...props} id={id}>
      <textarea
        id={id}
        name={name}
        rows={rows}
        maxlength={maxLength}
        required={required}
        {...announced({ ...props, id })}
      >
        {value}
      </textarea>
    </Field>
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
  const { id = props.name, name } = props;
  return (
    <Field {...props} id={id}>
      <input id={id} name={name} type="file" accept={accept} {...announced({ ...props, id })} />
    </Field>
  );
}

interface SelectOption {
  value: string;
  label: string;
}

export function SelectField({
  choices,
  isCompact = false,
  ...props
}: Props & { choices: readonly SelectOption[]; isCompact?: boolean }): Markup {
  const { id = props.name, name, value } = props;
  return (
    <Field {...props} id={id} isLabelHidden={isCompact}>
      <select id={id} name={name} {...announced({ ...props, id })}>
        {choices.map((choice) => (
          <option value={choice.value} selected={choice.value === value}>
            {choice.label}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** A date and a time, as `2026-11-24T16:00`. */
export function TimeField(props: Props): Markup {
  const { id = props.name, name, value, required = false } = props;
  return (
    <Field {...props} id={id}>
      <input
        id={id}
        name={name}
        type="datetime-local"
        value={value}
        required={required}
        {...announced({ ...props, id })}
      />
    </Field>
  );
}
