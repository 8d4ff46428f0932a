import type { Markup } from "../page.ts";
import { FormToken } from "./form-token.tsx";

/** A form of one button. */
export function ButtonForm({
  action,
  text,
  formToken,
  label,
  fields = {},
  isMain = false,
}: {
  action: string;
  text: string;
  formToken: string;
  /** What a screen reader says, where several buttons have the same text. It begins with that. */
  label?: string;
  /** Additional fields that it sends. */
  fields?: Readonly<Record<string, string>>;
  /** Whether it is what the page is for. */
  isMain?: boolean;
}): Markup {
  return (
    <form method="post" action={action}>
      <FormToken value={formToken} />
      {Object.entries(fields).map(([name, value]) => (
        <input type="hidden" name={name} value={value} />
      ))}
      <button class={isMain ? undefined : "quiet"} type="submit" aria-label={label}>
        {text}
      </button>
    </form>
  );
}
