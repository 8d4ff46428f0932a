import type { Markup } from "../page.ts";

/** The hidden field by which a form shows that it is of this browser's session. */
export function FormToken({ value }: { value: string }): Markup {
  return <input type="hidden" name="form_token" value={value} />;
}
