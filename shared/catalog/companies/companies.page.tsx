import { grouped } from "#shared/core/format.ts";
import { CatalogSearch } from "#shared/html/components/choices.tsx";
import type { Markup, Page } from "#shared/html/page.ts";
import { mostFilingsFirst } from "#shared/salaries/companies/company-figures.ts";
import type { CompanyRow } from "#shared/salaries/companies/read-companies.ts";
import type { FoundCompanies } from "../search-companies.ts";

const catalog = { path: "/companies", label: "Search for an employer" };

/** Employers that the page without a search lists. */
const most = 60;

interface CompaniesFilter {
  /** The typed search. */
  q: string;
  letter: string;
}

/** `/companies` */
export function companiesPage(companies: readonly CompanyRow[]): Page {
  return {
    title: "What employers pay",
    description: `Base pay that ${grouped(companies.length)} employers have filed for workers on visas, by occupation and job title.`,
    canonical: "/companies",
    kind: "wide",
    body: (
      <>
        <h1>What employers pay</h1>
        <p class="lead">
          The base pay that {grouped(companies.length)} employers have filed for workers on visas:
          public records, by occupation and by job title. It is the lower end of what they offered
          and not everybody’s pay.
        </p>
        <CatalogSearch {...catalog} />
        <CompanyList
          label="Employers with the most filings"
          companies={companies.toSorted(mostFilingsFirst).slice(0, most)}
        />
      </>
    ),
  };
}

/** The employers that a filter finds. */
export function filteredCompaniesPage(
  { q, letter }: CompaniesFilter,
  { found, total, isShortened }: FoundCompanies,
): Page {
  const heading = headingOf({ q, letter }, isShortened);
  return {
    title: heading,
    description: `${heading}: the base pay that they have filed for workers on visas.`,
    ...(q === "" ? { canonical: `/companies?letter=${letter}` } : { unlisted: true }),
    kind: "wide",
    body: (
      <>
        <h1>{heading}</h1>
        <CatalogSearch {...catalog} q={q} letter={letter} />
        {found.length === 0 ? (
          <p class="lead">
            No employer with ten or more filings has this name.{" "}
            <a href="/companies">Those with the most filings</a>
          </p>
        ) : (
          <>
            {isShortened && (
              <p class="lead">No employer with ten or more filings has this whole name.</p>
            )}
            <CompanyList label={heading} companies={found} />
            {total > found.length && (
              <p class="note">
                The first {found.length} of {grouped(total)}. More words find fewer.
              </p>
            )}
          </>
        )}
      </>
    ),
  };
}

function headingOf({ q, letter }: CompaniesFilter, isShortened: boolean): string {
  if (q === "") return `Employers that begin with ${letter}`;
  return isShortened ? `Nearest to “${q}”` : `Employers that match “${q}”`;
}

/** In the order of their names; a name that begins with a number has no letter. */
export function companiesByLetter(companies: readonly CompanyRow[], letter: string): CompanyRow[] {
  const plain = ({ name }: CompanyRow) => name.normalize("NFKD").toUpperCase();
  return companies
    .filter((company) => plain(company).startsWith(letter))
    .toSorted((a, b) => a.name.localeCompare(b.name, "en"));
}

function CompanyList({
  label,
  companies,
}: {
  label: string;
  companies: readonly CompanyRow[];
}): Markup {
  return (
    <section class="long-list" aria-label={label}>
      <h2>{label}</h2>
      <p class="note">
        Filings from October 2025 to March 2026, in occupations in which the employer is among those
        that file the most; “in 2023” are all from October to December 2023.
      </p>
      <ul class="employers plain">
        {companies.map((company) => (
          <li>
            <a href={`/companies/${company.slug}`}>{company.name}</a>{" "}
            <span class="note">{filingsInWords(company)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The count of the newer period, or of the older one where there is none. */
function filingsInWords({ recentFilings, filedWages }: CompanyRow): string {
  return recentFilings > 0
    ? `${grouped(recentFilings)} filings`
    : `${grouped(filedWages)} filings in 2023`;
}
