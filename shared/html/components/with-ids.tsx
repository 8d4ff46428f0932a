import type { Markup } from "../page.ts";

/** A sentence whose ids of data points are shown by their beginning; they are selected and copied whole. */
export function WithIds({ text }: { text: string }): Markup {
  return (
    <>
      {text
        .split(/(\bdp_[\w-]+)/)
        .map((part, at) => (at % 2 === 0 ? part : <span class="id">{part}</span>))}
    </>
  );
}
