import type { Job } from "../../../contracts/responses/pipeline/job.ts";
import { grouped } from "../../../core/format.ts";
import type { SavedView } from "../../../pipeline/views/view-record.ts";
import { TextField } from "../../forms/text-field.tsx";
import type { Markup, Page } from "../../page.ts";
import { FormToken } from "../form-token.tsx";
import { type BoardQuery, boardPath } from "./board-query.ts";
import { JobCard } from "./job-card.tsx";
import { SavedViews } from "./saved-views.tsx";
import { inWords, type Status } from "./words.ts";

export interface BoardColumn {
  status: Status;
  total: number;
  jobs: readonly Job[];
  nextCursor: string | null;
}

export interface BoardState {
  query: BoardQuery;
  columns: readonly BoardColumn[];
  views: readonly SavedView[];
  formToken: string;
  /** A job whose delete can still be taken back. */
  held: { id: string; name: string } | null;
}

/** `/app/jobs`: all jobs by their status, or those of one. */
export function boardPage({ query, columns, views, formToken, held }: BoardState): Page {
  const total = columns.reduce((sum, column) => sum + column.total, 0);
  const isFiltered = query.q !== "" || query.company !== "" || query.status !== null;
  if (total === 0 && !isFiltered && !held) return emptyBoard();
  return {
    title: "Jobs",
    modules: ["board.js"],
    body: (
      <>
        {held && <HeldDelete {...held} formToken={formToken} />}
        <WaysToAdd transfer="Import and export" />
        <Filters query={query} />
        <SavedViews query={query} views={views} formToken={formToken} />
        <p class="note" role="status" data-board-status>
          {total === 0 ? noJobs(query) : `${grouped(total)} ${total === 1 ? "job" : "jobs"}`}
        </p>
        <div class={query.status ? "board single" : "board"} data-board>
          {columns.map((column) => (
            <Column column={column} query={query} formToken={formToken} />
          ))}
        </div>
      </>
    ),
  };
}

function noJobs({ q, company, status }: BoardQuery): string {
  if (q) return "No job has all of these words. Each word must be the beginning of one in the job.";
  if (company) return "No job is at a company of this name.";
  return status ? `No job is in ${inWords(status)}.` : "There is no job.";
}

/** Before the first job, nine empty columns would say nothing. */
function emptyBoard(): Page {
  return {
    title: "Jobs",
    body: (
      <>
        <p class="lead">
          There is no job yet. Add one from its link or by hand, or bring the list that you have.
        </p>
        <WaysToAdd transfer="Import a list" />
        <p class="note">
          Each job gets a column by its status, a check of its pay, and a place for interviews,
          contacts and notes.
        </p>
      </>
    ),
  };
}

function WaysToAdd({ transfer }: { transfer: string }): Markup {
  return (
    <p class="actions">
      <a class="button" href="/app/jobs/new">
        Add a job
      </a>
      <a class="button quiet" href="/app/jobs/from-link">
        Add from a link
      </a>
      <a class="button quiet" href="/app/jobs/import">
        {transfer}
      </a>
    </p>
  );
}

function Filters({ query }: { query: BoardQuery }): Markup {
  return (
    <form class="filters" method="get" action="/app/jobs">
      <TextField name="q" label="Search" value={query.q} />
      <TextField name="company" label="Company" value={query.company} hint="Its full name" />
      {query.status && <input type="hidden" name="status" value={query.status} />}
      <button class="quiet" type="submit">
        Filter
      </button>
      {(query.q || query.company || query.status) && <a href="/app/jobs">Show all</a>}
    </form>
  );
}

function Column({
  column: { status, total, jobs, nextCursor },
  query,
  formToken,
}: {
  column: BoardColumn;
  query: BoardQuery;
  formToken: string;
}): Markup {
  const name = inWords(status);
  return (
    <section class="board-column" data-status={status} aria-labelledby={`column-${status}`}>
      <h2 id={`column-${status}`}>
        <a href={boardPath({ ...query, status, cursor: "" })}>{name}</a>{" "}
        <span class="note">{grouped(total)}</span>
      </h2>
      <ul>
        {jobs.map((job) => (
          <JobCard job={job} formToken={formToken} back={boardPath(query)} />
        ))}
      </ul>
      {nextCursor !== null && (
        <p>
          <a href={boardPath({ ...query, status, cursor: query.status ? nextCursor : "" })}>
            {query.status ? "More jobs" : `All ${grouped(total)} in ${name}`}
          </a>
        </p>
      )}
    </section>
  );
}

function HeldDelete({
  id,
  name,
  formToken,
}: {
  id: string;
  name: string;
  formToken: string;
}): Markup {
  return (
    <form class="notice actions" method="post" action={`/app/jobs/${id}/undo-delete`}>
      <FormToken value={formToken} />
      <span role="status">{name} will be deleted in ten seconds.</span>
      <button class="quiet" type="submit">
        Undo
      </button>
    </form>
  );
}
