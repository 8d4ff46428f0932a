import { inDays } from "#shared/core/dates.ts";
import { dollars, grouped } from "#shared/core/format.ts";
import { inWords } from "#shared/html/in-words.ts";
import type { Markup, Page } from "#shared/html/page.ts";
import { boardPath } from "../board/board-query.ts";
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

/** Occupations that are shown; the employer's own page has the others. */
const shown = 3;

/** What an employer has filed, in a section of a job's page. */
export function FiledPay({ filings }: { filings: NonNullable<CompanyMemory["filings"]> }): Markup {
  return (
    <section aria-labelledby="filed">
      <h2 id="filed">What {filings.name} has filed</h2>
      <FiledLines filings={filings} />
    </section>
  );
}

/** The newer filings by occupation, or else the older ones; never both as one. */
function FiledLines({
  filings: { slug, recent, filedPay },
}: {
  filings: NonNullable<CompanyMemory["filings"]>;
}): Markup {
  const occupations = oneOfEach(recent.occupations).slice(0, shown);
  const survey = occupations.find((own) => own.survey)?.survey;
  return (
    <>
      {occupations.length > 0 ? (
        <ul class="plain">
          {occupations.map((own) => (
            <li>
              {own.title}: {dollars(own.median)}{" "}
              <span class="note">{comparedWith(own, recent.occupations)}</span>
            </li>
          ))}
        </ul>
      ) : (
        filedPay.median !== null && (
          <p>
            {dollars(filedPay.median)}, the median of {grouped(filedPay.filings)} filings, whatever
            the job
          </p>
        )
      )}
      <p class="note">
        Base pay a year as filed for workers on visas,{" "}
        {occupations.length > 0 ? recent.period : filedPay.period}: the lower end of the offer, not
        everybody’s pay.{" "}
        {survey && `All workers: the national median, survey of ${survey.referencePeriod}. `}
        <a href={`/companies/${slug}`}>All that it filed</a>
      </p>
    </>
  );
}

type Occupation = NonNullable<CompanyMemory["filings"]>["recent"]["occupations"][number];

/** Where several of the employer's names file for one occupation, keeps the name with the most filings. */
function oneOfEach(occupations: readonly Occupation[]): Occupation[] {
  return [...Map.groupBy(occupations, ({ title }) => title).values()].flatMap(([most]) =>
    most ? [most] : [],
  );
}

/** `1,972 filings; all workers $135,980` */
function comparedWith(
  { title, employer, filings, survey }: Occupation,
  all: readonly Occupation[],
): string {
  const isShared = all.some((other) => other.title === title && other.employer !== employer);
  return `${grouped(filings)} filings${isShared ? ` of ${employer}` : ""}${survey ? `; all workers ${dollars(survey.median)}` : ""}`;
}
