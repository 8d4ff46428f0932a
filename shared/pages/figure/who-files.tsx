import { dollars, grouped } from "../../core/format.ts";
import type { Overview } from "../../salaries/figure-page/overview.ts";
import { jobWords } from "../../salaries/subject/job-words.ts";
import type { Markup } from "../page.ts";

/** Employers that are shown. */
const shown = 8;

/** The employers that file most for the occupation, with the pay they filed; it has no place. */
export function WhoFiles({ figure: { role, employers } }: { figure: Overview }): Markup | null {
  if (employers.length === 0) return null;
  return (
    <section aria-labelledby="files">
      <h2 id="files">Who files for this occupation</h2>
      <p class="next">
        Employers with the most visa filings for {jobWords(role.occupation.title)} in the whole
        country, October 2025 to March 2026, and the middle of the base pay they filed: the lower
        end of what they offered to workers on visas, not everybody’s pay.
      </p>
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
          {employers.slice(0, shown).map(({ employer, companySlug, filings, median }) => (
            <tr>
              <th scope="row">
                {companySlug ? <a href={`/companies/${companySlug}`}>{employer}</a> : employer}
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
