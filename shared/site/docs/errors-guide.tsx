import { type ErrorRow, errors, type RetryStrategy } from "#shared/core/errors.ts";
import type { Markup } from "#shared/html/page.ts";

const advice: Readonly<Record<RetryStrategy, string>> = {
  retry_with_clarification: "Correct the request; the hint asks for the missing information.",
  use_alternative_tool: "Call the path in the hint instead.",
  retry_after_seconds: "Repeat the request after the number of seconds in the hint.",
};

/** Every code of both APIs, by status. */
export function ErrorsGuide(): Markup {
  const byStatus = Map.groupBy(Object.entries<ErrorRow>(errors), ([, { status }]) => status);
  return (
    <>
      <p>
        Every error of the Salary Data API has a <code>code</code>, a message for people and a{" "}
        <code>retry_strategy</code> for programs. The Job Pipeline API has codes of its own for the
        same errors; each section has both.
      </p>
      <h2 id="strategies">Retry strategies</h2>
      <dl class="fields">
        {Object.entries(advice).map(([strategy, text]) => (
          <div>
            <dt>
              <code>{strategy}</code>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {[...byStatus]
        .toSorted(([a], [b]) => a - b)
        .map(([status, rows]) => (
          <div class="errors">
            <h2 id={`status-${status}`}>{status}</h2>
            {rows.map(([code, row]) => (
              <ErrorSection code={code} row={row} />
            ))}
          </div>
        ))}
    </>
  );
}

function ErrorSection({ code, row }: { code: string; row: ErrorRow }): Markup {
  return (
    <section id={code} aria-labelledby={`${code}-name`}>
      <h3 id={`${code}-name`}>
        <a href={`#${code}`}>
          <code>{code}</code>
        </a>
      </h3>
      <p>
        {row.title}. {advice[row.strategy]}
      </p>
      <p class="note">
        <code>{row.type}</code>, <code>{row.strategy}</code>; in the Job Pipeline API{" "}
        <code>{row.pipeline}</code>
      </p>
    </section>
  );
}
