import { dollars, grouped } from "../../core/format.ts";
import type { Dataset } from "../../reference/records.ts";
import { filedSources } from "../../salaries/companies/company-figures.ts";
import type {
  CompanyRow,
  FiledOccupation,
  FiledPay,
  FiledPercentiles,
  FiledTitle,
} from "../../salaries/companies/read-companies.ts";
import { jobWords } from "../../salaries/subject/job-words.ts";
import { salaryPage } from "../../salaries/subject/page-url.ts";
import { Breadcrumbs } from "../components/breadcrumbs.tsx";
import { ScrollArea } from "../components/scroll-area.tsx";
import type { Markup, Page } from "../page.ts";

/** Titles that are shown at once; the others open. */
const shownTitles = 25;

/** An employer: what it has filed that it pays, by occupation and by job title. */
export function companyPage(company: CompanyRow, filed: FiledPay, dataset: Dataset): Page {
  const { name, slug } = company;
  const occupations = filed.occupationsOf(slug);
  const titles = filed.titlesOf(slug);
  const answer = answerOf(company, occupations[0], titles[0]);
  return {
    title: `What ${name} pays, as filed`,
    description: `${answer} By occupation and job title, from public filings.`,
    canonical: `/companies/${slug}`,
    kind: "wide",
    body: (
      <>
        <Breadcrumbs steps={[{ name: "Employers", path: "/companies" }]} current={name} />
        <h1 class="question">What {name} pays</h1>
        <p class="answer">{answer}</p>
        <p class="note">
          This is base pay as the employer filed it with the U.S. Department of Labor for workers on
          visas: the lower end of what it offered, without bonus and stock. It is not what everybody
          there earns.
        </p>
        {occupations.length > 0 && <Occupations occupations={occupations} company={company} />}
        {company.filed.median !== null && <Titles titles={titles} company={company} />}
        <Sources company={company} dataset={dataset} />
      </>
    ),
  };
}

/** What it pays in a sentence: for its most common occupation, else for its most common title. */
function answerOf(
  { name, filed, filedWages }: CompanyRow,
  occupation: FiledOccupation | undefined,
  title: FiledTitle | undefined,
): string {
  if (occupation) {
    return `${name} offered ${jobWords(occupation.title)} on visas a base pay of typically ${dollars(occupation.median)} a year, in ${grouped(occupation.filings)} filings from October 2025 to March 2026.`;
  }
  if (title?.median != null) {
    return `${name} offered workers on visas with the title ${title.title} a base pay of typically ${dollars(title.median)} a year, in ${grouped(title.filings)} filings from October to December 2023.`;
  }
  const typical = filed.median === null ? "" : ` of typically ${dollars(filed.median)} a year`;
  return `${name} offered workers on visas, whatever the job, a base pay${typical}, in ${grouped(filedWages)} filings from October to December 2023.`;
}

function Occupations({
  occupations,
  company,
}: {
  occupations: readonly FiledOccupation[];
  company: CompanyRow;
}): Markup {
  const names = new Set(occupations.map(({ employer }) => employer));
  const years = new Set(occupations.flatMap(({ survey }) => survey?.year ?? []));
  return (
    <section class="section" aria-labelledby="occupations">
      <h2 id="occupations">By occupation, October 2025 to March 2026</h2>
      <p class="next">
        {grouped(company.recentFilings)} H-1B filings, in the occupations of which {company.name} is
        one of the employers with the most. Next to each is what half of all workers of the
        occupation in the United States earn more than
        {years.size > 0 && ` (survey of May ${[...years].join(" and ")})`}; where the survey counts
        several occupations as one, of all of them.
        {names.size > 1 &&
          " It files under several names, which have a row each: two medians cannot be joined to one."}
      </p>
      <ScrollArea label="Filed pay by occupation">
        <table>
          <thead>
            <tr>
              <th scope="col">Occupation</th>
              <th scope="col" class="number">
                Filings
              </th>
              <th scope="col" class="number">
                Median offered
              </th>
              <th scope="col" class="number">
                All workers, nation
              </th>
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

function Titles({
  titles,
  company,
}: {
  titles: readonly FiledTitle[];
  company: CompanyRow;
}): Markup {
  const all = { title: "All filings", filings: company.filedWages, ...company.filed };
  const rest = titles.slice(shownTitles);
  return (
    <section class="section" aria-labelledby="titles">
      <h2 id="titles">By job title, October to December 2023</h2>
      <p class="next">
        {grouped(company.filedWages)} full-time filings of an earlier period
        {company.recentFilings > 0 && ", not to be mixed with those above"}. A title has a row if
        five or more filings have it, and its lowest and highest tenth if 20 or more do.
      </p>
      <TitleTable label="Filed pay by job title" rows={[all, ...titles.slice(0, shownTitles)]} />
      {rest.length > 0 && (
        <details>
          <summary>{grouped(rest.length)} more titles</summary>
          <TitleTable label="Filed pay of more job titles" rows={rest} />
        </details>
      )}
    </section>
  );
}

function TitleTable({
  label,
  rows,
}: {
  label: string;
  rows: readonly (FiledPercentiles & { title: string; filings: number })[];
}): Markup {
  return (
    <ScrollArea label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">Job title</th>
            {[
              "Filings",
              "Lowest tenth",
              "Lower quarter",
              "Median",
              "Upper quarter",
              "Top tenth",
            ].map((name) => (
              <th scope="col" class="number">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, filings, p10, p25, median, p75, p90 }) => (
            <tr>
              <th scope="row">{title}</th>
              <td class="number">{grouped(filings)}</td>
              {[p10, p25, median, p75, p90].map((pay) => (
                <td class="number">{pay === null ? "–" : dollars(pay)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

function Sources({ company, dataset }: { company: CompanyRow; dataset: Dataset }): Markup {
  const files = [filedSources.byOccupation, filedSources.byTitle].flatMap(
    (id) => dataset.sources.get(id) ?? [],
  );
  return (
    <section class="section" aria-labelledby="sources">
      <h2 id="sources">Where this comes from</h2>
      <p>
        {company.name} files as {company.employers.join("; ")}.
        {company.filings !== null &&
          ` ${grouped(company.filings)} of its applications were certified from October 2021 to September 2025.`}
      </p>
      <ul>
        {files.map(({ publisher, title, release, url }) => (
          <li>
            {publisher}: <a href={url}>{title}</a>, {release}.
          </li>
        ))}
      </ul>
      <p class="note">
        The file by occupation lists the employers with the most filings of each occupation, with
        five or more; its pay is rounded to thousands. An occupation that is not here is one of
        which {company.name} is not among them.{" "}
        <a href="/docs/api/catalog#listCompanies">The same by API</a>
      </p>
    </section>
  );
}
