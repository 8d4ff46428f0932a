import { dollars, grouped } from "#shared/core/format.ts";
import type { Markup } from "#shared/html/page.ts";
import { surveyPeriod } from "../companies/company-figures.ts";
import type { FiledOccupation } from "../companies/read-companies.ts";
import { peopleOfOccupation } from "../subject/job-words.ts";
import type { Overview } from "./overview.ts";

/** Employers that are shown. */
const shown = 8;

/** The employers that file most for the occupation, with the pay they filed; it has no place. */
export function WhoFiles({ figure }: { figure: Overview }): Markup | null {
  const rows = filers(figure);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="files">
      <h2 id="files">Who files for this occupation</h2>
      <p class="next">{aboutFilers(figure)}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Employer</th>
            <th scope="col" class="number">
              Filings
            </th>
            <th scope="col" class="number">
              Median offered
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ slug, name, note, filings, median }) => (
            <tr>
              <th scope="row">
                {slug ? <a href={`/companies/${slug}`}>{name}</a> : name}
                {note && <span class="note filed-as"> {note}</span>}
              </th>
              <td class="number">{grouped(filings)}</td>
              <td class="number">{dollars(median)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="tools">
        <a href="/companies">Find another employer</a>
      </p>
    </section>
  );
}

interface Filer {
  /** The slug of the employer's page; null if it has none. */
  slug: string | null;
  name: string;
  /** What tells this row from others of the employer; empty where it has one row. */
  note: string;
  filings: number;
  median: number;
}

/** The rows of the table, by the names that people use. */
export function filers({ employers }: Overview): Filer[] {
  const rows = employers.slice(0, shown);
  const isDivided = titlesOf(employers).length > 1;
  return rows.map(({ companySlug: slug, companyName, employer, title, filings, median }) => {
    const isRepeated = employers.some(
      (other) => slug !== null && other.companySlug === slug && other.employer !== employer,
    );
    return {
      ...{ slug, name: companyName ?? employer, filings, median },
      note: [...(isRepeated ? [employer] : []), ...(isDivided ? [title] : [])].join(", "),
    };
  });
}

/** What the table is of, and the survey's figure to compare it with. */
export function aboutFilers({ role: { occupation }, employers }: Overview): string {
  const [title = occupation.title, ...others] = titlesOf(employers);
  const surveyed = peopleOfOccupation(occupation.title);
  const filedFor =
    others.length > 0
      ? `the occupations that the survey joins under “${occupation.title}”`
      : peopleOfOccupation(title);
  const [{ survey = null } = {}] = employers;
  return [
    `The employers with the most visa filings for ${filedFor} in the whole country, October 2025 to March 2026, and the median base pay they filed: the lower end of what they offered to workers on visas, not everybody’s pay.`,
    ...(survey
      ? [
          `For all ${surveyed} in the country the median is ${dollars(survey.median)}, in the survey of ${surveyPeriod(survey)}.`,
        ]
      : []),
  ].join(" ");
}

function titlesOf(employers: readonly FiledOccupation[]): string[] {
  return [...new Set(employers.map(({ title }) => title))];
}
