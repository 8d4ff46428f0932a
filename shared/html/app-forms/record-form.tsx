import type { TextField as Field, TextFields, TextOf } from "#shared/contract/record-fields.ts";
import { TextField } from "../forms/text-field.tsx";
import type { Markup } from "../page.ts";
import { TextArea } from "./fields.tsx";
import { bindField, type FormState, orNull } from "./form-state.ts";

/** The form of a record: its fields as they are typed. */
interface RecordForm<Fields extends TextFields, Name extends string = keyof Fields & string> {
  names: readonly Name[];
  labels: Readonly<Record<Name, string>>;
  /** Before anything is typed. */
  empty: Readonly<Record<Name, string>>;
  /** What was typed as a body of the API. @param isNew whether an empty field that is required is absent. */
  toBody(
    typed: Readonly<Record<Name, string>>,
    isNew: boolean,
  ): Record<Name, string | null | undefined>;
  /** A record as it is typed. */
  fill(record: TextOf<Fields>): Record<Name, string>;
  /** The form's fields. */
  Inputs(props: { state: Pick<FormState<Name>, "values" | "errors"> }): Markup;
}

/** @param first the fields with which the form begins; the others follow in the order of the list. */
export function recordForm<Fields extends TextFields>(
  fields: Fields,
  first: readonly (keyof Fields & string)[] = [],
): RecordForm<Fields> {
  type Name = keyof Fields & string;
  const names: Name[] = [...new Set([...first, ...Object.keys(fields)])];
  const each = <Value,>(make: (name: Name, field: Field) => Value) =>
    Object.fromEntries(
      names.flatMap((name) => (fields[name] ? [[name, make(name, fields[name])]] : [])),
    ) as Record<Name, Value>;
  return {
    names,
    labels: each((_, { label }) => label),
    empty: each(() => ""),
    toBody: (typed, isNew) =>
      each((name, { input, isRequired }) => {
        const text = orNull(
          input === "trimmed" ? typed[name].trim() : typed[name].replaceAll("\r\n", "\n"),
        );
        return isRequired ? (text ?? (isNew ? undefined : "")) : text;
      }),
    fill: (record) => each((name) => record[name] ?? ""),
    Inputs: ({ state }) => (
      <>
        {Object.values(each((name, field) => <Input field={field} {...bindField(state, name)} />))}
      </>
    ),
  };
}

function Input({
  field,
  ...bound
}: {
  field: Field;
  name: string;
  value: string;
  error: string | undefined;
}): Markup {
  const { label, input, isRequired = false, schema } = field;
  if (input === "lines") return <TextArea label={label} {...bound} />;
  return <TextField label={label} {...bound} required={isRequired} maxLength={longest(schema)} />;
}

/** How long a text may be. */
function longest({ _zod: { def } }: Field["schema"]): number {
  const lengths = (def.checks ?? []).flatMap(({ _zod: { def } }) =>
    "maximum" in def && typeof def.maximum === "number" ? [def.maximum] : [],
  );
  if (lengths.length === 0) throw new Error("a field of text has no bound");
  return Math.min(...lengths);
}
