import type { Markup } from "../page.ts";
import type { FieldProps } from "./field.tsx";
import { TextField } from "./text-field.tsx";

/** A field for an amount in USD, as people type it. */
export function AmountField(props: FieldProps): Markup {
  return <TextField {...props} maxLength={20} inputMode="decimal" />;
}
