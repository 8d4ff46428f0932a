import { dollars, grouped } from "#shared/core/format.ts";
import { Breadcrumbs } from "#shared/html/components/breadcrumbs.tsx";
import type { Markup, Page } from "#shared/html/page.ts";
import type { Dataset } from "#shared/reference/records.ts";
import { filedSources } from "#shared/salaries/companies/company-figures.ts";
import type {
  CompanyRow,
  FiledOccupation,
  FiledPay,
  FiledTitle,
} from "#shared/salaries/companies/read-companies.ts";
import { peopleOfOccupation } from "#shared/salaries/subject/job-words.ts";
import { Occupations, Titles } from "./filed-tables.page.tsx";

/** An employer: what it has filed that it pays, by occupation and by job title. */
export function companyPage(company: CompanyRow, filed: FiledPay, dataset: Dataset): Page {
  const { name, slug } = company;
  const occupations = filed.occupationsOf(slug);
  const titles = filed.titlesOf(slug);
  const answer = answerOf(company, occupations, titles[0]);
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
  occupations: readonly FiledOccupation[],
  title: FiledTitle | undefined,
): string {
  const [most, ...others] = occupations;
  if (most) {
    const isShared = others.some((other) => other.title === most.title);
    return sentence({
      name,
      to: `${peopleOfOccupation(most.title)} on work visas`,
      ...most,
      of: isShared ? `filings of ${most.employer}` : "filings",
      period: "October 2025 to March 2026",
    });
  }
  const to = title
    ? `workers on visas with the title ${title.title}`
    : "workers on visas, whatever the job,";
  const { filings, median } = title ?? { filings: filedWages, median: filed.median };
  return sentence({
    ...{ name, to, filings, median, of: "filings", period: "October to December 2023" },
  });
}

function sentence(facts: {
  name: string;
  to: string;
  filings: number;
  median: number | null;
  of: string;
  period: string;
}): string {
  const { name, to, filings, median, of, period } = facts;
  if (median === null) return `${name} made ${grouped(filings)} ${of} from ${period}.`;
  return `${name} typically offered ${to} ${dollars(median)} a year in base pay: the median of ${grouped(filings)} ${of} from ${period}.`;
}

function Sources({ company, dataset }: { company: CompanyRow; dataset: Dataset }): Markup {
  const { name, employers, filings, recentFilings, filedWages } = company;
  const used = [
    ...(recentFilings > 0 ? [filedSources.byOccupation] : []),
    ...(filedWages > 0 ? [filedSources.byTitle] : []),
  ];
  return (
    <section class="section" aria-labelledby="sources">
      <h2 id="sources">Where this comes from</h2>
      <p>
        The {employers.length > 1 ? "names" : "name"} on the filings, without points and commas:{" "}
        {employers.join("; ")}.
        {filings !== null &&
          ` Of ${name}’s applications ${grouped(filings)} were certified from October 2021 to September 2025.`}
      </p>
      <ul>
        {used
          .flatMap((id) => dataset.sources.get(id) ?? [])
          .map(({ publisher, title, release, url }) => (
            <li>
              {publisher}: <a href={url}>{title}</a>, {release}.
            </li>
          ))}
      </ul>
      <p class="note">
        {recentFilings > 0
          ? `The file of October 2025 to March 2026 names the employers with the most filings of each occupation, and their pay in thousands. In an occupation that is not here ${name} is not among them.`
          : `Of October 2025 to March 2026 only the employers with the most filings of each occupation are known, and ${name} is not among them in any.`}{" "}
        <a href="/docs/api/catalog#listCompanies">The same by API</a>
      </p>
    </section>
  );
}
