import { grouped } from "#shared/core/format.ts";
import type { Markup } from "#shared/html/page.ts";
import type { BoardQuery } from "./board-query.ts";

/** The heading of the board, its search, and the ways to add to it. */
export function BoardTop({ query, all }: { query: BoardQuery; all: number }): Markup {
  const { q, company, status, closed } = query;
  return (
    <div class="board-top">
      <h1>Board</h1>
      <search>
        <form class="find" method="get" action="/app/jobs" data-board-search>
          <label class="visually-hidden" for="q">
            Search by a job's title, company, place or notes
          </label>
          <input
            id="q"
            name="q"
            type="search"
            value={q}
            placeholder={all === 1 ? "Search 1 job" : `Search ${grouped(all)} jobs`}
            autocomplete="off"
            maxlength={200}
          />
          {company && <input type="hidden" name="company" value={company} />}
          {status && <input type="hidden" name="status" value={status} />}
          {closed && !q && <input type="hidden" name="closed" value="yes" />}
          <button class="btn" type="submit">
            Search
          </button>
        </form>
      </search>
      <a class="btn wide-only push" href="/app/jobs/import">
        Import or export
      </a>
      <a class="btn wide-only" href="/app/jobs/from-link">
        Add from a link
      </a>
      <a class="btn go" href="/app/jobs/new">
        Add a job
      </a>
    </div>
  );
}
