import { CodeSample } from "#shared/html/components/copyable.tsx";
import type { Markup } from "#shared/html/page.ts";

/** How to read a list to its end. */
export function Pagination({ origin }: { origin: string }): Markup {
  const roles = `${origin}/api/v1/intelligence/salaries/roles`;
  return (
    <>
      <p>
        <a href="/docs/client#lists">The TypeScript client</a> does this by itself.
      </p>
      <h2 id="salary">Salary Data API</h2>
      <p>
        A list returns a page of <code>limit</code> rows with <code>pagination.next_cursor</code>.
        Pass it as <code>starting_after</code> to get the next page, with the same filters and
        order; <code>limit</code> may change. <code>pagination.previous_cursor</code> leads back, as{" "}
        <code>ending_before</code>. A cursor of null means that there is no more.
      </p>
      <CodeSample label="the first page" code={`curl '${roles}?limit=100&sort=title'`} />
      <CodeSample
        label="the next page"
        code={`curl "${roles}?limit=100&sort=title&starting_after=$NEXT_CURSOR"`}
      />
      <p>
        A cursor belongs to its list: with other filters or another order it is refused with{" "}
        <a href="/docs/errors#parameter_missing">parameter_missing</a>. Rows that are added
        meanwhile shift nothing.
      </p>
      <h2 id="pipeline">Job Pipeline API</h2>
      <p>
        Lists take <code>limit</code> and <code>cursor</code>, and return <code>nextCursor</code>,
        which is null on the last page. A page may be shorter than <code>limit</code> if its rows
        are very large, so read until the cursor is null.
      </p>
    </>
  );
}
