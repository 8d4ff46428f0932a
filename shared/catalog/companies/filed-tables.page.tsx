import { dollars, grouped } from "#shared/core/format.ts";
import { ScrollArea } from "#shared/html/components/scroll-area.tsx";
import type { Markup } from "#shared/html/page.ts";
import { surveyPeriod } from "#shared/salaries/companies/company-figures.ts";
import type {
  CompanyRow,
  FiledOccupation,
  FiledTitle,
  SurveyMedian,
} from "#shared/salaries/companies/read-companies.ts";
import { salaryPage } from "#shared/salaries/subject/page-url.ts";

/** Titles that are shown at once; the others open. */
const shownTitles = 25;

/** What an employer filed from October 2025 to March 2026. */
export function Occupations({
  occupations,
  company: { name, recentFilings },
}: {
  occupations: readonly FiledOccupation[];
  company: CompanyRow;
}): Markup {
  const names = new Set(occupations.map(({ employer }) => employer));
  return (
    <section class="section" aria-labelledby="occupations">
      <h2 id="occupations">By occupation, October 2025 to March 2026</h2>
      <p class="next">
        {grouped(recentFilings)} H-1B filings, counted only in occupations in which {name} is among
        the employers that file the most. The last column is the median of all workers of the
        occupation in the country
        {surveysOf(occupations)}; a few of these figures cover several occupations together.
        {names.size > 1 && ` ${name} files under several names, and each has rows of its own.`}
      </p>
      <ScrollArea label="Filed pay by occupation">
        <table>
          <thead>
            <tr>
              <th scope="col">Occupation</th>
              <Heads names={["Filings", "Median offered", "All workers, nation"]} />
            </tr>
          </thead>
          <tbody>
            {occupations.map(({ title, roleSlug, employer, filings, median, survey }) => (
              <tr>
                <th scope="row">
                  {roleSlug ? <a href={salaryPage({ role: roleSlug })}>{title}</a> : title}
                  {names.size > 1 && <span class="note filed-as"> {employer}</span>}
                </th>
                <td class="number">{grouped(filings)}</td>
                <td class="number">{dollars(median)}</td>
                <td class="number">{survey ? dollars(survey.median) : "not published"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </section>
  );
}

type TitleRow = Omit<FiledTitle, "companySlug">;

/** What an employer filed from October to December 2023, all jobs together first. */
export function Titles({
  titles,
  company: { filed, filedWages, recentFilings },
}: {
  titles: readonly FiledTitle[];
  company: CompanyRow;
}): Markup {
  const all = {
    ...{ title: "All filings, whatever the job", filings: filedWages, ...filed },
    ...{ occupation: null, survey: null },
  };
  const rest = titles.slice(shownTitles);
  const isCompared = titles.some(({ survey }) => survey);
  return (
    <section class="section" aria-labelledby="titles">
      <h2 id="titles">By job title, October to December 2023</h2>
      <p class="next">
        {grouped(filedWages)} full-time filings from an earlier period
        {recentFilings > 0 && ", which are not to be mixed with those above"}.{" "}
        {titles.length > 0
          ? "A title is listed from five filings, its lowest and top tenth from 20."
          : "No title is on five of them."}
        {isCompared &&
          ` The last column is the median of all workers of the occupation in the country${surveysOf(titles)}, for a title whose filings mostly name one occupation.`}
      </p>
      <TitleTable
        label="Filed pay by job title"
        rows={[all, ...titles.slice(0, shownTitles)]}
        isCompared={isCompared}
      />
      {rest.length > 0 && (
        <details>
          <summary>{grouped(rest.length)} more titles</summary>
          <TitleTable label="Filed pay of more job titles" rows={rest} isCompared={isCompared} />
        </details>
      )}
    </section>
  );
}

function TitleTable({
  label,
  rows,
  isCompared,
}: {
  label: string;
  rows: readonly TitleRow[];
  /** Whether the survey's figures are next to those of titles. */
  isCompared: boolean;
}): Markup {
  return (
    <ScrollArea label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">Job title</th>
            <Heads
              names={[
                ...["Filings", "Lowest tenth", "Lower quarter", "Median", "Upper quarter"],
                ...["Top tenth", ...(isCompared ? ["All workers, nation"] : [])],
              ]}
            />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, occupation, filings, p10, p25, median, p75, p90, survey }) => (
            <tr>
              <th scope="row">
                {title}
                {survey && occupation && <span class="note filed-as"> {occupation.title}</span>}
              </th>
              <td class="number">{grouped(filings)}</td>
              {[p10, p25, median, p75, p90].map((pay) => (
                <td class="number">{pay === null ? "–" : dollars(pay)}</td>
              ))}
              {isCompared && <td class="number">{survey ? dollars(survey.median) : "–"}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

function Heads({ names }: { names: readonly string[] }): Markup {
  return (
    <>
      {names.map((name) => (
        <th scope="col" class="number">
          {name}
        </th>
      ))}
    </>
  );
}

/** `, in the survey of May 2025`; empty where the survey has no figure of any row. */
function surveysOf(rows: readonly { survey: SurveyMedian | null }[]): string {
  const periods = new Set(rows.flatMap(({ survey }) => (survey ? [surveyPeriod(survey)] : [])));
  return periods.size === 0 ? "" : `, in the survey of ${[...periods].join(" and ")}`;
}
