import { raw } from "hono/html";
import { closedStatuses, type Status, statuses } from "#schema/job-statuses.ts";
import { grouped } from "#shared/core/format.ts";
import { inWords } from "#shared/html/in-words.ts";
import type { Markup } from "#shared/html/page.ts";
import { type BoardQuery, boardPath } from "./board-query.ts";
import type { CardColumn } from "./card.ts";
import { type CardView, JobCard, MoveChoices } from "./job-card.page.tsx";
import { isToday } from "./next-action.ts";

export type BoardColumn = Omit<CardColumn, "cards"> & { cards: readonly CardView[] };

const closedPath = boardPath({ closed: true });

/** A column of the board, with as many of its jobs as a page takes. `isNow`: a phone shows it first. */
export function Column({
  column: { status, total, totalIsLowerBound, cards, nextCursor },
  isNow,
  query,
  now,
  formToken,
}: {
  column: BoardColumn;
  isNow: boolean;
  query: BoardQuery;
  now: number;
  formToken: string;
}): Markup {
  const name = inWords(status);
  // The same in every card of the column, so that it is rendered once.
  const choices = raw(
    String(<MoveChoices status={status} formToken={formToken} back={boardPath(query)} />),
  );
  return (
    <section
      class={isNow ? "board-column now" : "board-column"}
      id={`column-${status}`}
      data-status={status}
      data-name={name}
      aria-labelledby={`heading-${status}`}
    >
      <h2 id={`heading-${status}`} tabindex={-1}>
        {name} <span class="count">{grouped(total)}</span>
      </h2>
      <ul>
        {cards.map((view) => (
          <JobCard view={view} now={now} choices={choices} />
        ))}
      </ul>
      {nextCursor !== null && (
        <p class="more-jobs">
          <a href={boardPath({ ...query, status, cursor: query.status ? nextCursor : "" })}>
            {query.status
              ? "More jobs"
              : `All ${totalIsLowerBound ? "" : `${grouped(total)} `}in ${name}`}
          </a>
        </p>
      )}
    </section>
  );
}

/** The columns of open jobs, next to those of jobs that have ended. */
export function OpenFold({ totals }: { totals: ReadonlyMap<Status, number> }): Markup {
  return (
    <div class="fold">
      <a href="/app/jobs">Open {grouped(countOpen(totals))}</a>
    </div>
  );
}

/** The column of saved jobs is folded to this where there is no room for it. */
export function SavedFold({ total }: { total: number }): Markup {
  return (
    <div class="fold saved" data-status="saved" data-name={inWords("saved")}>
      <a href="#column-saved">Saved {grouped(total)}</a>
    </div>
  );
}

/** Says how many jobs have ended, and takes a card that is dragged there. */
export function ClosedFold({ totals }: { totals: ReadonlyMap<Status, number> }): Markup {
  return (
    <div class="fold closed">
      <a href={closedPath}>Closed {grouped(countClosed(totals))}</a>
      <ul aria-hidden="true">
        {closedStatuses.map((status) => (
          <li data-status={status} data-name={inWords(status)}>
            {inWords(status)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Names the columns, because a phone shows one at a time. */
export function Tabs({
  columns,
  now,
  query,
  totals,
}: {
  columns: readonly BoardColumn[];
  now: Status | undefined;
  query: BoardQuery;
  totals: ReadonlyMap<Status, number>;
}): Markup {
  const isWhole = query.q === "" && query.company === "";
  return (
    <nav class="board-tabs" aria-label="Columns" data-board-tabs>
      {columns.map(({ status, total, cards }) => (
        <a href={`#column-${status}`} aria-current={status === now ? "true" : undefined}>
          <b class={cards.some(({ next }) => isToday(next)) ? "due" : undefined}>
            {grouped(total)}
          </b>{" "}
          {shortName(status)}
        </a>
      ))}
      {isWhole && !query.closed && (
        <a href={closedPath}>
          <b>{grouped(countClosed(totals))}</b> Closed
        </a>
      )}
      {isWhole && query.closed && (
        <a href="/app/jobs">
          <b>{grouped(countOpen(totals))}</b> Open
        </a>
      )}
    </nav>
  );
}

function shortName(status: Status): string {
  return status === "interviewing" ? "Interview" : inWords(status);
}

function countClosed(totals: ReadonlyMap<Status, number>): number {
  return closedStatuses.reduce((sum, status) => sum + (totals.get(status) ?? 0), 0);
}

function countOpen(totals: ReadonlyMap<Status, number>): number {
  return [...totals].reduce(
    (sum, [status, total]) => sum + (statuses[status].isOpen ? total : 0),
    0,
  );
}
