import type { Markup } from "../page.ts";
import { FormToken } from "./form-token.tsx";

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
