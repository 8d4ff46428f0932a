import { type Status, statuses } from "#schema/job-statuses.ts";
import { grouped } from "#shared/core/format.ts";
import { FormToken } from "#shared/html/app-forms/buttons.tsx";
import { inWords } from "#shared/html/in-words.ts";
import type { Markup, Page } from "#shared/html/page.ts";
import { foundInWords } from "../word-search/find-by-words.ts";
import { type BoardQuery, boardPath, isFiltered } from "./board-query.ts";
import {
  type BoardColumn,
  ClosedFold,
  Column,
  OpenFold,
  SavedFold,
  Tabs,
} from "./columns.page.tsx";
import { isSuggested, isToday } from "./next-action.ts";
import type { News } from "./read-news.ts";
import { SavedViews } from "./saved-views.page.tsx";
import type { SavedView } from "./saved-views.ts";

export interface BoardState {
  query: BoardQuery;
  columns: readonly BoardColumn[];
  /** All jobs by their status, whatever was searched for. */
  totals: ReadonlyMap<Status, number>;
  views: readonly SavedView[];
  news: News | null;
  now: number;
  formToken: string;
}

/** `/app/jobs`: all jobs by their status, or those of one. */
export function boardPage(state: BoardState): Page {
  const { query, totals, views, news, formToken } = state;
  const all = [...totals.values()].reduce((sum, total) => sum + total, 0);
  if (all === 0 && !isFiltered(query) && !news) return emptyBoard();
  return {
    title: "Board",
    kind: "full",
    styles: ["board.css"],
    modules: ["board.js"],
    whole: true,
    body: (
      <>
        <BoardTop query={query} all={all} />
        <p class="visually-hidden" role="status" data-board-status />
        <div data-board-region>
          {news && <NewsNotice news={news} query={query} formToken={formToken} />}
          <Found state={state} />
          <Columns state={state} />
          <SavedViews query={query} views={views} formToken={formToken} />
        </div>
      </>
    ),
  };
}

/** What a search has found. The whole board needs no such sentence. */
function Found({ state: { query, columns } }: { state: BoardState }): Markup | null {
  if (!isFiltered(query)) return null;
  const total = columns.reduce((sum, column) => sum + column.total, 0);
  const isCut = columns.some(({ totalIsLowerBound }) => totalIsLowerBound);
  return (
    <p class="found" data-board-found>
      {total === 0 ? noJobs(query) : foundInWords(total, isCut, ["job", "jobs"])}.{" "}
      <a href="/app/jobs">Show the whole board</a>
    </p>
  );
}

function noJobs({ q, company, status }: BoardQuery): string {
  if (q) return `No job has “${q}” at the beginning of a word or in the company's name`;
  if (company) return "No job is at a company of this name";
  return status ? `No job is in ${inWords(status)}` : "There is no job";
}

function Columns({ state }: { state: BoardState }): Markup {
  const { query, totals, formToken } = state;
  const isWhole = !isFiltered(query) && !query.closed;
  // A search shows the columns of jobs that have ended only if it has found any.
  const columns = state.columns.filter(
    ({ status, total }) => query.status || query.closed || statuses[status].isOpen || total > 0,
  );
  const folds = isWhole && columns.some(({ status, total }) => status !== "saved" && total > 0);
  const kind = query.status ? "single" : isFiltered(query) ? "filtered" : folds ? "folds" : "";
  const now = openAtFirst(columns);
  return (
    <>
      {!query.status && <Tabs columns={columns} now={now} query={query} totals={totals} />}
      <div class={`board ${kind}`} data-board>
        {query.closed && <OpenFold totals={totals} />}
        {folds && <SavedFold total={totals.get("saved") ?? 0} />}
        {columns.map((column) => (
          <Column
            column={column}
            isNow={column.status === now}
            query={query}
            now={state.now}
            formToken={formToken}
          />
        ))}
        {isWhole && <ClosedFold totals={totals} />}
      </div>
    </>
  );
}

/** The column that a phone shows first: the furthest with something today, else with something to do, else with an open job, else with any. */
function openAtFirst(columns: readonly BoardColumn[]): Status | undefined {
  const furthest = columns.toReversed();
  const found =
    furthest.find(({ cards }) => cards.some(({ next }) => isToday(next))) ??
    furthest.find(({ cards }) => cards.some(({ next }) => isSuggested(next))) ??
    furthest.find(({ status, cards }) => statuses[status].isOpen && cards.length > 0) ??
    furthest.find(({ cards }) => cards.length > 0) ??
    columns[0];
  return found?.status;
}

/** Before the first job, empty columns would say nothing. */
function emptyBoard(): Page {
  return {
    title: "Your job search",
    body: (
      <>
        <p class="lead">
          There is no job yet. Add one from its link or by hand, or bring the list that you have.
        </p>
        <p class="actions">
          <a class="btn go" href="/app/jobs/from-link">
            Add a job from its link
          </a>
          <a class="btn" href="/app/jobs/new">
            Add a job by hand
          </a>
          <a class="btn" href="/app/jobs/import">
            Import a list
          </a>
        </p>
        <p class="note">
          Each job gets a card with what is next, a check of its pay, and a place for interviews,
          contacts and notes.
        </p>
      </>
    ),
  };
}

/** The heading of the board, its search, and the ways to add to it. */
function BoardTop({ query, all }: { query: BoardQuery; all: number }): Markup {
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

/** What was just done to a job, with the button that takes it back. */
function NewsNotice({
  news: { id, name, move },
  query,
  formToken,
}: {
  news: News;
  query: BoardQuery;
  formToken: string;
}): Markup {
  if (move === null) {
    return (
      <form class="board-news" method="post" action={`/app/jobs/${id}/undo-delete`}>
        <FormToken value={formToken} />
        <span role="status">{name} will be deleted in ten seconds.</span>
        <button class="btn" type="submit">
          Undo
        </button>
      </form>
    );
  }
  return (
    <form class="board-news" method="post" action={`/app/jobs/${id}/undo-move`} data-undo={name}>
      <FormToken value={formToken} />
      <input type="hidden" name="back" value={boardPath(query)} />
      <span role="status">{`${name} was moved from ${inWords(move.from)} to ${inWords(move.to)}.`}</span>
      <button class="btn" type="submit" name="status" value={move.from}>
        Undo
      </button>
    </form>
  );
}
