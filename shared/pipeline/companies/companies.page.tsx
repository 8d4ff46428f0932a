import { inDays } from "#shared/core/dates.ts";
import { grouped } from "#shared/core/format.ts";
import { inWords } from "#shared/html/in-words.ts";
import type { Markup, Page } from "#shared/html/page.ts";
import { boardPath } from "../board/board-query.ts";
import { FiledLines } from "./filed-pay.page.tsx";
import type { CompanyMemory, CompanyMemoryPage } from "./pipeline-companies.response.ts";

/** `/app/companies` */
export function appCompaniesPage({ companies, total, nextCursor }: CompanyMemoryPage): Page {
  return {
    title: "Companies",
    styles: ["job.css"],
    body: (
      <>
        <p class="lead">
          {total === 0
            ? "Each company of your jobs will be here, with what became of them."
            : `${grouped(total)} ${total === 1 ? "company" : "companies"}, with what became of your jobs there.`}
        </p>
        {companies.map((company) => (
          <Company memory={company} />
        ))}
        {nextCursor && (
          <p>
            <a href={`/app/companies?${new URLSearchParams({ cursor: nextCursor })}`}>
              More companies
            </a>
          </p>
        )}
      </>
    ),
  };
}

function Company({ memory }: { memory: CompanyMemory }): Markup {
  const { company, jobs, applied, silence, answers, outcomes, reposts, recentJobs, filings } =
    memory;
  return (
    <section class="company">
      <h2>
        <a href={boardPath({ company })}>{company}</a>
      </h2>
      <div>
        <p>
          {jobs} {jobs === 1 ? "job" : "jobs"}, {applied} applied, {outcomes.offers}{" "}
          {outcomes.offers === 1 ? "offer" : "offers"}, {outcomes.rejected} rejected
        </p>
        {silence.jobs > 0 && (
          <p>
            {silence.jobs} without an answer
            {silence.longestDays !== null && `, the longest ${waiting(silence.longestDays)}`}
          </p>
        )}
        {answers.medianDays !== null && <p>Usually answers {after(answers.medianDays)}</p>}
        {reposts.length > 0 && (
          <p>
            Added again: {reposts.map(({ title, times }) => `${title} (${times} times)`).join(", ")}
          </p>
        )}
        {filings && <FiledLines filings={filings} />}
      </div>
      <ul>
        {recentJobs.map(({ id, title, status }) => (
          <li>
            <a href={`/app/jobs/${id}`}>{title}</a> <span class="note">{inWords(status)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How long an employer has not answered: `for 3 days`. */
function waiting(days: number): string {
  return days < 1 ? "since today" : `for ${inDays(Math.round(days))}`;
}

/** `after 3 days`, or `within a day`. */
function after(days: number): string {
  return days < 1 ? "within a day" : `after ${inDays(Math.round(days))}`;
}
