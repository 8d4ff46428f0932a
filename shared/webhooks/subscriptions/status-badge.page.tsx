import { inWords } from "#shared/html/in-words.ts";
import type { Markup } from "#shared/html/page.ts";

/** Statuses that somebody should look at. */
const bad: ReadonlySet<string> = new Set(["failed", "dead", "disabled"]);

/** The status of a webhook or a delivery; one that is not well has the color of a warning. */
export function StatusBadge({ status }: { status: string }): Markup {
  return <span class={bad.has(status) ? "badge bad" : "badge"}>{inWords(status)}</span>;
}
