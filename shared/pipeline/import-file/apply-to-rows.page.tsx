import type { Markup } from "#shared/html/page.ts";

/** Draws the preview of an import again, with what has been chosen. */
export function ApplyToRows(): Markup {
  return (
    <p class="actions">
      <button class="quiet" type="submit" name="action" value="preview">
        Apply to the rows
      </button>
    </p>
  );
}
