import type { Markup } from "../page.ts";
import { Copyable, WithIds } from "./copyable.tsx";

/** The evidence of a result: its assumptions, folded, and the citation to copy. */
export function Evidence({
  assumptions,
  citation,
}: {
  assumptions: readonly string[];
  citation: string;
}): Markup {
  return (
    <>
      <details class="assumptions">
        <summary>What this assumes</summary>
        <ul>
          {assumptions.map((sentence) => (
            <li>{sentence}</li>
          ))}
        </ul>
      </details>
      <div id="cite">
        <Copyable label="Copy the citation">
          <blockquote class="quote">
            <WithIds text={citation} />
          </blockquote>
        </Copyable>
      </div>
    </>
  );
}
