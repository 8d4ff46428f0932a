import { dollars } from "#shared/core/format.ts";
import type { Markup } from "#shared/html/page.ts";
import { jobWords } from "../subject/job-words.ts";
import { placeWord } from "../subject/subject-name.ts";
import type { Overview } from "./overview.ts";

/** The prevailing wages for work visas, which concern few, in a small block of their own. */
export function VisaLevels({ figure }: { figure: Overview }): Markup | null {
  const { wageLevels, role, city } = figure;
  if (!wageLevels || !city) return null;
  const { levels, ended } = wageLevels;
  return (
    <section aria-labelledby="visa">
      <h2 id="visa">If the job comes with a work visa</h2>
      {levels.status === "no_data" ? (
        <p class="next">{levels.reason}</p>
      ) : (
        <>
          <p class="next">
            An employer who sponsors a work visa has to pay at least what the Department of Labor
            publishes. For {jobWords(role.occupation.title)} around {placeWord(figure)} there are
            four levels; which one applies depends on the experience, education and supervision that
            the job asks for.
          </p>
          <table>
            <thead>
              <tr>
                <th scope="col">Level</th>
                {levels.records[0]?.hourly != null && <th scope="col">An hour</th>}
                <th scope="col">A year</th>
              </tr>
            </thead>
            <tbody>
              {levels.records.map(({ level, hourly, annual }) => (
                <tr>
                  <th scope="row">{level}</th>
                  {hourly != null && <td>${hourly.toFixed(2)}</td>}
                  <td>{dollars(annual)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p class="chart-note">
            Wage year {levels.period}
            {ended && (
              <>
                , which has ended:{" "}
                <a href="https://flag.dol.gov/wage-data/wage-search" rel="external">
                  newer levels
                </a>{" "}
                apply now
              </>
            )}
            . The levels are steps of one published formula, not what people were seen to earn with
            more experience.
          </p>
        </>
      )}
    </section>
  );
}
