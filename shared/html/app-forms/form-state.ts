import { instant } from "#shared/core/dates.ts";
import { instantOfWallTime, wallTime } from "#shared/core/wall-time.ts";

/** The errors of a form by field; `form` is for those that concern no single field. */
export type FormErrors = Readonly<Record<string, string>>;

/** A form as it is shown: what was typed, and what is wrong with it. */
export interface FormState<Name extends string> {
  values: Readonly<Record<Name, string>>;
  errors: FormErrors;
  /** The status of the response. */
  status?: number;
  formToken: string;
}

/** The properties of a form's field. */
export function bindField<Name extends string>(
  { values, errors }: Pick<FormState<Name>, "values" | "errors">,
  name: Name,
): { name: Name; value: string; error: string | undefined } {
  return { name, value: values[name], error: errors[name] };
}

/** Text of a field for a body: null if it is blank. */
export function orNull(text: string): string | null {
  return text.trim() === "" ? null : text;
}

/** Makes an empty text undefined, for a field that must be there. */
export function orAbsent(text: string): string | undefined {
  return orNull(text) ?? undefined;
}

/**
 * A time as typed, as an instant of the API; text that is none is kept, so that it is refused.
 *
 * @param was the instant that the form showed. It stays if the same is typed, which has no seconds and,
 * when clocks go back, comes twice.
 */
export function instantText(text: string, timeZone: string, was = ""): string {
  const before = Date.parse(was);
  if (!Number.isNaN(before) && wallTime(before, timeZone) === text) return instant(before);
  const at = instantOfWallTime(text, timeZone);
  return at === null ? text : instant(at);
}
