import type { Markup } from "../page.ts";

/** The hidden field by which a form shows that it is of this browser's session. */
export function FormToken({ value }: { value: string }): Markup {
  return <input type="hidden" name="form_token" value={value} />;
}

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

/** A delete that takes two steps: the first opens the form. */
export function DeleteForm({
  action,
  what,
  formToken,
  note,
}: {
  action: string;
  /** The record with its article: `the contact`. */
  what: string;
  formToken: string;
  /** A sentence about other records that the deletion concerns. */
  note?: string;
}): Markup {
  return (
    <details class="delete">
      <summary>Delete {what}…</summary>
      <form method="post" action={action}>
        <FormToken value={formToken} />
        <p>{note ?? "It is deleted for good."}</p>
        <button class="quiet danger" type="submit">
          Delete {what}
        </button>
      </form>
    </details>
  );
}
